import JSON

extension Pattern {
    /// Reads a pattern of a vector file.
    ///
    /// An object with a member whose name begins with `$` is a matcher. Any other value matches itself.
    init(_ value: JSONValue, at path: String) throws(VectorProblem) {
        switch value {
        case .null, .bool, .integer, .real, .string:
            self = .equal(value)
        case .array(let elements):
            self = .array(try Self.patterns(elements, at: path))
        case .object(let object):
            guard let matcher = object.members.first(where: { $0.name.hasPrefix("$") }) else {
                self = .object(try Self.members(object, at: path))
                return
            }
            self = try Self.matcher(matcher.name, matcher.value, in: object, at: path)
        }
    }

    private static func matcher(
        _ name: String, _ argument: JSONValue, in object: JSONObject, at path: String
    ) throws(VectorProblem) -> Pattern {
        let allowed: Set<String> = name == "$save" ? ["$save", "as"] : [name]
        if let extra = object.members.first(where: { !allowed.contains($0.name) }) {
            throw VectorProblem(path, "\(extra.name) cannot stand beside \(name)")
        }
        switch (name, argument) {
        case ("$any", .string(let text)):
            guard let form = Form(rawValue: text) else {
                let known = Form.allCases.map(\.rawValue).joined(separator: ", ")
                throw VectorProblem(path, "there is no form “\(text)”; the forms are \(known)")
            }
            return .any(form)
        case ("$integer", .integer(let number)): return .integer(number)
        case ("$real", .real(let number)): return .real(number)
        case ("$contains", .string(let text)): return .containsText(text)
        case ("$contains", .array(let elements)): return .contains(try patterns(elements, at: path + ".$contains"))
        case ("$unordered", .array(let elements)): return .unordered(try patterns(elements, at: path + ".$unordered"))
        case ("$has", .object(let members)): return .has(try Self.members(members, at: path + ".$has"))
        case ("$json", let pattern): return .json(try Pattern(pattern, at: path + ".$json"))
        case ("$use", .string(let name)): return .use(name)
        case ("$save", .string(let name)):
            guard let pattern = object["as"] else { return .save(name, .any(.anything)) }
            return .save(name, try Pattern(pattern, at: path + ".as"))
        case ("$any", _), ("$integer", _), ("$real", _), ("$contains", _), ("$unordered", _), ("$has", _), ("$use", _),
            ("$save", _):
            throw VectorProblem(path, "\(name) cannot take \(argument.jsonText)")
        default:
            throw VectorProblem(path, "there is no matcher \(name)")
        }
    }

    private static func patterns(_ elements: [JSONValue], at path: String) throws(VectorProblem) -> [Pattern] {
        var patterns: [Pattern] = []
        for (index, element) in elements.enumerated() {
            patterns.append(try Pattern(element, at: "\(path)[\(index)]"))
        }
        return patterns
    }

    static func members(_ object: JSONObject, at path: String) throws(VectorProblem) -> [Member] {
        var members: [Member] = []
        for (name, value) in object.members {
            members.append(Member(name: name, pattern: try Pattern(value, at: "\(path).\(name)")))
        }
        return members
    }
}
