import HealthModel

extension Quantity {
    /// The value in a unit; nil if that is none of the quantity's.
    func value(in unit: HealthModel.Unit) -> Double? { try? doubleValue(for: unit).finite }
}

extension Double {
    /// The largest number instead of an infinite one, as queries answer it.
    var finite: Double { min(max(self, -.greatestFiniteMagnitude), .greatestFiniteMagnitude) }
}

extension [Double] {
    /// The sum, which is never infinite.
    var sum: Double { reduce(0, +).finite }
}
