/// The exceptions of units and quantities.
extension NativeException {
    /// A text is not a unit (UNIT-06).
    public static func unparsableUnit(_ text: String) -> NativeException {
        NativeException(reason: "Unable to parse factorization string \(text)")
    }

    /// The value of a quantity was requested in a unit of another dimension (UNIT-20).
    public static func incompatibleUnits(_ source: Unit, _ target: Unit) -> NativeException {
        NativeException(reason: "Attempt to convert incompatible units: \(source), \(target)")
    }
}
