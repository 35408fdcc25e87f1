/// Why nothing was imported at all.
public enum ArchiveError: Error, CaseIterable, Hashable, Sendable {
    /// There is no such file or folder.
    case missing
    /// It cannot be read.
    case unreadable
    /// The zip archive is cut off or damaged; no file can be found in it.
    case damagedZip
    /// What is compressed in the zip archive cannot be decompressed, or its checksum is wrong: values may be others.
    case damagedData
    /// The zip archive ends before the export begins.
    case cutOff
    /// The zip archive is encrypted.
    case encrypted
    /// No file in it is an export of the Health app.
    case noExport
    /// The text is not UTF-8.
    case encoding
    /// What should be an export does not begin within the first 256 KB.
    case endlessPrologue
    /// Somebody has asked to end it.
    case cancelled
    /// There is no memory left.
    case noMemory

    /// What is wrong, as a sentence.
    public var message: String {
        switch self {
        case .missing: "There is no such file."
        case .unreadable: "The file cannot be read."
        case .damagedZip: "The zip archive is cut off or damaged: there is no file in it."
        case .damagedData:
            "The data of the zip archive are damaged: values may be others than they were. Nothing was changed. "
                + "If another program can unpack it, its folder can be imported."
        case .cutOff: "The zip archive is cut off before the export begins."
        case .encrypted: "The zip archive is encrypted."
        case .noExport: "This is no export of the Health app: there is no XML with HealthData in it."
        case .encoding: "The export is not UTF-8, which all exports of the Health app are."
        case .endlessPrologue: "This is no export of the Health app: HealthData does not begin within the first 256 KB."
        case .cancelled: "The import was cancelled. Nothing was changed."
        case .noMemory: "There is no memory left."
        }
    }
}
