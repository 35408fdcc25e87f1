/// Parses a format string of `NSPredicate`.
///
///     predicate  = term { ( "OR" | "||" ) term }
///     term       = factor { ( "AND" | "&&" ) factor }
///     factor     = ( "NOT" | "!" ) factor | "(" predicate ")" | "TRUEPREDICATE" | "FALSEPREDICATE" | comparison
///     comparison = operand operator [ "[cd]" ] operand
///     operand    = key path | "%K" | "%@" | "%d" | number | string | "YES" | "NO" | "NIL" | "{" operands "}"
struct PredicateFormatParser {
    private enum Operand {
        case keyPath(String)
        case value(Any?)
    }

    private struct SyntaxError: Error {}

    /// The maximum depth of nested parentheses, which limits the stack.
    private static let largestDepth = 100

    private let characters: [Character]
    private var position = 0
    private var arguments: ArraySlice<Any?>
    private var depth = 0

    /// The parsed form of a format. Another text is Foundation's exception.
    static func parse(_ format: String, _ arguments: [Any?]) -> PredicateFormat {
        var parser = PredicateFormatParser(characters: Array(format), arguments: arguments[...])
        do {
            let predicate = try parser.predicate()
            parser.skipSpaces()
            guard parser.position == parser.characters.count else { throw SyntaxError() }
            return predicate
        } catch {
            raise("Unable to parse the format string \"\(format)\"")
        }
    }

    private mutating func predicate() throws -> PredicateFormat {
        var parts = [try term()]
        while takeWord("OR") || take("||") { parts.append(try term()) }
        return parts.count == 1 ? parts[0] : .or(parts)
    }

    private mutating func term() throws -> PredicateFormat {
        var parts = [try factor()]
        while takeWord("AND") || take("&&") { parts.append(try factor()) }
        return parts.count == 1 ? parts[0] : .and(parts)
    }

    private mutating func factor() throws -> PredicateFormat {
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.largestDepth else { throw SyntaxError() }
        if takeWord("NOT") || take("!") { return .not(try factor()) }
        if takeWord("TRUEPREDICATE") { return .constant(true) }
        if takeWord("FALSEPREDICATE") { return .constant(false) }
        if take("(") {
            let inner = try predicate()
            guard take(")") else { throw SyntaxError() }
            return inner
        }
        return try comparison()
    }

    private mutating func comparison() throws -> PredicateFormat {
        let left = try operand()
        let comparison = try comparisonOperator()
        if take("[") {
            while position < characters.count, characters[position].isLetter { position += 1 }
            guard take("]") else { throw SyntaxError() }
        }
        switch (left, try operand()) {
        case (.keyPath(let keyPath), .value(let value)): return .comparison(keyPath: keyPath, comparison, value: value)
        case (.value(let value), .keyPath(let keyPath)):
            return .comparison(keyPath: keyPath, comparison.reversed, value: value)
        default: throw SyntaxError()
        }
    }

    private mutating func comparisonOperator() throws -> PredicateFormat.Operator {
        let symbols: [(String, PredicateFormat.Operator)] = [
            ("==", .equalTo), ("!=", .notEqualTo), ("<>", .notEqualTo), ("<=", .lessThanOrEqualTo),
            ("=<", .lessThanOrEqualTo), (">=", .greaterThanOrEqualTo), ("=>", .greaterThanOrEqualTo), ("=", .equalTo),
            ("<", .lessThan), (">", .greaterThan),
        ]
        for (symbol, comparison) in symbols where take(symbol) { return comparison }
        if takeWord("IN") { return .in }
        if takeWord("BETWEEN") { return .between }
        for word in ["BEGINSWITH", "ENDSWITH", "CONTAINS", "LIKE", "MATCHES"] where takeWord(word) {
            return .string(word)
        }
        throw SyntaxError()
    }

    private mutating func operand() throws -> Operand {
        skipSpaces()
        guard position < characters.count else { throw SyntaxError() }
        switch characters[position] {
        case "'", "\"": return .value(try string())
        case "{": return .value(try list())
        case "%":
            return startsKeyPath ? .keyPath(try keyPath()) : .value(try argument())
        case let character where character.isNumber || character == "-": return .value(try number())
        default: break
        }
        for (word, value) in [("YES", true), ("TRUE", true), ("NO", false), ("FALSE", false)] where takeWord(word) {
            return .value(value)
        }
        if takeWord("NIL") || takeWord("NULL") { return .value(nil) }
        return .keyPath(try keyPath())
    }

    private var startsKeyPath: Bool { position + 1 < characters.count && characters[position + 1] == "K" }

    /// A key path, whose parts may be arguments: `metadata.%K`.
    private mutating func keyPath() throws -> String {
        var text = ""
        while position < characters.count {
            let character = characters[position]
            if character == "%", startsKeyPath {
                position += 2
                guard let part = arguments.popFirst() as? String else { throw SyntaxError() }
                text += part
            } else if character.isLetter || character.isNumber || "._@".contains(character) {
                text.append(character)
                position += 1
            } else {
                break
            }
        }
        guard !text.isEmpty else { throw SyntaxError() }
        return text
    }

    /// An argument: `%@`, or a number such as `%d`, `%ld`, `%f`.
    private mutating func argument() throws -> Any? {
        position += 1
        while position < characters.count, "lhqz".contains(characters[position]) { position += 1 }
        guard position < characters.count, "@diufg".contains(characters[position]), !arguments.isEmpty else {
            throw SyntaxError()
        }
        position += 1
        return arguments.removeFirst()
    }

    private mutating func string() throws -> String {
        let quote = characters[position]
        var text = ""
        position += 1
        while position < characters.count, characters[position] != quote {
            if characters[position] == "\\" { position += 1 }
            guard position < characters.count else { throw SyntaxError() }
            text.append(characters[position])
            position += 1
        }
        guard position < characters.count else { throw SyntaxError() }
        position += 1
        return text
    }

    private mutating func number() throws -> Any {
        let start = position
        while position < characters.count, characters[position].isNumber || "-+.eE".contains(characters[position]) {
            position += 1
        }
        let text = String(characters[start..<position])
        if let number = Int(text) { return number }
        guard let number = Double(text) else { throw SyntaxError() }
        return number
    }

    private mutating func list() throws -> [Any] {
        _ = take("{")
        var values: [Any] = []
        while !take("}") {
            guard case .value(let value?) = try operand() else { throw SyntaxError() }
            values.append(value)
            if !take(",") {
                guard take("}") else { throw SyntaxError() }
                break
            }
        }
        return values
    }

    private mutating func skipSpaces() {
        while position < characters.count, characters[position].isWhitespace { position += 1 }
    }

    private mutating func take(_ symbol: String) -> Bool {
        skipSpaces()
        guard characters[position...].starts(with: symbol) else { return false }
        position += symbol.count
        return true
    }

    /// Takes a keyword, in any case, that no letter follows.
    private mutating func takeWord(_ word: String) -> Bool {
        skipSpaces()
        let end = position + word.count
        guard end <= characters.count, String(characters[position..<end]).uppercased() == word,
            end == characters.count
                || !(characters[end].isLetter || characters[end].isNumber || "._".contains(characters[end]))
        else { return false }
        position = end
        return true
    }
}
