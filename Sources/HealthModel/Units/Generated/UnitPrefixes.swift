// Generated from protocol/catalog.json by .ci/generate-catalog. Do not edit.
// swift-format-ignore-file

extension UnitPrefix {
    /// No prefix, and then all others.
    static let all = makeAll()

    @_optimize(none) private static func makeAll() -> [UnitPrefix] { [
        UnitPrefix(symbol: ""),
        UnitPrefix(symbol: "f", denominator: 1_000_000_000_000_000),
        UnitPrefix(symbol: "p", denominator: 1_000_000_000_000),
        UnitPrefix(symbol: "n", denominator: 1_000_000_000),
        UnitPrefix(symbol: "mc", denominator: 1_000_000),
        UnitPrefix(symbol: "m", denominator: 1_000),
        UnitPrefix(symbol: "c", denominator: 100),
        UnitPrefix(symbol: "d", denominator: 10),
        UnitPrefix(symbol: "da", numerator: 10),
        UnitPrefix(symbol: "h", numerator: 100),
        UnitPrefix(symbol: "k", numerator: 1_000),
        UnitPrefix(symbol: "M", numerator: 1_000_000),
        UnitPrefix(symbol: "G", numerator: 1_000_000_000),
        UnitPrefix(symbol: "T", numerator: 1_000_000_000_000),
    ] }
}
