public import CHealthKit
public import Foundation
import HealthEngine
import HealthModel

/// `HKHealthStore`: the app's access to the health data of the emulated phone. All stores are equivalent.
open class HKHealthStore: NSObject, @unchecked Sendable {
    /// `HKHealthStore.init()`
    public override init() {
        slot = HealthKitEmulator.slot
        test = slot?.test
    }

    private weak let slot: HealthKitEmulator.Slot?
    /// The test that created the store. Nil for a store that uses the phone of the process.
    private let test: String?

    /// The emulator of the running task, of the test that created the store, or of the process. After the end of the test, the
    /// program ends: another phone has other data.
    var emulator: HealthKitEmulator {
        if let emulator = HealthKitEmulator.slot?.emulator ?? slot?.emulator { return emulator }
        guard let test else { return .current }
        Origin.fail(self, test)
    }

    /// `HKHealthStore.isHealthDataAvailable()` (AUTH-01)
    public class func isHealthDataAvailable() -> Bool {
        HealthKitEmulator.current.read { $0.isHealthDataAvailable }
    }

    /// `HKHealthStore.supportsHealthRecords()` (AUTH-52)
    public func supportsHealthRecords() -> Bool {
        emulator.read { (try? $0.supportsHealthRecords) ?? false }
    }

    /// `HKHealthStore.earliestPermittedSampleDate()` (AUTH-57)
    public func earliestPermittedSampleDate() -> Date { emulator.read { $0.earliestPermittedSampleDate() } }

    /// `HKHealthStore.execute(_:)`. A query that was executed before is HealthKit's exception (QRY-01).
    public func execute(_ query: HKQuery) { query.execute(in: emulator) }

    /// `HKHealthStore.stop(_:)` (QRY-02)
    public func stop(_ query: HKQuery) { query.stop(in: emulator) }

    /// `HKHealthStore.authorizationStatus(for:)` (AUTH-32)
    public func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus {
        let status = emulator.read { (try? $0.authorizationStatus(for: type.type)) ?? .notDetermined }
        return HKAuthorizationStatus(rawValue: status.rawValue) ?? .notDetermined
    }
}

/// Waits for a handler of success or error.
nonisolated(nonsending)
    func success(_ start: (@escaping @Sendable (Bool, (any Error)?) -> Void) -> Void) async throws
{
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
        start { _, error in
            if let error { continuation.resume(throwing: error) } else { continuation.resume() }
        }
    }
}

/// Waits for a handler of a value or an error.
nonisolated(nonsending)
    func value<Value: Sendable>(_ start: (@escaping @Sendable (Value?, (any Error)?) -> Void) -> Void) async throws -> Value
{
    try await withCheckedThrowingContinuation { continuation in
        start { value, error in
            if let value {
                continuation.resume(returning: value)
            } else {
                continuation.resume(throwing: error ?? HKError(.unknownError))
            }
        }
    }
}
