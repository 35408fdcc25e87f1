import JSON
import Testing

@testable import Recordings

/// The text of a test in languages with other literals than JSON.
struct LanguageTests {
    private let test = SessionTest(
        options: ["seed": 1],
        calls: [
            SessionTest.Call(method: "store/a", params: ["text": "it's \"$5\" \\(1)\n"], outcome: .result(["value": 1.5])),
            SessionTest.Call(method: "store/b", params: nil, outcome: .error(["code": -32602, "message": "No"])),
            SessionTest.Call(method: "store/c", params: [:], outcome: .rows([.init(name: "samples", count: 21)])),
            SessionTest.Call(method: "store/d", params: nil, outcome: .none),
        ]
    )

    @Test func `Jest`() {
        #expect(
            test.text(.jest, name: "a_walk") == #"""
                // Not in this test: Call 4, store/d: It waited for the user, and nobody answered.
                import { useHealthKit } from 'healthkit-bridge/jest';

                const health = useHealthKit({"seed":1});

                test("a walk", async () => {
                  expect(await health.call("store/a", {"text":"it's \"$5\" \\(1)\n"})).toEqual({"value":1.5});
                  await expect(health.call("store/b")).rejects.toMatchObject({ error: {"code":-32602,"message":"No"} });
                  const result3 = await health.call("store/c", {});
                  expect(result3["samples"]).toHaveLength(21);
                });

                """#
        )
    }

    @Test func `Swift Testing`() {
        #expect(
            test.text(.swift, name: "a_walk") == #"""
                // Not in this test: Call 4, store/d: It waited for the user, and nobody answered.
                import HealthKitBridgeClient
                import Testing

                @Test func `a walk`() async throws {
                    let bridge = try await Bridge.start(["seed": 1])
                    let params1: JSONValue = ["text": "it's \"$5\" \\(1)\n"]
                    let result1 = try await bridge.call("store/a", params1)
                    let expected1: JSONValue = ["value": 1.5]
                    #expect(result1 == expected1)
                    do {
                        try await bridge.call("store/b")
                        Issue.record("the call has not failed")
                    } catch let failure as any ResponseError {
                        #expect(failure.error.code == -32602)
                        #expect(failure.error.message == "No")
                    }
                    let params3: JSONValue = [:]
                    let result3 = try await bridge.call("store/c", params3)
                    #expect(result3["samples"]?[20] != nil)
                    #expect(result3["samples"]?[21] == nil)
                    await bridge.close()
                }

                """#
        )
        #expect(SessionTest.fileName(.swift, name: "a_walk") == "AWalkTests.swift")
    }

    @Test func `bash`() {
        let lines = test.text(.bash, name: "a_walk").split(separator: "\n")
        #expect(
            lines.suffix(6) == [
                "bridge_start",
                #"expect 0 null . control/reset '{"seed":1}'"#,
                #"expect 0 '{"value":1.5}' . store/a '{"text":"it'\''s \"$5\" \\(1)\n"}'"#,
                #"expect 2 '{"code":-32602,"message":"No"}' . store/b"#,
                #"expect 0 '{"samples":21}' '{"samples": (.["samples"] | length)}' store/c '{}'"#,
                "bridge_stop",
            ]
        )
    }
}
