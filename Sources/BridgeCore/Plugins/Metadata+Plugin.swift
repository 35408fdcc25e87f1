import HealthJSON
package import HealthModel
package import JSON

/// Metadata in the calls of plugins.
extension Metadata {
    /// The metadata of an argument; empty if it is absent. Another value than a dictionary ends the app.
    package init(_ argument: NativeValue) throws {
        guard argument.isPresent else {
            self.init()
            return
        }
        guard let object = argument.dictionary else {
            throw BridgeError.unrecognized("enumerateKeysAndObjectsUsingBlock:", by: argument)
        }
        try self.init(plain: object)
    }

    /// The metadata of a dictionary. A value that is no string, Boolean or number raises HealthKit's exception (SAVE-08).
    package init(plain object: JSONObject) throws {
        var values: [(key: String, value: MetadataValue)] = []
        for (key, value) in object.members {
            guard let value = MetadataValue(plain: value) else { throw NativeException.metadataOfAnotherKind(key) }
            values.append((key, value))
        }
        self.init(values)
    }
}

extension MetadataValue {
    /// The value in answers: a string, or a number as a double; nil for a date or a quantity.
    package var plain: JSONValue? {
        switch self {
        case .string(let text): .string(text)
        case .bool(let value): .real(value ? 1 : 0)
        case .integer(let value): .real(Double(value))
        case .real(let value): .double(value)
        case .date, .quantity: nil
        }
    }
}
