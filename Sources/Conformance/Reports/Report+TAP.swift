import JSON

extension Report {
    /// The results as TAP version 14, with diagnostics for each failure. It ends with a newline.
    public var tap: String {
        Self.tapPlan(count: results.count)
            + results.enumerated().map { index, result in Self.tapPoint(result, number: index + 1) }.joined()
    }

    /// The text before the first result. It ends with a newline.
    public static func tapPlan(count: Int) -> String { "TAP version 14\n1..\(count)\n" }

    /// One result, for printing while the cases run. It ends with a newline.
    public static func tapPoint(_ result: CaseResult, number: Int) -> String {
        let status = result.failure == nil ? "ok" : "not ok"
        var lines = ["\(status) \(number) - \(tapDescription(result))"]
        if let failure = result.failure {
            lines += diagnostics(result, failure).map { "  " + $0 }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func tapDescription(_ result: CaseResult) -> String {
        // Escape #, which would begin a directive.
        "\(result.file): \(result.name)"
            .replacing("\\", with: "\\\\")
            .replacing("#", with: "\\#")
            .split(whereSeparator: \.isNewline)
            .joined(separator: " ")
    }

    /// The diagnostics as YAML. All texts are JSON strings, which are valid YAML.
    private static func diagnostics(_ result: CaseResult, _ failure: CaseFailure) -> [String] {
        var lines = ["---", "message: \(quoted(failure.reason))", "file: \(quoted(result.file))"]
        lines.append("case: \(quoted(result.name))")
        if !result.rules.isEmpty {
            lines.append("rules:")
            lines += result.ruleLinks.map { "  - \(quoted($0))" }
        }
        if !failure.step.isEmpty { lines.append("step: \(quoted(failure.step))") }
        if let difference = failure.difference {
            lines.append("path: \(quoted(difference.path))")
            lines.append("expected: \(quoted(difference.expected))")
            lines.append("actual: \(quoted(difference.actual))")
        }
        if let received = failure.received {
            lines.append("received: \(quoted(String(received.prefix(1000))))")
        }
        if !failure.standardError.isEmpty {
            lines.append("stderr:")
            lines += failure.standardError.map { "  - \(quoted($0))" }
        }
        return lines + ["..."]
    }

    private static func quoted(_ text: String) -> String { JSONValue.string(text).jsonText }
}
