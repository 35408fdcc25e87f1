import Foundation
import HealthEngine
import HealthModel
import Testing

extension ObjectType {
    static func named(_ name: String) throws -> ObjectType { try #require(TypeCatalog.type(name: name)) }
}

/// Types for the tests.
func stepCount() throws -> ObjectType { try .named("stepCount") }
func heartRate() throws -> ObjectType { try .named("heartRate") }

extension HealthStore {
    /// The store of an app that was launched on a new phone.
    static func launched(
        path: String? = nil,
        app: String = AppIdentity().bundleIdentifier,
        device: EmulatedDevice = EmulatedDevice(),
        consent: ConsentScript = ConsentScript(),
        environment: Environment = Environment()
    ) throws -> HealthStore {
        let phone = try Phone(path: path, device: device, consent: consent, environment: environment)
        return phone.healthStore(of: app)
    }

    /// The store of an app on a new phone, whose user answers every sheet in this way.
    static func withUser(_ policy: ConsentPolicy, _ decisions: [AccessPair: Bool] = [:]) throws -> HealthStore {
        try launched(consent: ConsentScript([ConsentRule(policy, decisions: decisions)]))
    }

    /// The store of a new process of the app. The current process ends.
    func relaunched() -> HealthStore {
        process.terminate()
        return phone.launch(process.app, entitlements: process.entitlements, after: process).healthStore
    }

    /// Sets a switch of the app in Settings.
    func setAuthorization(_ isAllowed: Bool?, on pair: AccessPair) throws {
        try phone.setAuthorization(isAllowed, on: pair, bundleIdentifier: process.app.bundleIdentifier)
    }

    /// The updates of running queries since the last call.
    func queryUpdates() throws -> [QueryUpdate] {
        try updates().compactMap { if case .query(let update) = $0 { update } else { nil } }
    }

    /// The calls of delegates of workout sessions and builders since the last call.
    func workoutCallbacks() throws -> [WorkoutCallback] {
        try updates().compactMap { if case .workout(let callback) = $0 { callback } else { nil } }
    }
}

extension Phone {
    /// The store of a newly launched app.
    func healthStore(
        of app: String = AppIdentity().bundleIdentifier,
        entitlements: Entitlements = Entitlements(),
        state: AppState = .foreground
    ) -> HealthStore {
        launch(AppIdentity(bundleIdentifier: app), entitlements: entitlements, state: state).healthStore
    }

    /// Resets the phone, with the default device and user.
    func reset(path: String? = nil) throws {
        try reset(path: path, device: EmulatedDevice(), consent: ConsentScript(), environment: Environment())
    }
}

extension Promise {
    /// The result, which must be available.
    func now() throws -> Value { try #require(result).get() }

    /// The promise, which must wait.
    func pending() throws -> Promise {
        guard !isFinished else { throw Trouble() }
        return self
    }
}

/// The failure of an operation. Nil if it succeeded.
func failure<Value>(_ operation: () throws -> Value) -> HealthFailure? {
    do {
        _ = try operation()
        return nil
    } catch {
        return error as? HealthFailure
    }
}

/// A path in a new folder, which is removed after the test.
func withTemporaryPath<Value>(_ body: (String) throws -> Value) throws -> Value {
    let folder = FileManager.default.temporaryDirectory.appending(path: "healthkit-bridge-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder.appending(path: "phone.store").path)
}

/// The start date of samples.
let day = Date(timeIntervalSince1970: 1_772_323_200)

struct Trouble: Error {}

extension HealthStore {
    /// A store whose user lets the app share and read these types. The clock is fixed on the day after ``day``.
    static func granted(_ types: [ObjectType], on device: EmulatedDevice = EmulatedDevice()) throws -> HealthStore {
        let environment = Environment(clock: Clock(fixedAt: day + 24 * 3600), timeZone: TimeZone(identifier: "UTC"), seed: 1)
        let store = try launched(device: device, environment: environment)
        for type in types {
            for direction in AccessDirection.allCases {
                try store.setAuthorization(true, on: AccessPair(type, direction))
            }
        }
        return store
    }
}

/// A minute of steps, at a number of seconds after the start of the day.
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

func pressure(_ type: ObjectType, _ value: Double, at seconds: TimeInterval, metadata: Metadata = [:]) throws -> Sample {
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
