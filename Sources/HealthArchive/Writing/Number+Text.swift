import Foundation
import HealthModel

extension Double {
    /// The fewest digits that read back as this number, without a zero fraction: `418`, `0.29`. An infinite number, which queries
    /// can return, becomes the largest finite one.
    var exportText: String {
        let text = "\(isInfinite ? Double(signOf: self, magnitudeOf: .greatestFiniteMagnitude) : self)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
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

extension Quantity {
    /// HealthKit's description in metadata: `74 degF`, and `61 %` for 0.61. The system's weather has a humidity of 61 instead, which
    /// is `6100 %` (UNIT-12).
    func exportText(forKey key: String) -> String {
        let places = key == "HKWeatherHumidity" ? 4 : 2
        return "\(unit == .percent ? value.text(movedBy: places) : value.exportText) \(unit.unitString)"
    }
}
