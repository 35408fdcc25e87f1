import Foundation
import HealthEngine
import HealthModel
import Testing

extension ObjectType {
    static func named(_ name: String) throws -> ObjectType {
        try #require(TypeCatalog.type(name: name))
    }
}

/// Types that the tests speak of.
func stepCount() throws -> ObjectType { try .named("stepCount") }
func heartRate() throws -> ObjectType { try .named("heartRate") }

extension HealthStore {
    /// A store in memory whose user does this with every sheet.
    static func withUser(_ policy: ConsentPolicy, _ decisions: [AccessPair: Bool] = [:]) throws -> HealthStore {
        try HealthStore(world: World(consent: ConsentScript([ConsentRule(policy, decisions: decisions)])))
    }
}

/// What an operation failed with, or nil.
func failure<Value>(_ operation: () throws -> Value) -> HealthFailure? {
    do {
        _ = try operation()
        return nil
    } catch {
        return error as? HealthFailure
    }
}

/// A path in a new folder that is gone after the test.
func withTemporaryPath<Value>(_ body: (String) throws -> Value) throws -> Value {
    let folder = FileManager.default.temporaryDirectory.appending(path: "healthkit-bridge-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder.appending(path: "phone.store").path)
}

/// A day on which samples begin.
let day = Date(timeIntervalSince1970: 1_772_323_200)

struct Trouble: Error {}

extension HealthStore {
    /// A store whose user lets the app share and read these types; the clock stands on the day after ``day``.
    static func granted(_ types: [ObjectType]) throws -> HealthStore {
        let environment = Environment(
            clock: Clock(fixedAt: day + 24 * 3600),
            timeZone: TimeZone(identifier: "UTC"),
            seed: 1
        )
        let store = try HealthStore(environment: environment)
        for type in types {
            for direction in AccessDirection.allCases {
                try store.setAuthorization(true, on: AccessPair(type, direction))
            }
        }
        return store
    }
}

/// A minute of steps, some seconds into the day.
func steps(_ count: Double, at seconds: TimeInterval, sync identifier: (String, Int64)? = nil) throws -> Sample {
    try Sample(
        type: .stepCount,
        quantity: Quantity(unit: .count, value: count),
        startDate: day + seconds,
        endDate: day + seconds + 60,
        metadata: identifier.map { sync($0.0, $0.1) } ?? [:]
    )
}

func sync(_ identifier: String, _ version: Int64) -> Metadata {
    ["HKMetadataKeySyncIdentifier": .string(identifier), "HKMetadataKeySyncVersion": .integer(version)]
}

func pressure(_ type: ObjectType, _ value: Double, at seconds: TimeInterval, metadata: Metadata = [:]) throws -> Sample
{
    let unit = try HealthModel.Unit(from: "mmHg")
    return try Sample(
        type: type,
        quantity: Quantity(unit: unit, value: value),
        startDate: day + seconds,
        endDate: day + seconds,
        metadata: metadata
    )
}

func bloodPressure(_ systolic: Double, _ diastolic: Double, at seconds: TimeInterval) throws -> Sample {
    try Sample(
        type: .bloodPressure,
        objects: [
            try pressure(.bloodPressureSystolic, systolic, at: seconds),
            try pressure(.bloodPressureDiastolic, diastolic, at: seconds),
        ],
        startDate: day + seconds,
        endDate: day + seconds
    )
}
