/// The properties of an `HKStateOfMind` that other samples lack (SAVE-24).
public struct StateOfMind: Hashable, Sendable, Codable {
    /// `HKStateOfMind.kind`: a raw value of `HKStateOfMind.Kind`.
    public var kind: Int
    /// `HKStateOfMind.valence`, from -1 to 1.
    public var valence: Double
    /// `HKStateOfMind.labels`: raw values of `HKStateOfMind.Label`.
    public var labels: [Int]
    /// `HKStateOfMind.associations`: raw values of `HKStateOfMind.Association`.
    public var associations: [Int]

    /// A state of mind.
    public init(kind: Int, valence: Double, labels: [Int] = [], associations: [Int] = []) {
        self.kind = kind
        self.valence = valence
        self.labels = labels
        self.associations = associations
    }

    /// `HKStateOfMind.valenceClassification`: a raw value of `HKStateOfMind.ValenceClassification`. Nil for an invalid
    /// valence. The seven bands have equal width, and each excludes its end except the last (SAVE-25).
    public var valenceClassification: Int? {
        guard Self.valences.contains(valence) else { return nil }
        return min(Int(saturating: (valence + 1) * 3.5), 6) + 1
    }

    private static let valences = -1.0...1.0

    /// Throws the exception of an invalid state of mind (SAVE-24).
    func validate() throws(NativeException) {
        let name = "HKStateOfMind"
        try Enumeration.stateOfMindKind.require(kind, name, "kind")
        guard Self.valences.contains(valence) else { throw .invalid(name, "valence must be between -1 and 1") }
        for label in labels {
            try Enumeration.stateOfMindLabel.require(label, name, "labels")
        }
        for association in associations {
            try Enumeration.stateOfMindAssociation.require(association, name, "associations")
        }
    }
}

/// The properties of an `HKGAD7Assessment` or `HKPHQ9Assessment` that other samples lack (SAVE-26).
public struct ScoredAssessment: Hashable, Sendable, Codable {
    /// `answers`: raw values of the assessment's answer enumeration, in the order of the questions.
    public var answers: [Int]

    /// An assessment.
    public init(answers: [Int]) {
        self.answers = answers
    }
}

/// One of the two questionnaires: its answers, and how they give a score and a risk.
public struct Questionnaire: Sendable {
    /// `HKGAD7Assessment`: seven questions on anxiety.
    public static let gad7 = Questionnaire(
        className: "HKGAD7Assessment", answers: .gad7AssessmentAnswer, questionCount: 7, riskLimits: [4, 9, 14]
    )
    /// `HKPHQ9Assessment`: nine questions on depression. The last one may be left unanswered.
    public static let phq9 = Questionnaire(
        className: "HKPHQ9Assessment", answers: .phq9AssessmentAnswer, questionCount: 9, riskLimits: [4, 9, 14, 19]
    )

    /// `HKPHQ9AssessmentAnswer.preferNotToAnswer`. GAD-7 does not have it.
    private static let preferNotToAnswer = 4

    private let className: String
    /// The enumeration of the answers.
    public let answers: Enumeration
    private let questionCount: Int
    /// The highest score of each risk except the last (SAVE-27).
    private let riskLimits: [Int]

    /// The questionnaire of a type. Nil for other types.
    public static func of(_ type: ObjectType) -> Questionnaire? {
        switch type {
        case .gad7: gad7
        case .phq9: phq9
        default: nil
        }
    }

    /// `score`: the sum of the answers. An unanswered question counts 0 (SAVE-27).
    public func score(of assessment: ScoredAssessment) -> Int {
        assessment.answers.reduce(0) { $0 + ($1 == Self.preferNotToAnswer ? 0 : $1) }
    }

    /// `risk`: a raw value of `HKGAD7Assessment.Risk` or `HKPHQ9Assessment.Risk` (SAVE-27).
    public func risk(of assessment: ScoredAssessment) -> Int {
        let score = score(of: assessment)
        return 1 + riskLimits.count { score > $0 }
    }

    /// Throws the exception of an invalid assessment (SAVE-26).
    func validate(_ assessment: ScoredAssessment) throws(NativeException) {
        let answers = assessment.answers
        guard answers.count == questionCount else {
            throw .invalid(className, "answers must be \(questionCount), one for each question")
        }
        for answer in answers {
            try self.answers.require(answer, className, "an answer")
        }
        guard !answers.dropLast().contains(Self.preferNotToAnswer) else {
            throw .invalid(className, "only the last question may be left unanswered")
        }
    }
}
