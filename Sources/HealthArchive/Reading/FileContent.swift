/// What a file is, by its first bytes.
enum FileContent {
    /// A zip archive, or the part of a multi-part one.
    case zip
    /// JSON, which could be a FHIR bundle.
    case json
    /// Anything else: an export if it contains `HealthData`.
    case other

    /// The kind of a file that begins with these bytes. Throws ``ArchiveError/encoding`` for UTF-16.
    init(_ start: [UInt8]) throws(ArchiveError) {
        guard !start.isUTF16 else { throw .encoding }
        if start.starts(with: [0x50, 0x4B]) {
            self = .zip
        } else {
            self = start.firstOfText.map { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "[") } ?? false ? .json : .other
        }
    }

    /// The reason why a file that begins with these bytes is no export.
    static func reasonAgainst(_ start: [UInt8]) -> String {
        if start.isEmpty { return "the file is empty" }
        if let format = compressed.first(where: { start.starts(with: $0.mark) }) {
            return "this is a file of \(format.name), which must be unpacked first"
        }
        if start.dropFirst(257).starts(with: "ustar".utf8) { return "this is a file of tar, which must be unpacked first" }
        if start.starts(with: "%PDF".utf8) { return "this is a PDF" }
        if start.dropFirst(8).starts(with: ".FIT".utf8) { return "this is a FIT file" }
        if start.firstOfText == UInt8(ascii: "<") {
            return root(of: start).map { "the root element of this XML is \($0), not HealthData" } ?? usualReason
        }
        return start.contains(0) ? "this is neither a zip archive nor text" : "this text is neither XML nor JSON"
    }

    /// The reason if the file could be an export, and for archives and folders.
    static let usualReason = "no XML file contains HealthData"
    /// The reason for an archive or a folder with another archive.
    static let nestedReason = "no XML file contains HealthData, but there is another archive in it, which must be unpacked first"

    private static let compressed: [(name: String, mark: [UInt8])] = [
        ("gzip", [0x1F, 0x8B]), ("7-Zip", [0x37, 0x7A, 0xBC, 0xAF, 0x27, 0x1C]), ("bzip2", Array("BZh".utf8)),
        ("xz", [0xFD, 0x37, 0x7A, 0x58, 0x5A]), ("zstd", [0x28, 0xB5, 0x2F, 0xFD]), ("RAR", Array("Rar!".utf8)),
    ]

    /// The letters of the first element's name; nil if it is `HealthData`, or if there is none.
    private static func root(of start: [UInt8]) -> String? {
        let text = String(decoding: start, as: UTF8.self)
        guard let name = text.firstMatch(of: /<(?:[\w.\-]+:)?([A-Za-z]+)/)?.output.1, name != "HealthData" else { return nil }
        return String(name.prefix(80))
    }
}

extension [UInt8] {
    /// Whether the text begins like UTF-16: with its mark, or with an ASCII character of two bytes.
    var isUTF16: Bool {
        guard count >= 2 else { return false }
        let start = (self[0], self[1])
        return start == (0xFE, 0xFF) || start == (0xFF, 0xFE) || start.0 == 0 && Self.isBeginning(start.1)
            || start.1 == 0 && Self.isBeginning(start.0)
    }

    /// The text without the byte order mark of UTF-8.
    var withoutMark: ArraySlice<UInt8> { dropFirst(starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0) }

    /// The first byte that is not white space, after a byte order mark.
    fileprivate var firstOfText: UInt8? { withoutMark.first { ![0x09, 0x0A, 0x0D, 0x20].contains($0) } }

    /// Whether XML or JSON can begin with a character.
    private static func isBeginning(_ byte: UInt8) -> Bool { "<{[ \n".utf8.contains(byte) }
}
