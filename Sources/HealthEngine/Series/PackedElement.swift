import Foundation
import HealthModel

/// The stored form of a series element: a fixed number of 64-bit words with the bit patterns of doubles or integers.
protocol PackedElement: SeriesElement {
    static var wordCount: Int { get }
    /// Appends the words.
    func pack(into words: inout [UInt64])
    /// The element that starts at an index. Its values are not validated.
    init(_ words: [UInt64], at index: Int)
}

/// Times are never negative. The sign bit stores whether a gap precedes the heartbeat.
extension Heartbeat: PackedElement {
    static var wordCount: Int { 1 }
    private static let gap: UInt64 = 1 << 63

    func pack(into words: inout [UInt64]) {
        words.append(timeSinceSeriesStart.magnitude.bitPattern | (precededByGap ? Self.gap : 0))
    }

    init(_ words: [UInt64], at index: Int) {
        let word = words[index]
        self.init(timeSinceSeriesStart: Double(bitPattern: word & ~Self.gap), precededByGap: word & Self.gap != 0)
    }
}

extension VoltageMeasurement: PackedElement {
    static var wordCount: Int { 2 }

    func pack(into words: inout [UInt64]) {
        words.append(timeSinceSampleStart.bitPattern)
        words.append(volts.bitPattern)
    }

    init(_ words: [UInt64], at index: Int) {
        self.init(timeSinceSampleStart: Double(bitPattern: words[index]), volts: Double(bitPattern: words[index + 1]))
    }
}

/// The date is in milliseconds since 1970, like all dates of samples.
extension Location: PackedElement {
    static var wordCount: Int { 10 }

    func pack(into words: inout [UInt64]) {
        words.append(UInt64(bitPattern: timestamp.milliseconds))
        words.append(latitude.bitPattern)
        words.append(longitude.bitPattern)
        words.append(altitude.bitPattern)
        words.append(horizontalAccuracy.bitPattern)
        words.append(verticalAccuracy.bitPattern)
        words.append(speed.bitPattern)
        words.append(speedAccuracy.bitPattern)
        words.append(course.bitPattern)
        words.append(courseAccuracy.bitPattern)
    }

    init(_ words: [UInt64], at index: Int) {
        self.init(
            timestamp: Date(milliseconds: Int64(bitPattern: words[index])),
            latitude: Double(bitPattern: words[index + 1]),
            longitude: Double(bitPattern: words[index + 2]),
            altitude: Double(bitPattern: words[index + 3]),
            horizontalAccuracy: Double(bitPattern: words[index + 4]),
            verticalAccuracy: Double(bitPattern: words[index + 5]),
            speed: Double(bitPattern: words[index + 6]),
            speedAccuracy: Double(bitPattern: words[index + 7]),
            course: Double(bitPattern: words[index + 8]),
            courseAccuracy: Double(bitPattern: words[index + 9])
        )
    }
}

/// Elements as data, in little-endian order.
extension Data {
    /// The words of elements.
    init(packing elements: [some PackedElement]) {
        var words: [UInt64] = []
        for element in elements { element.pack(into: &words) }
        self.init(words.flatMap { word in (0..<8).map { UInt8(truncatingIfNeeded: word >> ($0 * 8)) } })
    }

    /// The 64-bit words. Remaining bytes at the end form an extra word, which no element has.
    var words: [UInt64] {
        stride(from: 0, to: count, by: 8).map { start in
            self[(startIndex + start)..<Swift.min(startIndex + start + 8, endIndex)]
                .reversed().reduce(0) { $0 << 8 | UInt64($1) }
        }
    }
}
