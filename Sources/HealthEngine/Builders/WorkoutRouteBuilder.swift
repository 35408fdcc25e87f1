public import Foundation
public import HealthModel

/// `HKWorkoutRouteBuilder`: makes the route of a workout of the locations that it is given (WO-35).
///
/// ```swift
/// let builder = WorkoutRouteBuilder(store: store)
/// try builder.insertRouteData(locations)
/// let route = try builder.finishRoute(with: workout.uuid)
/// ```
///
/// What was not finished is lost with the builder.
public final class WorkoutRouteBuilder {
    /// The builder of the workout that the route is part of, and that finishes it (WO-08, WO-09).
    private weak var workoutBuilder: WorkoutBuilder?
    private let process: AppProcess
    /// Keeps the phone alive, unless this is part of a workout: the phone keeps the session that is under way, and so its
    /// builders.
    private let keptStore: HealthStore?
    private var store: HealthStore { keptStore ?? (workoutBuilder?.process ?? process).healthStore }
    private let device: Device?
    private var life = BuilderLife("HKWorkoutRouteBuilder", "Workout route builder")
    private var locations: [Location] = []
    private var metadata = Metadata()

    /// `HKWorkoutRouteBuilder.init(healthStore:device:)`
    public init(store: HealthStore, device: Device? = nil) {
        process = store.process
        keptStore = store
        self.device = device
    }

    /// The builder that a workout builder hands out and finishes: `HKWorkoutBuilder.seriesBuilder(for:)`.
    init(partOf builder: WorkoutBuilder) {
        workoutBuilder = builder
        process = builder.process
        keptStore = nil
        device = builder.device
    }

    /// `insertRouteData(_:completion:)`: locations in any order.
    ///
    /// An error ends the builder (WO-35). Code 3: a location is not on Earth or not finite, or lies at the end of the
    /// calendar, where no route ends (SAVE-17; project decision). Code 0: routes may not be shared, which an app sees as a
    /// lost connection (AUTH-29; project decision).
    public func insertRouteData(_ locations: [Location]) throws(HealthFailure) {
        try life.check()
        try store.checkAccess()
        guard try store.authorizationStatus(for: .workoutRoute) == .sharingAuthorized else {
            try life.fail(HealthError(.unknownError, message: "The connection to the health database was interrupted."))
        }
        guard locations.allSatisfy({ $0.isValid && $0.timestamp < Clock.end }) else {
            let message = "Locations must have finite numbers, a coordinate on Earth and a time before the year 4001."
            try life.fail(HealthError(.errorInvalidArgument, message: message))
        }
        self.locations += locations
    }

    /// `addMetadata(_:completion:)`: later values of a key win. Metadata that the sample cannot have fail when it is
    /// finished.
    public func addMetadata(_ metadata: Metadata) throws(HealthFailure) {
        try life.check()
        self.metadata = self.metadata.merging(metadata)
    }

    /// `finishRoute(with:metadata:completion:)`: saves the route and associates it with a workout that the app has saved.
    ///
    /// Throws code 3 without locations, without the workout, and for a builder that a workout builder finishes (WO-09,
    /// WO-35), and codes 5 and 4 where routes or workouts may not be shared (AUTH-29, AUTH-43). The builder can be used on
    /// then. Throws code 6 while the phone is locked: the route is saved, but cannot be read (SER-04; here a project
    /// decision).
    @discardableResult
    public func finishRoute(with workout: UUID, metadata: Metadata = [:]) throws(HealthFailure) -> Sample {
        try life.check()
        guard keptStore != nil else {
            let message = "The workout builder finishes the route."
            throw .invalidArgument(message)
        }
        guard let route = try route(adding: metadata) else {
            throw .invalidArgument("A workout route needs at least one location.")
        }
        let saved = try store.save(route, sharing: [.workoutRoute, .workout]) { insertion in
            try insertion.insert(route, ofWorkoutAt: try insertion.position(ofWorkout: workout))
        }
        end()
        return try saved.unlocked()
    }

    /// `discard()`: forgets the locations.
    public func discard() throws(HealthFailure) {
        try life.discard()
        locations = []
    }

    /// Saves the route in the transaction that saves its workout, if there is any location (WO-09). Call ``end()`` when
    /// that has succeeded.
    func finish(_ insertion: SampleInsertion, ofWorkoutAt position: Int64) throws {
        guard life.isCollecting, let route = try route(adding: [:]) else { return }
        try store.checkSharing([.workoutRoute], insertion.db)
        try insertion.insert(route, ofWorkoutAt: position)
    }

    /// Notes that the route was saved.
    func end() {
        life.finish()
        locations = []
    }

    /// The route so far, from its first location to its last; nil without any.
    private func route(adding metadata: Metadata) throws(HealthFailure) -> Sample? {
        let sorted = locations.sorted { $0.timestamp < $1.timestamp }
        guard let first = sorted.first, let last = sorted.last else { return nil }
        let uuid = store.phone.environment.makeUUID()
        let metadata = self.metadata.merging(metadata)
        do throws(NativeException) {
            let content = Sample.Content.workoutRoute(SampleSeries(sorted))
            return try Sample(uuid, .workoutRoute, content, first.timestamp, last.timestamp, device, metadata)
        } catch {
            throw .exception(error)
        }
    }
}
