import JSON

/// How a language writes values. The literals of all values are printable ASCII, and each is one expression: no text of a session can
/// end it, whatever the language takes for the end of a string or of a line.
struct Literals: Sendable {
    /// The literals of JSON, which are also those of jq.
    static let json = Literals { scalar in String(scalar).utf16.map { "\\u\(hexadecimal($0, 4))" }.joined() }
    static let javaScript = Literals { scalar in
        "\\u{\(hexadecimal(scalar.value))}"
    } name: { name in
        // Without brackets, the name would set the prototype.
        name == #""__proto__""# ? "[\(name)]" : name
    }
    static let python = Literals(null: "None", yes: "True", no: "False", gap: " ") { scalar in
        scalar.value > 0xFFFF ? "\\U\(hexadecimal(scalar.value, 8))" : "\\u\(hexadecimal(scalar.value, 4))"
    }
    static let swift = Literals(null: "nil", gap: " ", brackets: ("[", "]"), empty: "[:]") { scalar in
        let number = hexadecimal(scalar.value)
        // The compiler refuses the escapes of these noncharacters.
        return 0xFDD0...0xFDEF ~= scalar.value ? "\\(Unicode.Scalar(0x\(number) as UInt32)!)" : "\\u{\(number)}"
    }

    private let (null, yes, no): (String, String, String)
    /// What follows a comma and a colon.
    private let gap: String
    /// The brackets of an object, and an object without members.
    private let (brackets, empty): ((String, String), String)
    private let escape: @Sendable (Unicode.Scalar) -> String
    private let name: @Sendable (String) -> String

    private init(
        null: String = "null", yes: String = "true", no: String = "false", gap: String = "",
        brackets: (String, String) = ("{", "}"), empty: String = "{}",
        _ escape: @escaping @Sendable (Unicode.Scalar) -> String, name: @escaping @Sendable (String) -> String = { $0 }
    ) {
        (self.null, self.yes, self.no) = (null, yes, no)
        self.gap = gap
        (self.brackets, self.empty) = (brackets, empty)
        self.escape = escape
        self.name = name
    }

    /// The literal of a value.
    func callAsFunction(_ value: JSONValue) -> String {
        switch value {
        case .null: null
        case .bool(let isTrue): isTrue ? yes : no
        case .integer, .real: value.jsonText
        case .string(let text): self(text)
        case .array(let elements): "[\(elements.map { self($0) }.joined(separator: ",\(gap)"))]"
        case .object(let object) where object.isEmpty: empty
        case .object(let object):
            brackets.0
                + object.members.map { "\(name(self($0.name))):\(gap)\(self($0.value))" }.joined(separator: ",\(gap)")
                + brackets.1
        }
    }

    /// The literal of a text.
    func callAsFunction(_ text: String) -> String { "\"\(text.escaped(escape))\"" }
}

extension String {
    /// The text as a part of a comment, of a remark or of a line of the log: the name of a method as it is, and another text in
    /// quotes. It is printable ASCII, so it stays in its line, and has at most 100 characters of the text.
    var inComment: String {
        let start = String(unicodeScalars.prefix(100))
        return start == self && hasOnlyNames("/$.[]-") ? self : Literals.swift(start)
    }

    /// Whether the text has only letters, digits, underscores and some other characters of ASCII. It compares bytes: a character may
    /// have further scalars, and may be equal to one of ASCII.
    func hasOnlyNames(_ others: String) -> Bool {
        !isEmpty
            && utf8.allSatisfy { byte in
                let scalar = Unicode.Scalar(byte)
                return scalar.isASCII && scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || scalar == "_"
                    || others.utf8.contains(byte)
            }
    }

    /// The text between quotes, in printable ASCII. All other scalars are written as by `escape`.
    fileprivate func escaped(_ escape: (Unicode.Scalar) -> String) -> String {
        unicodeScalars.reduce(into: "") { text, scalar in
            switch scalar {
            case "\"", "\\": text += "\\\(scalar)"
            case "\n": text += "\\n"
            case " "..."~": text.unicodeScalars.append(scalar)
            default: text += escape(scalar)
            }
        }
    }
}

/// A number in hexadecimal, with at least `length` digits.
func hexadecimal(_ number: some BinaryInteger, _ length: Int = 1) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: max(0, length - digits.count)) + digits
}
