public import CHealthKit
public import Foundation
import HealthEngine
import HealthModel

/// Permissions.
extension HKHealthStore {
    /// `HKHealthStore.requestAuthorization(toShare:read:completion:)`: success is not a grant (AUTH-10).
    @preconcurrency public func requestAuthorization(
        toShare typesToShare: Set<HKSampleType>?,
        read typesToRead: Set<HKObjectType>?,
        completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        let (share, read) = ((typesToShare ?? []).types, (typesToRead ?? []).types)
        emulator.answerLater {
            try $0.requestAuthorization(toShare: share, read: read)
        } to: { isComplete, error in
            completion(isComplete ?? false, error)
        }
    }

    /// `HKHealthStore.requestAuthorization(toShare:read:)`
    public func requestAuthorization(toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>) async throws {
        try await success { requestAuthorization(toShare: typesToShare, read: typesToRead, completion: $0) }
    }

    /// `HKHealthStore.requestPerObjectReadAuthorization(for:predicate:completion:)` (AUTH-46)
    @preconcurrency public func requestPerObjectReadAuthorization(
        for objectType: HKObjectType, predicate: NSPredicate?, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        emulator.answerLater { store in
            guard objectType.type == .userAnnotatedMedication else {
                let predicate = SamplePredicate(predicate)
                return try store.requestPerObjectReadAuthorization(for: objectType.type, predicate)
            }
            return try store.requestPerObjectReadAuthorization(for: objectType.type, MedicationPredicate(predicate))
        } to: { isComplete, error in
            completion(isComplete ?? false, error)
        }
    }

    /// `HKHealthStore.requestPerObjectReadAuthorization(for:predicate:)`
    nonisolated(nonsending)
        public func requestPerObjectReadAuthorization(for objectType: HKObjectType, predicate: NSPredicate?) async throws
    {
        try await success { requestPerObjectReadAuthorization(for: objectType, predicate: predicate, completion: $0) }
    }

    /// `HKHealthStore.getRequestStatusForAuthorization(toShare:read:completion:)` (AUTH-35)
    @preconcurrency public func getRequestStatusForAuthorization(
        toShare typesToShare: Set<HKSampleType>,
        read typesToRead: Set<HKObjectType>,
        completion: @escaping @Sendable (HKAuthorizationRequestStatus, (any Error)?) -> Void
    ) {
        let (share, read) = (typesToShare.types, typesToRead.types)
        emulator.answer {
            try $0.statusForAuthorizationRequest(toShare: share, read: read).rawValue
        } to: { status, error in
            completion(status.flatMap(HKAuthorizationRequestStatus.init) ?? .unknown, error)
        }
    }

    /// `HKHealthStore.statusForAuthorizationRequest(toShare:read:)`
    public func statusForAuthorizationRequest(
        toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>
    ) async throws -> HKAuthorizationRequestStatus {
        try await value { handler in
            getRequestStatusForAuthorization(toShare: typesToShare, read: typesToRead) { status, error in
                handler(error == nil ? status : nil, error)
            }
        }
    }

    /// `HKHealthStore.getEarliestAuthorizedSampleDate(for:completion:)`: only types with a limit are in the result (AUTH-58).
    @preconcurrency public func getEarliestAuthorizedSampleDate(
        for types: Set<HKObjectType>, completion: @escaping @Sendable ([HKObjectType: Date]?, (any Error)?) -> Void
    ) {
        emulator.answer { store in
            let dates = try store.earliestAuthorizedSampleDates(for: types.types)
            return Dictionary(types.compactMap { type in dates[type.type].map { (type, $0) } }) { first, _ in first }
        } to: { dates, error in
            completion(dates, error)
        }
    }

    /// `HKHealthStore.earliestAuthorizedSampleDate(for:)`
    public func earliestAuthorizedSampleDate(for types: Set<HKObjectType>) async throws -> [HKObjectType: Date] {
        try await value { getEarliestAuthorizedSampleDate(for: types, completion: $0) }
    }

    /// `HKHealthStore.handleAuthorizationForExtension(completion:)`: completes at once, because no extension asks.
    @preconcurrency public func handleAuthorizationForExtension(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        emulator.answer { _ in
            true
        } to: { isComplete, error in
            completion(isComplete ?? false, error)
        }
    }

    /// `HKHealthStore.handleAuthorizationForExtension()`
    public func handleAuthorizationForExtension() async throws {
        try await success { handleAuthorizationForExtension(completion: $0) }
    }
}

extension Set where Element: HKObjectType {
    /// The engine's types.
    var types: Set<ObjectType> { Set<ObjectType>(map(\.type)) }
}
