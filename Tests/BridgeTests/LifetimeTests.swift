import Bridge
import BridgeCore
import BridgeTesting
import Foundation
import HealthEngine
import HealthJSON
import HealthModel
import JSON
import Testing

/// The resources of a connection end with it: the store file is closed, and its write-ahead log is merged.
struct LifetimeTests {
    @Test func `a connection ends with its last reference`() throws {
        weak var connection: BridgeCore.Connection?
        weak var phone: Phone?
        try {
            let made = try Connection(options: HostOptions(), channels: Channels.registry)
            (connection, phone) = (made, made.phone)
        }()
        #expect(connection == nil && phone == nil)
    }

    /// Objects that an app no longer uses need no memory, however long it runs.
    @Test func `ended sessions and builders are forgotten`() throws {
        let client = try Client { $0.device = EmulatedDevice(.watch) }
        let store = client.store
        let app = client.host.connection.app
        try store.requestAuthorization(toShare: [.workout, .stepCount], read: [])
        let running = WorkoutConfiguration(activityType: 37)
        weak var first: WorkoutSession?
        for round in 0..<10_000 {
            let session = try store.makeWorkoutSession(running)
            _ = app.handles.keep(session)
            if round == 0 { first = session }
            let live = try session.associatedWorkoutBuilder()
            _ = app.handles.handle(of: live)
            try session.startActivity()
            if round.isMultiple(of: 2) { live.discardWorkout() }
            try session.end()
            let series = HeartbeatSeriesBuilder(store: store, startDate: .now)
            _ = app.handles.keep(series)
            try series.discard()
            if round.isMultiple(of: 100) { _ = try store.updates() }
        }
        #expect(app.handles.count <= 200)
        #expect(first == nil)
    }

    @Test func `a handle stays known for 100 handles after the end`() throws {
        let client = try Client()
        func create() throws {
            let start: JSONValue = ["startDate": "2026-01-01T08:00:00Z"]
            try client.result("store/heartbeatSeriesBuilder.create", start)
        }
        func code(_ handle: Int64) throws -> Int? {
            let params: JSONValue = ["builder": .integer(handle), "metadata": [:]]
            return try client.errorCode("store/heartbeatSeriesBuilder.addMetadata", params)
        }
        for _ in 1...98 { try create() }
        try client.result("store/heartbeatSeriesBuilder.discard", ["builder": 98])
        // The exception of a discarded builder.
        #expect(try code(98) == -32002)
        for _ in 1...101 { try create() }
        #expect(try code(98) == -32002)
        try create()
        #expect(try code(98) == -32602)
        #expect(try code(1) == nil)
    }

    @Test func `the number of snapshots has a limit`() throws {
        let path = FileManager.default.temporaryDirectory.appending(path: "healthkit-bridge-\(UUID()).store").path
        defer {
            for end in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: path + end) }
        }
        let client = try Client { $0.storePath = path }
        for number in 1...100 {
            #expect(try client.errorCode("control/snapshot", ["name": .string("\(number)")]) == nil)
        }
        #expect(try client.errorCode("control/snapshot", ["name": "101"]) == -32602)
        #expect(try client.errorCode("control/snapshot", ["name": "7"]) == nil)
        #expect(client.phone.snapshots.count == 100)
    }

    @Test func `a host ends with its last reference, even with requests in progress`() throws {
        weak var connection: BridgeCore.Connection?
        weak var phone: Phone?
        try {
            let client = try Client()
            (connection, phone) = (client.host.connection, client.phone)
            try client.result("control/setConsent", ["policy": "ask"])
            _ = client.send(Client.line("store/requestAuthorization", ["read": ["HKQuantityTypeIdentifierStepCount"]], id: 1))
            _ = client.send(
                Client.line("store/requestPerObjectReadAuthorization", ["type": "HKVisionPrescriptionTypeIdentifier"], id: 2)
            )
            try client.result("control/snapshot", ["name": "now"])
        }()
        #expect(connection == nil && phone == nil)
        try {
            let client = try Client()
            (connection, phone) = (client.host.connection, client.phone)
            try client.result("control/setApp", ["bundleIdentifier": "com.example.other"])
        }()
        #expect(connection == nil && phone == nil)
    }
}
