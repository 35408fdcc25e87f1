/// Divides Swift source into words, and text between them. Comments, string literals and regex literals are text.
struct SourceScanner {
    enum Token: Equatable {
        /// Text that is never rewritten.
        case other(Substring)
        /// A name or keyword, and whether it follows a point.
        case word(Substring, isMember: Bool)
        /// `@name`
        case attribute(Substring)
        /// `#name`
        case directive(Substring)
    }

    private let text: String
    private var position: String.Index
    private var followsPoint = false
    /// Whether a slash would begin a regex literal instead of a division.
    private var expectsOperand = true
    /// For each interpolation that is open: the number of open parentheses, and the delimiter of its literal.
    private var interpolations: [(depth: Int, literal: Literal)] = []

    private struct Literal {
        let pounds: Int
        let isMultiline: Bool
    }

    init(_ text: String) {
        // Scalars of one source never form new characters with rewritten text.
        self.text = text
        position = text.startIndex
    }

    private var rest: Substring { text[position...] }

    /// The number of the line that contains the end of the last token.
    var line: Int { text[..<position].count { $0.isNewline } + 1 }

    /// The next token; nil at the end.
    mutating func next() -> Token? {
        guard let first = rest.first else { return nil }
        if first.isWhitespace { return .other(take { $0.isWhitespace }) }
        defer { followsPoint = text[..<position].last == "." }
        if rest.hasPrefix("//") { return .other(take { !$0.isNewline }) }
        if rest.hasPrefix("/*") { return .other(takeBlockComment()) }
        let mayBeRegex = expectsOperand
        expectsOperand = false
        if let literal = takeLiteralStart() ?? takeRegex(isBare: mayBeRegex) { return .other(literal) }
        if first.isIdentifierHead {
            let word = take { $0.isIdentifierPart }
            expectsOperand = !followsPoint && Self.operandKeywords.contains(word)
            return .word(word, isMember: followsPoint)
        }
        if first == "`" { return .other(take(through: "`", after: 1)) }
        if first == "@" || first == "#", rest.dropFirst().first?.isIdentifierHead == true {
            let start = position
            position = text.index(after: position)
            _ = take { $0.isIdentifierPart }
            let name = text[start..<position]
            return first == "@" ? .attribute(name) : .directive(name)
        }
        return .other(takeSymbol(first))
    }

    private mutating func takeSymbol(_ symbol: Character) -> Substring {
        let start = position
        // A question mark after a space is that of a condition, else it belongs to the operand.
        expectsOperand = "=([{,:;&|<>+-*%~^".contains(symbol) || symbol == "?" && text[..<position].last?.isWhitespace == true
        position = text.index(after: position)
        if let open = interpolations.last {
            if symbol == "(" { interpolations[interpolations.count - 1].depth += 1 }
            if symbol == ")" {
                interpolations[interpolations.count - 1].depth -= 1
                if open.depth == 1 {
                    interpolations.removeLast()
                    continueLiteral(open.literal)
                }
            }
        }
        return text[start..<position]
    }

    // MARK: Comments and literals

    private mutating func takeBlockComment() -> Substring {
        let start = position
        var depth = 0
        repeat {
            if rest.hasPrefix("/*") {
                depth += 1
                advance(2)
            } else if rest.hasPrefix("*/") {
                depth -= 1
                advance(2)
            } else {
                advance(1)
            }
        } while depth > 0 && position < text.endIndex
        return text[start..<position]
    }

    /// Takes a literal up to its end or its first interpolation.
    private mutating func takeLiteralStart() -> Substring? {
        let pounds = rest.prefix { $0 == "#" }.count
        let body = rest.dropFirst(pounds)
        guard body.first == "\"" else { return nil }
        let start = position
        let isMultiline = body.hasPrefix("\"\"\"")
        advance(pounds + (isMultiline ? 3 : 1))
        continueLiteral(Literal(pounds: pounds, isMultiline: isMultiline))
        return text[start..<position]
    }

    private mutating func continueLiteral(_ literal: Literal) {
        let pounds = String(repeating: "#", count: literal.pounds)
        let end = (literal.isMultiline ? "\"\"\"" : "\"") + pounds
        while position < text.endIndex {
            if rest.hasPrefix("\\\(pounds)(") {
                advance(2 + literal.pounds)
                interpolations.append((1, literal))
                return
            }
            if rest.hasPrefix("\\\(pounds)") {
                advance(1 + literal.pounds + 1)
            } else if rest.hasPrefix(end) {
                return advance(end.count)
            } else if !literal.isMultiline, rest.first?.isNewline == true {
                // The compiler refuses the literal.
                return
            } else {
                advance(1)
            }
        }
    }

    /// The keywords after which an operand follows.
    private static let operandKeywords: Set<Substring> = [
        "await", "case", "else", "if", "in", "return", "throw", "try", "where", "while",
    ]

    /// Takes a regex literal. One without pounds is in one line, as for the compiler.
    private mutating func takeRegex(isBare: Bool) -> Substring? {
        let pounds = String(rest.prefix { $0 == "#" })
        let body = rest.dropFirst(pounds.count)
        guard body.first == "/", let first = body.dropFirst().first else { return nil }
        let isMultiline = !pounds.isEmpty && first.isNewline
        if pounds.isEmpty, !isBare || first.isWhitespace || first == "=" { return nil }
        var index = body.index(after: body.startIndex)
        var depth = 0
        while index < body.endIndex, isMultiline || !body[index].isNewline {
            if body[index...].hasPrefix("/" + pounds) {
                let start = position
                position = body.index(index, offsetBy: 1 + pounds.count)
                return text[start..<position]
            }
            if body[index] == "(" { depth += 1 }
            if body[index] == ")" { depth -= 1 }
            // A parenthesis that the literal has not opened: the slash is an operator, such as in `reduce(1, /)`.
            if pounds.isEmpty, depth < 0 { return nil }
            index = body.index(index, offsetBy: body[index] == "\\" ? 2 : 1, limitedBy: body.endIndex) ?? body.endIndex
        }
        return nil
    }

    // MARK: Looking ahead

    /// Takes the condition of `#if`: to the end of the line, or further if the line ends with an operator.
    mutating func takeCondition() -> Substring {
        let start = position
        repeat {
            if rest.first?.isNewline == true { advance(1) }
            _ = take { !$0.isNewline }
        } while text[start..<position].hasOpenOperator && position < text.endIndex
        return text[start..<position]
    }

    /// The name that follows a keyword in the same line.
    var followingName: Substring? { rest.prefixMatch(of: /[ \t]+(\w+)/)?.output.1 }

    /// The module that follows `import` in the same line.
    var followingModule: Substring? {
        rest.prefixMatch(of: /[ \t]+(?:(?:struct|class|enum|protocol|func|var|let|typealias)[ \t]+)?(\w+)/)?.output.1
    }

    /// Takes a list in parentheses that follows.
    mutating func takeParentheses() -> Substring? {
        guard rest.first == "(" else { return nil }
        let start = position
        var depth = 0
        repeat {
            if rest.first == "(" { depth += 1 }
            if rest.first == ")" { depth -= 1 }
            advance(1)
        } while depth > 0 && position < text.endIndex
        return text[start..<position]
    }

    /// Whether a text follows.
    func isFollowed(by prefix: String) -> Bool { rest.hasPrefix(prefix) }

    /// Whether a declaration follows, so that the word before is a modifier.
    var isFollowedByDeclaration: Bool {
        let word = rest.drop { $0.isWhitespace || $0.isNewline }.prefix { $0.isIdentifierPart }
        let keywords: Set<Substring> = [
            "var", "func", "let", "class", "static", "override", "public", "open", "internal", "private", "fileprivate",
            "init", "subscript", "final", "lazy", "weak",
        ]
        return rest.first?.isWhitespace == true && keywords.contains(word)
    }

    /// Takes ` let name as NSError {` after `catch`, and returns the name.
    mutating func takeCatchOfNSError() -> Substring? {
        guard let match = rest.prefixMatch(of: /[ \t]+let[ \t]+(\w+)[ \t]+as[ \t]+NSError[ \t]*\{/) else { return nil }
        position = match.range.upperBound
        return match.output.1
    }

    // MARK: Moving

    private mutating func advance(_ count: Int) {
        position = text.index(position, offsetBy: count, limitedBy: text.endIndex) ?? text.endIndex
    }

    private mutating func take(_ isPart: (Character) -> Bool) -> Substring {
        let start = position
        position = rest.firstIndex { !isPart($0) } ?? text.endIndex
        return text[start..<position]
    }

    private mutating func take(through end: Character, after count: Int) -> Substring {
        let start = position
        advance(count)
        position = rest.firstIndex(of: end).map(text.index(after:)) ?? text.endIndex
        return text[start..<position]
    }
}

extension Substring {
    /// Whether a condition continues in the next line.
    fileprivate var hasOpenOperator: Bool {
        let code = reversed().drop { $0.isWhitespace }.prefix(2)
        return code.elementsEqual("||") || code.elementsEqual("&&")
    }
}

extension Character {
    fileprivate var isIdentifierHead: Bool { isLetter || self == "_" }
    fileprivate var isIdentifierPart: Bool { isLetter || isNumber || self == "_" }
}
