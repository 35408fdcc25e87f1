import JSON

extension Pattern {
    /// The first difference between a value and the pattern; nil if the value matches.
    ///
    /// Adds values that `$save` matched to the bindings. After a difference the bindings are undefined.
    func difference(from value: JSONValue, at path: String = "", _ bindings: inout Bindings) -> Difference? {
        switch (self, value) {
        case (.equal(let expected), _) where expected.hasSameValue(as: value):
            return nil
        case (.any(let form), _) where form.includes(value):
            return nil
        case (.integer(let expected), .integer(let actual)) where expected == actual:
            return nil
        case (.real(let expected), .real(let actual)) where expected == actual:
            return nil
        case (.containsText(let text), .string(let string)) where string.contains(text):
            return nil
        case (.json(let pattern), .string(let text)):
            guard let value = try? JSONValue(parsing: text) else {
                return Difference(path: path, expected: description, actual: value.jsonText)
            }
            return pattern.difference(from: value, at: path + ".$json", &bindings)
        case (.use(let name), _):
            if let saved = bindings[name], saved.hasSameValue(as: value) { return nil }
            let expected = bindings[name]?.jsonText ?? "a value saved as “\(name)”, but there is none"
            return Difference(path: path, expected: expected, actual: value.jsonText)
        case (.save(let name, let pattern), _):
            defer { bindings[name] = value }
            return pattern.difference(from: value, at: path, &bindings)
        case (.array(let patterns), .array(let elements)):
            return Self.difference(patterns, elements, at: path, &bindings)
        case (.contains(let patterns), .array(let elements)) where Self.assign(patterns[...], elements, &bindings):
            return nil
        case (.unordered(let patterns), .array(let elements))
        where patterns.count == elements.count && Self.assign(patterns[...], elements, &bindings):
            return nil
        case (.object(let members), .object(let object)):
            return Self.difference(members, object, exactly: true, at: path, &bindings)
        case (.has(let members), .object(let object)):
            return Self.difference(members, object, exactly: false, at: path, &bindings)
        default:
            return Difference(path: path, expected: description, actual: value.jsonText)
        }
    }

    private static func difference(
        _ patterns: [Pattern], _ elements: [JSONValue], at path: String, _ bindings: inout Bindings
    ) -> Difference? {
        for (index, (pattern, element)) in zip(patterns, elements).enumerated() {
            if let difference = pattern.difference(from: element, at: "\(path)[\(index)]", &bindings) {
                return difference
            }
        }
        let shared = min(patterns.count, elements.count)
        if let missing = patterns.dropFirst(shared).first {
            return Difference(path: "\(path)[\(shared)]", expected: "\(missing)", actual: "nothing")
        }
        if let extra = elements.dropFirst(shared).first {
            return Difference(path: "\(path)[\(shared)]", expected: "nothing", actual: extra.jsonText)
        }
        return nil
    }

    private static func difference(
        _ members: [Member], _ object: JSONObject, exactly: Bool, at path: String, _ bindings: inout Bindings
    ) -> Difference? {
        let prefix = path.isEmpty ? "" : path + "."
        for member in members {
            guard let value = object[member.name] else {
                return Difference(path: prefix + member.name, expected: "\(member.pattern)", actual: "nothing")
            }
            if let difference = member.pattern.difference(from: value, at: prefix + member.name, &bindings) {
                return difference
            }
        }
        guard exactly else { return nil }
        let names = Set(members.map(\.name))
        guard let extra = object.members.first(where: { !names.contains($0.name) }) else { return nil }
        return Difference(path: prefix + extra.name, expected: "nothing", actual: extra.value.jsonText)
    }

    /// Whether each pattern can be assigned a different element.
    ///
    /// A pattern may match several elements, so the search backtracks if a later pattern is left without one.
    private static func assign(_ patterns: ArraySlice<Pattern>, _ elements: [JSONValue], _ bindings: inout Bindings) -> Bool {
        guard let pattern = patterns.first else { return true }
        for (index, element) in elements.enumerated() {
            var attempt = bindings
            guard pattern.difference(from: element, &attempt) == nil else { continue }
            var others = elements
            others.remove(at: index)
            if assign(patterns.dropFirst(), others, &attempt) {
                bindings = attempt
                return true
            }
        }
        return false
    }
}
