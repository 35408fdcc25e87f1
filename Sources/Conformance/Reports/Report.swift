/// The results of a run, and the forms in which they are told.
public struct Report: Sendable {
    /// The results, in the order in which the cases ran.
    public let results: [CaseResult]

    /// A report on results.
    public init(_ results: [CaseResult]) {
        self.results = results
    }

    /// How many cases passed.
    public var passed: Int { results.count - failed }

    /// How many cases failed.
    public var failed: Int { results.count { $0.failure != nil } }

    /// One line: how many passed and how many failed.
    public var summary: String { "\(passed) passed, \(failed) failed" }
}
