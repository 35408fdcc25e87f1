/// What a phone did in a case.
enum CaseOutcome: Sendable, Equatable {
    /// The phone answered as the case expects.
    case agreed
    /// The phone answered otherwise in a step, counted from 0.
    case different(Difference, step: Int)
    /// The case was left out, with the reason.
    case notRun(String)
}
