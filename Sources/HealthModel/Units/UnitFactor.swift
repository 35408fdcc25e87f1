/// One factor of a unit: a symbol with its prefix, to a power.
struct UnitFactor: Sendable {
    /// The base of the power. Factors with the same base are combined.
    struct Base: Sendable, Hashable {
        /// The position in ``UnitSymbol/all``.
        let symbol: Int
        /// The position in ``UnitPrefix/all``, where 0 is no prefix.
        let prefix: Int
        /// The molar mass, if the symbol has one.
        var molarMass: MolarMass?
    }

    let base: Base
    var exponent: Int
}

extension UnitFactor.Base {
    /// Each symbol with each prefix that it may have. The combinations are unique.
    static let spellings: [String: UnitFactor.Base] = {
        var spellings: [String: UnitFactor.Base] = [:]
        spellings.reserveCapacity(UnitSymbol.all.count + UnitSymbol.all.count(where: \.isPrefixable) * UnitPrefix.all.count)
        for (index, symbol) in UnitSymbol.all.enumerated() {
            for (position, prefix) in UnitPrefix.all.enumerated() where position == 0 || symbol.isPrefixable {
                for text in [symbol.symbol] + symbol.aliases {
                    spellings[prefix.symbol + text] = UnitFactor.Base(symbol: index, prefix: position)
                }
            }
        }
        return spellings
    }()

    var unitSymbol: UnitSymbol { UnitSymbol.all[symbol] }

    /// The size in base units.
    var scale: Scale {
        let scale = UnitPrefix.all[prefix].scale * unitSymbol.scale
        return molarMass.map { scale * Scale($0.value) } ?? scale
    }

    /// The text as ``Unit/unitString`` prints it.
    var text: String {
        let text = UnitPrefix.all[prefix].symbol + unitSymbol.symbol
        return molarMass.map { "\(text)\($0.text)>" } ?? text
    }

    /// Whether the base is printed first. HealthKit's order is fixed but not published (UNIT-11). The known cases, such
    /// as `kg` after `hr` and `g` before `L`, fit this order: units without a prefix in the order of the table, then
    /// those with a prefix.
    static func < (left: Self, right: Self) -> Bool {
        let first = (left.prefix == 0 ? 0 : 1, left.symbol, left.prefix, left.molarMass?.value ?? 0)
        return first < (right.prefix == 0 ? 0 : 1, right.symbol, right.prefix, right.molarMass?.value ?? 0)
    }
}
