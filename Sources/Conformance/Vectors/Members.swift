import JSON

/// The members of an object in a vector file, read by name and type.
struct Members {
    /// The path of the object in the file.
    let path: String
    private let object: JSONObject

    init(_ value: JSONValue, at path: String) throws(VectorProblem) {
        guard case .object(let object) = value else { throw VectorProblem(path, "an object is expected here") }
        self.path = path
        self.object = object
    }

    var names: [String] { object.members.map(\.name) }

    subscript(name: String) -> JSONValue? { object[name] }

    func has(_ name: String) -> Bool { object[name] != nil }

    /// The path of a member.
    func place(_ name: String) -> String { path.isEmpty ? name : "\(path).\(name)" }

    func required(_ name: String) throws(VectorProblem) -> JSONValue {
        guard let value = object[name] else { throw VectorProblem(path, "the member \(name) is missing") }
        return value
    }

    func string(_ name: String) throws(VectorProblem) -> String {
        guard case .string(let text) = try required(name) else {
            throw VectorProblem(place(name), "a string is expected here")
        }
        return text
    }

    /// The object of a member; empty if the member is missing.
    func object(_ name: String) throws(VectorProblem) -> JSONObject {
        switch object[name] {
        case .none: return [:]
        case .object(let members)?: return members
        default: throw VectorProblem(place(name), "an object is expected here")
        }
    }

    /// The elements of an array with their paths; empty if the member is missing.
    func elements(_ name: String) throws(VectorProblem) -> [(value: JSONValue, path: String)] {
        switch object[name] {
        case .none: return []
        case .array(let elements)?: return elements.enumerated().map { ($1, "\(place(name))[\($0)]") }
        default: throw VectorProblem(place(name), "an array is expected here")
        }
    }

    func strings(_ name: String) throws(VectorProblem) -> [String] {
        var strings: [String] = []
        for (value, path) in try elements(name) {
            guard case .string(let text) = value else { throw VectorProblem(path, "a string is expected here") }
            strings.append(text)
        }
        return strings
    }

    func patterns(_ name: String) throws(VectorProblem) -> [Pattern] {
        var patterns: [Pattern] = []
        for (value, path) in try elements(name) {
            patterns.append(try Pattern(value, at: path))
        }
        return patterns
    }

    /// Throws for members with other names.
    func finish(knowing names: [String]) throws(VectorProblem) {
        if let unknown = object.members.first(where: { !names.contains($0.name) }) {
            throw VectorProblem(place(unknown.name), "there is no member of this name")
        }
    }
}
