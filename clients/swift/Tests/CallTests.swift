import Foundation
import HealthKitBridgeClient
import Testing

struct CallTests {
    private let stepCount = "HKQuantityTypeIdentifierStepCount"
    private let bridge: Bridge

    init() async throws {
        bridge = try await start()
    }

    @Test func `a call returns its result`() async throws {
        #expect(try await bridge.call("isAvailable") == true)
        #expect(try await bridge.call("store/authorizationStatus", ["type": .string(stepCount)]) == 0)
    }

    @Test func `a result can be decoded as a type of the caller`() async throws {
        struct Status: Decodable, Equatable {
            var success: Bool
        }
        let params = try JSONValue(encoding: ["toShare": [stepCount]])
        let status = try await bridge.call("store/requestAuthorization", params).decoded(as: Status.self)
        #expect(status == Status(success: true))
    }

    @Test func `options are those of serve`() async throws {
        let options = Bridge.Options(
            profile: .watch,
            osVersion: "17.0",
            appName: "-Name-",
            consent: .deny,
            timeZone: "Asia/Kolkata",
            noControl: false
        )
        let bridge = try await start(options)
        let state = try await bridge.control.state()
        #expect(state.osVersion == "17.0")
        #expect(state.profile == "watch")
        #expect(state.timeZone == "Asia/Kolkata")
        try await bridge.store.requestAuthorization(toShare: [stepCount])
        #expect(try await bridge.store.authorizationStatus(type: stepCount) == 1)
        let uncontrolled = try await start(.init(noControl: true))
        await #expect(throws: MissingPluginException.self) { try await uncontrolled.control.state() }
    }

    @Test func `a consent script is passed to the bridge`() async throws {
        let consent = Consent.script(["policy": "deny", "share": [stepCount: true]])
        let bridge = try await start(.init(consent: consent))
        let bodyMass = "HKQuantityTypeIdentifierBodyMass"
        try await bridge.store.requestAuthorization(toShare: [stepCount, bodyMass])
        #expect(try await bridge.store.authorizationStatus(type: stepCount) == 2)
        #expect(try await bridge.store.authorizationStatus(type: bodyMass) == 1)
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
        async let second = bridge.control.state()
        _ = try await (first, second)
        #expect(try await bridge.control.state().timeZone == "Europe/Paris")
    }

    @Test func `messages of megabytes can be sent and received`() async throws {
        let text = String(repeating: "A line with an ä and a \"quote\".\n", count: 100_000)
        try await bridge.store.requestAuthorization(toShare: [stepCount], read: [stepCount])
        let now = Date()
        let sample = Sample(
            type: stepCount,
            startDate: now,
            endDate: now,
            quantity: Quantity(value: 1, unit: "count"),
            metadata: ["text": .string(text)]
        )
        try await bridge.store.save(objects: [sample])
        let samples = try await bridge.store.sampleQuery(type: stepCount).samples
        #expect(samples.first?.metadata?["text"] == .string(text))
    }

    @Test func `cancelling the task cancels a request that waits for the user`() async throws {
        let bridge = try await start(.init(consent: .ask))
        let request = Task { try await bridge.store.requestAuthorization(read: [stepCount]) }
        for try await sheet in bridge.notifications("control/permissionSheet", within: .seconds(60)) {
            #expect(sheet["read"] == [.string(stepCount)])
            break
        }
        request.cancel()
        await #expect(throws: RequestCancelled.self) { try await request.value }
        #expect(try await bridge.call("isAvailable") == true)
    }

    @Test func `notifications arrive in order, including those before the iterator`() async throws {
        try await bridge.store.requestAuthorization(toShare: [stepCount], read: [stepCount])
        let query = try await bridge.store.observerQuery(type: stepCount).query
        for _ in 0..<3 {
            let now = Date()
            let quantity = Quantity(value: 10, unit: "count")
            try await bridge.store.save(objects: [
                Sample(type: stepCount, startDate: now, endDate: now, quantity: quantity)
            ])
        }
        var deliveries: [Int] = []
        for try await update in bridge.notifications("store/observerQuery.update", within: .seconds(60)) {
            let update = try update.decoded(as: ObserverUpdate.self)
            #expect(update.query == query)
            deliveries.append(update.delivery)
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
}
