import BridgeTesting
import Bridge
import Foundation
import HealthModel
import JSON
import Testing

@testable import BridgeCore
@testable import HealthEngine
@testable import HealthJSON
@testable import HealthEngine

/// Every access to health data leaves an audit log entry.
struct AuditLogTests {
    /// The methods of app channels that access no health data. All other methods must write an entry.
    private static let silent: Set<String> = [
        "AppleHealthKit/addListener", "AppleHealthKit/getAuthStatus", "AppleHealthKit/getInfo",
        "AppleHealthKit/initStepCountObserver", "AppleHealthKit/initializeBackgroundObservers",
        "AppleHealthKit/isAvailable", "AppleHealthKit/removeListeners", "AppleHealthKit/setObserver",
        "Health/checkAuthorization", "Health/getPluginVersion", "Health/isAvailable",
        "Health/openHealthConnectSettings", "Health/showPrivacyPolicy", "HealthKit/available",
        "HealthKit/checkAuthStatus", "HealthKit/delete", "HealthKit/monitorSampleType", "HealthKit/openHealthSettings",
        "CapacitorHealthkit/isAvailable", "CapacitorHealthkit/isEditionAuthorized",
        "CapacitorHealthkit/multipleIsEditionAuthorized", "CapacitorHealthkit/multipleQueryHKitSampleType",
        "HealthPlugin/checkHealthPermissions", "HealthPlugin/isHealthAvailable", "HealthPlugin/openAppleHealthSettings",
        "flutter_health/checkIfHealthDataAvailable", "flutter_health/discardWorkoutRoute",
        "flutter_health/hasPermissions", "flutter_health/insertWorkoutRouteData", "flutter_health/startWorkoutRoute",
        "health_kit_reporter_method_channel/authorizationRequestStatus",
        "health_kit_reporter_method_channel/disableAllBackgroundDelivery",
        "health_kit_reporter_method_channel/disableBackgroundDelivery",
        "health_kit_reporter_method_channel/earliestPermittedSampleDate",
        "health_kit_reporter_method_channel/enableBackgroundDelivery",
        "health_kit_reporter_method_channel/isAuthorizedToWrite",
        "health_kit_reporter_method_channel/isAvailable",
        "health_kit_reporter_method_channel/isWritable",
        "health_kit_reporter_method_channel/preferredUnits",
        "health_kit_reporter_method_channel/recalibrateEstimates",
        "health_kit_reporter_method_channel/startWatchApp",
        "health_kit_reporter_method_channel/supportsHealthRecords",
        "health_kit_reporter_method_channel/verifiableClinicalRecordQuery",
        "healthkit_permissions/canWriteAllTypes", "healthkit_permissions/canWriteAnyType",
        "healthkit_permissions/canWriteType", "healthkit_permissions/checkWriteAuthorization",
        "healthkit_permissions/getAuthorizationStatus", "healthkit_permissions/getAuthorizedWriteTypes",
        "healthkit_permissions/getConsents", "healthkit_permissions/getRequestStatus",
        "healthkit_permissions/getSupportedTypes", "healthkit_permissions/hasValidConsent",
        "healthkit_permissions/isAvailable", "healthkit_permissions/resetRequestHistory",
        "healthkit_permissions/shouldRequestPermission", "store/authorizationStatus", "store/completeObserver",
        "store/disableAllBackgroundDelivery", "store/disableBackgroundDelivery", "store/earliestAuthorizedSampleDate",
        "store/earliestPermittedSampleDate",
        "store/enableBackgroundDelivery", "store/getRequestStatusForAuthorization", "store/isHealthDataAvailable",
        "store/preferredUnits", "store/stop", "store/supportsHealthRecords",
        // Builders access the store only when they finish, and sessions never do.
        "store/heartbeatSeriesBuilder.addHeartbeat", "store/heartbeatSeriesBuilder.addMetadata",
        "store/heartbeatSeriesBuilder.create", "store/heartbeatSeriesBuilder.discard",
        "store/heartbeatSeriesBuilder.maximumCount", "store/liveWorkoutBuilder.disableCollection",
        "store/liveWorkoutBuilder.enableCollection", "store/liveWorkoutBuilder.setDataSource",
        "store/liveWorkoutBuilder.setShouldCollectWorkoutEvents", "store/liveWorkoutBuilder.state",
        "store/startWatchApp", "store/liveWorkoutBuilder.typesToCollect", "store/quantitySeriesSampleBuilder.create",
        "store/quantitySeriesSampleBuilder.discard", "store/quantitySeriesSampleBuilder.insert",
        "store/recoverActiveWorkoutSession", "store/workoutBuilder.addMetadata",
        "store/workoutBuilder.addWorkoutActivity", "store/workoutBuilder.addWorkoutEvents",
        "store/workoutBuilder.beginCollection", "store/workoutBuilder.create", "store/workoutBuilder.discardWorkout",
        "store/workoutBuilder.elapsedTime", "store/workoutBuilder.endCollection", "store/workoutBuilder.seriesBuilder",
        "store/workoutBuilder.setCustomZoneConfiguration",
        "store/workoutBuilder.updateActivity", "store/workoutRouteBuilder.addMetadata",
        "store/workoutRouteBuilder.create", "store/workoutRouteBuilder.discard",
        "store/workoutRouteBuilder.insertRouteData", "store/workoutSession.associatedWorkoutBuilder",
        "store/workoutSession.beginNewActivity", "store/workoutSession.create", "store/workoutSession.end",
        "store/workoutSession.endCurrentActivity", "store/workoutSession.pause", "store/workoutSession.prepare",
        "store/workoutSession.resume", "store/workoutSession.sendToRemoteWorkoutSession",
        "store/workoutSession.startActivity", "store/workoutSession.startMirroringToCompanionDevice",
        "store/workoutSession.state", "store/workoutSession.stopActivity",
        "store/workoutSession.stopMirroringToCompanionDevice",
    ]

    /// The methods whose example has an access that fails.
    private static let failing: Set = [
        "health_kit_reporter_method_channel/attachmentData", "health_kit_reporter_method_channel/characteristicsQuery",
        "health_kit_reporter_method_channel/removeAttachment",
    ]

    @Test func `every app method that accesses health data writes an entry`() throws {
        for method in Channels.registry.methods where method.channel.caller.isApp {
            let entries = try entries(ofExampleOf: method)
            #expect(entries.isEmpty == Self.silent.contains(method.name), "\(method.name)")
            #expect(entries.contains { $0["outcome"] == "error" } == Self.failing.contains(method.name), "\(method.name)")
        }
    }

    @Test func `every entry names types, unless an object is named or nothing is found`() throws {
        let typeless: Set = [
            "control/setObjectAuthorization", "store/workoutBuilder.statistics", "store/workoutBuilder.zoneGroup",
        ]
        for method in Channels.registry.methods where method.auditAction != nil && !typeless.contains(method.name) {
            for entry in try entries(ofExampleOf: method) {
                #expect(entry["types"]?.strings.isEmpty == false, "\(method.name)")
            }
        }
    }

    @Test func `the entry of a request that waited names the app that made it`() throws {
        try withTemporaryFile { path in
            let client = try Client { $0.auditLogPath = path }
            try client.result("control/setConsent", ["policy": "ask"])
            _ = client.send(Client.line("store/requestAuthorization", ["read": ["HKQuantityTypeIdentifierHeartRate"]], id: 1))
            try client.result("control/setApp", ["bundleIdentifier": "com.example.other"])
            let entry = try #require(try AuditLog.entries(at: path).last)
            #expect(entry["method"] == "store/requestAuthorization")
            #expect(entry["who"] == "com.example.app")
            #expect(entry["types"]?.strings == ["HKQuantityTypeIdentifierHeartRate"])
            #expect(entry["outcome"] == "error")
        }
    }

    @Test func `the entry of a method names what it changes`() throws {
        // The first two replace the whole content of the phone.
        let others: Set = ["control/reset", "control/restore", "exit", "shutdown"]
        for method in Channels.registry.methods where !others.contains(method.name) {
            let actions = try entries(ofExampleOf: method) { client in try World(of: client) }.compactMap {
                $0["action"]
            }
            // A plugin may request authorization before it does its work.
            #expect(actions.count <= 1 || actions.count == 2 && actions[0] == "authorize", "\(method.name)")
        }
    }

    @Test func `if the log cannot be written, no data that was read is returned`() throws {
        let client = try Client { $0.auditLogPath = "/dev/full" }
        let code = try client.errorCode("store/sampleQuery", ["type": "HKQuantityTypeIdentifierStepCount"])
        #expect(code == -32603)
        #expect(client.logLines.contains("error the audit log cannot be written"))
    }

    @Test func `if the log cannot be written, one change is made and later calls are refused`() throws {
        let client = try Client { $0.auditLogPath = "/dev/full" }
        let phone = client.phone
        try phone.setAuthorization(true, on: AccessPair(.heartRate, .share), bundleIdentifier: "com.example.app")
        let heartRate: JSONValue = [
            "type": "HKQuantityTypeIdentifierHeartRate", "quantity": ["value": 72.5, "unit": "count/min"],
            "startDate": "2026-01-01T08:00:00Z", "endDate": "2026-01-01T08:00:00Z",
        ]
        for _ in 1...3 {
            #expect(try client.errorCode("store/save", ["objects": [heartRate]]) == -32603)
            #expect(try phone.latestPosition() == 1)
        }
        #expect(try client.errorCode("store/bloodType") == -32603)
        #expect(try client.result("isAvailable") == true)
    }

    @Test func `results of a running query that could not be logged are sent later`() throws {
        try withTemporaryFile { path in
            let client = try Client { $0.auditLogPath = path }
            let phone = client.phone
            try phone.setAuthorization(true, on: AccessPair(.heartRate, .read), bundleIdentifier: "com.example.app")
            let type: JSONValue = "HKQuantityTypeIdentifierHeartRate"
            try client.result("store/anchoredObjectQuery", ["type": type, "updates": true])
            let log = client.host.connection.auditLog
            client.host.connection.auditLog = try AuditLog(path: "/dev/full")
            let sample = try Sample(
                type: .heartRate,
                quantity: Quantity(unit: HealthModel.Unit(from: "count/min"), value: 60),
                startDate: Date(timeIntervalSince1970: 0),
                endDate: Date(timeIntervalSince1970: 0)
            )
            let watch = SourceRevision(source: Source(name: "Watch", bundleIdentifier: "com.apple.health.watch"))
            try phone.addSamples([sample], from: watch)
            #expect(try messages(client.send(Client.line("isAvailable", id: 1))).count == 1)
            client.host.connection.auditLog = log
            let messagesSentLater = try messages(client.send(Client.line("isAvailable", id: 2)))
            #expect(messagesSentLater.count == 2)
            #expect(try messages(client.send(Client.line("isAvailable", id: 3))).count == 1)
            #expect(try AuditLog.entries(at: path).count == 2)
        }
    }

    @Test func `a line that was cut short does not damage the next one`() throws {
        try withTemporaryFile { path in
            try Data(#"{"time":"2026-01-01T12:00:00Z","#.utf8).write(to: URL(filePath: path))
            let client = try Client { $0.auditLogPath = path }
            #expect(try client.errorCode("store/bloodType") == -32001)
            #expect(try AuditLog.entries(at: path).map { $0["method"] } == ["store/bloodType"])
        }
    }

    @Test func `a stepping clock shows the same times with and without a log`() throws {
        let requests = (1...3).map { Client.line("control/journal", id: $0) + Client.line("store/bloodType", id: $0) }
        let answers = try withTemporaryFile { path in
            try [nil, path].map { path in
                try Client { ($0.auditLogPath, $0.clockStep) = (path, 1) }.send(requests.joined())
            }
        }
        #expect(answers[0] == answers[1])
    }

    /// The state of a host that entries can concern.
    private struct World: Equatable {
        var position: Int64
        var decisions: [AuthorizationDecision]
        var characteristics: [String: Int]
        var consents: [String]

        init(of client: Client) throws {
            let phone = client.phone
            position = try phone.latestPosition()
            decisions = try phone.authorizationDecisions()
            characteristics = Dictionary(uniqueKeysWithValues: try phone.characteristics().map { ($0.type, $0.value) })
            let data = client.host.connection.app.process.data
            consents = try data.values(withPrefix: "healthkit_permissions.consent.").map(\.value)
        }

        func actions(since earlier: World) -> Set<JSONValue> {
            var actions: Set<JSONValue> = []
            if position != earlier.position || characteristics != earlier.characteristics {
                actions.formUnion(["write", "delete"])
            }
            if decisions != earlier.decisions { actions.insert("authorize") }
            if consents != earlier.consents { actions.insert("consent") }
            return actions
        }
    }

    /// The entries that the example of a method writes. If states are compared, each entry must name what has changed.
    private func entries(
        ofExampleOf entry: ChannelRegistry.Entry, world: (Client) throws -> World? = { _ in nil }
    ) throws -> [JSONObject] {
        try withTemporaryFile { path in
            // The system of a vector that names none.
            let client = try Client {
                $0.auditLogPath = path
                $0.device = EmulatedDevice(osVersion: OSVersion(major: 18))
            }
            let example = try Example.of(entry.name)
            try client.prepare(example)
            let before = try AuditLog.entries(at: path).count
            let earlier = try world(client)
            _ = try client.request(entry.name, example.params)
            let entries = Array(try AuditLog.entries(at: path).dropFirst(before))
            if let earlier, let later = try world(client) {
                let changes = later.actions(since: earlier)
                let named = Set(entries.compactMap { $0["action"] })
                #expect(changes.isEmpty || !changes.isDisjoint(with: named), "\(entry.name)")
            }
            return entries
        }
    }
}

/// Passes the path of a temporary file, which is removed afterwards.
private func withTemporaryFile<Value>(_ body: (String) throws -> Value) throws -> Value {
    let url = FileManager.default.temporaryDirectory.appending(path: "healthkit-bridge-\(UUID()).jsonl")
    defer { try? FileManager.default.removeItem(at: url) }
    return try body(url.path)
}
