package import HealthModel
package import JSON

extension ValueCodec where Value == Sample.Content {
    /// `HKStateOfMind` (SAVE-24).
    package static let stateOfMind = object([:]) { members in
        let kind = try members.required("kind", .rawValue(of: .stateOfMindKind))
        let valence = try members.required("valence", .real)
        let labels = try members.optional("labels", .array(of: .rawValue(of: .stateOfMindLabel)))
        let associations = try members.optional("associations", .array(of: .rawValue(of: .stateOfMindAssociation)))
        try members.ignore("valenceClassification")
        return .stateOfMind(StateOfMind(kind: kind, valence: valence, labels: labels ?? [], associations: associations ?? []))
    }
}

extension StateOfMind {
    package var members: JSONObject {
        var members: JSONObject = ["kind": .integer(kind), "valence": .real(valence)]
        members["valenceClassification"] = valenceClassification.map(JSONValue.integer)
        members["labels"] = .integers(labels)
        members["associations"] = .integers(associations)
        return members
    }
}

extension JSONValue {
    package static func integers(_ values: [Int]) -> JSONValue { .array(values.map(JSONValue.integer)) }
}
