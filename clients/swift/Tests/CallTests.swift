import Foundation
import HealthKitBridgeClient
import Testing

struct CallTests {
    private let bridge: Bridge

    init() async throws {
        bridge = try await start()
    }

    @Test func `a call returns its result`() async throws {
        #expect(try await bridge.call("isAvailable") == true)
        #expect(try await bridge.call("store/authorizationStatus", ["type": stepCount]) == 0)
    }

    @Test func `a result can be decoded as a type of the caller`() async throws {
        struct Status: Decodable, Equatable {
            var success: Bool
        }
        let result = try await bridge.call("store/requestAuthorization", ["toShare": [stepCount]])
        #expect(try result.decoded(as: Status.self) == Status(success: true))
    }

    @Test func `a bridge tells what has happened, and which faults no call has used`() async throws {
        #expect(try await bridge.unusedFaults() == [])
        try await bridge.call("control/failNext", ["method": "store/save", "healthKitError": 6])
        try await bridge.call("store/requestAuthorization", ["read": [stepCount]])
        #expect(
            try await bridge.unusedFaults() == [
                "No call has used the fault that the test has ordered, HealthKit code 6: a call of store/save would have used it. "
                    + "The app has called store/requestAuthorization."
            ]
        )
        #expect(await bridge.explain().hasPrefix("Last calls:\n  1 store/requestAuthorization StepCount: success, count 1\n"))
        await bridge.close()
        #expect(await bridge.explain() == "The bridge has ended, or has no channel control: its calls are not known.")
    }

    @Test func `a device accepts no Swift name`() async throws {
        await #expect(throws: InvalidParams.self) { try await bridge.call("store/authorizationStatus", ["type": "stepCount"]) }
        let lenient = try await start(["mode": "lenient"])
        #expect(try await lenient.call("store/authorizationStatus", ["type": "stepCount"]) == 0)
    }

    @Test func `options are those of serve`() async throws {
        let bridge = try await start([
            "profile": "watch", "osVersion": "17.0", "appName": "-Name-", "consent": "deny",
            "timeZone": "Asia/Kolkata", "seed": 7, "appVersion": "2", "noControl": false, "bundleId": nil,
        ])
        let state = try await bridge.call("control/state")
        #expect(state["osVersion"] == "17.0")
        #expect(state["profile"] == "watch")
        #expect(state["timeZone"] == "Asia/Kolkata")
        try await bridge.call("store/requestAuthorization", ["toShare": [stepCount]])
        #expect(try await bridge.call("store/authorizationStatus", ["type": stepCount]) == 1)
        let uncontrolled = try await start(["noControl": true])
        await #expect(throws: MissingPluginException.self) { try await uncontrolled.call("control/state") }
    }

    @Test func `a consent script is passed to the bridge`() async throws {
        let allowed: JSONValue = ["HKQuantityTypeIdentifierStepCount": true]
        let bridge = try await start(["consent": ["policy": "deny", "share": allowed]])
        let bodyMass: JSONValue = "HKQuantityTypeIdentifierBodyMass"
        try await bridge.call("store/requestAuthorization", ["toShare": [stepCount, bodyMass]])
        #expect(try await bridge.call("store/authorizationStatus", ["type": stepCount]) == 2)
        #expect(try await bridge.call("store/authorizationStatus", ["type": bodyMass]) == 1)
    }

    @Test func `concurrent calls are performed in order`() async throws {
        let answers = try await withThrowingTaskGroup { group in
            for _ in 0..<500 {
                group.addTask { try await bridge.call("isAvailable") }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(answers == Array(repeating: true, count: 500))
        async let first = bridge.call("control/setTimeZone", ["timeZone": "Europe/Paris"])
        async let second = bridge.call("control/state")
        _ = try await (first, second)
        #expect(try await bridge.call("control/state")["timeZone"] == "Europe/Paris")
    }

    @Test func `messages of megabytes can be sent and received`() async throws {
        let text = String(repeating: "A line with an ä, a 😀, a \\, a \u{1} and a \"quote\".\n", count: 100_000)
        try await save(["text": .string(text)])
        #expect(try await firstSample()["metadata"]?["text"] == .string(text))
    }

    @Test func `numbers keep their kind, and dates their milliseconds`() async throws {
        let date = Date(timeIntervalSince1970: 1_772_366_400.25)
        let when: JSONValue = ["date": .date(date)]
        let metadata: JSONValue = ["count": 1, "ratio": 1.0, "precise": 0.017453292519943295, "when": when]
        try await save(metadata)
        let sample = try await firstSample()
        #expect(sample["metadata"] == metadata)
        #expect(try sample["metadata"]?["when"]?["date"]?.decoded(as: Date.self) == date)
    }

    @Test func `cancelling the task cancels a request that waits for the user`() async throws {
        let bridge = try await start(["consent": "ask"])
        let request = Task { try await bridge.call("store/requestAuthorization", ["read": [stepCount]]) }
        for try await sheet in bridge.notifications("control/permissionSheet", within: .seconds(60)) {
            #expect(sheet["read"] == [stepCount])
            break
        }
        request.cancel()
        await #expect(throws: RequestCancelled.self) { try await request.value }
        #expect(try await bridge.call("isAvailable") == true)
    }

    @Test func `notifications arrive in order, including those before the iterator`() async throws {
        try await bridge.call("store/requestAuthorization", ["toShare": [stepCount], "read": [stepCount]])
        let query = try await bridge.call("store/observerQuery", ["type": stepCount])["query"]
        for _ in 0..<3 { try await save([:]) }
        var deliveries: [Int] = []
        for try await update in bridge.notifications("store/observerQuery.update", within: .seconds(60)) {
            #expect(update["query"] == query)
            deliveries.append(try #require(update["delivery"]).decoded())
            if deliveries.count == 4 { break }
        }
        #expect(deliveries == deliveries.sorted())
    }

    @Test func `closing the bridge ends an iterator of notifications`() async throws {
        let bridge = try await start()
        let updates = Task { try await bridge.notifications("store/observerQuery.update").next() }
        await #expect(throws: ConnectionFailure.self) {
            try await bridge.notifications("store/observerQuery.update", within: .milliseconds(50)).next()
        }
        #expect(try await bridge.call("isAvailable") == true)
        await bridge.close()
        #expect(try await updates.value == nil)
    }

    @Test func `a task that waits for a notification can be cancelled`() async throws {
        let update = Task { try await bridge.notifications("store/observerQuery.update").next() }
        update.cancel()
        #expect(try await update.value == nil)
    }

    @Test func `tasks can be cancelled while their responses arrive`() async throws {
        await withTaskGroup { group in
            for _ in 0..<8 {
                group.addTask {
                    for count in 0..<500 {
                        let call = Task { try? await bridge.call("isAvailable") }
                        let update = Task { try? await bridge.notifications("x", within: .zero).next() }
                        for _ in 0..<count % 20 {
                            await Task.yield()
                        }
                        call.cancel()
                        update.cancel()
                        #expect(await call.value == true)
                        #expect(await update.value ?? nil == nil)
                    }
                }
            }
        }
    }

    /// Saves a sample with metadata.
    private func save(_ metadata: JSONValue) async throws {
        try await bridge.call("store/requestAuthorization", ["toShare": [stepCount], "read": [stepCount]])
        let now = JSONValue.date(Date())
        let sample: JSONValue = [
            "type": stepCount, "startDate": now, "endDate": now, "metadata": metadata,
            "quantity": ["value": 10, "unit": "count"],
        ]
        try await bridge.call("store/save", ["objects": [sample]])
    }

    private func firstSample() async throws -> JSONValue {
        try #require(try await bridge.call("store/sampleQuery", ["type": stepCount])["samples"]?[0])
    }
}
