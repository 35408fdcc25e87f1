@testable import Conformance
import Testing

struct ReportTests {
    private let report = Report([
        CaseResult(file: "a.json", name: "it works", rules: [], duration: .milliseconds(1), failure: nil),
        CaseResult(
            file: "a.json",
            name: "it # \"fails\" <&>",
            rules: ["R-1"],
            duration: .milliseconds(20),
            failure: CaseFailure(
                "the message is not the expected one",
                step: "exchange[0]",
                difference: Difference(path: "result.a", expected: #""x""#, actual: "nothing"),
                standardError: ["one: \"1\"", "two\u{1B}"]
            )
        ),
        CaseResult(
            file: "b/c.json", name: "a case", rules: [], duration: .zero, failure: CaseFailure("the host cannot be started: x")
        ),
    ])

    @Test func `the summary counts cases`() {
        #expect(report.passed == 1)
        #expect(report.failed == 2)
        #expect(report.summary == "1 passed, 2 failed")
    }

    @Test func `TAP has a line for each case and a block for each failure`() {
        #expect(
            report.tap == ##"""
                TAP version 14
                1..3
                ok 1 - a.json: it works
                not ok 2 - a.json: it \# "fails" <&>
                  ---
                  message: "the message is not the expected one"
                  file: "a.json"
                  case: "it # \"fails\" <&>"
                  rules:
                    - "protocol/rules.md#R-1"
                  step: "exchange[0]"
                  path: "result.a"
                  expected: "\"x\""
                  actual: "nothing"
                  stderr:
                    - "one: \"1\""
                    - "two\u001b"
                  ...
                not ok 3 - b/c.json: a case
                  ---
                  message: "the host cannot be started: x"
                  file: "b/c.json"
                  case: "a case"
                  ...

                """##
        )
    }

    @Test func `JUnit has a suite for each file`() {
        let xml = report.junit
        #expect(
            xml == """
                <?xml version="1.0" encoding="UTF-8"?>
                <testsuites tests="3" failures="2" time="0.021">
                  <testsuite name="a.json" tests="2" failures="1" time="0.021">
                    <testcase classname="a.json" name="it works" time="0.001"/>
                    <testcase classname="a.json" name="it # &quot;fails&quot; &lt;&amp;&gt;" time="0.020">
                      <failure message="the message is not the expected one">step: exchange[0]&#10;path: result.a&#10;\
                expected: &quot;x&quot;&#10;actual: nothing&#10;rule: protocol/rules.md#R-1</failure>
                      <system-err>one: &quot;1&quot;&#10;two\u{FFFD}</system-err>
                    </testcase>
                  </testsuite>
                  <testsuite name="b/c.json" tests="1" failures="1" time="0.000">
                    <testcase classname="b/c.json" name="a case" time="0.000">
                      <failure message="the host cannot be started: x"></failure>
                    </testcase>
                  </testsuite>
                </testsuites>

                """
        )
    }
}
