import Foundation
import HealthModel

/// A simple description of a sample. Sizes are integers, so that comparisons with the store are exact.
struct PlainSample: Hashable {
    var number: Int
    var type: ObjectType
    /// In milliseconds since 1970.
    var start: Int64
    var end: Int64
    /// For a quantity, the value in halves of the unit. Otherwise the value of a category.
    var halves = 0
    /// The index in ``PlainUnit/of(_:)``.
    var unit = 0
    /// The quantities of a series. Empty for a plain sample.
    var series: [PlainPart] = []
    /// The members of a correlation.
    var members: [PlainSample] = []
    var metadata: Metadata = [:]
    var device: Device?

    var uuid: UUID { Self.uuid(number) }

    static func uuid(_ number: Int) -> UUID {
        let (high, low) = (UInt8(truncatingIfNeeded: number >> 8), UInt8(truncatingIfNeeded: number))
        return UUID(uuid: (0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, high, low))
    }

    /// The value of a quantity in its unit.
    var value: Double { Double(halves) / 2 }

    var plainUnit: PlainUnit { PlainUnit.of(type)[unit] }

    /// The size of a quantity in ``PlainUnit``'s grains. For a series, only valid if it is cumulative.
    var size: Int64 { Int64(halves) * plainUnit.grainsInHalf }

    /// The input of statistics: the sample itself, or the quantities of a series (STAT-16).
    var parts: [PlainPart] { series.isEmpty ? [PlainPart(start: start, end: end, halves: halves)] : series }

    /// The sample that an app creates.
    func made() throws -> Sample {
        let (startDate, endDate) = (Date(milliseconds: start), Date(milliseconds: end))
        switch type.kind {
        case .correlation:
            return try Sample(
                uuid: uuid,
                type: type,
                objects: members.map { try $0.made() },
                startDate: startDate,
                endDate: endDate,
                device: device,
                metadata: metadata
            )
        case .category:
            return try Sample(
                uuid: uuid, type: type, value: halves, startDate: startDate, endDate: endDate, device: device, metadata: metadata
            )
        default:
            guard !series.isEmpty else {
                return try Sample(
                    uuid: uuid,
                    type: type,
                    quantity: Quantity(unit: plainUnit.unit, value: value),
                    startDate: startDate,
                    endDate: endDate,
                    device: device,
                    metadata: metadata
                )
            }
            return try Sample(
                uuid: uuid,
                type: type,
                unit: plainUnit.unit,
                series: series.map { part in
                    SeriesQuantity(
                        value: Double(part.halves) / 2,
                        startDate: Date(milliseconds: part.start),
                        endDate: Date(milliseconds: part.end)
                    )
                },
                startDate: startDate,
                endDate: endDate,
                device: device,
                metadata: metadata
            )
        }
    }
}

/// A quantity within a sample.
struct PlainPart: Hashable {
    var start: Int64
    var end: Int64
    var halves: Int
}

/// A unit and its size in grains, a small size that all units of a type are multiples of.
struct PlainUnit {
    let unit: HealthModel.Unit
    let grainsInHalf: Int64

    private init(_ text: String, _ grainsInHalf: Int64) {
        unit = (try? HealthModel.Unit(from: text)) ?? .null
        self.grainsInHalf = grainsInHalf
    }

    /// The first is the canonical one.
    static func of(_ type: ObjectType) -> [PlainUnit] { table[type] ?? other }

    private static let table: [ObjectType: [PlainUnit]] = [
        // Grains are millimeters.
        .distanceWalkingRunning: [PlainUnit("m", 500), PlainUnit("km", 500_000), PlainUnit("mi", 804_672)],
        // Grains are hundredths of a milligram.
        .bodyMass: [PlainUnit("kg", 50_000_000 * 2), PlainUnit("lb", 45_359_237), PlainUnit("g", 100_000)],
        // Grains are half beats an hour.
        .heartRate: [PlainUnit("count/s", 3600), PlainUnit("count/min", 60), PlainUnit("count/hr", 1)],
        .stepCount: [PlainUnit("count", 1)],
        .bloodPressureSystolic: [PlainUnit("mmHg", 1)],
        .bloodPressureDiastolic: [PlainUnit("mmHg", 1)],
    ]
    private static let other = [PlainUnit("dBASPL", 1)]
}

extension ObjectType {
    static let environmentalAudioExposure = TypeCatalog.type(name: "environmentalAudioExposure") ?? .heartRate
    static let pregnancy = TypeCatalog.type(name: "pregnancy") ?? .sleepAnalysis

    /// The types in random stores. Blood pressure is last, because it needs its members.
    static let quantities: [ObjectType] = [
        .stepCount, .distanceWalkingRunning, .heartRate, .bodyMass, .environmentalAudioExposure,
    ]
    static let pressures: [ObjectType] = [.bloodPressureSystolic, .bloodPressureDiastolic]
    static let all: [ObjectType] = quantities + pressures + [.sleepAnalysis, .pregnancy, .bloodPressure]
}

extension PlainSample: CustomStringConvertible {
    var description: String {
        var text = "#\(number) \(type.name) \(start)…\(end)"
        switch type.kind {
        case .correlation: text += " of \(members)"
        case .category: text += " = \(halves)"
        default: text += " = \(value) \(plainUnit.unit)"
        }
        if !series.isEmpty { text += " series \(series.map { "\($0.start)…\($0.end) = \($0.halves)/2" })" }
        if !metadata.isEmpty { text += " \(metadata.entries)" }
        if let device { text += " on \(device.name ?? "?")/\(device.model ?? "?")" }
        return text
    }
}
