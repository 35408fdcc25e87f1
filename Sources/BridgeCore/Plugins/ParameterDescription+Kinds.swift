package import HealthJSON
package import JSON

/// The parameters of plugins' methods by the kind of their value.
extension ParameterDescription {
    package static func text(_ name: String, _ summary: String, isRequired: Bool = false) -> ParameterDescription {
        ParameterDescription(name, summary, isRequired: isRequired, schema: .stringSchema)
    }

    /// The path of a file. The method reads it with ``ReadingContext/path(_:at:)``.
    package static func path(_ name: String, _ summary: String, isRequired: Bool = false) -> ParameterDescription {
        ParameterDescription(name, summary, isRequired: isRequired, isPath: true, schema: .stringSchema)
    }

    package static func number(_ name: String, _ summary: String, isRequired: Bool = false) -> ParameterDescription {
        ParameterDescription(name, summary, isRequired: isRequired, schema: ["type": "number"])
    }

    package static func integer(_ name: String, _ summary: String, isRequired: Bool = false) -> ParameterDescription {
        ParameterDescription(name, summary, isRequired: isRequired, schema: Schemas.integer)
    }

    package static func flag(_ name: String, _ summary: String, isRequired: Bool = false) -> ParameterDescription {
        ParameterDescription(name, summary, isRequired: isRequired, schema: .booleanSchema)
    }

    package static func map(_ name: String, _ summary: String, isRequired: Bool = false) -> ParameterDescription {
        ParameterDescription(name, summary, isRequired: isRequired, schema: ["type": "object"])
    }

    package static func texts(_ name: String, _ summary: String, isRequired: Bool = false) -> ParameterDescription {
        list(name, summary, of: .stringSchema, isRequired: isRequired)
    }

    package static func maps(_ name: String, _ summary: String, isRequired: Bool = false) -> ParameterDescription {
        list(name, summary, of: ["type": "object"], isRequired: isRequired)
    }

    package static func list(
        _ name: String, _ summary: String, of items: @autoclosure @escaping @Sendable () -> JSONValue, isRequired: Bool = false
    ) -> ParameterDescription {
        ParameterDescription(name, summary, isRequired: isRequired, schema: .arraySchema(of: items()))
    }

    /// The parameter in a method where it has a meaning of its own.
    package func described(_ summary: String, isRequired: Bool? = nil) -> ParameterDescription {
        ParameterDescription(name, summary, isRequired: isRequired ?? self.isRequired, isPath: isPath, schema: schema)
    }
}
