/// A kind of problem in an archive. The raw value is the code for programs.
public enum ProblemKind: String, CaseIterable, Hashable, Sendable {
    // The text.
    case malformedDocumentType, controlCharacters, invalidText, malformed, gaveUp, endsEarly
    // Elements.
    case unknownElement, misplacedElement, unclosedElement, tooManyElements, damagedTag, unknownType, wrongElement
    // Samples.
    case notANumber, unknownUnit, wrongUnit, unknownValue, invalidDate, endBeforeStart, longSource, invalidSample
    case missingSource, unreadableDevice, incompleteCorrelation, cutOffSample, cutOffRecord, cutOffPart
    // Parts of samples.
    case unreadableMetadata, longMetadata, unreadableHeartbeat, unreadableEvent, unreadableActivity,
        unreadableFigure, unreadableStatistics, unreadableZones
    case unreadableSensitivityPoint, unreadableLens, unreadablePrism, attachment
    // Others.
    case unreadableCharacteristic, unsupportedCharacteristic, otherGoals, unknownVerdict
    // Files beside the XML.
    case outsidePath, missingFile, tooLarge, unreadableFile
    case unreadablePoint, cutOffRoute, unnamedRoute, repeatedFile
    case unreadableRoute, unreadableElectrocardiogram, unreadableClinicalRecord, unreadableSupplement
    // FHIR bundles.
    case unsupportedResource, furtherPatient

    /// The description as a phrase that follows a count. The name is that of an element or a type.
    func description(_ name: String?) -> String {
        let name = name.map { " \($0)" } ?? ""
        return switch self {
        case .malformedDocumentType: "malformed document type, as written by iOS 16.0: ignored"
        case .controlCharacters: "control characters: read as spaces"
        case .invalidText: "bytes that are not UTF-8: read as question marks"
        case .malformed: "malformed or too long parts of the XML: reading continued after them"
        case .gaveUp: "too many malformed parts of the XML: the rest was not read"
        case .endsEarly: "the XML ends early: complete elements were read"
        case .unknownElement: "unknown elements\(name): skipped"
        case .misplacedElement: "misplaced elements\(name): skipped"
        case .unclosedElement: "elements\(name) without end tag or with invalid content: reading continued"
        case .tooManyElements: "elements\(name) above the limit of 100,000 in an element: skipped"
        case .damagedTag: "malformed tags: their elements were skipped"
        case .unknownType: "samples of unknown type\(name): skipped"
        case .wrongElement: "samples of the type\(name) in the wrong kind of element: skipped"
        case .notANumber: "values that are not numbers: samples skipped"
        case .unknownUnit: "unknown units: samples skipped"
        case .wrongUnit: "units that do not fit the type: samples skipped"
        case .unknownValue: "values that the type does not have: samples skipped"
        case .invalidDate: "missing or invalid dates: samples skipped"
        case .endBeforeStart: "samples that end before they start: skipped"
        case .longSource: "sources and devices of more than 4 KB: samples skipped"
        case .invalidSample: "invalid samples of the type\(name): skipped"
        case .missingSource: "samples without a source: read with an unnamed source"
        case .unreadableDevice: "samples with a device in an unknown form: read without it"
        case .incompleteCorrelation: "correlations with damaged members or without members: skipped"
        case .cutOffSample: "incomplete samples: skipped"
        case .cutOffRecord: "incomplete records: read as far as possible"
        case .cutOffPart: "incomplete parts of workouts: omitted"
        case .unreadableMetadata: "metadata values that do not fit their keys: omitted"
        case .longMetadata: "metadata of more than 64 KB, or of more than 1 MB together: omitted"
        case .unreadableHeartbeat: "invalid heartbeats: omitted"
        case .unreadableEvent: "invalid workout events: omitted"
        case .unreadableActivity: "workout activities without identifier or date: omitted"
        case .unreadableFigure: "invalid durations and totals of workouts: omitted"
        case .unreadableStatistics: "invalid workout statistics: omitted"
        case .unreadableZones: "invalid zones of workouts: omitted"
        case .unreadableSensitivityPoint: "invalid points of audiograms: omitted"
        case .unreadableLens: "invalid lenses: omitted"
        case .unreadablePrism: "invalid prisms: omitted"
        case .attachment: "attachments of prescriptions: omitted"
        case .unreadableCharacteristic: "invalid characteristics and goals: skipped"
        case .unsupportedCharacteristic: "characteristics that HealthKit has no type for: skipped"
        case .otherGoals: "activity summaries with other goals than the newest: skipped, as goals apply to all days"
        case .unknownVerdict: "unknown classifications of electrocardiograms: not set"
        case .outsidePath: "paths outside the archive: not followed"
        case .missingFile: "missing files that the XML references"
        case .tooLarge: "files that are too large: not read"
        case .unreadableFile: "unreadable files: skipped"
        case .unreadablePoint: "route points that are damaged, without a time or not on Earth: omitted"
        case .cutOffRoute: "incomplete routes: complete points were read"
        case .unnamedRoute: "files of routes that no workout names: not read"
        case .repeatedFile: "files that are named again, above 16 MB together: samples skipped"
        case .unreadableRoute: "unreadable routes: skipped"
        case .unreadableElectrocardiogram: "unreadable electrocardiograms: skipped"
        case .unreadableClinicalRecord: "unreadable clinical records: skipped"
        case .unreadableSupplement: "unreadable parts of the supplement: skipped"
        case .unsupportedResource: "resources\(name), for which HealthKit has no type: left out"
        case .furtherPatient: "further patients: a store is one person, who has their records too"
        }
    }
}
