import Foundation

extension Report {
    /// The results as JUnit XML, with one test suite per vector file. It ends with a newline.
    public var junit: String {
        var lines = [#"<?xml version="1.0" encoding="UTF-8"?>"#]
        lines.append("<testsuites \(Self.attributes(results))>")
        for suite in suites {
            lines.append(#"  <testsuite name="\#(Self.escaped(suite.file))" \#(Self.attributes(suite.results))>"#)
            lines += suite.results.flatMap(Self.testCase)
            lines.append("  </testsuite>")
        }
        lines.append("</testsuites>")
        return lines.joined(separator: "\n") + "\n"
    }

    /// The results by file, in the order of the files.
    private var suites: [(file: String, results: [CaseResult])] {
        var suites: [(file: String, results: [CaseResult])] = []
        for result in results {
            if suites.last?.file != result.file { suites.append((result.file, [])) }
            suites[suites.count - 1].results.append(result)
        }
        return suites
    }

    private static func attributes(_ results: [CaseResult]) -> String {
        let failures = results.count { $0.failure != nil }
        let time = seconds(results.reduce(.zero) { $0 + $1.duration })
        return #"tests="\#(results.count)" failures="\#(failures)" time="\#(time)""#
    }

    private static func testCase(_ result: CaseResult) -> [String] {
        let attributes =
            #"classname="\#(escaped(result.file))" name="\#(escaped(result.name))" time="\#(seconds(result.duration))""#
        guard let failure = result.failure else { return ["    <testcase \(attributes)/>"] }

        var lines = ["    <testcase \(attributes)>"]
        let explanation = escaped(details(result, failure))
        lines.append(#"      <failure message="\#(escaped(failure.reason))">\#(explanation)</failure>"#)
        if !failure.standardError.isEmpty {
            let text = failure.standardError.joined(separator: "\n")
            lines.append("      <system-err>\(escaped(text))</system-err>")
        }
        lines.append("    </testcase>")
        return lines
    }

    private static func details(_ result: CaseResult, _ failure: CaseFailure) -> String {
        var lines = failure.step.isEmpty ? [] : ["step: \(failure.step)"]
        if let difference = failure.difference {
            lines += ["path: \(difference.path)", "expected: \(difference.expected)", "actual: \(difference.actual)"]
        }
        lines += result.ruleLinks.map { "rule: \($0)" }
        return lines.joined(separator: "\n")
    }

    private static func seconds(_ duration: Duration) -> String { String(format: "%.3f", duration / .seconds(1)) }

    /// Text escaped for attributes and element content.
    private static func escaped(_ text: String) -> String {
        text.unicodeScalars.reduce(into: "") { escaped, scalar in
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case "\n", "\t": escaped += "&#\(scalar.value);"
            // XML 1.0 cannot represent these characters.
            case "\0"..<" ", "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
    }
}
