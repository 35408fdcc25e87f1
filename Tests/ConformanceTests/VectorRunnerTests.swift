import Foundation
import JSON
import Testing

@testable import Conformance

struct VectorRunnerTests {
    @Test func `an in-process host responds through its functions`() throws {
        #expect(try run(#"{"call": "echo", "params": [1], "result": [1]}"#) == nil)
        let failure = try #require(try run(#"{"call": "silence", "result": 1}"#))
        #expect(failure.reason == "nothing more came: the host ended with exit status 0")
    }

    @Test func `an unexpected response fails the next step`() throws {
        let failure = try #require(try run(#"{"call": "echo", "params": 1}, {"call": "echo", "params": 2, "result": 2}"#))
        #expect(failure.step == "exchange[1]")
        #expect(failure.difference == Difference(path: "id", expected: "2", actual: "1"))
    }

    @Test func `saved values can be sent and expected`() throws {
        #expect(
            try run(
                #"""
                {"call": "echo", "params": {"a": 5}, "result": {"a": {"$save": "handle"}}},
                {"call": "echo", "params": [{"$use": "handle"}], "result": [5]},
                {"call": "echo", "params": 5, "result": {"$use": "handle"}}
                """#
            ) == nil
        )
        #expect(try run(#"{"call": "echo", "params": {"$use": "x"}, "result": 1}"#)?.reason == "nothing was saved as “x”")
    }

    @Test func `text is compared byte for byte`() throws {
        let request = #"{\"id\": 1, \"method\": \"echo\", \"params\": 1}\n"#
        let right = #"{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":1}\n"#
        #expect(try run(#"{"sendText": "\#(request)", "expectText": "\#(right)"}"#) == nil)
        let failure = try run(#"{"sendText": "\#(request)", "expectText": "{ }\n"}"#)
        #expect(failure?.reason == "the output is not the expected text")
        #expect(failure?.difference?.expected == #""{ }\n""#)
    }

    @Test func `the prelude must succeed`() throws {
        #expect(try run(#"{"call": "echo", "params": 1, "result": 1}"#, prelude: "echo") == nil)
        let failure = try #require(try run("", prelude: "unknown"))
        #expect(failure.reason == "unknown did not succeed")
        #expect(failure.step == "prelude[0]")
    }

    @Test func `messages in both directions can have headers`() throws {
        let step = #"{"call": "echo", "params": 1, "result": 1}"#
        #expect(try run(step, given: #"{"framing": "headers"}"#, framing: .headers) == nil)
        #expect(
            try run(step, given: #"{"framing": "headers"}"#, sends: .lines, framing: .headers)?.reason
                .hasPrefix("nothing more came after the incomplete message") == true
        )
    }

    @Test func `repetitions must give the same bytes, unless the options may differ`() throws {
        var count = 0
        let runner = VectorRunner(repetitions: 2) { _ in
            count += 1
            let line = #"{"jsonrpc":"2.0","id":1,"result":\#(count)}"# + "\n"
            return InProcessConnection { _ in
                Array(line.utf8)
            } finish: {
                ([], 0)
            }
        }
        let step = #"{"call": "m", "result": {"$any": "integer"}}"#
        let failure = runner.run([try file(step)]).first?.failure
        #expect(failure?.reason == "the output differs between two runs")
        #expect(failure?.difference == Difference(path: "", expected: #""1}\n""#, actual: #""2}\n""#))
        #expect(runner.run([try file(step, given: #"{"seed": null}"#)]).first?.failure == nil)
        #expect(count == 4)
    }

    @Test func `a host varies, unless the case expects what a rule does not promise`() throws {
        let cases = #"{"name": "1", "exchange": []}, {"name": "2", "unpromised": ["SQ-02"], "exchange": []}"#
        let file = try VectorFile(path: "a.json", text: Array(#"{"about": "a", "cases": [\#(cases)]}"#.utf8))
        var arguments: [[String]] = []
        let runner = VectorRunner(vary: 7) { options in
            arguments.append(options.arguments)
            return InProcessConnection { _ in
                []
            } finish: {
                ([], 0)
            }
        }
        #expect(runner.run([file]).allSatisfy { $0.failure == nil })
        #expect(arguments.map { $0.suffix(2) == ["--vary", "7"] } == [true, false])
    }

    @Test(arguments: [("[1]", 3, nil), ("[]", 3, "[0]"), ("[1, 2]", 3, "[1]"), ("[1]", 0, "")] as [(String, Int, String?)])
    func `the messages and the status at the end are compared`(atEnd: String, exit: Int, difference: String?) throws {
        let text = #"""
            {"about": "a", "cases": [{"name": "n", "exchange": [], "atEnd": \#(atEnd), "exit": \#(exit)}]}
            """#
        let runner = VectorRunner { _ in
            InProcessConnection { _ in
                []
            } finish: {
                (Array("1\n".utf8), 3)
            }
        }
        let failure = runner.run([try VectorFile(path: "t.json", text: Array(text.utf8))]).first?.failure
        #expect(failure?.difference?.path == difference)
    }

    @Test func `a consent script is in a file while the case runs`() throws {
        var path = ""
        let runner = VectorRunner { options in
            path = options.arguments.drop { $0 != "--consent" }.dropFirst().first ?? ""
            let text = String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
            #expect(text == #"{"deny":["HKQuantityTypeIdentifierStepCount"]}"#)
            return InProcessConnection { _ in
                []
            } finish: {
                ([], 0)
            }
        }
        let given = #"{"consent": {"deny": ["HKQuantityTypeIdentifierStepCount"]}}"#
        #expect(runner.run([try file("", given: given)]).map(\.failure) == [nil])
        #expect(!path.isEmpty && !FileManager.default.fileExists(atPath: path))
    }

    private func file(_ steps: String, given: String = "{}", prelude: String? = nil) throws -> VectorFile {
        let requests = prelude.map { #"{"method": "\#($0)"}"# } ?? ""
        let text = #"""
            {"about": "a", "cases": [{"name": "n", "given": \#(given), "prelude": [\#(requests)], "exchange": [\#(steps)]}]}
            """#
        return try VectorFile(path: "t.json", text: Array(text.utf8))
    }

    private func run(
        _ steps: String, given: String = "{}", prelude: String? = nil, sends: Framing? = nil, framing: Framing = .lines
    ) throws -> CaseFailure? {
        let runner = VectorRunner { _ in
            var buffer: [UInt8] = []
            return InProcessConnection { bytes in
                buffer += bytes
                var output: [UInt8] = []
                while let frame = try? framing.takeFrame(from: &buffer), let reply = echo(frame) {
                    output += (sends ?? framing).frame(reply.jsonBytes)
                }
                return output
            } finish: {
                ([], 0)
            }
        }
        return runner.run([try file(steps, given: given, prelude: prelude)]).first?.failure
    }
}

/// Responds to `echo` with its params, and does not respond to `silence`.
private func echo(_ frame: [UInt8]) -> JSONValue? {
    guard case .object(let request)? = try? JSONValue(parsing: frame), let id = request["id"] else { return nil }
    switch request["method"] {
    case "echo": return ["jsonrpc": "2.0", "id": id, "result": request["params"] ?? .null]
    case "silence": return nil
    default: return ["jsonrpc": "2.0", "id": id, "error": ["code": -32601, "message": "Method not found"]]
    }
}
