/// An error in JSON text, with its position.
public struct JSONParseError: Error, Equatable, Sendable {
    /// The kind of error.
    public enum Code: Equatable, Sendable {
        /// The text does not follow the grammar of JSON, or is empty.
        case syntax
        /// The text is not UTF-8.
        case invalidUTF8
        /// An object has two members with the same name. Canonically equivalent names are the same.
        case duplicateMember
        /// An integer needs more than 64 bits, or a real is beyond the finite range of a double.
        case numberOutOfRange
        /// The name of a member holds the character U+0000.
        case nulInKey
        /// Arrays and objects are nested more deeply than the caller allows.
        case tooDeep
        /// A message has more arrays, objects or commas than ``MessageLimits`` allows. It was not parsed.
        case tooManyValues
        /// A failure not caused by the text, such as lack of memory.
        case unknown
    }

    /// The kind of error.
    public let code: Code
    /// The line at which parsing stopped, counted from 1.
    public let line: Int
    /// The number of characters read in that line.
    public let column: Int
    /// The number of bytes read.
    public let offset: Int
    /// The outermost array or object with only its scalars, if ``code`` is ``Code/tooDeep`` and the text is otherwise
    /// valid JSON. It holds the id of a request.
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
    /// A sentence that names the position. It does not quote the text.
    public var description: String { "\(reason) at line \(line), column \(column)" }

    private var reason: String {
        switch code {
        case .syntax: "the text is not JSON"
        case .invalidUTF8: "the text is not UTF-8"
        case .duplicateMember: "an object has two members of the same name"
        case .numberOutOfRange: "a number is out of range"
        case .nulInKey: "the name of a member holds the character U+0000"
        case .tooDeep: "arrays and objects are nested too deep"
        case .tooManyValues: "the text has too many values"
        case .unknown: "the text could not be read"
        }
    }
}
