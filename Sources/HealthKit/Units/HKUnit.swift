public import CHealthKit
public import Foundation
import HealthModel
import Synchronization

/// `HKUnitMolarMassBloodGlucose`, in grams per mole.
public let HKUnitMolarMassBloodGlucose = HealthModel.Unit.molarMassBloodGlucose

/// `HKUnit`: a unit of measure. Units are equal when they have the same factors (UNIT-05, UNIT-07).
open class HKUnit: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    let unit: HealthModel.Unit

    convenience init(_ unit: HealthModel.Unit) {
        // swift-format-ignore: NeverForceUnwrap
        self.init(coder: ValueCoder(unit))!
    }

    /// The units of the functions without arguments, and those with a prefix.
    private static let units = Mutex<[String: HKUnit]>([:])

    static func known(_ text: String) -> HKUnit {
        units.withLock { units in
            if let unit = units[text] { return unit }
            let unit = HKUnit(from: text)
            units[text] = unit
            return unit
        }
    }

    /// `HKUnit.init(from:)`. Another text is HealthKit's exception (UNIT-06).
    public convenience init(from string: String) { self.init(raising { try HealthModel.Unit(from: string) }) }

    open var unitString: String { unit.unitString }
    open func isNull() -> Bool { unit.isNull }

    open override var description: String { unitString }
    open override var hash: Int { unit.hashValue }
    open override func isEqual(_ object: Any?) -> Bool { (object as? HKUnit)?.unit == unit }

    open class var supportsSecureCoding: Bool { true }

    open func encode(with coder: NSCoder) { coder.encode(unitString as NSString, forKey: "unitString") }

    public required init?(coder: NSCoder) {
        if let value = ValueCoder<HealthModel.Unit>.value(of: coder) {
            unit = value
            return
        }
        guard let text = coder.decodeObject(of: NSString.self, forKey: "unitString"),
            let unit = try? HealthModel.Unit(from: text as String)
        else { return nil }
        self.unit = unit
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open func unitMultiplied(by unit: HKUnit) -> HKUnit { HKUnit(raising { try self.unit.multiplied(by: unit.unit) }) }
    open func unitDivided(by unit: HKUnit) -> HKUnit {
        HKUnit(raising { try self.unit.multiplied(by: unit.unit, power: -1) })
    }
    open func unitRaised(toPower power: Int) -> HKUnit {
        HKUnit(raising { try HealthModel.Unit.null.multiplied(by: unit, power: power) })
    }
    open func reciprocal() -> HKUnit { unitRaised(toPower: -1) }

    /// `HKUnit.calorie()`: the small calorie.
    open class func calorie() -> HKUnit { smallCalorie() }

    /// `HKUnit.moleUnit(withMolarMass:)`, in grams per mole.
    open class func moleUnit(withMolarMass gramsPerMole: Double) -> HKUnit { HKUnit(from: "mol<\(gramsPerMole)>") }
    /// `HKUnit.moleUnit(with:molarMass:)`, in grams per mole.
    open class func moleUnit(with prefix: HKMetricPrefix, molarMass gramsPerMole: Double) -> HKUnit {
        HKUnit(from: "\(prefix.symbol)mol<\(gramsPerMole)>")
    }
}
