import Foundation
import HealthEngine
import HealthModel
import XML

/// The lines of an electrocardiogram before its voltages (EXP-25, EXP-26).
///
/// Their labels are in the language of the user. So a line is recognized by its form and its place. The lines before the recorded
/// date have the name and the date of birth of the user, which must not become a part of a sample.
struct ElectrocardiogramHead {
    let startDate: Date
    let classification: Int?
    /// A raw value of `HKElectrocardiogram.SymptomsStatus`.
    let symptomsStatus: Int
    let productType: String?
    let softwareVersion: String?
    /// The numbers that may be the rate.
    let rates: [(numeral: Numeral, isHertz: Bool)]

    /// Nil without a recorded date.
    init?(_ lines: [ElectrocardiogramLine]) {
        // A name could be a date, too.
        guard let place = lines.lastIndex(where: { $0.date != nil }), let date = lines[place].date else { return nil }
        startDate = date
        // Spreadsheets write empty lines as commas.
        let lines = lines[(place + 1)...].filter { !$0.label.isEmpty || !$0.value.isEmpty }
        let values = lines.map(\.value)
        // Exports write an empty text for a classification that is not set.
        let isNotSet = lines.contains { $0.label == ElectrocardiogramText.classificationLabel && $0.value.isEmpty }
        let verdict = values.lazy.compactMap { Self.verdicts[$0.lowercased()] }.first ?? (isNotSet ? "notSet" : nil)
        classification = verdict.flatMap { Enumeration.electrocardiogramClassification.rawValue(named: $0) }
        rates = values.compactMap(Self.rate)
        let device = values.firstIndex(where: Device.isAppleHardware)
        productType = device.map { values[$0] }
        // The version precedes the device, or else the rate.
        let next = device ?? values.firstIndex { Self.rate($0) != nil }
        softwareVersion = next.flatMap { $0 > 0 && Self.isVersion(values[$0 - 1]) ? values[$0 - 1] : nil }
        symptomsStatus = Self.symptomsStatus(in: lines)
    }

    /// Whether a text is the version of software, and no date: a part has at most three digits.
    private static func isVersion(_ text: String) -> Bool { text.wholeMatch(of: /[0-9]{1,3}(\.[0-9]{1,3})+/) != nil }

    /// The status of the symptoms in the lines after the date. Their line follows the classification and precedes the version of
    /// the software. In English, the label identifies it.
    private static func symptomsStatus(in lines: [ElectrocardiogramLine]) -> Int {
        let english = lines.first { $0.label == ElectrocardiogramText.symptomsLabel }
        let isBeforeVersion = lines.count >= 3 && isVersion(lines[2].value)
        guard let line = english ?? (isBeforeVersion ? lines[1] : nil) else { return status("notSet") }
        if line.value.isEmpty { return status("none") }
        // In other languages, a text can say that there are none.
        guard english != nil else { return status("notSet") }
        return status(line.value.lowercased() == "none" ? "none" : "present")
    }

    private static func status(_ name: String) -> Int {
        Enumeration.electrocardiogramSymptomsStatus.rawValue(named: name) ?? 0
    }

    /// The English names of classifications (EXP-26), with the cases of `HKElectrocardiogram.Classification`.
    private static let verdicts = [
        "sinus rhythm": "sinusRhythm", "atrial fibrillation": "atrialFibrillation",
        "inconclusive": "inconclusiveOther", "heart rate over 120": "inconclusiveHighHeartRate",
        "heart rate over 150": "inconclusiveHighHeartRate", "high heart rate": "inconclusiveHighHeartRate",
        "heart rate under 50": "inconclusiveLowHeartRate", "low heart rate": "inconclusiveLowHeartRate",
        "poor recording": "inconclusivePoorReading", "unrecognized": "unrecognized",
    ]

    /// `512 hertz`, `511,422 Hertz`, `512赫兹`, `hezi 512`: a number and a word after it, or before it with a space. The model
    /// `Watch6,2` is none.
    private static func rate(_ text: String) -> (numeral: Numeral, isHertz: Bool)? {
        let isDigit = { (character: Character) in Numeral(String(character)) != nil }
        guard let first = text.firstIndex(where: isDigit), let last = text.lastIndex(where: isDigit) else { return nil }
        let (before, after) = (text[..<first], text[text.index(after: last)...])
        let word = before.isEmpty ? after.trimmingCharacters(in: .whitespaces) : before.dropLast().description
        guard before.isEmpty || after.isEmpty && before.last?.isWhitespace ?? false, !word.isEmpty,
            !word.contains(where: { $0.isNumber || $0 == ":" }), let numeral = Numeral(text[first...last])
        else { return nil }
        return (numeral, ["hertz", "hz"].contains(word.lowercased()))
    }
}

/// A line of the file: a label, a comma and a value.
struct ElectrocardiogramLine {
    let label: String
    /// The text after the first comma, without quotation marks, and without the empty fields that spreadsheets add.
    let value: String

    init(_ line: ArraySlice<UInt8>) {
        let comma = line.firstIndex(of: UInt8(ascii: ",")) ?? line.endIndex
        label = String(decoding: line[..<comma], as: UTF8.self)
        value = Self.field(line[comma...].dropFirst())
    }

    /// The text of a field without quotation marks, spaces around it and commas after it.
    static func field(_ bytes: ArraySlice<UInt8>) -> String {
        let text = String(decoding: bytes, as: UTF8.self).filter { $0 != "\"" }
        let spaces = CharacterSet.whitespaces
        let end = CharacterSet(charactersIn: ",").union(spaces)
        let kept = text.unicodeScalars.reversed().drop { end.contains($0) }.reversed().drop { spaces.contains($0) }
        return String(String.UnicodeScalarView(kept))
    }

    /// The value as a date such as `2024-01-01 08:00:00 +0100`, whose digits may be those of the user's language.
    var date: Date? {
        let ascii = value.unicodeScalars.map { scalar in scalar.asciiDigit.map { Unicode.Scalar($0) } ?? scalar }
        return Array(String(String.UnicodeScalarView(ascii)).utf8).withBytes(\.date)
    }
}
