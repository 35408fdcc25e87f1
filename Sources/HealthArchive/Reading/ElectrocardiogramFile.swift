import Foundation
import HealthModel
import XML

/// An electrocardiogram in an archive: CSV in the language of the user (EXP-25, EXP-26).
///
/// Lines are recognized by position and form, not by their translated labels: the date and the rate by their form, the unit by
/// its symbol, the symptoms by the lines around them, the voltages as the numbers at the end.
struct ElectrocardiogramFile {
    let startDate: Date
    let classification: Int?
    /// A raw value of `HKElectrocardiogram.SymptomsStatus`.
    let symptomsStatus: Int
    /// In hertz.
    let rate: Double
    let productType: String?
    let softwareVersion: String?
    /// In volts.
    let volts: [Double]

    /// Nil if the date, the rate, the unit or the voltages are missing, or if a voltage is not a number. Without that voltage, the
    /// following ones would get wrong times.
    init?(_ contents: [UInt8]) {
        var volts: [Double] = []
        var start: Date?
        var rate: Double?
        var fields: [[UInt8]] = []
        var lines: [ArraySlice<UInt8>] = []
        for line in contents.split(omittingEmptySubsequences: true, whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
            if start != nil, rate != nil, let value = Self.number(line) {
                volts.append(value)
                continue
            }
            guard volts.isEmpty else { return nil }
            let value = Self.value(of: line)
            if start != nil { lines.append(line) } else if let date = value.withBytes(\.date) { start = date }
            // A heart rate, which is lower, may precede the sampling rate.
            if start != nil, let found = Self.rate(value) { rate = max(rate ?? 0, found) }
            fields.append(value)
        }
        // The unit is in the last line before the voltages.
        guard let start, let rate, !volts.isEmpty, let unit = fields.last(where: { !$0.isEmpty }),
            let factor = Self.units[String(decoding: unit, as: UTF8.self)]
        else { return nil }
        startDate = start
        self.rate = rate
        self.volts = volts.map { $0 * factor }
        classification = fields.lazy.compactMap { Self.verdicts[String(decoding: $0, as: UTF8.self).lowercased()] }
            .first
            .flatMap { Enumeration.electrocardiogramClassification.rawValue(named: $0) }
        let texts = fields.map { String(decoding: $0, as: UTF8.self) }
        productType = texts.first { $0.wholeMatch(of: /[A-Za-z]+\d+,\d+/) != nil }
        softwareVersion = texts.first(where: Self.isVersion)
        symptomsStatus = Self.symptomsStatus(in: lines)
    }

    private static func isVersion(_ text: String) -> Bool { text.wholeMatch(of: /\d+(\.\d+)+/) != nil }

    /// The status of the symptoms in the lines after the date. Their line follows the classification and precedes the version of
    /// the software. In English, the label identifies it.
    private static func symptomsStatus(in lines: [ArraySlice<UInt8>]) -> Int {
        let label = Array("\(ElectrocardiogramText.symptomsLabel),".utf8)
        let texts = lines.prefix(3).map { String(decoding: value(of: $0), as: UTF8.self) }
        let isBeforeVersion = texts.count == 3 && isVersion(texts[2])
        let line = lines.first { $0.starts(with: label) } ?? (isBeforeVersion ? lines[1] : nil)
        let status = line.map { line in value(of: line).contains { $0 != UInt8(ascii: " ") } ? "present" : "none" }
        return Enumeration.electrocardiogramSymptomsStatus.rawValue(named: status ?? "notSet") ?? 0
    }

    /// Whether a file has a UUID. The supplement of the archive, if there is one, then contains the electrocardiogram.
    static func hasUUID(_ contents: [UInt8]) -> Bool {
        contents.starts(with: Array("\(ElectrocardiogramText.uuidLabel),".utf8))
    }

    /// The English names of classifications (EXP-26), with the cases of `HKElectrocardiogram.Classification`.
    private static let verdicts = [
        "sinus rhythm": "sinusRhythm", "atrial fibrillation": "atrialFibrillation",
        "inconclusive": "inconclusiveOther", "heart rate over 120": "inconclusiveHighHeartRate",
        "heart rate over 150": "inconclusiveHighHeartRate", "high heart rate": "inconclusiveHighHeartRate",
        "heart rate under 50": "inconclusiveLowHeartRate", "low heart rate": "inconclusiveLowHeartRate",
        "poor recording": "inconclusivePoorReading", "unrecognized": "unrecognized",
    ]

    /// The units in volts. The micro sign has its own character, or is the Greek letter.
    private static let units = [
        "\u{B5}V": 1e-6, "\u{3BC}V": 1e-6, "uV": 1e-6, "мкВ": 1e-6, "mV": 1e-3, "мВ": 1e-3, "V": 1,
    ]

    /// The text after the first comma, without quotation marks.
    private static func value(of line: ArraySlice<UInt8>) -> [UInt8] {
        guard let comma = line.firstIndex(of: UInt8(ascii: ",")) else { return [] }
        return line[(comma + 1)...].filter { $0 != UInt8(ascii: "\"") }
    }

    /// A voltage. Some languages use a decimal comma.
    private static func number(_ line: ArraySlice<UInt8>) -> Double? {
        line.map { $0 == UInt8(ascii: ",") ? UInt8(ascii: ".") : $0 }.withBytes(\.number)
    }

    /// `512 hertz`, `511,422 hertz`: a number, a space and a word.
    private static func rate(_ value: [UInt8]) -> Double? {
        let parts = value.split(separator: UInt8(ascii: " "))
        guard parts.count == 2, let rate = number(parts[0]), 1...100_000 ~= rate, !parts[1].contains(UInt8(ascii: ":"))
        else { return nil }
        return rate
    }
}
