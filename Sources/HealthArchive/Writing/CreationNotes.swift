import Foundation
import HealthModel

/// What the system notes beside a sample, and a store does not keep: when the sample was created, and a pointer to its device. Both follow
/// from the UUID, with the distributions of real files (EXP-10, EXP-12). An import ignores both.
struct CreationNotes {
    private let low: UInt32
    private let high: UInt32

    init(of uuid: UUID) {
        let bytes = uuid.uuid
        low = UInt32(bytes.0) << 24 | UInt32(bytes.1) << 16 | UInt32(bytes.2) << 8 | UInt32(bytes.3)
        high = UInt32(bytes.12) << 24 | UInt32(bytes.13) << 16 | UInt32(bytes.14) << 8 | UInt32(bytes.15)
    }

    /// When the sample was created, in milliseconds since 1970: not before its start.
    func date(_ type: ObjectType, start: Int64, end: Int64) -> Int64 {
        guard Self.dates.contains(end) else { return end }
        let quantiles = Self.delays[type] ?? Self.usualDelays
        let place = Double(low) / 4_294_967_296 * Double(quantiles.count - 1)
        let index = Int(place)
        let delay = quantiles[index] + (place - Double(index)) * (quantiles[index + 1] - quantiles[index])
        return max(start, end + Int64(delay.rounded()) * 1000)
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

    /// Quantiles of the seconds from the end of a sample to its creation, in equal steps.
    private static let usualDelays: [Double] = [1, 40, 100, 170, 250, 330, 420, 520, 640, 780, 980]
    private static let delays: [ObjectType: [Double]] = {
        let byName: [String: [Double]] = [
            "heartRate": [17, 70, 130, 190, 250, 298, 350, 420, 520, 690, 970],
            "environmentalAudioExposure": [-1790, -1700, -1600, -1500, -1420, -1329, -1200, -1000, -700, -300, 60],
            "appleStandHour": [-3540, -3000, -2500, -2000, -1500, -1000, -600, -300, 0, 300, 720],
            "sleepAnalysis": [0, 0, 0, 1, 600, 1800, 3600, 7200, 14_400, 21_600, 32_400],
            "distanceCycling": [0, 0, 0, 1, 4, 20, 60, 120, 240, 480, 960],
            "vo2Max": [0, 0, 0, 1, 4, 10, 30, 60, 120, 300, 960],
            "heartRateVariabilitySDNN": Array(repeating: 0, count: 20) + [60],
        ]
        let pairs = byName.compactMap { name, delays in TypeCatalog.type(name: name).map { ($0, delays) } }
        return Dictionary(uniqueKeysWithValues: pairs)
    }()
}
