public import CHealthKit
public import Foundation
import HealthEngine
import HealthModel

/// `HKHealthStore`: the app's access to the health data of the emulated phone. All stores are equivalent.
///
/// A subclass may override what HealthKit declares in Objective-C. The asynchronous form of a method calls the form with a handler.
open class HKHealthStore: NSObject, @unchecked Sendable {
    /// The phone of the test that created the store. Nil for a store that uses the phone of the process.
    private let home: HealthKitEmulator.Slot.Held?

    /// The emulator of the running task, of the test that created the store, also after its end, or of the process.
    final var emulator: HealthKitEmulator { HealthKitEmulator.slot?.emulator ?? home?.emulator ?? .current }

    public override init() {
        home = HealthKitEmulator.slot?.held
        super.init()
        LivingStores.add(self)
    }

    /// Whether the app on a phone uses the store: not the store of another test that runs.
    final func belongs(to emulator: HealthKitEmulator) -> Bool {
        guard let own = home?.emulator else { return true }
        return own === emulator || own.hasEnded
    }

    /// `HKHealthStore.isHealthDataAvailable()` (AUTH-01)
    open class func isHealthDataAvailable() -> Bool { HealthKitEmulator.current.read { $0.isHealthDataAvailable } }

    /// `HKHealthStore.supportsHealthRecords()` (AUTH-52)
    open func supportsHealthRecords() -> Bool { emulator.read { (try? $0.supportsHealthRecords) ?? false } }

    /// `HKHealthStore.earliestPermittedSampleDate()` (AUTH-57)
    open func earliestPermittedSampleDate() -> Date { emulator.read { $0.earliestPermittedSampleDate() } }

    /// `HKHealthStore.execute(_:)`. A query that was executed before is HealthKit's exception (QRY-01).
    open func execute(_ query: HKQuery) { query.execute(in: emulator) }

    /// `HKHealthStore.stop(_:)` (QRY-02)
    open func stop(_ query: HKQuery) { query.stop(in: emulator) }

    // MARK: Permissions

    /// `HKHealthStore.authorizationStatus(for:)` (AUTH-32)
    open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus {
        let status = emulator.read { (try? $0.authorizationStatus(for: type.type)) ?? .notDetermined }
        return HKAuthorizationStatus(rawValue: status.rawValue) ?? .notDetermined
    }

    /// `HKHealthStore.requestAuthorization(toShare:read:completion:)`: success is not a grant (AUTH-10).
    @preconcurrency open func requestAuthorization(
        toShare typesToShare: Set<HKSampleType>?,
        read typesToRead: Set<HKObjectType>?,
        completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        let (share, read) = ((typesToShare ?? []).types, (typesToRead ?? []).types)
        emulator.completeLater({ try $0.requestAuthorization(toShare: share, read: read) }, to: completion)
    }

    /// `HKHealthStore.requestPerObjectReadAuthorization(for:predicate:completion:)` (AUTH-46)
    @preconcurrency open func requestPerObjectReadAuthorization(
        for objectType: HKObjectType, predicate: NSPredicate?, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        let type = objectType.type
        emulator.completeLater(
            {
                type == .userAnnotatedMedication
                    ? try $0.requestPerObjectReadAuthorization(for: type, MedicationPredicate(predicate))
                    : try $0.requestPerObjectReadAuthorization(for: type, SamplePredicate(predicate))
            }, to: completion
        )
    }

    nonisolated(nonsending)
        open func requestPerObjectReadAuthorization(for objectType: HKObjectType, predicate: NSPredicate?) async throws
    {
        try await success { requestPerObjectReadAuthorization(for: objectType, predicate: predicate, completion: $0) }
    }

    /// `HKHealthStore.getRequestStatusForAuthorization(toShare:read:completion:)` (AUTH-35)
    @preconcurrency open func getRequestStatusForAuthorization(
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

    open func statusForAuthorizationRequest(
        toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>
    ) async throws -> HKAuthorizationRequestStatus {
        try await value { handler in
            getRequestStatusForAuthorization(toShare: typesToShare, read: typesToRead) { status, error in
                handler(error == nil ? status : nil, error)
            }
        }
    }

    /// `HKHealthStore.getEarliestAuthorizedSampleDate(for:completion:)`: only types with a limit are in the result (AUTH-58).
    @preconcurrency open func getEarliestAuthorizedSampleDate(
        for types: Set<HKObjectType>, completion: @escaping @Sendable ([HKObjectType: Date]?, (any Error)?) -> Void
    ) {
        emulator.answer { store in
            let dates = try store.earliestAuthorizedSampleDates(for: types.types)
            return Dictionary(types.compactMap { type in dates[type.type].map { (type, $0) } }) { first, _ in first }
        } to: { dates, error in
            completion(dates, error)
        }
    }

    /// `HKHealthStore.handleAuthorizationForExtension(completion:)`: completes at once, because no extension asks.
    @preconcurrency open func handleAuthorizationForExtension(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        emulator.complete({ _ in }, to: completion)
    }

    open func handleAuthorizationForExtension() async throws {
        try await success { handleAuthorizationForExtension(completion: $0) }
    }

    // MARK: Saving and deleting

    @preconcurrency open func save(
        _ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        emulator.complete({ try $0.save([object.sample]) }, to: completion)
    }

    /// `HKHealthStore.save(_:withCompletion:)`: saves all objects or none.
    @preconcurrency open func save(
        _ objects: [HKObject], withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        emulator.complete({ try $0.save(objects.map(\.sample)) }, to: completion)
    }

    open func save(_ object: HKObject) async throws { try await success { save(object, withCompletion: $0) } }

    /// `HKHealthStore.save(_:)`: saves all objects or none.
    open func save(_ objects: [HKObject]) async throws { try await success { save(objects, withCompletion: $0) } }

    @preconcurrency open func delete(
        _ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        emulator.complete({ try $0.delete([object.uuid]) }, to: completion)
    }

    /// `HKHealthStore.delete(_:withCompletion:)`: deletes all objects or none.
    @preconcurrency open func delete(
        _ objects: [HKObject], withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        emulator.complete({ try $0.delete(objects.map(\.uuid)) }, to: completion)
    }

    open func delete(_ object: HKObject) async throws { try await success { delete(object, withCompletion: $0) } }

    /// `HKHealthStore.delete(_:)`: deletes all objects or none.
    open func delete(_ objects: [HKObject]) async throws { try await success { delete(objects, withCompletion: $0) } }

    @preconcurrency open func deleteObjects(
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

    @discardableResult
    nonisolated(nonsending)
        open func deleteObjects(of objectType: HKObjectType, predicate: NSPredicate) async throws -> Int
    {
        try await value { handler in
            deleteObjects(of: objectType, predicate: predicate) { isDone, count, error in
                handler(isDone ? count : nil, error)
            }
        }
    }

    @preconcurrency open func add(
        _ samples: [HKSample], to workout: HKWorkout, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        emulator.complete({ try $0.add(samples.map(\.sample), to: workout.uuid) }, to: completion)
    }

    open func addSamples(_ samples: [HKSample], to workout: HKWorkout) async throws {
        try await success { add(samples, to: workout, completion: $0) }
    }

    /// `HKHealthStore.recalibrateEstimates(sampleType:date:completion:)`: code 3, because no type allows it
    /// (`HKSampleType.allowsRecalibrationForEstimates`).
    @preconcurrency open func recalibrateEstimates(
        sampleType: HKSampleType, date: Date, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        let message = "\(sampleType.identifier) does not allow recalibrating estimates"
        emulator.complete(
            { _ in throw HealthFailure.error(HealthError(.errorInvalidArgument, message: message)) }, to: completion
        )
    }

    open func recalibrateEstimates(sampleType: HKSampleType, date: Date) async throws {
        try await success { recalibrateEstimates(sampleType: sampleType, date: date, completion: $0) }
    }

    // MARK: Background delivery

    @preconcurrency open func enableBackgroundDelivery(
        for type: HKObjectType,
        frequency: HKUpdateFrequency,
        withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        guard let frequency = UpdateFrequency(rawValue: frequency.rawValue) else {
            raise("Invalid update frequency \(frequency.rawValue)")
        }
        emulator.complete({ try $0.enableBackgroundDelivery(for: type.type, frequency: frequency) }, to: completion)
    }

    open func enableBackgroundDelivery(for type: HKObjectType, frequency: HKUpdateFrequency) async throws {
        try await success { enableBackgroundDelivery(for: type, frequency: frequency, withCompletion: $0) }
    }

    @preconcurrency open func disableBackgroundDelivery(
        for type: HKObjectType, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        emulator.complete({ try $0.disableBackgroundDelivery(for: type.type) }, to: completion)
    }

    open func disableBackgroundDelivery(for type: HKObjectType) async throws {
        try await success { disableBackgroundDelivery(for: type, withCompletion: $0) }
    }

    @preconcurrency open func disableAllBackgroundDelivery(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        emulator.complete({ try $0.disableAllBackgroundDelivery() }, to: completion)
    }

    open func disableAllBackgroundDelivery() async throws { try await success { disableAllBackgroundDelivery(completion: $0) } }

    // MARK: The Health profile and units

    /// `HKHealthStore.dateOfBirthComponents()`. Their calendar is the Gregorian one, in the time zone of the entry (CHAR-06).
    /// Without a date of birth, Swift throws the generic error of a nil result.
    open func dateOfBirthComponents() throws -> DateComponents {
        let entered = try present(emulator.result { try $0.dateOfBirthComponents() })
        // HealthKit's components have a calendar, and no time zone of their own.
        var day = DateComponents(year: entered.year, month: entered.month, day: entered.day)
        day.calendar = Calendar(.gregorian, in: entered.timeZone ?? .gmt)
        return day
    }

    /// `HKHealthStore.dateOfBirth()`: midnight in the present time zone.
    open func dateOfBirth() throws -> Date { try present(emulator.result { try $0.dateOfBirth() }) }

    open func biologicalSex() throws -> HKBiologicalSexObject { try emulator.result { .init(try $0.biologicalSex().rawValue) } }

    open func bloodType() throws -> HKBloodTypeObject { try emulator.result { .init(try $0.bloodType().rawValue) } }

    open func fitzpatrickSkinType() throws -> HKFitzpatrickSkinTypeObject {
        HKFitzpatrickSkinTypeObject(try emulator.result { try $0.fitzpatrickSkinType().rawValue })
    }

    open func wheelchairUse() throws -> HKWheelchairUseObject { try emulator.result { .init(try $0.wheelchairUse().rawValue) } }

    open func activityMoveMode() throws -> HKActivityMoveModeObject {
        HKActivityMoveModeObject(try emulator.result { try $0.activityMoveMode().rawValue })
    }

    @preconcurrency open func preferredUnits(
        for quantityTypes: Set<HKQuantityType>, completion: @escaping @Sendable ([HKQuantityType: HKUnit], (any Error)?) -> Void
    ) {
        emulator.answer { store in
            let units = try store.preferredUnits(for: quantityTypes.types)
            return Dictionary(quantityTypes.compactMap { type in units[type.type].map { (type, HKUnit($0)) } }) { $1 }
        } to: { units, error in
            completion(units ?? [:], error)
        }
    }

    open func preferredUnits(for quantityTypes: Set<HKQuantityType>) async throws -> [HKQuantityType: HKUnit] {
        try await value { handler in
            preferredUnits(for: quantityTypes) { units, error in handler(error == nil ? units : nil, error) }
        }
    }

    // MARK: Workouts

    /// `HKHealthStore.workoutSessionMirroringStartHandler` (WO-30)
    @preconcurrency open var workoutSessionMirroringStartHandler: (@Sendable (HKWorkoutSession) -> Void)? {
        get { emulator.perform { [emulator] _ in emulator.mirroringStartHandler } }
        set { emulator.perform { [emulator] _ in emulator.mirroringStartHandler = newValue } }
    }

    /// `HKHealthStore.recoverActiveWorkoutSession(completion:)` (WO-26)
    @preconcurrency open func recoverActiveWorkoutSession(
        completion: @escaping @Sendable (HKWorkoutSession?, (any Error)?) -> Void
    ) {
        emulator.answer { [emulator] store -> HKWorkoutSession? in
            try store.recoverActiveWorkoutSession().map(emulator.object(for:))
        } to: { session, error in
            completion(session ?? nil, error)
        }
    }

    open func recoverActiveWorkoutSession() async throws -> HKWorkoutSession? {
        let session: HKWorkoutSession? = try await value { handler in
            recoverActiveWorkoutSession { session, error in handler(error == nil ? .some(session) : nil, error) }
        }
        return session
    }

    /// `HKHealthStore.startWatchApp(with:completion:)` (WO-36)
    @preconcurrency open func startWatchApp(
        with workoutConfiguration: HKWorkoutConfiguration, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        emulator.complete({ try $0.startWatchApp(with: workoutConfiguration.configuration) }, to: completion)
    }

    open func startWatchApp(toHandle workoutConfiguration: HKWorkoutConfiguration) async throws {
        try await success { startWatchApp(with: workoutConfiguration, completion: $0) }
    }

    /// `HKHealthStore.relateWorkoutEffortSample(_:with:activity:completion:)` (WO-34)
    @preconcurrency open func relateWorkoutEffortSample(
        _ sample: HKSample,
        with workout: HKWorkout,
        activity: HKWorkoutActivity?,
        completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        emulator.complete(
            { try $0.relateWorkoutEffortSample(sample.sample, with: workout.uuid, activity: activity?.uuid) }, to: completion
        )
    }

    /// `HKHealthStore.relateWorkoutEffortSample(_:with:activity:)`: always true, because a failure throws.
    @discardableResult
    open func relateWorkoutEffortSample(
        _ sample: HKSample, with workout: HKWorkout, activity: HKWorkoutActivity?
    ) async throws -> Bool {
        try await success { relateWorkoutEffortSample(sample, with: workout, activity: activity, completion: $0) }
        return true
    }

    /// `HKHealthStore.unrelateWorkoutEffortSample(_:from:activity:completion:)` (WO-34)
    @preconcurrency open func unrelateWorkoutEffortSample(
        _ sample: HKSample,
        from workout: HKWorkout,
        activity: HKWorkoutActivity?,
        completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        emulator.complete(
            { try $0.unrelateWorkoutEffortSample(sample.uuid, from: workout.uuid, activity: activity?.uuid) }, to: completion
        )
    }

    /// `HKHealthStore.unrelateWorkoutEffortSample(_:from:activity:)`: always true, because a failure throws.
    @discardableResult
    open func unrelateWorkoutEffortSample(
        _ sample: HKSample, from workout: HKWorkout, activity: HKWorkoutActivity?
    ) async throws -> Bool {
        try await success { unrelateWorkoutEffortSample(sample, from: workout, activity: activity, completion: $0) }
        return true
    }
}
