extension FixedWidthInteger {
    /// A number without its fraction. It is the nearest integer for a number beyond the integers, and 0 for NaN.
    ///
    /// `init(_:)` ends the process for such numbers, so no module converts a number with it.
    @inlinable package init(saturating number: Double) {
        self = Self(exactly: number.rounded(.towardZero)) ?? (number.isNaN ? 0 : number < 0 ? .min : .max)
    }
}
