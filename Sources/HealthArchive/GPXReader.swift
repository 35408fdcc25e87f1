import Foundation
import HealthModel

/// Reads the locations of a route (EXP-24): GPX 1.1, points of tracks with time, and with speed, course and accuracies as
/// extensions.
final class GPXReader: XMLHandler {
    private enum Element: Int, CaseIterable {
        case trkpt, ele, time, speed, course, hAcc, vAcc
    }

    private enum Attribute: Int, CaseIterable {
        case lat, lon
    }

    private static let vocabulary = XMLStream.Vocabulary(
        elements: Element.allCases.map { "\($0)" },
        attributes: Attribute.allCases.map { "\($0)" }
    )

    private var locations: [Location] = []
    private var coordinate: (latitude: Double, longitude: Double)?
    private var values: [Element: Double] = [:]
    private var time: Date?
    private var content: [UInt8] = []

    /// The locations in the order of time; those that cannot be on Earth, or have no time, are left out.
    static func locations(in file: [UInt8]) -> [Location] {
        let reader = GPXReader()
        guard let stream = try? XMLStream(vocabulary, reader, takesText: true) else { return [] }
        var text = CleanText(root: "<gpx")
        guard let clean = try? text.clean(file + [0x0A]) else { return [] }
        try? stream.parse(clean)
        try? stream.finish()
        return reader.locations.sorted { $0.timestamp < $1.timestamp }
    }

    func start(_ element: Int?, _ attributes: XMLAttributes) {
        content.removeAll(keepingCapacity: true)
        guard element == Element.trkpt.rawValue else { return }
        values = [:]
        time = nil
        coordinate = nil
        if let latitude = attributes[Attribute.lat.rawValue]?.number,
            let longitude = attributes[Attribute.lon.rawValue]?.number
        {
            coordinate = (latitude, longitude)
        }
    }

    func text(_ text: Bytes) {
        // Longer than any number or date.
        if content.count + text.count <= 100 { text.append(to: &content) }
    }

    func end(_ number: Int?) {
        guard let element = number.flatMap(Element.init) else { return }
        switch element {
        case .trkpt: finish()
        case .time: time = content.withBytes(\.internetDate)
        case .ele, .speed, .course, .hAcc, .vAcc: values[element] = content.withBytes(\.number)
        }
    }

    private func finish() {
        guard let coordinate, let time else { return }
        let location = Location(
            timestamp: time,
            latitude: coordinate.latitude,
            longitude: coordinate.longitude,
            altitude: values[.ele] ?? 0,
            horizontalAccuracy: values[.hAcc] ?? 0,
            verticalAccuracy: values[.vAcc] ?? -1,
            speed: values[.speed] ?? -1,
            course: values[.course] ?? -1
        )
        if location.isValid { locations.append(location) }
    }
}

extension Bytes {
    /// `2024-01-01T08:00:00Z`, maybe with a fraction: the only form that Apple writes.
    fileprivate var internetDate: Date? {
        guard count >= 20, self[10] == UInt8(ascii: "T"), self[count - 1] == UInt8(ascii: "Z") else { return nil }
        var form = array
        let fraction = count == 20 ? 0 : dropFirst(19).array.dropLast().withBytesOfArray(\.number)
        form.replaceSubrange(10...10, with: [UInt8(ascii: " ")])
        form.replaceSubrange(19..., with: " +0000".utf8)
        guard let fraction, 0..<1 ~= fraction, let date = form.withBytes(\.date) else { return nil }
        return date + fraction
    }
}

extension ArraySlice<UInt8> {
    fileprivate func withBytesOfArray<Value>(_ body: (Bytes) -> Value) -> Value { Array(self).withBytes(body) }
}
