/// The reason why an import failed. The store is then unchanged.
public enum ArchiveError: Error, Hashable, Sendable {
    /// The file or folder does not exist.
    case missing
    /// The file cannot be read.
    case unreadable
    /// The zip archive has no list of its files. The list is at the end, so an incomplete archive has none.
    case damagedZip
    /// The data in the zip archive cannot be decompressed, or its checksum is wrong. Values may be wrong.
    case damagedData
    /// The zip archive is encrypted.
    case encrypted
    /// No file in it is an export of the Health app, for a reason.
    case noExport(String)
    /// The JSON file is not a FHIR bundle, for a reason.
    case noBundle(String)
    /// The text is not UTF-8.
    case encoding
    /// The root element does not begin within the first 256 KB.
    case endlessPrologue
    /// The caller has cancelled the import.
    case cancelled
    /// There is no memory left.
    case noMemory

    /// The name for programs, such as `noExport`.
    public var code: String { String("\(self)".prefix { $0 != "(" }) }

    /// The reason as a sentence.
    public var message: String {
        switch self {
        case .missing: "There is no such file."
        case .unreadable: "The file cannot be read."
        case .damagedZip:
            "The zip archive is incomplete, as after an interrupted download, or damaged. Download it or export it again."
        case .damagedData:
            "The data of the zip archive is damaged: values may be wrong. Nothing was changed. "
                + "If another program can unpack the archive, import the unpacked folder."
        case .encrypted: "The zip archive is encrypted."
        case .noExport(let reason): "This is not an export of the Health app: \(reason)."
        case .noBundle(let reason): "This is not a FHIR bundle: \(reason)."
        case .encoding: "The file is not UTF-8. All exports of the Health app are UTF-8."
        case .endlessPrologue:
            "This is not an export of the Health app: HealthData does not begin within the first 256 KB."
        case .cancelled: "The import was cancelled. Nothing was changed."
        case .noMemory: "There is no memory left."
        }
    }
}
