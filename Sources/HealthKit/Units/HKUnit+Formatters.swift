public import Foundation
import HealthModel

extension HKUnit {
    private static let masses: [(unit: MassFormatter.Unit, text: String)] = [
        (.gram, "g"), (.kilogram, "kg"), (.ounce, "oz"), (.pound, "lb"), (.stone, "st"),
    ]
    private static let lengths: [(unit: LengthFormatter.Unit, text: String)] = [
        (.millimeter, "mm"), (.centimeter, "cm"), (.meter, "m"), (.kilometer, "km"), (.inch, "in"), (.foot, "ft"),
        (.yard, "yd"), (.mile, "mi"),
    ]
    private static let energies: [(unit: EnergyFormatter.Unit, text: String)] = [
        (.joule, "J"), (.kilojoule, "kJ"), (.calorie, "cal"), (.kilocalorie, "kcal"),
    ]

    /// `HKUnit.init(from:)` with a unit of mass.
    public convenience init(from massFormatterUnit: MassFormatter.Unit) {
        self.init(from: Self.masses.first { $0.unit == massFormatterUnit }?.text ?? "g")
    }

    /// `HKUnit.init(from:)` with a unit of length.
    public convenience init(from lengthFormatterUnit: LengthFormatter.Unit) {
        self.init(from: Self.lengths.first { $0.unit == lengthFormatterUnit }?.text ?? "m")
    }

    /// `HKUnit.init(from:)` with a unit of energy.
    public convenience init(from energyFormatterUnit: EnergyFormatter.Unit) {
        self.init(from: Self.energies.first { $0.unit == energyFormatterUnit }?.text ?? "J")
    }

    /// `HKUnit.massFormatterUnit(from:)`. Another unit is HealthKit's exception.
    public class func massFormatterUnit(from unit: HKUnit) -> MassFormatter.Unit { formatterUnit(of: unit, in: masses) }
    /// `HKUnit.lengthFormatterUnit(from:)`. Another unit is HealthKit's exception.
    public class func lengthFormatterUnit(from unit: HKUnit) -> LengthFormatter.Unit {
        formatterUnit(of: unit, in: lengths)
    }
    /// `HKUnit.energyFormatterUnit(from:)`. Another unit is HealthKit's exception.
    public class func energyFormatterUnit(from unit: HKUnit) -> EnergyFormatter.Unit {
        formatterUnit(of: unit, in: energies)
    }

    private class func formatterUnit<Unit>(of unit: HKUnit, in units: [(unit: Unit, text: String)]) -> Unit {
        guard let found = units.first(where: { $0.text == unit.unitString }) else {
            raise("No formatter unit for \(unit.unitString)")
        }
        return found.unit
    }
}
