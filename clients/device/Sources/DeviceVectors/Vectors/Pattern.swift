/// The first difference between a message and the expected one.
struct Difference: Sendable, Equatable {
    /// The place in the message, such as `result.samples[0].uuid`.
    var path: String
    /// The expected value, as JSON.
    var expected: JSONValue
    /// The actual value. Nil if there is none.
    var actual: JSONValue?
}

/// The values that a case has saved with `$save`, by name.
typealias Bindings = [String: JSONValue]

/// A value that a vector expects, with the matchers of `protocol/vectors/README.md`.
///
/// Arrays that come from a set of HealthKit have no order.
struct Pattern {
    let json: JSONValue
    /// The ends of paths to arrays that HealthKit has as a set.
    private static let sets = [".objects"]
    /// The ends of paths to objects that an answer has in more than one form.
    private static let forms = [".prism"]

    init(_ json: JSONValue) { self.json = json }

    /// The first difference between a value and the pattern; nil if the value matches.
    func difference(from value: JSONValue?, at path: String = "", _ bindings: inout Bindings) -> Difference? {
        let difference = Difference(path: path, expected: json, actual: value)
        guard let value else { return difference }
        switch (json, value) {
        case (.object(let object), _):
            guard let matcher = object.first(where: { $0.key.hasPrefix("$") }) else {
                guard case .object(let actual) = value else { return difference }
                let isExact = !Self.forms.contains(where: path.hasSuffix)
                return Self.difference(object, actual, exactly: isExact, at: path, &bindings)
            }
            return match(matcher.key, matcher.value, object["as"], value, difference, &bindings)
        case (.array(let patterns), .array(let elements)):
            if Self.sets.contains(where: path.hasSuffix) {
                return patterns.count == elements.count && Self.assign(patterns[...], elements, &bindings) ? nil : difference
            }
            for (index, pattern) in patterns.enumerated() {
                let element = elements.indices.contains(index) ? elements[index] : nil
                if let difference = Pattern(pattern).difference(from: element, at: "\(path)[\(index)]", &bindings) {
                    return difference
                }
            }
            guard elements.count > patterns.count else { return nil }
            return Difference(path: "\(path)[\(patterns.count)]", expected: .null, actual: elements[patterns.count])
        default: return Self.areEqual(json, value, at: path) ? nil : difference
        }
    }

    /// Whether two values are equal. Numbers are equal by value, and HealthKit may return Booleans of metadata as numbers.
    private static func areEqual(_ one: JSONValue, _ other: JSONValue, at path: String = "") -> Bool {
        switch (one, other) {
        case (.string(let one), .string(let other)): return one.unicodeScalars.elementsEqual(other.unicodeScalars)
        case (.bool(let flag), _) where path.contains("metadata"): return other == one || other.number == (flag ? 1 : 0)
        case (.array(let one), .array(let other)):
            return one.count == other.count && zip(one, other).allSatisfy { areEqual($0, $1) }
        case (.object(let one), .object(let other)):
            return one.count == other.count
                && one.allSatisfy { name, value in
                    other[name].map { areEqual(value, $0) } ?? false
                }
        default: break
        }
        // HealthKit may convert a quantity in another order.
        if let one = one.number, let other = other.number { return abs(one - other) <= 1e-12 * abs(one) }
        return one == other
    }

    private func match(
        _ name: String, _ argument: JSONValue, _ inner: JSONValue?, _ value: JSONValue, _ difference: Difference,
        _ bindings: inout Bindings
    ) -> Difference? {
        let path = difference.path
        switch (name, argument, value) {
        case ("$any", .string(let form), _): return Self.has(value, form) ? nil : difference
        case ("$integer", _, _), ("$real", _, _): return Self.areEqual(argument, value) ? nil : difference
        case ("$contains", .string(let text), .string(let string)): return string.contains(text) ? nil : difference
        case ("$contains", .array(let patterns), .array(let elements)):
            return Self.assign(patterns[...], elements, &bindings) ? nil : difference
        case ("$unordered", .array(let patterns), .array(let elements)):
            return patterns.count == elements.count && Self.assign(patterns[...], elements, &bindings) ? nil : difference
        case ("$has", .object(let members), .object(let object)):
            return Self.difference(members, object, exactly: false, at: path, &bindings)
        case ("$json", _, .string(let text)):
            return Pattern(argument).difference(from: try? JSONValue(parsing: Array(text.utf8)), at: path, &bindings)
        case ("$use", .string(let name), _):
            return bindings[name].map { Self.areEqual($0, value) } ?? false ? nil : difference
        case ("$save", .string(let name), _):
            defer { bindings[name] = value }
            return inner.flatMap { Pattern($0).difference(from: value, at: path, &bindings) }
        default: return difference
        }
    }

    private static func has(_ value: JSONValue, _ form: String) -> Bool {
        switch (form, value) {
        case ("anything", _), ("string", .string), ("boolean", .bool), ("array", .array), ("object", .object),
            ("integer", .integer), ("number", .integer), ("number", .real):
            true
        case ("integer", .real(let number)): number == number.rounded()
        case ("uuid", .string(let text)): text.count == 36 && text == text.uppercased()
        case ("date", .string(let text)): (try? Reader.date.read(value)) != nil && text.hasSuffix("Z")
        default: false
        }
    }

    private static func difference(
        _ members: JSONObject, _ object: JSONObject, exactly: Bool, at path: String, _ bindings: inout Bindings
    ) -> Difference? {
        let prefix = path.isEmpty ? "" : path + "."
        for (name, pattern) in members.sorted(by: { $0.key < $1.key }) {
            if let difference = Pattern(pattern).difference(from: object[name], at: prefix + name, &bindings) {
                return difference
            }
        }
        guard exactly, let extra = object.first(where: { members[$0.key] == nil }) else { return nil }
        return Difference(path: prefix + extra.key, expected: .null, actual: extra.value)
    }

    /// Whether each pattern can be assigned a different element. A pattern may match several elements, so the search goes back if
    /// a later pattern is left without one.
    private static func assign(_ patterns: ArraySlice<JSONValue>, _ elements: [JSONValue], _ bindings: inout Bindings) -> Bool {
        guard let pattern = patterns.first else { return true }
        for (index, element) in elements.enumerated() {
            var attempt = bindings
            guard Pattern(pattern).difference(from: element, &attempt) == nil else { continue }
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
