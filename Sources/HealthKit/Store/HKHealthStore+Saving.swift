public import Foundation
import HealthEngine
import HealthModel

/// Saving and deleting.
extension HKHealthStore {
    /// `HKHealthStore.save(_:withCompletion:)`
    @preconcurrency public func save(
        _ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        save([object], withCompletion: completion)
    }

    /// `HKHealthStore.save(_:withCompletion:)`: saves all objects or none.
    @preconcurrency public func save(
        _ objects: [HKObject], withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        emulator.answer {
            try $0.save(objects.map(\.sample))
        } to: { uuids, error in
            completion(uuids != nil, error)
        }
    }

    /// `HKHealthStore.save(_:)`
    public func save(_ object: HKObject) async throws {
        try await success { save([object], withCompletion: $0) }
    }

    /// `HKHealthStore.save(_:)`: saves all objects or none.
    public func save(_ objects: [HKObject]) async throws {
        try await success { save(objects, withCompletion: $0) }
    }

    /// `HKHealthStore.delete(_:withCompletion:)`
    @preconcurrency public func delete(
        _ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        delete([object], withCompletion: completion)
    }

    /// `HKHealthStore.delete(_:withCompletion:)`: deletes all objects or none.
    @preconcurrency public func delete(
        _ objects: [HKObject], withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        emulator.answer {
            try $0.delete(objects.map(\.uuid)).count
        } to: { count, error in
            completion(count != nil, error)
        }
    }

    /// `HKHealthStore.delete(_:)`
    public func delete(_ object: HKObject) async throws {
        try await success { delete([object], withCompletion: $0) }
    }

    /// `HKHealthStore.delete(_:)`: deletes all objects or none.
    public func delete(_ objects: [HKObject]) async throws {
        try await success { delete(objects, withCompletion: $0) }
    }

    /// `HKHealthStore.deleteObjects(of:predicate:withCompletion:)`
    @preconcurrency public func deleteObjects(
        of objectType: HKObjectType,
        predicate: NSPredicate,
        withCompletion completion: @escaping @Sendable (Bool, Int, (any Error)?) -> Void
    ) {
        emulator.answer {
            try $0.deleteObjects(of: objectType.type, SamplePredicate(predicate))
        } to: { count, error in
            completion(count != nil, count ?? 0, error)
        }
    }

    /// `HKHealthStore.deleteObjects(of:predicate:)`
    @discardableResult
    nonisolated(nonsending)
        public func deleteObjects(of objectType: HKObjectType, predicate: NSPredicate) async throws -> Int
    {
        try await value { handler in
            deleteObjects(of: objectType, predicate: predicate) { isDone, count, error in
                handler(isDone ? count : nil, error)
            }
        }
    }

    /// `HKHealthStore.add(_:to:completion:)`
    @preconcurrency public func add(
        _ samples: [HKSample], to workout: HKWorkout, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        emulator.answer {
            try $0.add(samples.map(\.sample), to: workout.uuid)
        } to: { uuids, error in
            completion(uuids != nil, error)
        }
    }

    /// `HKHealthStore.addSamples(_:to:)`
    public func addSamples(_ samples: [HKSample], to workout: HKWorkout) async throws {
        try await success { add(samples, to: workout, completion: $0) }
    }

    /// `HKHealthStore.recalibrateEstimates(sampleType:date:completion:)`: code 3, because no type allows it
    /// (`HKSampleType.allowsRecalibrationForEstimates`).
    @preconcurrency public func recalibrateEstimates(
        sampleType: HKSampleType, date: Date, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        let message = "\(sampleType.identifier) does not allow recalibrating estimates"
        emulator.complete(
            { _ in throw HealthFailure.error(HealthError(.errorInvalidArgument, message: message)) }, to: completion
        )
    }

    /// `HKHealthStore.recalibrateEstimates(sampleType:date:)`
    public func recalibrateEstimates(sampleType: HKSampleType, date: Date) async throws {
        try await success { recalibrateEstimates(sampleType: sampleType, date: date, completion: $0) }
    }
}
