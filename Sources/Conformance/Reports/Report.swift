/// The results of a run, and their output formats.
public struct Report: Sendable {
    /// The results, in the order in which the cases ran.
    public let results: [CaseResult]

    /// A report of results.
    public init(_ results: [CaseResult]) { self.results = results }

    /// The number of cases that passed.
    public var passed: Int { results.count - failed }

    /// The number of cases that failed.
    public var failed: Int { results.count { $0.failure != nil } }

    /// One line with the numbers of passed and failed cases.
    public var summary: String { "\(passed) passed, \(failed) failed" }
}
