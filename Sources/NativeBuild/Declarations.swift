/// The types that a source declares, as far as a host has to know them.
struct Declarations {
    /// The names of types and extensions, in order, with what follows the colon.
    private(set) var types: [(name: String, inherited: Set<String>)] = []
    /// The methods of each type that JavaScript can call: they take a `CAPPluginCall` without a label.
    private(set) var callMethods: [String: [String]] = [:]

    private let tokens: [Substring]
    /// The types that contain the current place, with the number of braces around each.
    private var scopes: [(name: String, depth: Int)] = []
    private var depth = 0

    init(_ text: String) {
        tokens = Self.tokens(of: text)
        for index in tokens.indices {
            switch tokens[index] {
            case "{": depth += 1
            case "}":
                depth -= 1
                if let scope = scopes.last, scope.depth > depth { scopes.removeLast() }
            case "class", "extension", "struct", "actor", "enum": readType(at: index)
            case "func": readMethod(at: index)
            default: break
            }
        }
    }

    /// Words and symbols, without literals and comments.
    private static func tokens(of text: String) -> [Substring] {
        var scanner = SourceScanner(text)
        var tokens: [Substring] = []
        while let token = scanner.next() {
            switch token {
            case .word(let word, _): tokens.append(word)
            case .other(let text) where text.count == 1 && "{}():".contains(text): tokens.append(text)
            default: break
            }
        }
        return tokens
    }

    private mutating func readType(at index: Int) {
        let rest = tokens[(index + 1)...]
        guard let name = rest.first, let body = rest.firstIndex(of: "{"), name.first?.isUppercase == true else { return }
        let inherited = rest[..<body].drop { $0 != ":" }
        types.append((String(name), Set(inherited.map(String.init))))
        scopes.append((String(name), depth + 1))
    }

    private mutating func readMethod(at index: Int) {
        let rest = tokens[(index + 1)...].prefix(7)
        guard let type = scopes.last?.name, let name = rest.first, rest.count == 7,
            rest.dropFirst().prefix(2).elementsEqual(["(", "_"]), rest.suffix(3).elementsEqual([":", "CAPPluginCall", ")"])
        else { return }
        // The file that calls the methods is another one.
        guard index == 0 || !["private", "fileprivate"].contains(tokens[index - 1]) else { return }
        callMethods[type, default: []].append(String(name))
    }
}
