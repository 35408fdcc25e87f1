/// The dimension of a unit, independent of its size: the exponents of the base dimensions, such as length 1 and time
/// -1.
///
/// Two units are compatible exactly when their dimensions are equal (UNIT-17, UNIT-18). A volume is a length to the
/// power of 3. Counts, percentages and the null unit are dimensionless (UNIT-16). Everything that HealthKit does not
/// convert is its own base dimension: a watt is not a joule per second, and a sound pressure level is not a pressure.
public struct Dimension: Sendable, Hashable {
    /// The base dimensions.
    enum Base: Int, CaseIterable {
        case mass, length, pressure, soundPressureLevel, time, energy, temperature, conductance, pharmacology
        case hearingLevel, frequency, voltage, power, opticalPower, prismPower, angle, illuminance, effortScore
        case amountOfSubstance
    }

    /// The dimension of counts, percentages and the null unit.
    public static let dimensionless = Dimension()

    /// The exponent of each ``Base``, at its raw value.
    private var exponents = SIMD32<Int8>()

    subscript(base: Base) -> Int { Int(exponents[base.rawValue]) }

    /// Multiplies by a power of a base dimension. Returns false and changes nothing if the exponent leaves its range.
    mutating func multiply(by base: Base, power: Int) -> Bool {
        guard let exponent = Int8(exactly: self[base] + power) else { return false }
        exponents[base.rawValue] = exponent
        return true
    }
}
