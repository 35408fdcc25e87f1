import Foundation
import JSON
import Testing

@testable import Conformance

struct VectorFileTests {
    @Test func `a call stands for a request and its response`() throws {
        let vector = try vector(
            #"""
            {"call": "m", "params": {"a": 1}, "result": true, "then": [{"method": "n"}]},
            {"call": "m", "id": "x", "error": {"code": -32001}},
            {"call": "m"}
            """#
        )
        let first = Step(
            input: .message(["jsonrpc": "2.0", "id": 1, "method": "m", "params": ["a": 1]]),
            output: [.message(try pattern(["jsonrpc": "2.0", "id": 1, "result": true])), .message(try pattern(["method": "n"]))]
        )
        let second = Step(
            input: .message(["jsonrpc": "2.0", "id": "x", "method": "m"]),
            output: [.message(try pattern(["jsonrpc": "2.0", "id": "x", "error": ["$has": ["code": -32001]]]))]
        )
        let third = Step(input: .message(["jsonrpc": "2.0", "id": 2, "method": "m"]))
        #expect(vector.exchange == [first, second, third])
    }

    @Test func `a null member is present`() throws {
        let vector = try vector(#"{"call": "m", "params": null, "result": null}"#)
        let step = Step(
            input: .message(["jsonrpc": "2.0", "id": 1, "method": "m", "params": .null]),
            output: [.message(try pattern(["jsonrpc": "2.0", "id": 1, "result": .null]))]
        )
        #expect(vector.exchange == [step])
    }

    @Test func `a step sends a message, text or bytes`() throws {
        let vector = try vector(
            #"""
            {"send": [1], "expectEach": [1, 2]}, {"sendText": "x\n", "expectText": "y\n"}, {"sendBase64": "/wo=", "expect": 1}
            """#
        )
        #expect(
            vector.exchange == [
                Step(input: .message([1]), output: [.message(.equal(1)), .message(.equal(2))]),
                Step(input: .bytes(Array("x\n".utf8)), output: [.bytes(Array("y\n".utf8))]),
                Step(input: .bytes([0xFF, 0x0A]), output: [.message(.equal(1))]),
            ]
        )
    }

    @Test func `a case adds to the settings of its file`() throws {
        let file = try read(
            #"""
            {"about": "a", "rules": ["R-1"], "given": {"seed": 2, "profile": "watch"}, "prelude": [{"method": "one"}],
             "cases": [{"name": "n", "rules": ["R-2"], "basis": "b", "given": {"seed": 3}, "prelude": [{"method": "two"}],
                        "exchange": [], "atEnd": [1], "exit": 134}]}
            """#
        )
        let vector = try #require(file.cases.first)
        #expect(file.about == "a")
        #expect(vector.rules == ["R-1", "R-2"])
        #expect(vector.basis == "b")
        #expect(vector.given == ["seed": 3, "profile": "watch"])
        #expect(vector.prelude.map(\.method) == ["one", "two"])
        #expect(vector.atEnd == [.equal(1)])
        #expect(vector.exit == 134)
    }

    @Test func `a prelude names fixtures between requests`() throws {
        let file = try read(
            #"""
            {"about": "a", "fixtures": {"one and two": [{"method": "one"}, {"method": "two", "params": [2]}], "f": [{"method": "file"}]},
             "prelude": ["f"],
             "cases": [{"name": "n", "prelude": [{"method": "before"}, "one and two", {"method": "after"}], "exchange": []},
                       {"name": "m", "exchange": []}]}
            """#
        )
        #expect(file.cases.map { $0.prelude.map(\.method) } == [["file", "before", "one", "two", "after"], ["file"]])
        #expect(file.cases.first?.prelude[3].params == [2])
    }

    @Test(arguments: [
        (#"{}"#, #"["x"]"#, "t.json: cases[0].prelude[0]: the file has no fixture “x”"),
        (#"{"x": [{"method": "m"}], "y": [{"method": "m"}]}"#, #"["x"]"#, "t.json: fixtures: no prelude uses the fixture “y”"),
        (#"{"x": [{"method": "m"}], "x": [{"method": "n"}]}"#, #"["x"]"#, "t.json: this is not JSON: "),
        (#"{"x": []}"#, #"["x"]"#, "t.json: fixtures.x: the fixture has no requests"),
        (#"{"x": {"method": "m"}}"#, #"["x"]"#, "t.json: fixtures.x: an array is expected here"),
        (#"{"x": [{"method": "m"}], "y": ["x"]}"#, #"["y"]"#, "t.json: fixtures.y[0]: an object is expected here"),
        (#"{"x": [{"method": "m", "result": 1}]}"#, #"["x"]"#, "t.json: fixtures.x[0].result: there is no member of this name"),
        (#"[]"#, #"[]"#, "t.json: fixtures: an object is expected here"),
        (#"{}"#, #"[1]"#, "t.json: cases[0].prelude[0]: an object is expected here"),
    ])
    func `fixtures that do not follow the format are refused with the place`(fixtures: String, prelude: String, message: String) {
        let cases = #"[{"name": "n", "prelude": \#(prelude), "exchange": []}]"#
        let problem = #expect(throws: VectorProblem.self) {
            try read(#"{"about": "a", "fixtures": \#(fixtures), "cases": \#(cases)}"#)
        }
        #expect(problem?.description.hasPrefix(message) == true, "\(problem?.description ?? "")")
    }

    @Test(arguments: [
        ("[]", "t.json: an object is expected here"),
        ("{", "t.json: this is not JSON"),
        (#"{"cases": []}"#, "t.json: the member about is missing"),
        (#"{"about": "a", "cases": []}"#, "t.json: cases: there are no cases"),
        (#"{"about": "a", "cases": [{"exchange": []}]}"#, "t.json: cases[0]: the member name is missing"),
        (#"{"about": "a", "cases": [{"name": "n"}]}"#, "t.json: cases[0]: the member exchange is missing"),
        (
            #"{"about": "a", "cases": [{"name": "n", "exchange": []}, {"name": "n", "exchange": []}]}"#,
            "t.json: cases[1].name: another case of this file has the same name"
        ),
        (#"{"about": "a", "tests": 1, "cases": [{"name": "n", "exchange": []}]}"#, "t.json: tests: there is no member"),
        (
            #"{"about": "a", "cases": [{"name": "n", "exchange": [], "exit": 256}]}"#,
            "t.json: cases[0].exit: an exit status, 0 to 255, is expected here"
        ),
        (
            #"{"about": "a", "cases": [{"name": "n", "exchange": [], "prelude": [{"params": 1}]}]}"#,
            "t.json: cases[0].prelude[0]: the member method is missing"
        ),
    ])
    func `an invalid file is refused with the path`(text: String, message: String) {
        let problem = #expect(throws: VectorProblem.self) { try read(text) }
        #expect(problem?.description.hasPrefix(message) == true, "\(problem?.description ?? "")")
    }

    @Test(arguments: [
        ("{}", "exchange[0]: a step has one of call, send, sendText and sendBase64"),
        (#"{"call": "m", "send": 1}"#, "exchange[0]: a step has one of call, send, sendText and sendBase64"),
        (#"{"call": "m", "result": 1, "error": {}}"#, "exchange[0]: a response has result or error, not both"),
        (#"{"call": "m", "error": 1}"#, "exchange[0].error: an object is expected here"),
        (#"{"call": "m", "expect": 1}"#, "exchange[0].expect: there is no member of this name"),
        (#"{"send": 1, "result": 1}"#, "exchange[0].result: there is no member of this name"),
        (#"{"send": 1, "expect": 1, "expectEach": []}"#, "exchange[0]: a step has at most one of"),
        (#"{"call": "m", "then": null}"#, "exchange[0].then: an array is expected here"),
        (#"{"sendBase64": "?"}"#, "exchange[0].sendBase64: this is not Base64"),
        (#"{"call": "m", "result": {"a": [{"$any": "x"}]}}"#, "exchange[0].result.a[0]: there is no form “x”"),
        (#"{"call": "m", "result": 1, "then": [1, {"$x": 1}]}"#, "exchange[0].then[1]: there is no matcher $x"),
    ])
    func `an invalid step is refused with the path`(step: String, message: String) {
        let problem = #expect(throws: VectorProblem.self) { try vector(step) }
        #expect(problem?.description.hasPrefix("t.json: cases[0]." + message) == true, "\(problem?.description ?? "")")
    }

    private func read(_ text: String) throws -> VectorFile {
        try VectorFile(path: "t.json", text: Array(text.utf8))
    }

    private func vector(_ steps: String) throws -> VectorCase {
        let file = try read(#"{"about": "a", "cases": [{"name": "n", "exchange": [\#(steps)]}]}"#)
        return try #require(file.cases.first)
    }

    private func pattern(_ value: JSONValue) throws -> Pattern { try Pattern(value, at: "") }
}
