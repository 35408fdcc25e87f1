/// What can be wrong with a part of an archive. The raw value is the code by which programs know it.
public enum ProblemKind: String, CaseIterable, Hashable, Sendable {
    // The text.
    case malformedDocumentType, controlCharacters, invalidText, malformed, gaveUp, endsEarly, cutOffArchive
    // Elements.
    case unknownElement, misplacedElement, unclosedElement, tooManyElements, damagedTag, unknownType, wrongElement
    // Samples.
    case notANumber, unknownUnit, wrongUnit, unknownValue, invalidDate, endBeforeStart, longSource, invalidSample
    case missingSource, incompleteCorrelation, cutOffSample, cutOffRecord, cutOffPart
    // Parts of samples.
    case unreadableMetadata, longMetadata, unreadableHeartbeat, unreadableEvent, unreadableActivity,
        unreadableStatistics
    case unreadableSensitivityPoint, unreadableLens, unreadablePrism, attachment
    // Others.
    case unreadableCharacteristic, unknownVerdict
    // Files beside the XML.
    case outsidePath, missingFile, tooLarge, unreadableFile
    case unreadablePoint, cutOffRoute
    case unreadableRoute, unreadableElectrocardiogram, unreadableClinicalRecord, unreadableSupplement

    /// As a sentence without its full stop, to follow a count. The name is that of an element or a type.
    func description(_ name: String?) -> String {
        let name = name.map { " \($0)" } ?? ""
        return switch self {
        case .malformedDocumentType: "malformed document type, as iOS 16.0 writes it: not needed"
        case .controlCharacters: "control characters: read as spaces"
        case .invalidText: "bytes that are not UTF-8: read as question marks"
        case .malformed: "places that are not well-formed, or too long: read on behind them"
        case .gaveUp: "too much that is not well-formed: nothing was read behind it"
        case .endsEarly: "the XML ends early: what was whole was read"
        case .cutOffArchive: "the zip archive is cut off: the files ahead of that were read"
        case .unknownElement: "elements\(name) that are not known: passed over"
        case .misplacedElement: "elements\(name) where none can be: passed over"
        case .unclosedElement: "elements\(name) that end nowhere, or hold what cannot be in them: read on behind them"
        case .tooManyElements: "elements\(name) beyond the hundred thousandth in another: passed over"
        case .damagedTag: "tags that are not well-formed: what they stand for is passed over"
        case .unknownType: "samples of a type\(name) that is not known: passed over"
        case .wrongElement: "samples of the type\(name) in the wrong kind of element: passed over"
        case .notANumber: "values that are no numbers: samples passed over"
        case .unknownUnit: "units that are not known: samples passed over"
        case .wrongUnit: "units that do not measure the type: samples passed over"
        case .unknownValue: "values that the type does not have: samples passed over"
        case .invalidDate: "dates that are missing or none: samples passed over"
        case .endBeforeStart: "samples that end before they begin: passed over"
        case .longSource: "sources and devices of more than 4 KB: samples passed over"
        case .invalidSample: "samples of the type\(name) that cannot be: passed over"
        case .missingSource: "samples without a source: of one without a name"
        case .incompleteCorrelation: "correlations that lack members: passed over"
        case .cutOffSample: "samples that are cut off: passed over"
        case .cutOffRecord: "records that do not end: taken as far as they go"
        case .cutOffPart: "parts of workouts that are cut off: left out"
        case .unreadableMetadata: "metadata that do not fit their keys: left out"
        case .longMetadata: "metadata of more than 64 KB, or of more than 1 MB together: left out"
        case .unreadableHeartbeat: "heartbeats that are not understood: left out"
        case .unreadableEvent: "events of workouts that are not understood: left out"
        case .unreadableActivity: "activities of workouts without identifier or date: left out"
        case .unreadableStatistics: "statistics of workouts that are not understood: left out"
        case .unreadableSensitivityPoint: "points of audiograms without a frequency: left out"
        case .unreadableLens: "lenses without a sphere: left out"
        case .unreadablePrism: "prisms that are not understood: left out"
        case .attachment: "attachments of prescriptions: left out"
        case .unreadableCharacteristic: "characteristics and goals that are not understood: passed over"
        case .unknownVerdict: "verdicts on electrocardiograms that are not understood: not set"
        case .outsidePath: "paths that lead out of the archive: not followed"
        case .missingFile: "files that are referred to and missing"
        case .tooLarge: "files that are too large: not read"
        case .unreadableFile: "files that cannot be read: passed over"
        case .unreadablePoint: "points of routes that are damaged, without a time, or not on Earth: left out"
        case .cutOffRoute: "routes that end early: what was whole was read"
        case .unreadableRoute: "routes that cannot be read: passed over"
        case .unreadableElectrocardiogram: "electrocardiograms that cannot be read: passed over"
        case .unreadableClinicalRecord: "clinical records that cannot be read: passed over"
        case .unreadableSupplement: "parts of the supplement that cannot be read: passed over"
        }
    }
}
