import HealthModel
import JSON

/// Samples of kinds with a class of their own: few in a request, so their members are read and written as JSON values.
extension Sample.Content {
    /// The content of the members that only a kind has; nil for the kinds that are read member by member. Refuses members
    /// that the kind does not have.
    init?(special members: JSONObject, of type: ObjectType, _ arguments: Arguments) throws(BridgeError) {
        guard let form = Form<Sample.Content>.special(for: type) else {
            guard let (name, _) = members.members.first else { return nil }
            throw .invalidParams(.unknown(name.shortened))
        }
        self = try form.read(JSONReader(.object(members), path: ""), arguments)
    }
}

extension Form where Value == Sample.Content {
    /// How the members that only a type has are read; nil for quantities, categories, correlations and workouts.
    static func special(for type: ObjectType) -> Form? {
        switch type.kind {
        case .quantity, .category, .correlation, .workout: nil
        default: unsupported
        }
    }

    private static let unsupported = Form([:]) { (reader, _) throws(BridgeError) in
        throw .expected("the identifier of a type that has samples", at: "type")
    }
}

extension Sample.Content {
    /// The members that only samples of this kind have, in order; none for the kinds that are written member by member.
    var specialMembers: JSONObject {
        switch self {
        default: [:]
        }
    }
}
