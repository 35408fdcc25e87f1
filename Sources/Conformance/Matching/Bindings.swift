import JSON

/// The values that a case has saved with `$save`, by name.
struct Bindings: Equatable {
    private var values: [String: JSONValue]

    init(_ values: [String: JSONValue] = [:]) { self.values = values }

    subscript(name: String) -> JSONValue? {
        get { values[name] }
        set { values[name] = newValue }
    }

    /// The value with every `{"$use": name}` replaced by the value saved under that name. With `followedBy`, that text is added to it.
    ///
    /// Throws for a name without a saved value.
    func filling(_ value: JSONValue) throws(UnknownName) -> JSONValue {
        switch value {
        case .null, .bool, .integer, .real, .string:
            return value
        case .array(let elements):
            var filled: [JSONValue] = []
            for element in elements { filled.append(try filling(element)) }
            return .array(filled)
        case .object(let object):
            if object.count == 1, case .string(let name)? = object["$use"] {
                guard let value = values[name] else { throw UnknownName(name: name) }
                return value
            }
            if object.count == 2, case .string(let name)? = object["$use"],
                case .string(let end)? = object["followedBy"]
            {
                guard case .string(let text)? = values[name] else { throw UnknownName(name: name) }
                return .string(text + end)
            }
            var filled = JSONObject()
            for (name, value) in object.members {
                filled[name] = try filling(value)
            }
            return .object(filled)
        }
    }

    /// A name was used that has no saved value.
    struct UnknownName: Error {
        var name: String
    }
}
