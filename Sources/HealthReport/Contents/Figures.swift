import HealthModel

extension Quantity {
    /// The value in a unit; nil if the unit does not fit the quantity.
    func value(in unit: HealthModel.Unit) -> Double? { try? doubleValue(for: unit).finite }
}

extension Double {
    /// The largest finite number instead of an infinite one. Queries can return infinite sums.
    var finite: Double { min(max(self, -.greatestFiniteMagnitude), .greatestFiniteMagnitude) }
}

extension [Double] {
    /// The sum, limited to finite numbers.
    var sum: Double { reduce(0, +).finite }
}
