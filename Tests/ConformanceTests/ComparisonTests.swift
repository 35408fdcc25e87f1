import Foundation
import JSON
import Testing

@testable import Conformance

/// What the result of a device says about rules.
struct ComparisonTests {
    private static let rules = """
        {
          "sections": [
            {
              "title": "A",
              "rules": [
                {
                  "id": "AA-01", "confidence": "inferred",
                  "sources": ["P: A page"],
                  "statement": "One."
                },
                {
                  "id": "AA-02", "confidence": "observed",
                  "sources": ["P: A [page]"],
                  "statement": "Two.",
                  "decision": "We say “two”."
                },
                {
                  "id": "AA-03", "confidence": "documented",
                  "sources": ["H: HKDefines"],
                  "statement": "Three.",
                  "notProvable": "Nobody can."
                },
                {
                  "id": "AA-04", "confidence": "conflicting",
                  "sources": ["B: A blog"],
                  "statement": "Four.",
                  "decision": "So it is."
                }
              ]
            }
          ]
        }

        """

    private static let result = """
        {"date": "2026-11-30", "device": "iPhone17,1", "system": "iOS 27.0", "cases": [
          {"case": "one", "file": "store/a.json", "outcome": "agreed"},
          {"case": "two", "file": "store/a.json", "outcome": "different", "step": 0, "path": "result", "expected": 2, "actual": "\\"3\\""},
          {"case": "four", "file": "store/a.json", "outcome": "notRun", "reason": "no watch"},
          {"case": "five", "file": "store/a.json", "outcome": "different", "step": 0, "path": "result", "expected": 5, "actual": 6},
          {"case": "gone", "file": "store/a.json", "outcome": "agreed"}
        ]}
        """

    private static func comparison(_ result: String = result) throws -> (Comparison, RulesText) {
        let names = [("one", ["AA-01", "AA-02"]), ("two", ["AA-02", "AA-03"]), ("four", ["AA-04"]), ("five", [])]
        let cases = names.map { name, rules in
            VectorCase(name: name, rules: rules, files: [], given: [:], prelude: [], exchange: [], atEnd: [], exit: 0)
        }
        let rules = try RulesText(Self.rules)
        let observation = try Observation(Array(result.utf8), name: "a-phone")
        return (
            Comparison(observation, vectors: [VectorFile(path: "store/a.json", about: "", cases: cases)], rules: rules), rules
        )
    }

    @Test func `a rule is refuted by one case, confirmed by cases that agree, and open without a case that ran`() throws {
        let (comparison, rules) = try Self.comparison()
        #expect(comparison.evidence.map(\.evidence.verdict) == [.confirmed, .refuted, .refuted, .open])
        #expect(comparison.unknown == ["store/a.json: gone"])
        #expect(comparison.hasDifferences)
        #expect(
            comparison.text(rules) == """
                AA-02 refuted: 1 of 2 cases differ (observed)
                    store/a.json: two: result: "\\"3\\"" instead of 2
                AA-03 refuted: 1 of 1 cases differ (documented)
                    store/a.json: two: result: "\\"3\\"" instead of 2
                AA-01 confirmed: 1 cases agree (inferred)
                no rule: store/a.json: five: result: 6 instead of 5
                unknown case: store/a.json: gone
                iPhone17,1, iOS 27.0: rules: 2 refuted, 1 confirmed, 1 open

                """)
    }

    @Test(arguments: [
        (#""So it is.""#, ["AA-02 confirmed", "AA-04 refuted"], "AA-04 refuted: 1 of 1 cases differ (conflicting)"),
        (
            #""Never""#, ["AA-02 confirmed", "AA-04 open"],
            #"no rule: store/a.json: two: error.message: "Non" instead of "Never""#
        ),
    ])
    func `another text of an error refutes the rules that have the text, and no other`(
        text: String, verdicts: [String], line: String
    ) throws {
        let result = #"""
            {"date": "2026-11-30", "device": "a", "system": "b", "cases": [
              {"case": "two", "file": "store/a.json", "outcome": "different", "step": 0, "path": "error.message", "expected": \#(text), "actual": "Non"}
            ]}
            """#
        let (comparison, rules) = try Self.comparison(result)
        let found = comparison.evidence.map { "\($0.rule) \($0.evidence.verdict)" }
        #expect(found == ["AA-01 open", verdicts[0], "AA-03 confirmed", verdicts[1]])
        #expect(comparison.text(rules).split(separator: "\n").contains { $0 == line })
    }

    @Test func `the JSON has each rule with the names of its cases`() throws {
        let (comparison, rules) = try Self.comparison()
        guard case .object(let json) = comparison.json(rules), case .array(let list)? = json["rules"], list.count == 4 else {
            Issue.record("there are not four rules")
            return
        }
        #expect(
            list[3] == [
                "rule": "AA-04", "confidence": "conflicting", "verdict": "open", "agreed": [], "different": [],
                "notRun": [["case": "store/a.json: four", "reason": "no watch"]],
            ])
        #expect(json["withoutRule"] == [["case": "store/a.json: five", "difference": "result: 6 instead of 5"]])
    }

    @Test func `a proposal changes the rules on which the device says something new, and no other line`() throws {
        let (comparison, rules) = try Self.comparison()
        let proposal = comparison.proposal(rules)
        let text = #"iPhone17,1 with iOS 27.0 differs in “store/a.json: two”: result: \"\\\"3\\\"\" instead of 2."#
        let expected = Self.rules
            .replacing(#""AA-01", "confidence": "inferred""#, with: #""AA-01", "confidence": "observed""#)
            .replacing(#"["P: A page"]"#, with: #"["P: A page", "D: a-phone"]"#)
            .replacing(#""AA-02", "confidence": "observed""#, with: #""AA-02", "confidence": "conflicting""#)
            .replacing(#"["P: A [page]"]"#, with: #"["P: A [page]", "D: a-phone"]"#)
            .replacing("We say “two”.", with: "We say “two”. \(text)")
            .replacing(#""AA-03", "confidence": "documented""#, with: #""AA-03", "confidence": "conflicting""#)
            .replacing(#"["H: HKDefines"]"#, with: #"["H: HKDefines", "D: a-phone"]"#)
            .replacing(#"          "notProvable""#, with: "          \"decision\": \"\(text)\",\n          \"notProvable\"")
        #expect(proposal == expected)
        // A second proposal adds no source twice.
        let again = comparison.proposal(try RulesText(proposal))
        #expect(again.components(separatedBy: "D: a-phone").count == 4)
    }

    @Test(arguments: [
        ("[]", "an object is expected here"),
        (#"{"device": "a", "system": "b", "date": "c", "cases": []}"#, "cases: there are no cases"),
        (#"{"device": "a", "system": "b", "cases": [{}]}"#, "the member date is missing"),
        (#"{"device": 1, "system": "b", "date": "c", "cases": [{}]}"#, "device: a string is expected here"),
        (
            #"{"device": "a", "system": "b", "date": "c", "cases": [{"file": "f", "case": "c", "outcome": "x"}]}"#,
            "cases[0].outcome: there is no outcome “x”"
        ),
        (
            #"{"device": "a", "system": "b", "date": "c", "cases": [{"file": "f", "case": "c", "outcome": "different", "path": ""}]}"#,
            "cases[0]: the member expected is missing"
        ),
        (
            #"{"device": "a", "system": "b", "date": "c", "cases": [{"file": "f", "case": "c", "outcome": "agreed", "value": 1}]}"#,
            "cases[0].value: there is no member of this name"
        ),
        (#"{"device": "a""#, "this is not JSON"),
    ])
    func `a result that is not one is refused with the place`(text: String, message: String) throws {
        do throws(VectorProblem) {
            _ = try Observation(Array(text.utf8), name: "a")
            Issue.record("it is accepted")
        } catch {
            #expect("\(error)" == message)
        }
    }
}
