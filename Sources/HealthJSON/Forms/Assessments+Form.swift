package import HealthModel
package import JSON

extension StateOfMind: WireObject {
    /// `HKStateOfMind` (SAVE-24)
    package static let form = WireForm<StateOfMind>(
        WireMember("kind", .rawValue(of: .stateOfMindKind)) { .integer($0.kind) },
        WireMember("valence", .real) { .real($0.valence) },
        WireMember(derived: "valenceClassification", Schemas.integer) { $0.valenceClassification.map(JSONValue.integer) },
        WireMember(optional: "labels", .array(of: .rawValue(of: .stateOfMindLabel)), default: []) { .integers($0.labels) },
        WireMember(optional: "associations", .array(of: .rawValue(of: .stateOfMindAssociation)), default: []) {
            .integers($0.associations)
        }
    ) { StateOfMind(kind: $0, valence: $1, labels: $3, associations: $4) }
}

extension ScoredAssessment {
    /// The form of `HKGAD7Assessment` or `HKPHQ9Assessment`, with score and risk, which the answers determine (SAVE-26, SAVE-27).
    package static func form(of type: ObjectType) -> WireForm<ScoredAssessment> { type == .gad7 ? gad7 : phq9 }

    private static let gad7 = make(Questionnaire.gad7)
    private static let phq9 = make(Questionnaire.phq9)

    private static func make(_ questionnaire: Questionnaire) -> WireForm<ScoredAssessment> {
        WireForm(
            WireMember("answers", .array(of: .rawValue(of: questionnaire.answers))) { .integers($0.answers) },
            WireMember(derived: "score", Schemas.integer) { .integer(questionnaire.score(of: $0)) },
            WireMember(derived: "risk", Schemas.integer) { .integer(questionnaire.risk(of: $0)) }
        ) { answers, _, _ in ScoredAssessment(answers: answers) }
    }
}

extension JSONValue {
    /// An array of integers.
    package static func integers(_ values: [Int]) -> JSONValue { .array(values.map(JSONValue.integer)) }
}
