import BridgeTesting
import Foundation
import HealthModel
import JSON
import Testing

@testable import BridgeCore
@testable import HealthJSON

/// Reads `objects` as `store/save` does.
func readSamples(_ objects: JSONValue, with client: Client? = nil) throws -> [Sample] {
    let client = try client ?? Client()
    return try withExtendedLifetime(client) {
        let context = client.host.connection.readingContext()
        return try ValueCodec<[Sample]>.samples.read(JSONReader(objects, path: "objects"), context)
    }
}

/// The error of reading samples: the path and the expected value, or HealthKit's reason. Nil on success.
func problem(_ objects: JSONValue) throws -> String? {
    do {
        _ = try readSamples(objects)
        return nil
    } catch {
        switch BridgeError(error) {
        case .invalidParams(let error): return error.description
        case .health(.exception(let exception)): return exception.reason
        default: return "\(error)"
        }
    }
}

/// A sample with changed members. Null removes a member.
func sample(_ base: JSONValue, _ changes: JSONObject) -> JSONValue {
    guard case .object(var object) = base else { return base }
    for (name, value) in changes.members {
        object[name] = value == .null ? nil : value
    }
    return .object(object)
}

let heartRate: JSONValue = [
    "type": "HKQuantityTypeIdentifierHeartRate", "quantity": ["value": 72.5, "unit": "count/min"],
    "startDate": "2026-03-01T08:00:00Z", "endDate": "2026-03-01T08:00:00.250Z",
]
let sleep: JSONValue = [
    "type": "HKCategoryTypeIdentifierSleepAnalysis", "value": 4, "startDate": "2026-03-01T01:00:00Z",
    "endDate": "2026-03-01T01:30:00Z",
]
let bloodPressure: JSONValue = [
    "type": "HKCorrelationTypeIdentifierBloodPressure", "startDate": "2026-03-01T08:00:00Z",
    "endDate": "2026-03-01T08:00:00Z",
    "objects": [
        pressure("HKQuantityTypeIdentifierBloodPressureSystolic", 120),
        pressure("HKQuantityTypeIdentifierBloodPressureDiastolic", 80),
    ],
]
let run: JSONValue = [
    "type": "HKWorkoutTypeIdentifier", "workoutActivityType": 37, "startDate": "2026-03-01T08:00:00Z",
    "endDate": "2026-03-01T08:30:00Z", "totalEnergyBurned": ["value": 300, "unit": "kcal"],
    "workoutEvents": [
        ["type": 1, "startDate": "2026-03-01T08:10:00Z", "endDate": "2026-03-01T08:10:00Z"],
        ["type": "resume", "startDate": "2026-03-01T08:15:00Z", "endDate": "2026-03-01T08:15:00Z"],
    ],
]

func pressure(_ type: String, _ value: Int64) -> JSONValue {
    [
        "type": .string(type), "quantity": ["value": .integer(value), "unit": "mmHg"],
        "startDate": "2026-03-01T08:00:00Z", "endDate": "2026-03-01T08:00:00Z",
    ]
}

struct SampleReadingTests {
    @Test func `a quantity sample is read`() throws {
        let sample = try #require(try readSamples([heartRate]).first)
        #expect(sample.type == .heartRate)
        #expect(sample.content == .quantity(Quantity(unit: try Unit(from: "count/min"), value: 72.5)))
        #expect(sample.endDate.timeIntervalSince(sample.startDate) == 0.25)
        #expect(sample.metadata.isEmpty && sample.device == nil && sample.sourceRevision == nil)
    }

    @Test func `identifier, device and metadata are read`() throws {
        let uuid = "6E0C8A2B-3F41-4C7D-9A55-1B2C3D4E5F60"
        let changes: JSONObject = [
            "uuid": .string(uuid.lowercased()), "device": ["name": "Watch", "udiDeviceIdentifier": "1"],
            "metadata": ["HKWasUserEntered": true, "d": ["date": "2026-03-01T08:00:00Z"], "i": 1, "r": 1.0],
        ]
        let read = try #require(try readSamples([sample(heartRate, changes)]).first)
        #expect(read.uuid == UUID(uuidString: uuid))
        #expect(read.device == Device([.name: "Watch", .udiDeviceIdentifier: "1"]))
        #expect(read.metadata["HKWasUserEntered"] == .bool(true))
        #expect(read.metadata["i"] == .integer(1))
        #expect(read.metadata["r"] == .real(1))
        #expect(read.metadata["d"] == .date(read.startDate))
    }

    @Test func `missing identifiers come from the environment, so that a seed determines them`() throws {
        let both = try (0..<2).map { _ in try readSamples([heartRate, heartRate], with: Client()).map(\.uuid) }
        #expect(both[0] == both[1])
        #expect(Set(both[0]).count == 2)
    }

    @Test(arguments: [4, "asleepDeep"] as [JSONValue])
    func `a category value is read by number or by name`(value: JSONValue) throws {
        let sample = try #require(try readSamples([sample(sleep, ["value": value])]).first)
        #expect(sample.content == .category(4))
    }

    @Test func `a correlation holds samples`() throws {
        let sample = try #require(try readSamples([bloodPressure]).first)
        guard case .correlation(let objects) = sample.content else { throw TestProblem() }
        #expect(objects.map(\.type) == [.bloodPressureSystolic, .bloodPressureDiastolic])
    }

    @Test(arguments: [37, "running"] as [JSONValue])
    func `the duration of a workout excludes pauses (WO-19)`(activityType: JSONValue) throws {
        let sample = try #require(try readSamples([sample(run, ["workoutActivityType": activityType])]).first)
        guard case .workout(let workout) = sample.content else { throw TestProblem() }
        #expect(workout.activityType == 37)
        #expect(workout.duration == 25 * 60)
        #expect(workout.events.map(\.type) == [.pause, .resume])
        #expect(workout.totalEnergyBurned == Quantity(unit: .kilocalorie, value: 300))
    }

    @Test func `samples of all kinds are read in one request, with members in any order`() throws {
        let mixed = [heartRate, sleep, heartRate, bloodPressure, run, heartRate, sample(heartRate, ["device": [:]])]
        let reversed = mixed.map { value -> JSONValue in
            guard case .object(let object) = value else { return value }
            var copy = JSONObject()
            for (name, value) in object.members.reversed() { copy[name] = value }
            return .object(copy)
        }
        let samples = try readSamples(.array(mixed + reversed))
        #expect(samples.prefix(7).map(\.type) == samples.suffix(7).map(\.type))
        // The members of a correlation have their own identifiers.
        let contents = samples.map { sample -> Sample.Content in
            sample.type.kind == .correlation ? .correlation([]) : sample.content
        }
        #expect(contents.prefix(7) == contents.suffix(7))
        #expect(samples.count { $0.type.kind == .quantity } == 8)
    }

    @Test func `a sample from a query is read, and its source and count are ignored`() throws {
        let changes: JSONObject = ["sourceRevision": ["source": ["name": "A", "bundleIdentifier": "b"]], "count": 3]
        #expect(try readSamples([sample(heartRate, changes)]).first?.sourceRevision == nil)
    }

    @Test func `null means that an optional member is absent`() throws {
        guard case .object(var object) = heartRate else { return }
        for name in ["uuid", "device", "metadata", "value"] { object[name] = .null }
        #expect(try readSamples([.object(object)]).count == 1)
    }
}

struct TestProblem: Error {}
