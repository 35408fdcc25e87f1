/// The condition of `#if`, for code of an iPhone that compiles on Linux.
struct Condition {
    /// The condition, in which what differs between the two systems is replaced by `true` or `false`.
    let text: String
    /// The value; nil if only the compiler knows it.
    let value: Bool?

    /// Reads a condition. `modules` are those that the user has named.
    init(_ condition: Substring, modules: Set<String>) {
        // What follows is not part of the condition.
        let code = condition.firstRange(of: "//").map { condition[..<$0.lowerBound] } ?? condition
        let text = String(code).replacing(/\b(os|targetEnvironment|canImport)\s*\(\s*(\w+)\s*\)/) { match in
            let name = String(match.output.2)
            let value: Bool? =
                switch match.output.1 {
                case "os": name == "iOS"
                case "targetEnvironment": false
                default: HostModules.canImport(name, others: modules)
                }
            return value.map(String.init) ?? String(match.output.0)
        }
        var parser = Parser(text)
        value = parser.disjunction()
        self.text = text + condition[code.endIndex...]
    }
}

/// Evaluates a condition. A part of which only the compiler knows the value is nil.
private struct Parser {
    private var tokens: ArraySlice<Substring>

    init(_ text: String) {
        tokens = text.matches(of: /\|\||&&|!|\w+\s*\([^()]*\)|\w+|[()]/).map(\.output)[...]
    }

    private mutating func take(_ token: Substring) -> Bool {
        guard tokens.first == token else { return false }
        tokens.removeFirst()
        return true
    }

    mutating func disjunction() -> Bool? {
        var value = conjunction()
        while take("||") { value = value.or(conjunction()) }
        return value
    }

    private mutating func conjunction() -> Bool? {
        var value = operand()
        while take("&&") { value = value.and(operand()) }
        return value
    }

    private mutating func operand() -> Bool? {
        if take("!") { return operand().map(!) }
        if take("(") {
            defer { _ = take(")") }
            return disjunction()
        }
        return tokens.popFirst().flatMap { Bool(String($0)) }
    }
}

extension Bool? {
    /// Both; nil if it depends on an unknown value.
    func and(_ other: Bool?) -> Bool? {
        if self == false || other == false { return false }
        return self == nil || other == nil ? nil : true
    }

    /// One of them; nil if it depends on an unknown value.
    func or(_ other: Bool?) -> Bool? { self.map(!).and(other.map(!)).map(!) }
}

/// The branches of `#if` that contain the current place of a source.
struct Branches {
    private var open: [(wasTaken: Bool?, isActive: Bool?)] = []

    /// Whether the compiler reads the place; nil if only the compiler knows.
    var isActive: Bool? { open.reduce(true) { $0.and($1.isActive) } }

    /// `#if`
    mutating func begin(_ value: Bool?) { open.append((value, value)) }

    /// `#elseif`, or `#else` with the value true.
    mutating func next(_ value: Bool?) {
        guard let last = open.popLast() else { return }
        open.append((last.wasTaken.or(value), last.wasTaken.map(!).and(value)))
    }

    /// `#endif`
    mutating func end() { _ = open.popLast() }
}
