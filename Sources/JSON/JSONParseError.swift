/// Why a text could not be read as JSON, and where.
public struct JSONParseError: Error, Equatable, Sendable {
    /// What is wrong with the text.
    public enum Code: Equatable, Sendable {
        /// The text does not follow the grammar of JSON, or is empty.
        case syntax
        /// The text is not UTF-8.
        case invalidUTF8
        /// An object has two members of one name. Names that are canonically equivalent are one name.
        case duplicateMember
        /// An integer needs more than 64 bits, or a real is beyond the finite range of a double.
        case numberOutOfRange
        /// The name of a member holds the character U+0000.
        case nulInKey
        /// Arrays and objects are nested deeper than the caller allows.
        case tooDeep
        /// Something that the text is not to blame for, such as a lack of memory.
        case unknown
    }

    /// What is wrong.
    public let code: Code
    /// The line in which reading stopped; the first is 1.
    public let line: Int
    /// How many characters of that line had been read.
    public let column: Int
    /// How many bytes of the text had been read.
    public let offset: Int
    /// The outermost array or object with its scalars alone, when ``code`` is ``Code/tooDeep`` and the text is
    /// otherwise JSON: enough to tell who sent it.
    public let outline: JSONValue?

    init(_ code: Code, at position: TextPosition, outline: JSONValue? = nil) {
        self.code = code
        line = position.line
        column = position.column
        offset = position.offset
        self.outline = outline
    }
}

extension JSONParseError: CustomStringConvertible {
    /// A sentence that names the place and quotes nothing of the text.
    public var description: String {
        "\(complaint) at line \(line), column \(column)"
    }

    private var complaint: String {
        switch code {
        case .syntax: "the text is not JSON"
        case .invalidUTF8: "the text is not UTF-8"
        case .duplicateMember: "an object has two members of the same name"
        case .numberOutOfRange: "a number is out of range"
        case .nulInKey: "the name of a member holds the character U+0000"
        case .tooDeep: "arrays and objects are nested too deep"
        case .unknown: "the text could not be read"
        }
    }
}
