/// What can be wrong with a part of an archive. No text holds a health value.
enum ProblemKind: CustomStringConvertible {
    // The text.
    case documentType, controlCharacters, invalidText, malformed, gaveUp, endsEarly, damagedData
    // Elements.
    case unknownElement(String), misplaced(String), unknownType(String), wrongKind(String)
    // Values.
    case noNumber, unknownUnit, wrongUnit, unknownValue, badDate, endBeforeStart, invalid(String)
    case unreadableMetadata, emptyCorrelation, droppedPart(String)
    // Files beside the XML.
    case outsidePath, missingFile, tooLarge, unreadableFile(String), notUnderstood(String)
    case others

    var description: String {
        switch self {
        case .documentType: "malformed document type, as iOS 16.0 writes it: not needed"
        case .controlCharacters: "control characters: read as spaces"
        case .invalidText: "bytes that are not UTF-8: read as question marks"
        case .malformed: "places that are not well-formed: read on behind them"
        case .gaveUp: "nested too deeply, or too long a piece: nothing was read behind it"
        case .endsEarly: "the XML ends early: what was whole was read"
        case .damagedData: "the data of the archive are damaged: what was whole before was read"
        case .unknownElement(let name): "elements \(name), which are not known: passed over"
        case .misplaced(let name): "elements \(name) where none can be: passed over"
        case .unknownType(let name): "samples of the type \(name), which is not known: passed over"
        case .wrongKind(let name): "samples of the type \(name) in the wrong kind of element: passed over"
        case .noNumber: "values that are no numbers: samples passed over"
        case .unknownUnit: "units that are not known: samples passed over"
        case .wrongUnit: "units that do not measure the type: samples passed over"
        case .unknownValue: "values that the type does not have: samples passed over"
        case .badDate: "dates that are missing or none: samples passed over"
        case .endBeforeStart: "samples that end before they begin: passed over"
        case .invalid(let name): "\(name) that cannot be: passed over"
        case .unreadableMetadata: "metadata that do not fit their keys: left out"
        case .emptyCorrelation: "correlations without members: passed over"
        case .droppedPart(let name): "\(name): left out"
        case .outsidePath: "paths that lead out of the archive: not followed"
        case .missingFile: "files that are referred to and missing"
        case .tooLarge: "files that are too large: not read"
        case .unreadableFile(let kind): "\(kind) that cannot be read: passed over"
        case .notUnderstood(let what): "\(what) that are not understood"
        case .others: "other problems"
        }
    }
}
