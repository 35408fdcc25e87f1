/// A product of factors with distinct bases. A fraction has negative exponents.
///
/// Its length and its exponents are limited, so that parsing takes bounded time per character. The limits are far
/// beyond the units of HealthKit's types. HealthKit's own limits are unknown.
struct UnitProduct {
    /// The factors in the order of their first appearance. An exponent may be 0.
    private var factors: [UnitFactor] = []

    /// The number 1.
    init() {}

    init(_ base: UnitFactor.Base) {
        factors = [UnitFactor(base: base, exponent: 1)]
    }

    /// The factors in printed order, without factors that cancelled out.
    var sorted: [UnitFactor] {
        factors.filter { $0.exponent != 0 }.sorted { $0.base < $1.base }
    }

    /// Multiplies by a power of another product.
    mutating func multiply(by other: UnitProduct, power: Int = 1) throws(UnitSyntaxError) {
        for factor in other.factors {
            if let index = factors.firstIndex(where: { $0.base == factor.base }) {
                factors[index].exponent = try Self.checked(factors[index].exponent + factor.exponent * power)
            } else if factors.count < ProtocolLimits.unitFactors {
                factors.append(UnitFactor(base: factor.base, exponent: try Self.checked(factor.exponent * power)))
            } else {
                throw UnitSyntaxError()
            }
        }
    }

    func raised(to power: Int) throws(UnitSyntaxError) -> UnitProduct {
        var result = UnitProduct()
        try result.multiply(by: self, power: power)
        return result
    }

    private static func checked(_ exponent: Int) throws(UnitSyntaxError) -> Int {
        guard exponent.magnitude <= ProtocolLimits.unitExponent else { throw UnitSyntaxError() }
        return exponent
    }
}

/// The text is not a unit. HealthKit gives no reason.
struct UnitSyntaxError: Error {}
