/// What a unit measures, whatever its size: the exponents of the base dimensions, such as length 1 and time -1.
///
/// Two units are compatible exactly when their dimensions are equal (UNIT-17, UNIT-18). A volume is a length to the
/// power 3. Counts, percentages and the null unit have no dimension (UNIT-16). Everything that HealthKit does not
/// convert is a base of its own: a watt is no joule per second, and a sound pressure level is no pressure.
public struct Dimension: Sendable, Hashable {
    /// The dimensions that are not made of others.
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

    /// Multiplies by a power of a base dimension. Answers false, and changes nothing, if the exponent leaves its range.
    mutating func multiply(by base: Base, power: Int) -> Bool {
        guard let exponent = Int8(exactly: self[base] + power) else { return false }
        exponents[base.rawValue] = exponent
        return true
    }
}
