import XML

/// Prepares the text of an export for the parser: removes the text before `HealthData`, and replaces invalid bytes and characters
/// by the same number of valid bytes.
///
/// The document type is not parsed: that of iOS 16.0 is malformed (EXP-04), and without it there are no entities to
/// expand or fetch.
struct XMLSanitizer {
    /// The greatest length of the text before the root element.
    private static let longestPrologue = 256 << 10

    private let root: [UInt8]
    private var prologue: [UInt8]? = []
    /// The first bytes of an incomplete character.
    private var rest: [UInt8] = []

    private(set) var controlCharacters = 0
    private(set) var invalidBytes = 0
    private(set) var hasMalformedDocumentType = false
    private(set) var exportVersion: Int?
    /// The number of removed lines.
    private(set) var linesBefore = 0

    /// Creates a sanitizer for a document whose root element begins with this text.
    init(root: String = "<HealthData") { self.root = Array(root.utf8) }

    /// Whether the root element has begun.
    var hasBegun: Bool { prologue == nil }

    /// The part of the next piece that the parser gets.
    mutating func clean(_ piece: [UInt8]) throws(ArchiveError) -> [UInt8] {
        guard let begun = prologue else { return cleaned(rest + piece) }
        let text = begun + piece
        if begun.count < 2, text.isUTF16 { throw .encoding }
        guard let start = rootElement(in: text, from: max(0, begun.count - root.count)) else {
            guard text.count <= Self.longestPrologue else { throw .endlessPrologue }
            prologue = text
            return []
        }
        guard start <= Self.longestPrologue else { throw .endlessPrologue }
        prologue = nil
        try look(at: text[..<start])
        return cleaned(Array(text[start...]))
    }

    /// The start of the root element. The document type also contains its name, but without the bracket.
    private func rootElement(in text: [UInt8], from start: Int) -> Int? {
        var index = start
        while let found = text[index...].firstIndex(of: root[0]) {
            let end = found + root.count
            guard end < text.count else { return nil }
            if text[found..<end].elementsEqual(root), [0x20, 0x09, 0x0A, 0x0D, 0x2F, 0x3E].contains(text[end]) {
                return found
            }
            index = found + 1
        }
        return nil
    }

    private mutating func look(at prologue: ArraySlice<UInt8>) throws(ArchiveError) {
        linesBefore = prologue.count { $0 == 0x0A }
        let declaration = String(decoding: prologue.prefix(200), as: UTF8.self).prefix { $0 != ">" }
        if let encoding = declaration.firstMatch(of: /encoding\s*=\s*["']([^"']*)/) {
            guard ["utf-8", "utf8", "us-ascii"].contains(encoding.output.1.lowercased()) else { throw .encoding }
        }
        exportVersion = Self.version(in: prologue)
        hasMalformedDocumentType = Self.isMalformed(prologue)
    }

    private static func version(in prologue: ArraySlice<UInt8>) -> Int? {
        guard let label = prologue.firstRange(of: Array("HealthKit Export Version: ".utf8)) else { return nil }
        let digits = prologue[label.upperBound...].prefix(6).prefix { Bytes.digit($0) != nil }
        return Int(String(decoding: digits, as: UTF8.self))
    }

    /// Whether a declaration in the document type begins before the previous one has ended.
    private static func isMalformed(_ prologue: ArraySlice<UInt8>) -> Bool {
        let text = Array(prologue)
        guard let type = text.firstRange(of: Array("<!DOCTYPE".utf8)),
            var index = text[type.upperBound...].firstIndex(of: UInt8(ascii: "["))
        else { return false }
        var isOpen = false
        while index < text.count {
            if text[index...].starts(with: Array("<!--".utf8)) {
                guard let end = text[index...].firstRange(of: Array("-->".utf8)) else { return true }
                index = end.upperBound
                continue
            }
            if text[index...].starts(with: Array("<!".utf8)) {
                if isOpen { return true }
                isOpen = true
            } else if text[index] == UInt8(ascii: ">") {
                isOpen = false
            }
            index += 1
        }
        return isOpen
    }

    private mutating func cleaned(_ text: [UInt8]) -> [UInt8] {
        var text = text
        rest = []
        let end = text.count
        var index = 0
        while true {
            index = text.plainPrefix(from: index)
            guard index < end else { break }
            let byte = text[index]
            if byte < 0x80 {
                if byte < 0x20, byte != 0x09, byte != 0x0A, byte != 0x0D {
                    text[index] = 0x20
                    controlCharacters += 1
                }
                index += 1
                continue
            }
            switch Self.character(in: text, at: index) {
            case .whole(let length):
                index += length
            case .cutOff:
                rest = Array(text[index...])
                text.removeSubrange(index...)
                return text
            case .invalid:
                text[index] = UInt8(ascii: "?")
                invalidBytes += 1
                index += 1
            }
        }
        return text
    }

    /// Counts the bytes of an incomplete character at the end of the text as invalid.
    mutating func finish() {
        invalidBytes += rest.count
        rest = []
    }

    private enum Character {
        case whole(Int), cutOff, invalid
    }

    /// Checks the character of several bytes at an index (RFC 3629). Characters that XML does not allow are invalid.
    private static func character(in text: [UInt8], at index: Int) -> Character {
        let lead = text[index]
        let length = lead < 0xC2 ? 0 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : lead < 0xF5 ? 4 : 0
        guard length > 0 else { return .invalid }
        var second: ClosedRange<UInt8> = 0x80...0xBF
        switch lead {
        case 0xE0: second = 0xA0...0xBF
        case 0xED: second = 0x80...0x9F
        case 0xF0: second = 0x90...0xBF
        case 0xF4: second = 0x80...0x8F
        default: break
        }
        for offset in 1..<length {
            guard index + offset < text.count else { return .cutOff }
            guard (offset == 1 ? second : 0x80...0xBF).contains(text[index + offset]) else { return .invalid }
        }
        if lead == 0xEF, text[index + 1] == 0xBF, text[index + 2] >= 0xBE { return .invalid }
        return .whole(length)
    }
}
