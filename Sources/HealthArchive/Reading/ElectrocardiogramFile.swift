import Foundation
import HealthModel
import XML

/// An electrocardiogram in an archive: CSV in the language of the user (EXP-25, EXP-26).
struct ElectrocardiogramFile {
    let head: ElectrocardiogramHead
    /// In hertz.
    let rate: Double
    /// In volts.
    let volts: [Double]

    /// Nil if the date, the rate, the unit or the voltages are missing, or if a line after the unit is not a number. Without that
    /// voltage, the following ones would get wrong times.
    init?(_ contents: [UInt8]) {
        var lines: [ElectrocardiogramLine] = []
        var numerals: [Numeral] = []
        var divisor: Double?
        var hasDate = false
        for line in contents.split(omittingEmptySubsequences: true, whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
            if divisor != nil {
                if let numeral = Numeral(line: line) {
                    numerals.append(numeral)
                } else if !ElectrocardiogramLine.field(line).isEmpty {
                    return nil
                }
            } else {
                let line = ElectrocardiogramLine(line)
                hasDate = hasDate || line.date != nil
                lines.append(line)
                // The unit is in the last line before the voltages.
                if hasDate { divisor = Self.divisors[line.value] }
            }
        }
        guard let divisor, let head = ElectrocardiogramHead(lines), !numerals.isEmpty,
            let style = NumberStyle(of: numerals + head.rates.map(\.numeral))
        else { return nil }
        let volts = numerals.compactMap { style.value($0).map { $0 / divisor } }
        let rates = head.rates.compactMap { rate in
            style.value(rate.numeral).flatMap { (rate.isHertz ? 1 : Self.lowestRate)...100_000 ~= $0 ? $0 : nil }
        }
        // A heart rate, which is lower, may precede the sampling rate.
        guard volts.count == numerals.count, let rate = rates.max() else { return nil }
        self.head = head
        self.rate = rate
        self.volts = volts
    }

    /// The lowest rate with a unit in another language, above all heart rates.
    private static let lowestRate = 250.0

    /// The units, by how many of them are a volt. The micro sign has its own character, or is the Greek letter.
    private static let divisors = ["\u{B5}V": 1e6, "\u{3BC}V": 1e6, "uV": 1e6, "мкВ": 1e6, "mV": 1e3, "мВ": 1e3, "V": 1]

    /// Whether a file has a UUID. The supplement of the archive, if there is one, then contains the electrocardiogram.
    static func hasUUID(_ contents: [UInt8]) -> Bool {
        // Version 0.2.0 wrote a line of its own.
        ["\(ElectrocardiogramText.nameLabel),\(ElectrocardiogramText.uuidLabel) ", "\(ElectrocardiogramText.uuidLabel),"]
            .contains { contents.starts(with: Array($0.utf8)) }
    }
}
