import Bridge
import BridgeCore
import Foundation
import JSON
import Testing

/// The methods of `control` that add a night, a walk and other data in one call. Vectors have what they add.
struct AddedDataTests {
    private static let calls: [(method: String, params: JSONValue, type: String, content: (method: String, param: String)?)] = [
        ("addNight", [:], "HKCategoryTypeIdentifierSleepAnalysis", nil),
        (
            "addWorkout", ["workoutActivityType": "cycling", "route": true], "HKWorkoutRouteTypeIdentifier",
            ("workoutRouteQuery", "route")
        ),
        (
            "addElectrocardiogram", ["classification": "atrialFibrillation"], "HKDataTypeIdentifierElectrocardiogram",
            ("electrocardiogramQuery", "electrocardiogram")
        ),
    ]

    @Test(arguments: 0..<calls.count) func `the same call adds the same data`(index: Int) throws {
        let call = Self.calls[index]
        let found = try (0..<2).map { _ in
            let client = try Client()
            // A route can only be requested together with workouts.
            try client.result("store/requestAuthorization", ["read": ["HKWorkoutTypeIdentifier", .string(call.type)]])
            let added = try client.result("control/\(call.method)", call.params)["uuids"]?.strings ?? []
            let samples = try client.result("store/sampleQuery", ["type": .string(call.type)])
            guard let content = call.content else { return text(samples) }
            let uuid = try #require(added.last)
            return text(samples) + text(try client.result("store/\(content.method)", [content.param: .string(uuid)]))
        }
        #expect(found[0] == found[1])
        #expect(found[0].utf8.count > 3000)
    }

    @Test func `the audit log has one entry for a walk, with the samples of both devices`() throws {
        let url = FileManager.default.temporaryDirectory.appending(path: "healthkit-bridge-\(UUID()).jsonl")
        defer { try? FileManager.default.removeItem(at: url) }
        let client = try Client { $0.auditLogPath = url.path }
        try client.result("control/addWalk", ["count": 1000])
        try client.result("control/addSteps", ["count": 100, "source": "watch"])
        let entries = try client.result("control/auditLog")["entries"]
        guard case .array(let entries)? = entries else { throw Missing() }
        #expect(entries.map { $0["who"] } == ["user", "com.apple.health.watch"])
        #expect(entries.map { $0["count"] } == [4, 1])
        let types = ["HKQuantityTypeIdentifierDistanceWalkingRunning", "HKQuantityTypeIdentifierStepCount"]
        #expect(entries.first?["types"]?.strings == types)
    }

    private struct Missing: Error {}
}
