package import JSON

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

    /// The numbers and all results as JSON.
    package var json: JSONValue {
        let cases = results.map { result in
            var object: JSONObject = [
                "file": .string(result.file), "case": .string(result.name), "rules": .strings(result.rules),
                "ok": .bool(result.failure == nil),
            ]
            let (failure, difference) = (result.failure, result.failure?.difference)
            let texts = [
                "message": failure?.reason, "step": failure?.step, "path": difference?.path, "expected": difference?.expected,
                "actual": difference?.actual,
            ]
            for (name, text) in texts.sorted(by: { $0.key < $1.key }) { object[name] = text.map(JSONValue.string) }
            return JSONValue.object(object)
        }
        return ["passed": .integer(Int64(passed)), "failed": .integer(Int64(failed)), "cases": .array(cases)]
    }
}
