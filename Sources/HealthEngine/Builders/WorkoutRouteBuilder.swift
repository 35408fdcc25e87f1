public import Foundation
public import HealthModel

/// `HKWorkoutRouteBuilder`: builds the route of a workout from locations (WO-35).
///
/// ```swift
/// let builder = WorkoutRouteBuilder(store: store)
/// try builder.insertRouteData(locations)
/// let route = try builder.finishRoute(with: workout.uuid)
/// ```
///
/// A route that is not finished is lost with the builder.
public final class WorkoutRouteBuilder: BuilderOrSession {
    /// The workout builder that owns and finishes the route (WO-08, WO-09).
    private weak var workoutBuilder: WorkoutBuilder?
    private let process: AppProcess
    /// Retains the phone, unless the builder belongs to a workout. The phone retains an active session and its
    /// builders, so they must not retain the phone.
    private let retainedStore: HealthStore?
    private var store: HealthStore { retainedStore ?? (workoutBuilder?.process ?? process).healthStore }
    private let device: Device?
    private var life = BuilderLife("HKWorkoutRouteBuilder", "Workout route builder")
    /// Whether the builder was finished, discarded, or ended by an error.
    public var hasEnded: Bool { !life.isCollecting }
    private var locations: [Location] = []
    private var metadata = Metadata()

    /// `HKWorkoutRouteBuilder.init(healthStore:device:)`
    public init(store: HealthStore, device: Device? = nil) {
        process = store.process
        retainedStore = store
        self.device = device
        store.accesses.add(.other, [.workoutRoute])
    }

    /// The builder from `HKWorkoutBuilder.seriesBuilder(for:)`, which the workout builder finishes.
    init(partOf builder: WorkoutBuilder) {
        workoutBuilder = builder
        process = builder.process
        retainedStore = nil
        device = builder.device
    }

    /// `insertRouteData(_:completion:)`: adds locations in any order.
    ///
    /// An error ends the builder (WO-35). Code 3: a location is not on Earth, is not finite, or is at the end of the
    /// calendar, where no route can end (SAVE-17; project decision). Code 0: sharing routes is not allowed. An app sees
    /// this as an interrupted connection (AUTH-29; project decision).
    public func insertRouteData(_ locations: [Location]) throws(HealthFailure) {
        try store.operation(.other, [.workoutRoute], checking: .none, count: { _ in locations.count }) {
            try life.check()
            try store.checkAccess()
            guard try store.authorizationStatus(for: .workoutRoute) == .sharingAuthorized else {
                self.locations = []
                try life.fail(HealthError(.unknownError, message: "The connection to the health database was interrupted."))
            }
            guard locations.allSatisfy({ $0.isValid && $0.timestamp < Clock.end }) else {
                let message =
                    "Locations must have finite numbers, a coordinate on Earth and a time before the year 4001."
                self.locations = []
                try life.fail(HealthError(.errorInvalidArgument, message: message))
            }
            self.locations += locations
        }
    }

    /// `addMetadata(_:completion:)`: adds entries. Later values of a key replace earlier ones. Invalid metadata fail
    /// when the route is finished.
    public func addMetadata(_ metadata: Metadata) throws(HealthFailure) {
        try store.operation(.other, [.workoutRoute], checking: .none) {
            try life.check()
            self.metadata = self.metadata.merging(metadata)
        }
    }

    /// `finishRoute(with:metadata:completion:)`: saves the route and associates it with a workout that the app saved.
    ///
    /// Throws code 3 without locations, without the workout, and for a builder that a workout builder finishes (WO-09,
    /// WO-35). Throws codes 5 and 4 if sharing routes or workouts is not allowed (AUTH-29, AUTH-43). The builder
    /// remains usable after these errors. Throws code 6 while the phone is locked: the route is saved, but cannot be
    /// read (SER-04; here a project decision).
    @discardableResult
    public func finishRoute(with workout: UUID, metadata: Metadata = [:]) throws(HealthFailure) -> Sample {
        try store.operation(.write, [.workoutRoute, .workout], checking: .none, count: { _ in 1 }) {
            guard retainedStore != nil else {
                throw HealthFailure.invalidArgument("This route builder is attached to a workout builder")
            }
            try life.check()
            guard let route = try route(adding: metadata) else {
                throw HealthFailure.invalidArgument("A workout route needs at least one location.")
            }
            let saved = try store.save(route, sharing: [.workoutRoute, .workout]) { insertion in
                try insertion.insert(route, ofWorkoutAt: try insertion.position(ofWorkout: workout))
            }
            end()
            return try saved.unlocked()
        }
    }

    /// `discard()`: discards the locations.
    public func discard() throws(HealthFailure) {
        try store.operation(.other, [.workoutRoute], checking: .none, discardLocations)
    }

    func discardLocations() throws(HealthFailure) {
        try life.discard()
        locations = []
    }

    /// Saves the route in the transaction of its workout, if there are locations (WO-09). Call ``end()`` when the
    /// transaction succeeds.
    func finish(_ insertion: SampleInsertion, ofWorkoutAt position: Int64) throws {
        guard life.isCollecting, let route = try route(adding: [:]) else { return }
        try store.checkSharing([.workoutRoute], insertion.db)
        try insertion.insert(route, ofWorkoutAt: position)
    }

    /// Marks the route as saved.
    func end() {
        life.finish()
        locations = []
    }

    /// The route from its first location to its last. Nil without locations.
    private func route(adding metadata: Metadata) throws(HealthFailure) -> Sample? {
        let sorted = locations.sorted { $0.timestamp < $1.timestamp }
        guard let first = sorted.first, let last = sorted.last else { return nil }
        let content = Sample.Content.workoutRoute(SampleSeries(sorted))
        let metadata = self.metadata.merging(metadata)
        return try store.makeSample(.workoutRoute, content, first.timestamp, last.timestamp, device, metadata)
    }
}
