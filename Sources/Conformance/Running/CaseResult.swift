/// The result of a case.
public struct CaseResult: Sendable, Equatable {
    /// The vector file, as a path relative to the folder of the vectors.
    public var file: String
    /// The name of the case.
    public var name: String
    /// The rules for which the case is evidence.
    public var rules: [String]
    /// Where the page of rules describes them: `protocol/rules.md#AUTH-33`.
    var ruleLinks: [String] { rules.map { "protocol/rules.md#\($0)" } }
    /// The time that all repetitions of the case took.
    public var duration: Duration
    /// The failure; nil if the case passed.
    public var failure: CaseFailure?
}
