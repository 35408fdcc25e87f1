/// What became of a case.
public struct CaseResult: Sendable, Equatable {
    /// The vector file, by its path under the folder of the vectors.
    public var file: String
    /// The name of the case.
    public var name: String
    /// The rules for which the case is evidence.
    public var rules: [String]
    /// Where the page of rules describes them: `protocol/rules.md#AUTH-33`.
    var ruleLinks: [String] { rules.map { "protocol/rules.md#\($0)" } }
    /// How long the case took, with all its repetitions.
    public var duration: Duration
    /// Why the case failed, or nil if it passed.
    public var failure: CaseFailure?

    /// A result.
    public init(file: String, name: String, rules: [String], duration: Duration, failure: CaseFailure?) {
        self.file = file
        self.name = name
        self.rules = rules
        self.duration = duration
        self.failure = failure
    }
}
