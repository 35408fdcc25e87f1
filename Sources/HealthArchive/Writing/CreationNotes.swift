import Foundation
import HealthModel

/// What the system notes beside a sample, and a store does not keep: when the sample was created, and a pointer to its device. Both follow
/// from the UUID and the end, with the distributions of real files (EXP-10, EXP-12). An import ignores both.
struct CreationNotes {
    private let low: UInt32
    private let high: UInt32

    init(of uuid: UUID) {
        // The first bytes of a UUID of an import are a time, and two bytes have marks of the version.
        let bytes = uuid.uuid
        low = UInt32(bytes.12) << 24 | UInt32(bytes.13) << 16 | UInt32(bytes.14) << 8 | UInt32(bytes.15)
        high = UInt32(bytes.7) << 24 | UInt32(bytes.9) << 16 | UInt32(bytes.10) << 8 | UInt32(bytes.11)
    }

    /// When the sample was created, in milliseconds since 1970: not before its start.
    func date(_ delay: CreationDelay, start: Int64, end: Int64) -> Int64 {
        guard Self.dates.contains(end) else { return end }
        switch delay {
        case .batch(let seconds): return Self.batch(after: end, seconds)
        case .quantiles(let quantiles):
            let place = Double(low) / 4_294_967_296 * Double(quantiles.count - 1)
            let index = Int(place)
            let seconds = quantiles[index] + (place - Double(index)) * (quantiles[index + 1] - quantiles[index])
            return max(start, end + Int64(seconds.rounded()) * 1000)
        }
    }

    /// The time at which a device passes on the samples of some minutes together.
    private static func batch(after end: Int64, _ seconds: Int64) -> Int64 {
        let number = end / (seconds * 1000)
        let change = (number &* 2_654_435_761 >> 7 & 1023) * seconds / 4000
        return ((number + 1) * seconds + change) * 1000
    }

    /// Writes eight digits of the pointer of the device over those at an index.
    func writePointer(at index: Int, to bytes: inout [UInt8]) {
        // Objects begin at multiples of 16 bytes.
        var rest = high & ~15
        for place in (0..<8).reversed() {
            bytes[index + place] = Self.digits[Int(rest & 15)]
            rest >>= 4
        }
    }

    /// The index of the digits after `0x1` in the attributes of a source.
    static func pointer(in attributes: [UInt8]) -> Int? {
        let pattern = Array("HKDevice: 0x100000000".utf8)
        guard attributes.count > pattern.count else { return nil }
        return (0...attributes.count - pattern.count).first { attributes[$0..<$0 + pattern.count].elementsEqual(pattern) }.map {
            $0 + pattern.count - 8
        }
    }

    private static let digits = Array("0123456789abcdef".utf8)
    /// From 1970 to 2200.
    private static let dates: Range<Int64> = 0..<7_258_118_400_000
}

/// How long after their ends the samples of a type are created.
enum CreationDelay {
    /// Quantiles of the seconds from the end of a sample to its creation, in equal steps.
    case quantiles([Double])
    /// The samples of this number of seconds are created together.
    case batch(seconds: Int64)

    init(of type: ObjectType) {
        self = Self.quantilesByType[type].map { .quantiles($0) } ?? .batch(seconds: Self.secondsByType[type] ?? 500)
    }

    private static let quantilesByType: [ObjectType: [Double]] = byType([
        "heartRate": [17, 70, 130, 190, 250, 298, 350, 420, 520, 690, 970],
        "environmentalAudioExposure": [-1790, -1700, -1600, -1500, -1420, -1329, -1200, -1000, -700, -300, 60],
        "appleStandHour": [-3540, -3000, -2500, -2000, -1500, -1000, -600, -300, 0, 300, 720],
        "sleepAnalysis": [0, 0, 0, 1, 600, 1800, 3600, 7200, 14_400, 21_600, 32_400],
        "distanceCycling": [0, 0, 0, 1, 4, 20, 60, 120, 240, 480, 960],
        "vo2Max": [0, 0, 0, 1, 4, 10, 30, 60, 120, 300, 960],
        "heartRateVariabilitySDNN": Array(repeating: 0, count: 20) + [60],
        "appleStandTime": [-151, 6, 9, 12, 24, 36, 60, 99, 140, 179, 636],
    ])
    /// The seconds between two batches, where they are not the usual ones.
    private static let secondsByType: [ObjectType: Int64] = byType([
        "activeEnergyBurned": 180, "walkingSpeed": 2400, "walkingStepLength": 2400, "walkingDoubleSupportPercentage": 2400,
        "walkingAsymmetryPercentage": 2400,
    ])

    private static func byType<Value>(_ values: [String: Value]) -> [ObjectType: Value] {
        let pairs = values.compactMap { name, value in TypeCatalog.type(name: name).map { ($0, value) } }
        return Dictionary(uniqueKeysWithValues: pairs)
    }
}
