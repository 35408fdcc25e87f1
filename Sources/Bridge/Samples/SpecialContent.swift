import HealthModel
import JSON

/// Samples of kinds with a class of their own: few in a request, so their members are read and written as JSON values.
extension Sample.Content {
    /// The content of the members that only a kind has; nil for the kinds that are read member by member. Refuses members
    /// that the kind does not have.
    init?(
        special members: JSONObject,
        of type: ObjectType,
        withElements: Bool,
        _ arguments: Arguments
    ) throws(BridgeError) {
        guard let form = Form<Sample.Content>.special(for: type, withElements: withElements) else {
            guard let (name, _) = members.members.first else { return nil }
            throw .invalidParams(.unknown(name.shortened))
        }
        self = try form.read(JSONReader(.object(members), path: ""), arguments)
    }
}

extension Form where Value == Sample.Content {
    /// How the members that only a type has are read; nil for quantities, categories, correlations and workouts. With
    /// elements where the system hands over a series as a whole.
    static func special(for type: ObjectType, withElements: Bool) -> Form? {
        switch type.kind {
        case .quantity, .category, .correlation, .workout: nil
        case .series where type == .heartbeatSeries: heartbeatSeries(withElements: withElements)
        case .series: workoutRoute(withElements: withElements)
        case .electrocardiogram: electrocardiogram(withElements: withElements)
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
        case .heartbeatSeries(let series): ["count": .integer(series.count)]
        case .workoutRoute(let series): ["count": .integer(series.count)]
        case .electrocardiogram(let electrocardiogram): electrocardiogram.members
        default: [:]
        }
    }
}
