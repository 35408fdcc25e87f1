import Foundation
import HealthModel

/// An electrocardiogram in the format of the Health app, in English (EXP-25, EXP-26).
struct ElectrocardiogramText {
    /// The word before the UUID in the place of the name, if the supplement contains the electrocardiogram. A line of its own would
    /// move the others, which some programs read by their numbers.
    static let uuidLabel = "HealthKitBridgeUUID"
    static let nameLabel = "Name"
    static let classificationLabel = "Classification"
    /// The label of the line with the symptoms.
    static let symptomsLabel = "Symptoms"

    let bytes: [UInt8]

    /// Nil if the sample is not an electrocardiogram.
    init?(_ sample: Sample, date: String, uuid: UUID?) {
        guard case .electrocardiogram(let electrocardiogram) = sample.content else { return nil }
        let revision = sample.sourceRevision
        let rate = try? electrocardiogram.samplingFrequency?.doubleValue(for: .hertz)
        let lines = [
            "\(Self.nameLabel),\(uuid.map { "\(Self.uuidLabel) \($0)" } ?? "")", "Date of Birth,", "Recorded Date,\(date)",
            "\(Self.classificationLabel),\(Self.verdict(electrocardiogram.classification))",
        ]
        let source = [
            "Software Version,\((revision?.version ?? "").onOneLine)",
            "Device,\"\((revision?.productType ?? "").onOneLine)\"",
            "Sample Rate,\((rate ?? 0).exportText) hertz",
        ]
        let symptoms = Self.symptoms(electrocardiogram.symptomsStatus).map { ["\(Self.symptomsLabel),\($0)"] } ?? []
        let head = lines + symptoms + source + ["", "", "Lead,Lead I", "Unit,µV", "", ""]
        bytes =
            Array(head.joined(separator: "\n").utf8)
            + electrocardiogram.voltages.elements.flatMap { Array(Self.microvolts($0.volts).utf8) + [0x0A] }
    }

    private static func verdict(_ classification: Int) -> String {
        let name = Enumeration.electrocardiogramClassification.cases.first { $0.rawValue == classification }?.name
        return switch name {
        case "sinusRhythm": "Sinus Rhythm"
        case "atrialFibrillation": "Atrial Fibrillation"
        case "inconclusiveLowHeartRate": "Heart Rate Under 50"
        case "inconclusiveHighHeartRate": "Heart Rate Over 150"
        case "inconclusivePoorReading": "Poor Recording"
        case "inconclusiveOther": "Inconclusive"
        case "unrecognized": "Unrecognized"
        default: ""
        }
    }

    /// The symptoms. Nil if the status is not set. The Health app writes their names, which a sample does not have.
    private static func symptoms(_ status: Int) -> String? {
        let name = Enumeration.electrocardiogramSymptomsStatus.cases.first { $0.rawValue == status }?.name
        return switch name {
        case "present": "Present"
        case "none": ""
        default: nil
        }
    }

    /// The fewest decimals that convert to the same number of volts.
    private static func microvolts(_ volts: Double) -> String {
        let value = volts * 1e6
        let rounded = [1.0, 1e3, 1e6].map { (value * $0).rounded() / $0 }
        let exact = (rounded + [value, value.nextUp, value.nextDown]).first { $0 / 1e6 == volts }
        return (exact ?? value).exportText
    }
}

extension String {
    /// The text without line ends and quotation marks.
    fileprivate var onOneLine: String { String(map { $0.isNewline || $0 == "\"" ? " " : $0 }) }
}
