import Foundation
import HealthModel

extension Double {
    /// The fewest digits that read back as this number, without a zero fraction: `418`, `0.29`. An infinite number, which queries
    /// can return, becomes the largest finite one.
    var exportText: String {
        let text = "\(isInfinite ? Double(signOf: self, magnitudeOf: .greatestFiniteMagnitude) : self)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    /// At most six significant digits, in which the Health app writes quantities (EXP-09): `109.484`.
    var quantityText: String { sixDigits.exportText }

    /// The number with at most six significant digits.
    var sixDigits: Double {
        if abs(self) < 1e6, self == rounded() { return self }
        guard !isInfinite else { return Double(signOf: self, magnitudeOf: 1.79769e308) }
        return exportText.significantDigits <= 6 ? self : rounded(toDigits: 6)
    }

    /// Six decimals, in which GPX files have all numbers (EXP-24): `13.404954`.
    var sixDecimals: String {
        let millionths = (self * 1e6).rounded()
        // Beyond that, the conversion is not exact.
        guard abs(millionths) < 1e15 else { return String(format: "%.6f", isFinite ? self : 0) }
        let (whole, rest) = Int64(abs(millionths)).quotientAndRemainder(dividingBy: 1_000_000)
        return "\(millionths < 0 ? "-" : "")\(whole).\(String(1_000_000 + rest).dropFirst())"
    }

    /// A hundred times the number.
    var percentText: String { text(movedBy: 2) }

    /// The number times a power of ten, computed by moving the decimal point: 0.29 becomes 29. Multiplying would give
    /// 28.999999999999996.
    fileprivate func text(movedBy places: Int) -> String {
        let text = exportText
        guard !text.contains("e"), isFinite else { return (self * pow(10, Double(places))).exportText }
        let sign = text.hasPrefix("-") ? "-" : ""
        let parts = text.drop { $0 == "-" }.split(separator: ".")
        let fraction = parts.count > 1 ? parts[1] : ""
        let moved = fraction.prefix(places)
        let whole = (parts[0] + moved + String(repeating: "0", count: places - moved.count)).drop { $0 == "0" }
        let rest = fraction.dropFirst(places)
        return sign + (whole.isEmpty ? "0" : whole) + (rest.isEmpty ? "" : "." + rest)
    }
}

extension String {
    /// The digits of a decimal number without leading zeros.
    fileprivate var significantDigits: Int {
        utf8.prefix { $0 != UInt8(ascii: "e") }.drop { !(UInt8(ascii: "1")...UInt8(ascii: "9") ~= $0) }
            .count { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    }
}

extension Quantity {
    /// HealthKit's description in metadata: `74 degF`, and `61 %` for 0.61. The system's weather has a humidity of 61 instead, which
    /// is `6100 %` (UNIT-12).
    func exportText(forKey key: String) -> String {
        let places = key == "HKWeatherHumidity" ? 4 : 2
        let value = value.sixDigits
        return "\(unit == .percent ? value.text(movedBy: places) : value.exportText) \(unit.unitString)"
    }
}
