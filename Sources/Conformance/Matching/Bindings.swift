import JSON

/// The values that a case has remembered with `$save`, by name.
struct Bindings: Equatable {
    private var values: [String: JSONValue]

    /// With what is known from the beginning.
    init(_ values: [String: JSONValue] = [:]) {
        self.values = values
    }

    subscript(name: String) -> JSONValue? {
        get { values[name] }
        set { values[name] = newValue }
    }

    /// The value with every `{"$use": name}` in it replaced by what was remembered under that name.
    ///
    /// A name under which nothing was remembered is thrown as it stands.
    func filling(_ value: JSONValue) throws(UnknownName) -> JSONValue {
        switch value {
        case .null, .bool, .integer, .real, .string:
            return value
        case .array(let elements):
            var filled: [JSONValue] = []
            for element in elements {
                filled.append(try filling(element))
            }
            return .array(filled)
        case .object(let object):
            if object.count == 1, case .string(let name)? = object["$use"] {
                guard let value = values[name] else { throw UnknownName(name: name) }
                return value
            }
            var filled = JSONObject()
            for (name, value) in object.members {
                filled[name] = try filling(value)
            }
            return .object(filled)
        }
    }

    /// A name was used under which nothing was remembered.
    struct UnknownName: Error {
        var name: String
    }
}
