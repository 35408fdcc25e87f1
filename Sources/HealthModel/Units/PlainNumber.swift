/// A number in the fewest digits that identify it, without a fraction of zero: `418`, not `418.0`.
package struct PlainNumber: CustomStringConvertible {
    private let value: Double

    /// The number as text.
    package init(_ value: Double) {
        self.value = value
    }

    /// The fewest digits.
    package var description: String {
        let text = "\(value)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}
