extension Unit {
    /// `HKUnit.unitMultiplied(by:)`, `unitDivided(by:)` and `unitRaised(toPower:)`: the product with a power of another unit.
    ///
    /// Throws HealthKit's exception if the result is outside the limits of ``init(from:)``.
    public func multiplied(by other: Unit, power: Int = 1) throws(NativeException) -> Unit {
        guard power.magnitude <= UnitProduct.largestExponent, var product = try? UnitParser.product(of: unitString),
            let factor = try? UnitParser.product(of: other.unitString),
            (try? product.multiply(by: factor, power: power)) != nil, let unit = Unit(product)
        else { throw .unparsableUnit("(\(unitString))·(\(other.unitString))^\(power)") }
        return unit
    }
}
