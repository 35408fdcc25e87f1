import BridgeCore
import Explanations
import JSON
import Testing

@testable import Recordings

/// Tests that are written from a session.
struct SessionTestTests {
    private let test = SessionTest(
        options: ["osVersion": "17.0", "seed": 1],
        calls: [
            SessionTest.Call(method: "store/isHealthDataAvailable", params: nil, outcome: .result(true)),
            SessionTest.Call(
                method: "store/sampleQuery", params: ["type": "a"], outcome: .error(["code": -32001, "message": "No"])),
            SessionTest.Call(
                method: "store/sampleQuery", params: ["type": "b"], outcome: .rows([.init(name: "samples", count: 21)])),
            SessionTest.Call(method: "control/lockDevice", params: nil, outcome: .result(.null)),
        ]
    )

    @Test func `pytest`() {
        #expect(
            test.text(.pytest, name: "locked") == """
                import pytest
                from healthkit_bridge import ResponseError


                @pytest.mark.healthkit(os_version="17.0", seed=1)
                def test_locked(healthkit):
                    assert healthkit.call("store/isHealthDataAvailable") == True
                    with pytest.raises(ResponseError) as failure:
                        healthkit.call("store/sampleQuery", {"type": "a"})
                    assert failure.value.error == {"code": -32001, "message": "No"}
                    result = healthkit.call("store/sampleQuery", {"type": "b"})
                    assert len(result["samples"]) == 21
                    assert healthkit.call("control/lockDevice") is None

                """
        )
    }

    @Test func `node:test`() {
        #expect(
            test.text(.node, name: "a_locked_phone") == """
                import assert from 'node:assert/strict';
                import { test } from 'node:test';
                import { useHealthKit } from 'healthkit-bridge/node-test';

                const health = useHealthKit({"osVersion":"17.0","seed":1});

                test("a locked phone", async () => {
                  assert.deepEqual(await health.call("store/isHealthDataAvailable"), true);
                  await assert.rejects(health.call("store/sampleQuery", {"type":"a"}), (failure) => {
                    assert.deepEqual(failure.error, {"code":-32001,"message":"No"});
                    return true;
                  });
                  const result3 = await health.call("store/sampleQuery", {"type":"b"});
                  assert.equal(result3["samples"].length, 21);
                  assert.deepEqual(await health.call("control/lockDevice"), null);
                });

                """
        )
    }

    @Test func `vector`() throws {
        let file = try JSONValue(parsing: test.text(.vector, name: "locked"))
        #expect(
            file["cases"] == [
                [
                    "name": "locked", "given": ["osVersion": "17.0", "seed": 1],
                    "exchange": [
                        ["call": "store/isHealthDataAvailable", "result": true],
                        ["call": "store/sampleQuery", "params": ["type": "a"], "error": ["code": -32001, "message": "No"]],
                        [
                            "call": "store/sampleQuery", "params": ["type": "b"],
                            "result": ["$has": ["samples": ["$any": "array"]]],
                        ],
                        ["call": "control/lockDevice", "result": .null],
                    ],
                ]
            ]
        )
    }

    @Test func `a call that waits for the user is made when the user has answered`() {
        let test = SessionTest(
            options: [:],
            calls: [
                SessionTest.Call(
                    method: "store/requestAuthorization", params: [:], outcome: .result(["success": true]), answeredBy: 2),
                SessionTest.Call(method: "control/state", params: nil, outcome: .result([:])),
                SessionTest.Call(
                    method: "control/respondToPermissionSheet", params: ["sheet": 1, "policy": "deny"], outcome: .result(.null)),
            ]
        )
        #expect(test.calls.map(\.method) == ["control/state", "control/setConsent", "store/requestAuthorization"])
        #expect(test.calls[1].params == ["policy": "deny", "times": 1])
        #expect(test.omissions.isEmpty)
    }

    @Test func `calls that cannot be repeated are named`() {
        let test = SessionTest(
            options: [:],
            calls: [
                SessionTest.Call(method: "control/import", params: ["path": "export.zip"], outcome: .result([:])),
                SessionTest.Call(method: "store/requestAuthorization", params: [:], outcome: .none),
            ]
        )
        #expect(test.calls.isEmpty)
        #expect(
            test.omissions.map(\.reason) == ["It names a file.", "It waited for the user, and nobody answered."]
        )
    }

    @Test func `each answer precedes the call whose sheet it answers`() {
        let requests = [2, 3].map { answer in
            SessionTest.Call(method: "store/requestAuthorization", params: [:], outcome: .result([:]), answeredBy: answer)
        }
        let answers = ["deny", "allow"].map { policy in
            SessionTest.Call(
                method: "control/respondToPermissionSheet", params: ["policy": .string(policy)], outcome: .result(.null))
        }
        let test = SessionTest(options: [:], calls: requests + answers)
        #expect(test.calls.map { $0.params?["policy"]?.text } == ["deny", nil, "allow", nil])
        #expect(test.calls.map(\.number) == [3, 1, 4, 2])
    }

    @Test func `an answer after which two calls end precedes both`() {
        let methods = ["store/requestAuthorization", "control/state", "store/requestAuthorization"]
        let requests = methods.map { method in
            SessionTest.Call(method: method, params: [:], outcome: .result([:]), answeredBy: method.hasPrefix("store/") ? 3 : nil)
        }
        let answer = SessionTest.Call(
            method: "control/respondToPermissionSheet", params: ["policy": "deny"], outcome: .result(.null))
        let test = SessionTest(options: [:], calls: requests + [answer])
        #expect(test.calls.map(\.number) == [2, 4, 1, 3])
    }

    @Test func `an answer after which the call waits again is left out`() {
        let request = SessionTest.Call(method: "store/requestAuthorization", params: [:], outcome: .result([:]), answeredBy: 2)
        let answer = SessionTest.Call(
            method: "control/respondToPermissionSheet", params: ["policy": "deny"], outcome: .result(.null))
        let test = SessionTest(options: [:], calls: [request, answer, answer])
        #expect(test.calls.map(\.number) == [3, 1])
        #expect(test.omissions.map(\.reason) == ["A call waited for the user again after this answer."])
    }

    @Test func `a call that waited until the app ended takes no answer of the user`() {
        let ended = SessionTest.Call(
            method: "store/requestAuthorization", params: [:], outcome: .error(["code": -32003]), answeredBy: 1)
        let relaunch = SessionTest.Call(method: "control/setAppState", params: ["state": "relaunched"], outcome: .result(.null))
        let request = SessionTest.Call(method: "store/requestAuthorization", params: nil, outcome: .result([:]), answeredBy: 3)
        let answer = SessionTest.Call(
            method: "control/respondToPermissionSheet", params: ["policy": "allow"], outcome: .result(.null))
        let test = SessionTest(options: [:], calls: [ended, relaunch, request, answer])
        #expect(test.calls.map(\.number) == [2, 4, 3])
        #expect(test.omissions.map(\.reason) == ["It waited for the user, and nobody answered."])
    }

    @Test func `a generated person has its seed`() {
        let call = SessionTest.Call(method: "control/generate", params: ["days": 2], outcome: .result([:]))
        #expect(SessionTest(options: [:], calls: [call]).calls.first?.params == ["days": 2, "seed": 1])
    }

    @Test func `a session without calls is a test`() {
        let test = SessionTest(options: [:], calls: [])
        for language in SessionTest.Language.allCases {
            #expect(test.text(language, name: "empty").contains("isAvailable"), "\(language)")
        }
    }

    @Test(
        arguments: [
            ("control/import", ["path": "allow"], true), ("control/import", ["path": .null], false),
            ("health_kit_reporter_method_channel/addAttachment", ["filePath": "a"], true),
            ("control/reset", ["consent": "script.json"], true), ("control/reset", ["auditLog": "a"], true),
            ("control/reset", ["consent": "deny"], false), ("store/save", ["path": "a"], false),
        ] as [(String, JSONValue, Bool)])
    func `a parameter that is declared as a path names a file`(method: String, params: JSONValue, namesFile: Bool) {
        let test = SessionTest(options: [:], calls: [SessionTest.Call(method: method, params: params, outcome: .result(.null))])
        #expect(test.omissions.map(\.reason) == (namesFile ? ["It names a file."] : []))
    }

    @Test func `names of matchers are literal in a vector`() throws {
        let test = SessionTest(
            options: [:],
            calls: [
                SessionTest.Call(method: "a", params: ["$use": "a"], outcome: .result([["$any": "anything", "b": ["$c": 1]]])),
                SessionTest.Call(method: "a", params: nil, outcome: .error(["code": 1, "data": ["$save": "b"]])),
            ]
        )
        let steps = try JSONValue(parsing: test.text(.vector, name: "a"))["cases"]?.elements.first?["exchange"]
        let result: JSONValue = [["$has": ["$any": "anything", "b": ["$has": ["$c": 1]]]]]
        #expect(
            steps == [
                [
                    "sendText": "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"a\",\"params\":{\"$use\":\"a\"}}\n",
                    "expectEach": [["jsonrpc": "2.0", "id": 1, "result": result]],
                ],
                ["call": "a", "error": ["code": 1, "data": ["$has": ["$save": "b"]]]],
            ]
        )
    }
}
