import Bridge
import BridgeCore
import Foundation
import HealthModel
import JSON
import Testing

@testable import HealthEngine

/// Random requests: each gets one response, and one that fails has changed nothing.
///
/// `HEALTHKIT_BRIDGE_RANDOM_REQUESTS` is the number of requests. The seed of a run is printed;
/// `HEALTHKIT_BRIDGE_TEST_SEED` repeats it.
struct RandomRequestTests {
    private static let variables = ProcessInfo.processInfo.environment
    private static let count = variables["HEALTHKIT_BRIDGE_RANDOM_REQUESTS"].flatMap(Int.init) ?? 3_000
    /// The number of requests to one host. A store with many samples would make each request slow.
    private static let countPerHost = 500

    @Test func `a random request that fails changes nothing`() throws {
        let seed = Self.variables["HEALTHKIT_BRIDGE_TEST_SEED"].flatMap(UInt64.init) ?? .random(in: 1...UInt64.max)
        print("random requests: HEALTHKIT_BRIDGE_TEST_SEED=\(seed)")
        var generator = try RequestGenerator(seed: seed)
        var (failures, changes) = (0, 0)
        for start in stride(from: 0, to: Self.count, by: Self.countPerHost) {
            let device = EmulatedDevice(start / Self.countPerHost % 2 == 0 ? .iPhone : .watch)
            let run = try RandomRun(device)
            for _ in 0..<min(Self.countPerHost, Self.count - start) {
                let (method, params) = generator.next()
                let result = try run.send(method, params)
                if result.isFailure { failures += 1 }
                if result.hasChanged { changes += 1 }
                result.uuids.forEach { generator.note($0) }
            }
        }
        print("random requests: \(failures) of \(Self.count) failed, \(changes) changed something")
        // Neither valid nor invalid requests are rare, and changes are noticed.
        #expect(failures > Self.count / 10 && failures < Self.count * 9 / 10 && changes > Self.count / 100)
    }
}

/// A host with a store file, and a second connection to the file that notices each committed change.
private final class RandomRun {
    private let path = FileManager.default.temporaryDirectory.appending(path: "healthkit-bridge-\(UUID()).store").path
    private let client: Client
    private let watcher: Phone
    private var state: JSONValue = .null
    private var version: Int64 = 0

    struct Result {
        let isFailure: Bool
        let hasChanged: Bool
        let uuids: [String]
    }

    init(_ device: EmulatedDevice) throws {
        let path = path
        client = try Client {
            $0.storePath = path
            $0.device = device
        }
        watcher = try Phone(path: path, keepsContents: false)
        let types: JSONValue = [
            "HKQuantityTypeIdentifierHeartRate", "HKQuantityTypeIdentifierStepCount",
            "HKQuantityTypeIdentifierBodyMass", "HKWorkoutTypeIdentifier", "HKWorkoutRouteTypeIdentifier",
        ]
        try client.result("store/requestAuthorization", ["toShare": types, "read": types])
        try look()
    }

    deinit {
        for end in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: path + end) }
    }

    func send(_ method: String, _ params: JSONValue) throws -> Result {
        let answers = try messages(client.send(Client.line(method, params, id: 1))).filter { $0["id"] != nil }
        #expect(answers.count == 1, "\(method) \(text(params))")
        let former = (state, version)
        try look()
        let hasChanged = former != (state, version)
        guard let error = answers.first?["error"] else {
            let uuids = answers.first?["result"]?["uuids"]?.strings ?? []
            return Result(isFailure: false, hasChanged: hasChanged, uuids: uuids)
        }
        // An exception in the channel of a published plugin ends the app, with its queries. The store stays as it is.
        let endsApp =
            error["code"] == .integer(-32002)
            && Channels.registry.method(method, withControl: true)?.channel is any PluginChannel
        // Methods of the Cordova plugin may request authorization, or save a workout, before they fail.
        let worksInSteps = method.hasPrefix("HealthKit/")
        if endsApp, !worksInSteps { #expect(former.1 == version, "\(method) \(text(params)) failed: \(text(error))") }
        if !endsApp, !worksInSteps, !mayChange(method, error) {
            #expect(!hasChanged, "\(method) \(text(params)) failed: \(text(error))")
        }
        return Result(isFailure: true, hasChanged: hasChanged, uuids: [])
    }

    /// The failures that report something about a change: a series or a workout was saved but cannot be read (SER-04), and a
    /// required clinical type was refused (AUTH-50).
    private func mayChange(_ method: String, _ error: JSONValue) -> Bool {
        let code = error["data"]?["code"]
        let isInaccessible = error["message"] == "Protected health data is inaccessible"
        let finishes = method.contains(".finish") || method.hasPrefix("health_kit_reporter_method_channel/save")
        return isInaccessible && finishes || code == 10
    }

    /// Reads the state of the host, and the version of the store's content.
    private func look() throws {
        state = try client.result("control/state")
        _ = try watcher.isLocked()
        version = watcher.database.dataVersion
    }
}
