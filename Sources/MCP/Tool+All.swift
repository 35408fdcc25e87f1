import Explanations
import JSON

extension Tool {
    /// The tools of a session, by what it may do.
    static func all(for session: Session) -> [Tool] {
        let schemas = OutputSchema(session.reference.document)
        let reading = [
            describeMethod, searchCatalog, explain, readJournal(schemas), readSamples(schemas), statistics(schemas),
            sleep(schemas),
            workouts(schemas),
        ]
        return switch session.access {
        case .ownPhone: [startPhone, actAsUser(session), addData(session), callMethod(session)] + reading + [writeTest]
        case .writing: [callMethod(session)] + reading
        case .reading: reading
        }
    }

    /// A parameter that is a text.
    static func text(_ name: String, _ description: String, isRequired: Bool = false) -> Parameter {
        Parameter(name: name, schema: ["type": "string", "description": .string(description)], isRequired: isRequired)
    }

    /// A parameter that is one of some names.
    static func choice(_ name: String, _ values: [String], _ description: String, isRequired: Bool = false) -> Parameter {
        let schema: JSONValue = [
            "type": "string", "enum": .array(values.map(JSONValue.string)), "description": .string(description),
        ]
        return Parameter(name: name, schema: schema, isRequired: isRequired)
    }

    static func object(_ name: String, _ description: String) -> Parameter {
        Parameter(name: name, schema: ["type": "object", "description": .string(description)])
    }

    /// The params of a method in an argument.
    static func params(_ arguments: inout JSONObjectReader, _ name: String = "params") throws -> JSONValue? {
        guard let reader = arguments.optional(name) else { return nil }
        _ = try reader.object()
        return reader.value
    }
}
