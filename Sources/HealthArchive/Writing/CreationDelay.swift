import Foundation
import HealthModel

/// The pointer to the device of a sample, which differs from row to row in real files (EXP-12). It follows from the UUID, and an
/// import ignores it.
struct DevicePointer {
    private let bits: UInt32

    init(of uuid: UUID) {
        // The first bytes of a UUID of an import are a time, and two bytes have marks of the version.
        let bytes = uuid.uuid
        bits = UInt32(bytes.7) << 24 | UInt32(bytes.9) << 16 | UInt32(bytes.10) << 8 | UInt32(bytes.11)
    }

    /// Writes eight digits of the pointer over those at an index.
    func write(at index: Int, to bytes: inout [UInt8]) {
        // Objects begin at multiples of 16 bytes.
        var rest = bits & ~15
        for place in (0..<8).reversed() {
            bytes[index + place] = Self.digits[Int(rest & 15)]
            rest >>= 4
        }
    }

    /// The index of the digits after `0x1` in the attributes of a source.
    static func index(in attributes: [UInt8]) -> Int? {
        let pattern = Array("HKDevice: 0x100000000".utf8)
        guard attributes.count > pattern.count else { return nil }
        return (0...attributes.count - pattern.count).first { attributes[$0..<$0 + pattern.count].elementsEqual(pattern) }.map {
            $0 + pattern.count - 8
        }
    }

    private static let digits = Array("0123456789abcdef".utf8)
}

/// When the samples of a type are created, which a store does not keep: as late as in real files (EXP-10). An import ignores it.
enum CreationDelay {
    /// A device passes on its samples together, about once in this number of seconds.
    case batch(Int64)
    /// The same, while the sample still grows.
    case batchAfterStart(Int64)
    /// The watch passes on the stages of a night together.
    case night

    init(of sample: Sample) {
        if sample.type == .sleepAnalysis {
            self = sample.device?[.model] == "Watch" ? .night : .batch(1)
        } else {
            self = Self.byType[sample.type] ?? .batch(550)
        }
    }

    /// The creation of a sample, in milliseconds since 1970 as its dates are.
    func date(start: Int64, end: Int64, _ clock: inout ExportClock) -> Int64 {
        guard Self.dates.contains(start), Self.dates.contains(end) else { return end }
        switch self {
        case .batch(let seconds): return Self.batch(after: end, seconds)
        case .batchAfterStart(let seconds): return Self.batch(after: start, seconds)
        case .night:
            let untilNoon = (129_600_000 - clock.millisecondsOfDay(end)) % 86_400_000
            // A nap in the afternoon does not belong to a night.
            return Self.batch(after: untilNoon > 57_600_000 ? end : end + untilNoon, 550)
        }
    }

    /// The time at which a device passes on what it has: one in each of these intervals.
    private static func batch(after instant: Int64, _ seconds: Int64) -> Int64 {
        func time(_ number: Int64) -> Int64 {
            var numbers = SplitMix64(UInt64(number))
            return (number * seconds + Int64(numbers.next() % UInt64(seconds))) * 1000
        }
        let number = instant / 1000 / seconds
        return time(number) >= instant ? time(number) : time(number + 1)
    }

    /// From 1970 to 2200.
    private static let dates: Range<Int64> = 0..<7_258_118_400_000
    private static let byType: [ObjectType: Self] = {
        let ends: [String: Int64] = [
            "activeEnergyBurned": 210, "appleExerciseTime": 50, "appleStandTime": 70, "distanceCycling": 2, "vo2Max": 2,
            "heartRateVariabilitySDNN": 1, "walkingAsymmetryPercentage": 2100, "walkingDoubleSupportPercentage": 2100,
            "walkingHeartRateAverage": 20, "walkingSpeed": 2100, "walkingStepLength": 2100,
        ]
        let starts: [String: Int64] = [
            "appleStandHour": 2400, "environmentalAudioExposure": 800, "headphoneAudioExposure": 800,
        ]
        let delays = ends.mapValues(Self.batch).merging(starts.mapValues(Self.batchAfterStart)) { $1 }
        let pairs = delays.compactMap { name, delay in TypeCatalog.type(name: name).map { ($0, delay) } }
        return Dictionary(uniqueKeysWithValues: pairs)
    }()
}
