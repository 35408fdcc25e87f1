import Foundation
import HealthEngine
import HealthModel
import Testing

/// Saves and reads every quantity type in every compatible unit.
struct UnitPropertyTests {
    /// The units of the catalogue's types, and other spellings that apps use.
    private static let texts = [
        "g", "kg", "mg", "mcg", "oz", "lb", "st", "m", "cm", "mm", "km", "in", "ft", "yd", "mi", "L", "mL", "dL",
        "fl_oz_us", "fl_oz_imp", "cup_us", "cup_imp", "pt_us", "pt_imp", "m^3", "Pa", "kPa", "hPa", "mmHg", "cmAq",
        "atm",
        "inHg", "dBASPL", "s", "ms", "min", "hr", "d", "J", "kJ", "kcal", "cal", "Cal", "K", "degC", "degF", "S", "mcS",
        "IU", "count", "%", "()", "dBHL", "Hz", "kHz", "V", "mcV", "mV", "W", "kW", "m/s", "km/hr", "mi/hr", "ft/min",
        "count/s", "count/min", "1/min", "%/s", "mL/kg·min", "L/g·s", "kcal/hr·kg", "cal/min·lb", "L/min", "mL/s",
        "mg/dL", "g/L", "mmol<180.1558800000541>/L", "mol<180.1558800000541>/m^3", "lx", "rad", "deg", "D",
        "appleEffortScore",
    ]

    @Test(arguments: seeds(2))
    func `UNIT-21: a value in any unit is read unchanged, and converts to the canonical unit`(seed: UInt64) throws {
        var chance = Chance(seed: seed)
        let units = try Self.texts.map { try HealthModel.Unit(from: $0) }
        let store = try HealthStore.launched()
        let scores: Set<ObjectType> = [.workoutEffortScore, .estimatedWorkoutEffortScore]
        for type in TypeCatalog.all {
            guard let canonical = type.quantity?.unit else { continue }
            try store.setAuthorization(true, on: AccessPair(type, .read))
            let metadata: Metadata = type.name == "insulinDelivery" ? ["HKInsulinDeliveryReason": .integer(1)] : [:]
            var samples: [Sample] = []
            for unit in units where unit.isCompatible(with: canonical) {
                let value = scores.contains(type) ? 5 : Double.random(in: 0.001...1000, using: &chance)
                samples.append(
                    try Sample(
                        type: type,
                        quantity: Quantity(unit: unit, value: value),
                        startDate: day,
                        endDate: day + 0.5,
                        metadata: metadata
                    )
                )
            }
            #expect(!samples.isEmpty, "\(type)")
            try store.phone.addSamples(samples, from: PlainStore.revisions[1])
            #expect(try store.execute(SampleQuery(type)).map(\.content) == samples.map(\.content), "seed \(seed): \(type)")
            for sample in samples {
                guard case .quantity(let quantity, _) = sample.content else { continue }
                let query = StatisticsQuery(type, .objects([sample.uuid]), .mostRecent)
                let found = try #require(try store.execute(query).figures.mostRecent)
                let back = try found.doubleValue(for: quantity.unit)
                #expect(abs(back - quantity.value) <= 1e-9, "seed \(seed): \(quantity) of \(type)")
            }
        }
    }
}
