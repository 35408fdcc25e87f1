package import HealthModel
package import JSON

extension ValueCodec where Value == Sample.Content {
    /// `HKGAD7Assessment` or `HKPHQ9Assessment` (SAVE-26).
    package static func scoredAssessment(_ questionnaire: Questionnaire) -> ValueCodec {
        object([:]) { members in
            let answers = try members.required("answers", .array(of: .rawValue(of: questionnaire.answers)))
            try members.ignore("score")
            try members.ignore("risk")
            return .scoredAssessment(ScoredAssessment(answers: answers))
        }
    }
}

extension ScoredAssessment {
    /// The members, including score and risk, which are derived from the answers (SAVE-27).
    package func members(of type: ObjectType) -> JSONObject {
        var members: JSONObject = ["answers": .integers(answers)]
        if let questionnaire = Questionnaire.of(type) {
            members["score"] = .integer(questionnaire.score(of: self))
            members["risk"] = .integer(questionnaire.risk(of: self))
        }
        return members
    }
}
