/// The exceptions of units and quantities.
extension NativeException {
    /// A text is no unit (UNIT-06).
    public static func unparsableUnit(_ text: String) -> NativeException {
        NativeException(reason: "Unable to parse factorization string \(text)")
    }

    /// A value was asked for in a unit of another dimension (UNIT-20).
    public static func incompatibleUnits(_ source: Unit, _ target: Unit) -> NativeException {
        NativeException(reason: "Attempt to convert incompatible units: \(source), \(target)")
    }
}
