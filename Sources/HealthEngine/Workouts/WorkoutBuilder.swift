public import Foundation
public import HealthModel

/// `HKWorkoutBuilder`: builds a workout step by step (WO-01 to WO-11).
///
/// ```swift
/// let builder = try WorkoutBuilder(store: store, configuration: WorkoutConfiguration(activityType: 37))
/// try builder.beginCollection(at: start)
/// try builder.add([energy, distance])      // saved immediately
/// try builder.endCollection(at: end)
/// let workout = try builder.finishWorkout()
/// ```
///
/// Throws the errors that HealthKit passes to completion handlers: code 3 for a call that is too early, too late, or
/// does not fit (the code and the texts are project decisions). An error changes nothing.
///
/// A builder must not outlive its phone.
public class WorkoutBuilder: BuilderOrSession {
    /// The phone retains the live builder of an active session, so a builder must not retain the phone.
    unowned let phone: Phone
    private let ownProcess: AppProcess
    /// The process that the builder saves for. For a live builder, it is the process of the session.
    var process: AppProcess { ownProcess }
    /// The store for the workout and its samples.
    public var store: HealthStore { process.healthStore }
    /// `HKWorkoutBuilder.workoutConfiguration`
    public let configuration: WorkoutConfiguration
    /// `HKWorkoutBuilder.device`: the device of the workout. Samples have their own.
    public let device: Device?
    /// `HKWorkoutBuilder.startDate`. Nil before collection begins.
    public private(set) var startDate: Date?
    /// `HKWorkoutBuilder.endDate`. Nil before collection ends.
    public private(set) var endDate: Date?
    /// `HKWorkoutBuilder.metadata`
    public var metadata: Metadata { Metadata(metadataValues.map { (key: $0.key.wrappedValue, value: $0.value) }) }
    /// The metadata by key. An addition to a sorted list would cost as much as all former ones.
    private var metadataValues: [Name: MetadataValue] = [:]
    /// `HKWorkoutBuilder.workoutEvents`, in the order of their dates (WO-05).
    public var workoutEvents: [WorkoutEvent] { areEventsInOrder ? events : events.inOrder }
    /// The events in the order of addition.
    private var events: [WorkoutEvent] = []
    private var areEventsInOrder = true
    /// `HKWorkoutBuilder.workoutActivities`, in the order of their dates (WO-05).
    public var workoutActivities: [WorkoutActivity] { activities.inOrder }
    /// The activities by their dates.
    var activities = WorkoutActivities()
    /// The added samples, in the order of addition. Empty after the end.
    private(set) var samples: [Sample] = []
    /// The statistics of the samples when the builder ended, which then releases the samples.
    private(set) var statisticsAtEnd: [Statistics]?
    /// The times in zones when the builder ended.
    private(set) var zoneGroupsAtEnd: [WorkoutZoneGroup]?
    /// The zones that the app has set for this workout (ZONE-10).
    var customZones: [ObjectType: WorkoutZoneConfiguration] = [:]
    /// The builder that ``seriesBuilder(for:)`` returned.
    private(set) var routeBuilder: WorkoutRouteBuilder?
    /// How the builder ended. Nil while it is in use.
    private(set) var outcome: Outcome?
    /// Whether the workout was finished or discarded, or an error ended the builder.
    public var hasEnded: Bool { outcome != nil }

    /// The ways in which a builder ends.
    enum Outcome {
        case finished, discarded
        /// An error ended the builder.
        case failed
    }

    /// `init(healthStore:configuration:device:)`
    ///
    /// Throws an exception for an activity type that the system does not have (project decision).
    public convenience init(
        store: HealthStore, configuration: WorkoutConfiguration, device: Device? = nil
    ) throws(HealthFailure) {
        try self.init(phone: store.phone, process: store.process, configuration: configuration, device: device)
    }

    init(phone: Phone, process: AppProcess, configuration: WorkoutConfiguration, device: Device?) throws(HealthFailure) {
        try HealthFailure.wrapping { try configuration.validate(on: phone.device.osVersion) }
        self.phone = phone
        ownProcess = process
        self.configuration = configuration
        self.device = device
    }

    // MARK: Start and end

    /// `beginCollection(at:)`
    public func beginCollection(at date: Date) throws(HealthFailure) {
        try checkInUse()
        guard startDate == nil else { throw .workoutBuilder(.begunTwice) }
        guard date.isInCalendar else { throw .workoutBuilder(.dateOutOfRange) }
        startDate = date
    }

    /// `endCollection(at:)`
    public func endCollection(at date: Date) throws(HealthFailure) {
        let start = try startOfCollection()
        guard endDate == nil else { throw .workoutBuilder(.endedTwice) }
        guard date.isInCalendar else { throw .workoutBuilder(.dateOutOfRange) }
        // Only a sample that has not ended may have that end date (SAVE-17).
        guard date < Clock.end else { throw .workoutBuilder(.endOfCalendar) }
        guard start <= date else { throw .workoutBuilder(.endBeforeStart) }
        let latest = events.map(\.endDate) + workoutActivities.map { $0.endDate ?? $0.startDate }
        // Events and activities must lie within the workout (WO-11, WO-17).
        guard latest.allSatisfy({ $0 <= date }) else { throw .workoutBuilder(.endBeforePart) }
        endDate = date
    }

    /// `elapsedTime(at:)`: the time since the start without pauses. 0 before the start. It does not increase after the
    /// end (WO-07).
    public func elapsedTime(at date: Date) -> TimeInterval {
        guard let startDate else { return 0 }
        return workoutEvents.elapsedTime(from: startDate, to: endDate.map { min($0, date) } ?? date)
    }

    // MARK: Content

    /// `addSamples(_:)`: saves samples immediately, with the checks of ``HealthStore/save(_:)`` (WO-02). Throws for a
    /// sample that starts before the workout (WO-03).
    public func add(_ samples: [Sample]) throws(HealthFailure) {
        try store.operation(.write, samples.types, checking: .none, count: { _ in samples.count }) {
            let start = try startOfCollection()
            guard samples.allSatisfy({ $0.startDate >= start }) else { throw HealthFailure.workoutBuilder(.sampleBeforeStart) }
            guard samples.allSatisfy({ $0.type != .workout }) else { throw HealthFailure.workoutBuilder(.workoutInWorkout) }
            try store.save(samples)
            include(samples)
        }
    }

    /// Adds stored samples to the workout.
    func include(_ samples: [Sample]) {
        self.samples += samples
    }

    /// Removes samples from the workout.
    func exclude(where isExcluded: (Sample) -> Bool) {
        samples.removeAll(where: isExcluded)
    }

    /// `addWorkoutEvents(_:)`
    public func addWorkoutEvents(_ events: [WorkoutEvent]) throws(HealthFailure) {
        let start = try startOfCollection()
        guard !events.isEmpty else { throw .workoutBuilder(.noEvents) }
        try Self.check { () throws(NativeException) in
            for event in events {
                try event.validate(from: start, to: endDate ?? Clock.end)
                try event.metadata.validate(on: phone.device.osVersion)
            }
        }
        // Events are usually added in order, and then need not be sorted.
        let dates = (self.events.suffix(1) + events).map(\.startDate)
        areEventsInOrder = areEventsInOrder && zip(dates, dates.dropFirst()).allSatisfy(<=)
        self.events += events
    }

    /// `addMetadata(_:)`: adds entries. They replace entries with the same keys (WO-05).
    public func addMetadata(_ metadata: Metadata) throws(HealthFailure) {
        try checkInUse()
        let version = phone.device.osVersion
        try Self.check { () throws(NativeException) in
            try metadata.validate(for: .workout, on: version, addedTo: metadataValues)
        }
        for (key, value) in metadata.entries { metadataValues[Name(key)] = value }
    }

    /// `seriesBuilder(for:)`: the builder of the workout's route, the same on every call (WO-08). It is finished with
    /// the workout (WO-09). Nil for any other type.
    public func seriesBuilder(for type: ObjectType) throws(HealthFailure) -> WorkoutRouteBuilder? {
        try checkInUse()
        guard type == .workoutRoute else { return nil }
        let builder = routeBuilder ?? WorkoutRouteBuilder(partOf: self)
        routeBuilder = builder
        return builder
    }

    /// `discardWorkout()`: discards the workout and its route. Added samples remain in the store (WO-04). Does nothing
    /// if the builder has finished or was discarded.
    public func discardWorkout() {
        guard outcome == nil else { return }
        end(.discarded)
        // Throws if the app discarded the route builder itself.
        try? routeBuilder?.discardLocations()
    }

    /// Ends the builder, which keeps no samples.
    func end(_ outcome: Outcome) {
        statisticsAtEnd = currentStatistics
        zoneGroupsAtEnd = ((try? zoneConfigurations()) ?? []).compactMap { zoneGroup($0, until: .distantFuture) }
        samples = []
        self.outcome = outcome
    }

    // MARK: Checks

    /// Throws if the builder has finished, was discarded or was ended by an error.
    func checkInUse() throws(HealthFailure) {
        switch outcome {
        case nil: return
        case .finished: throw .workoutBuilder(.finished)
        case .discarded: throw .workoutBuilder(.discarded)
        case .failed: throw .workoutBuilder(.failed)
        }
    }

    /// The start date. Throws if collection has not begun, or if the builder has ended.
    func startOfCollection() throws(HealthFailure) -> Date {
        try checkInUse()
        guard let startDate else { throw .workoutBuilder(.notBegun) }
        return startDate
    }

    /// Converts the exception of an initializer to an error.
    static func check(_ validate: () throws(NativeException) -> Void) throws(HealthFailure) {
        do throws(NativeException) {
            try validate()
        } catch {
            throw .invalidArgument(error.reason)
        }
    }
}
