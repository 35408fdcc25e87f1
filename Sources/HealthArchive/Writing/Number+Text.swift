import HealthModel

extension Double {
    /// The fewest digits that read back as this number, without a zero fraction: `418`, `0.29`. An infinite number, which queries
    /// can return, becomes the largest finite one.
    var exportText: String {
        let text = "\(isInfinite ? Double(signOf: self, magnitudeOf: .greatestFiniteMagnitude) : self)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    /// A hundred times the number, computed by moving the decimal point: 0.29 becomes 29. Multiplying would give
    /// 28.999999999999996.
    var percentText: String {
        let text = exportText
        guard !text.contains("e"), isFinite else { return (self * 100).exportText }
        let sign = text.hasPrefix("-") ? "-" : ""
        let parts = text.drop { $0 == "-" }.split(separator: ".")
        let fraction = parts.count > 1 ? parts[1] : ""
        let moved = fraction.prefix(2)
        let whole = (parts[0] + moved + String(repeating: "0", count: 2 - moved.count)).drop { $0 == "0" }
        let rest = fraction.dropFirst(2)
        return sign + (whole.isEmpty ? "0" : whole) + (rest.isEmpty ? "" : "." + rest)
    }
}

extension Quantity {
    /// HealthKit's description in metadata: `74 degF`, and `61 %` for 0.61 (UNIT-12).
    var exportText: String {
        "\(unit == .percent ? value.percentText : value.exportText) \(unit.unitString)"
    }
}
