/// A product of factors, each with another base. Fractions are products with negative exponents.
///
/// It is bounded in length and in exponents, so that no text takes more than a fixed time for each of its characters.
/// The bounds are far beyond what HealthKit's own types use; HealthKit's are not known.
struct UnitProduct {
    /// How large an exponent may be, negative ones included.
    static let largestExponent = 127
    /// How many factors there may be.
    static let largestCount = 32

    /// The factors in the order of their first appearance. An exponent may be 0.
    private var factors: [UnitFactor] = []

    /// The number 1.
    init() {}

    /// One factor.
    init(_ base: UnitFactor.Base) {
        factors = [UnitFactor(base: base, exponent: 1)]
    }

    /// The factors in the order in which they are printed, without those that have cancelled out.
    var sorted: [UnitFactor] {
        factors.filter { $0.exponent != 0 }.sorted { $0.base < $1.base }
    }

    /// Multiplies by another product to a power.
    mutating func multiply(by other: UnitProduct, power: Int = 1) throws(UnitSyntaxError) {
        for factor in other.factors {
            if let index = factors.firstIndex(where: { $0.base == factor.base }) {
                factors[index].exponent = try Self.checked(factors[index].exponent + factor.exponent * power)
            } else if factors.count < Self.largestCount {
                factors.append(UnitFactor(base: factor.base, exponent: try Self.checked(factor.exponent * power)))
            } else {
                throw UnitSyntaxError()
            }
        }
    }

    /// The product to a power.
    func raised(to power: Int) throws(UnitSyntaxError) -> UnitProduct {
        var result = UnitProduct()
        try result.multiply(by: self, power: power)
        return result
    }

    private static func checked(_ exponent: Int) throws(UnitSyntaxError) -> Int {
        guard exponent.magnitude <= largestExponent else { throw UnitSyntaxError() }
        return exponent
    }
}

/// A text is no unit. HealthKit does not say why.
struct UnitSyntaxError: Error {}
