import BridgeCore
import Explanations
import HealthReport
import JSON
import Testing

@testable import Recordings

/// Reading recordings, and their tests, short forms and pages.
struct RecordingTests {
    private static let steps = "HKQuantityTypeIdentifierStepCount"

    /// A recording with these steps.
    private func recording(_ given: String = "{}", _ steps: String...) throws -> Recording {
        let text = """
            {"about": "A recorded session.", "cases": [{"name": "a", "given": \(given), "exchange": [\(steps.joined(separator: ","))]}]}
            """
        return try Recording(parsing: Array(text.utf8))
    }

    private func sent(_ id: Int, _ method: String, _ params: String = "{}", _ result: String) -> String {
        """
        {"send": {"jsonrpc": "2.0", "id": \(id), "method": "\(method)", "params": \(params)},
         "expect": {"jsonrpc": "2.0", "id": \(id), "result": \(result)}}
        """
    }

    /// A session of an app that is denied, with calls that its last answer does not need.
    private func denied() throws -> Recording {
        try recording(
            #"{"consent": "deny", "osVersion": "18.0", "exceptions": "abort"}"#,
            #"{"call": "control/setClock", "params": {"now": "2026-03-01T08:00:00Z"}, "result": null}"#,
            sent(1, "isAvailable", "{}", "true"),
            sent(2, "control/addSteps", #"{"count": 4321}"#, #"{"uuids": ["397FF06A-E55A-47AF-9D94-2BA131FB537C"]}"#),
            sent(3, "store/requestAuthorization", #"{"read": ["\#(Self.steps)"]}"#, #"{"success": true}"#),
            sent(4, "control/lockDevice", "{}", "null"),
            sent(5, "control/unlockDevice", "{}", "null"),
            sent(6, "store/sampleQuery", #"{"type": "\#(Self.steps)"}"#, #"{"samples": []}"#)
        )
    }

    @Test func `a recorded clock starts the phone`() throws {
        let recording = try denied()
        let options: JSONObject = [
            "mode": "lenient", "clock": "2026-03-01T08:00:00Z", "timeZone": "UTC", "seed": 1, "osVersion": "18.0",
            "consent": "deny",
        ]
        #expect(recording.options == options)
        #expect(recording.messages.map(\.method).first == "isAvailable")
    }

    @Test func `answers belong to their calls, also in batches and later`() throws {
        let recording = try recording(
            "{}",
            #"{"send": [{"jsonrpc":"2.0","id":1,"method":"a"}, {"jsonrpc":"2.0","id":"b","method":"b"}], "expect": [{"id":"b","result":2}]}"#,
            #"{"send": {"jsonrpc":"2.0","method":"c"}, "expectEach": [{"id":1,"error":{"code":-1}}, {"method":"n"}]}"#,
            #"{"sendBase64": "bm8K", "expect": {"id":null,"error":{"code":-32700}}}"#
        )
        #expect(recording.messages.map(\.answer) == [.error(["code": -1]), .result(2), .waiting, .waiting])
        #expect(recording.messages.map(\.isLate) == [true, false, false, false])
        #expect(recording.messages.map(\.isCall) == [true, true, false, false])
        #expect(recording.messages[2].notifications == [["method": "n"]])
    }

    @Test func `an answer belongs to the latest call with its identifier, because connections may have the same`() throws {
        let recording = try recording(
            "{}",
            #"{"send": {"jsonrpc":"2.0","id":7,"method":"waits"}}"#,
            #"{"send": {"jsonrpc":"2.0","id":7,"method":"answers"}, "expectEach": [{"id":7,"result":1}, {"id":7,"result":2}]}"#
        )
        #expect(recording.messages.map(\.answer) == [.result(2), .result(1)])
        #expect(recording.messages.map(\.isLate) == [true, false])
    }

    @Test(arguments: [
        "{", "[]", #"{"cases": []}"#, #"{"cases": [{}, {}]}"#, #"{"prelude": [], "cases": [{}]}"#,
    ])
    func `another file is no recording`(text: String) {
        #expect(throws: Recording.Problem.self) { try Recording(parsing: Array(text.utf8)) }
    }

    @Test func `an option that no phone can have is a sentence`() throws {
        let recording = try recording(#"{"osVersion": "99"}"#)
        #expect(throws: Recording.Problem.self) { try SessionTest(recording) }
    }

    @Test func `a test expects the answers of an empty phone, and names those that differ`() throws {
        let test = try SessionTest(
            recording(
                "{}", sent(1, "isAvailable", "{}", "true"),
                sent(2, "store/sampleQuery", #"{"type": "\#(Self.steps)"}"#, #"{"samples": []}"#)))
        #expect(test.differences.map(\.call) == [2])
        guard case .error(let error)? = test.calls.last?.outcome else {
            Issue.record("the query has not failed")
            return
        }
        #expect(error["data"]?["name"] == "errorAuthorizationNotDetermined")
    }

    @Test func `a call that waits on an empty phone is not in the test`() throws {
        let test = try SessionTest(
            recording(
                #"{"consent": "ask"}"#,
                sent(1, "store/requestAuthorization", #"{"read": ["\#(Self.steps)"]}"#, #"{"success": true}"#)))
        #expect(test.calls.isEmpty)
        #expect(test.omissions.map(\.reason) == ["On an empty phone it waits for the user, and nobody answers."])
    }

    @Test func `a diagnosis keeps the calls that the last answer needs`() throws {
        let diagnosis = try Diagnosis(denied())
        #expect(diagnosis.test.calls.map(\.method) == ["store/requestAuthorization", "store/sampleQuery"])
        #expect(diagnosis.test.text(.vector, name: "short") == (try Diagnosis(denied()).test.text(.vector, name: "short")))
    }

    @Test func `a diagnosis is about the last answer that a client has not only looked at`() throws {
        let steps = [
            sent(1, "store/authorizationStatus", #"{"type": "\#(Self.steps)"}"#, "0"),
            sent(2, "control/countSamples", "{}", #"{"counts": []}"#),
        ]
        let diagnosis = try Diagnosis(recording("{}", steps[0], steps[1]))
        #expect(diagnosis.test.calls.map(\.method) == ["store/authorizationStatus"])
    }

    @Test func `numbers are compared by value, and an error of which only the code is recorded by its code`() throws {
        let refused =
            #"{"send":{"jsonrpc":"2.0","id":2,"method":"store/nothing"},"expect":{"id":2,"error":{"$has":{"code":-32601}}}}"#
        let status = sent(1, "store/authorizationStatus", #"{"type": "\#(Self.steps)"}"#, "0.0")
        let test = try SessionTest(recording("{}", status, refused))
        #expect(test.differences.isEmpty)
    }

    @Test func `a call that only the device owner of a server can make is named`() throws {
        let test = try SessionTest(recording("{}", sent(1, "control/importExport", #"{"file": 1}"#, "{}")))
        #expect(test.omissions.map(\.reason) == ["Only the device owner of a server can make it."])
    }

    @Test func `a test has the times of a recording only if an answer depends on them`() throws {
        let time = #"{"call": "control/setClock", "params": {"now": "2026-03-01T08:00:00Z"}, "result": null}"#
        let status = sent(1, "store/authorizationStatus", #"{"type": "\#(Self.steps)"}"#, "0")
        let clock = sent(2, "control/state", "{}", "{}")
        let given = #"{"clock": "2026-03-01T07:00:00Z"}"#
        #expect(try SessionTest(recording(given, time, status)).calls.map(\.method) == ["store/authorizationStatus"])
        let dependent = try SessionTest(recording(given, time, clock))
        #expect(dependent.calls.map(\.method) == ["control/setClock", "control/state"])
    }

    @Test func `a diagnosis replaces health values`() throws {
        let params = #"""
            {"objects":[{"type":"\#(Self.steps)","quantity":{"value":4321,"unit":"count"},\#
            "startDate":"2026-01-01T08:00:00Z","endDate":"2026-01-01T08:00:00Z"}]}
            """#
        let error = #"{"code":-32001,"message":"","data":{"code":5}}"#
        let sent = #"{"jsonrpc":"2.0","id":1,"method":"store/save","params":\#(params)}"#
        let step = #"{"send":\#(sent),"expect":{"id":1,"error":\#(error)}}"#
        // The recorded error is that of the phone.
        let answer = try #require(try SessionTest(recording("{}", step)).calls.first?.outcome)
        guard case .error(let expected) = answer else {
            Issue.record("saving has not failed")
            return
        }
        let diagnosis = try Diagnosis(recording("{}", step.replacing(error, with: expected.jsonText)))
        #expect(!diagnosis.test.text(.vector, name: "short").contains("4321"))
        #expect(diagnosis.keptValues.isEmpty)
    }

    @Test func `a diagnosis of an answer that an empty phone does not give fails without its values`() throws {
        let recording = try recording("{}", sent(1, "store/statisticsQuery", #"{"type": "\#(Self.steps)"}"#, #"{"sum": 4321}"#))
        let problem = #expect(throws: Recording.Problem.self) { try Diagnosis(recording) }
        #expect(problem?.message.contains("4321") == false)
    }

    @Test func `a diagnosis keeps no number of metadata`() throws {
        let type = "HKQuantityTypeIdentifierBodyMass"
        let sample = #"""
            {"type":"\#(type)","quantity":{"value":81.5,"unit":"kg"},"startDate":"2026-01-01T10:00:00Z","endDate":"2026-01-01T10:00:00Z",\#
            "metadata":{"recoveryTime":4242.5,"index":777.5}}
            """#
        let steps = [
            sent(1, "store/requestAuthorization", #"{"toShare":["\#(type)"]}"#, #"{"success":true}"#),
            sent(2, "store/save", #"{"objects":[\#(sample)]}"#, "null"),
        ]
        // The last answer is that of the phone.
        let answered = try SessionTest(recording("{}", steps[0], steps[1])).calls.map(\.outcome)
        guard case .result(let uuids) = answered[1] else {
            Issue.record("saving has failed")
            return
        }
        let diagnosis = try Diagnosis(
            recording("{}", steps[0], sent(2, "store/save", #"{"objects":[\#(sample)]}"#, uuids.jsonText)))
        let text = diagnosis.test.text(.vector, name: "short")
        #expect(text.contains(#""metadata":{"recoveryTime":1.0,"index":1.0}"#))
        for number in ["81.5", "4242.5", "777.5"] { #expect(!text.contains(number)) }
        #expect(diagnosis.keptValues.isEmpty)
    }

    @Test func `a request of the prelude is a call whose answer is not known`() throws {
        let given = #"{"prelude": [{"method": "control/addSteps", "params": {"count": 5}}]}"#
        let test = try SessionTest(recording(given, sent(1, "isAvailable", "{}", "true")))
        #expect(test.calls.map(\.method) == ["control/addSteps", "isAvailable"])
        #expect(test.omissions.isEmpty && test.differences.isEmpty)
    }

    @Test func `without the call that took an answer, a later one does not wait in its place`() throws {
        let types = ["StepCount", "BodyMass", "HeartRate", "Height"]
        let requests = types.enumerated().map { index, type in
            sent(index, "store/requestAuthorization", #"{"read": ["HKQuantityTypeIdentifier\#(type)"]}"#, #"{"success": true}"#)
        }
        let text = #"""
            {"cases": [{"given": {"consent": [{"policy": "ask"}, {"policy": "allow"}]}, "exchange": [\#(requests.joined(separator: ","))]}]}
            """#
        let test = try SessionTest(Recording(parsing: Array(text.utf8)))
        #expect(test.calls.isEmpty)
        #expect(test.omissions.map(\.call) == [1, 2, 3, 4])
    }

    @Test func `a test is no longer written when the call is cancelled`() throws {
        let recording = try recording("{}", sent(1, "isAvailable", "{}", "true"), sent(2, "isAvailable", "{}", "true"))
        var count = 0
        let problem = #expect(throws: Recording.Problem.self) {
            try SessionTest(recording) {
                count += 1
                return count > 1
            }
        }
        #expect(problem == .cancelled)
    }

    @Test func `patterns of names that begin with a dollar are read as they were`() throws {
        let text = #"{"jsonrpc":"2.0","id":1,"method":"a","params":{"$use":"b"}}"#
        let step =
            #"{"sendText": \#(JSONValue.string(text + "\n").jsonText), "expect": {"id": 1, "result": [{"$has": {"$any": 1}}]}}"#
        let message = try #require(try recording("{}", step).messages.first)
        #expect(message.params == ["$use": "b"])
        #expect(message.answer == .result([["$any": 1]]))
    }

    @Test func `a trace shows messages, decisions and changes of the store`() throws {
        let page = String(decoding: try TracePage(denied()).bytes, as: UTF8.self)
        for text in [
            "store/requestAuthorization", "read StepCount: denied", "StepCount +1", "locked: true", "2026-03-01T08:00:00Z",
            "6 messages, 0 errors.",
        ] {
            #expect(page.contains(text), "\(text)")
        }
        #expect(!page.contains("control/setClock"))
        #expect(page == String(decoding: try TracePage(denied()).bytes, as: UTF8.self))
    }

    @Test func `markup in a recording is text in its trace`() throws {
        let recording = try recording("{}", sent(1, "<script>", #"{"a": "<img>"}"#, #""<b>""#))
        let page = String(decoding: try TracePage(recording).bytes, as: UTF8.self)
        #expect(page.contains("&lt;script&gt;") && page.contains("&lt;img&gt;"))
        #expect(!page.contains("<script") && !page.contains("<img>"))
    }
}
