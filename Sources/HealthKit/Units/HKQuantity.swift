public import Foundation
import HealthModel

/// `HKQuantity`: a value with its unit. Quantities are equal when their values in base units are equal (UNIT-23).
open class HKQuantity: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    let quantity: Quantity

    convenience init(_ quantity: Quantity) {
        // swift-format-ignore: NeverForceUnwrap
        self.init(coder: ValueCoder(quantity))!
    }

    public convenience init(unit: HKUnit, doubleValue value: Double) {
        self.init(Quantity(unit: unit.unit, value: value))
    }

    open func `is`(compatibleWith unit: HKUnit) -> Bool { quantity.isCompatible(with: unit.unit) }
    /// `HKQuantity.doubleValue(for:)`. An incompatible unit is HealthKit's exception (UNIT-20).
    open func doubleValue(for unit: HKUnit) -> Double { raising { try quantity.doubleValue(for: unit.unit) } }
    /// `HKQuantity.compare(_:)`. Incompatible units are HealthKit's exception (UNIT-21).
    open func compare(_ quantity: HKQuantity) -> ComparisonResult {
        raising { try self.quantity.compare(quantity.quantity) }
    }

    open override var description: String { quantity.description }
    open override var hash: Int { quantity.hashValue }
    open override func isEqual(_ object: Any?) -> Bool { (object as? HKQuantity)?.quantity == quantity }

    open class var supportsSecureCoding: Bool { true }

    open func encode(with coder: NSCoder) {
        coder.encode(quantity.value, forKey: "value")
        coder.encode(quantity.unit.unitString as NSString, forKey: "unit")
    }

    public required init?(coder: NSCoder) {
        if let value = ValueCoder<Quantity>.value(of: coder) {
            quantity = value
            return
        }
        guard let text = coder.decodeObject(of: NSString.self, forKey: "unit"),
            let unit = try? HealthModel.Unit(from: text as String)
        else { return nil }
        quantity = Quantity(unit: unit, value: coder.decodeDouble(forKey: "value"))
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}
