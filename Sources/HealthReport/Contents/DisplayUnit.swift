import HealthModel

/// The unit in which the report shows the values of a type.
struct DisplayUnit: Equatable {
    /// `kg`; empty for counts.
    let symbol: String
    /// A value in this unit divided by the same value in the canonical unit.
    let factor: Double

    /// The unit for values of a type up to `largest` in its canonical unit.
    init(_ quantity: QuantityAttributes, largest: Double) {
        let unit = quantity.canonicalUnit
        let sizes = Self.sizes[unit] ?? [Size(unit)]
        let size = sizes.first { largest < $0.limit } ?? sizes[sizes.count - 1]
        (symbol, factor) = (size.symbol, size.factor)
    }

    /// A value with the symbol: `71.2 kg`.
    func text(_ value: Double) -> String { symbol.isEmpty ? value.measured : "\(value.measured)\u{A0}\(symbol)" }

    private struct Size {
        let symbol: String
        var factor = 1.0
        /// Larger values, in the canonical unit, have the next size.
        var limit = Double.infinity

        init(_ symbol: String, _ factor: Double = 1, below limit: Double = .infinity) {
            (self.symbol, self.factor, self.limit) = (symbol, factor, limit)
        }
    }

    /// The sizes of canonical units that people write or scale in another way.
    private static let sizes: [String: [Size]] = [
        "%": [Size("%", 100)],
        "appleEffortScore": [Size("")],
        "count": [Size("")],
        "count/min": [Size("/min")],
        "count/s": [Size("/min", 60)],
        "dBASPL": [Size("dB")],
        "degC": [Size("°C")],
        "g": [Size("µg", 1e6, below: 1e-3), Size("mg", 1000, below: 1), Size("g")],
        "kcal/(kg*hr)": [Size("kcal/kg/h")],
        "m": [Size("cm", 100, below: 3), Size("m", below: 1000), Size("km", 0.001)],
        "m/s": [Size("km/h", 3.6)],
        "ml/(kg*min)": [Size("mL/kg/min")],
        "S": [Size("µS", 1e6)],
    ]
}
