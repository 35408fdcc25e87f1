/// What an `HKGAD7Assessment` or `HKPHQ9Assessment` has beside what every sample has (SAVE-26).
public struct ScoredAssessment: Hashable, Sendable {
    /// `answers`: raw values of the assessment's answer enumeration, in the order of the questions.
    public var answers: [Int]

    /// An assessment.
    public init(answers: [Int]) {
        self.answers = answers
    }
}
