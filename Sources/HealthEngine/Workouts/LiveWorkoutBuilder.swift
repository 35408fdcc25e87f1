public import Foundation
public import HealthModel

/// `HKLiveWorkoutBuilder`: a workout builder that collects what the device measures while its session runs (WO-32).
///
/// The device's sensors measure at steady rates, ``World/workoutSensors``, from the later of the start of the session and that
/// of collection to the earlier of their ends, without the pauses. A heart rate comes after each interval; energy and
/// distance are sums over intervals, and over what is left of one when measuring ends. So every sum is the rate times the time
/// (project decision). The samples are the device's, whoever may share them; those that the app of the session may read
/// become part of its workout.
public final class LiveWorkoutBuilder: WorkoutBuilder {
    /// The time that sensors last in a session, without pauses (project decision).
    static let longestMeasuring: Int64 = 24 * 3600 * 1000

    /// `HKLiveWorkoutBuilder.dataSource`; nothing is collected without one.
    public private(set) var dataSource: LiveWorkoutDataSource?
    /// `HKLiveWorkoutBuilder.workoutSession`
    public private(set) weak var session: WorkoutSession?
    /// Since when the sensors measure without a break; nil while they do not.
    private var measuring: Measuring?
    /// How long they have measured before, in milliseconds.
    private var formerly: Int64 = 0
    /// Until when they have: the clock may be set back, but no time is measured twice.
    private var formerEnd = Int64.min
    /// Which samples of the workout they have given.
    private var measured: Set<UUID> = []

    /// In milliseconds since 1970.
    private struct Measuring {
        let start: Int64
        /// Until when all is saved.
        var end: Int64
    }

    init(for session: WorkoutSession) throws(HealthFailure) {
        self.session = session
        try super.init(store: session.store, configuration: session.configuration, device: session.store.world.device)
    }

    /// Sets the data source.
    public func setDataSource(_ dataSource: LiveWorkoutDataSource?) throws(HealthFailure) {
        try measureAnew { self.dataSource = dataSource }
    }

    /// `HKLiveWorkoutDataSource.enableCollection(for:predicate:)` of the data source; false without one.
    public func enableCollection(for type: ObjectType) throws(HealthFailure) -> Bool {
        guard dataSource != nil else { return false }
        try measureAnew { dataSource?.enableCollection(for: type) }
        return true
    }

    /// `HKLiveWorkoutDataSource.disableCollection(for:)` of the data source; false without one.
    public func disableCollection(for type: ObjectType) throws(HealthFailure) -> Bool {
        guard dataSource != nil else { return false }
        try measureAnew { dataSource?.disableCollection(for: type) }
        return true
    }

    /// `beginCollection(at:)`: the pauses of the session since then are those of the workout, also one that goes on then.
    public override func beginCollection(at date: Date) throws(HealthFailure) {
        try super.beginCollection(at: date)
        for event in session?.events(since: date) ?? [] {
            try collect(event)
        }
        measure(from: max(date, store.environment.clock.now()))
    }

    /// `endCollection(at:)`: what the device measured after a past end is not part of the workout.
    public override func endCollection(at date: Date) throws(HealthFailure) {
        let now = store.environment.clock.now()
        try collectData(until: min(date, now))
        try super.endCollection(at: date)
        try stopMeasuring(at: min(date, now))
        leaveOut(after: date)
    }

    /// `discardWorkout()`
    public override func discardWorkout() {
        super.discardWorkout()
        measuring = nil
    }

    // MARK: Measuring

    /// Whether the sensors measure.
    var isMeasuring: Bool { measuring != nil }

    /// The sensors begin, if session and builder are both at it.
    func measure(from date: Date) {
        guard measuring == nil, let session, session.state == .running, let startDate, endDate == nil, outcome == nil
        else { return }
        let start = max(max(date, startDate, session.startDate ?? date).milliseconds, formerEnd)
        measuring = Measuring(start: start, end: start)
    }

    /// The sensors end.
    func stopMeasuring(at date: Date) throws(HealthFailure) {
        guard measuring != nil else { return }
        try collectData(until: date, isLast: true)
        if let measuring {
            formerly += measuring.end - measuring.start
            formerEnd = measuring.end
        }
        measuring = nil
    }

    /// Takes what the device has measured, wholly or in part, after a date out of the workout again; it stays in the store.
    func leaveOut(after date: Date) {
        exclude { measured.contains($0.uuid) && $0.endDate > date }
    }

    /// Changes what is measured.
    func measureAnew(_ change: () -> Void) throws(HealthFailure) {
        guard measuring != nil else { return change() }
        let now = store.environment.clock.current
        try stopMeasuring(at: now)
        change()
        measure(from: now)
    }

    /// Saves what was measured up to now, or up to a moment.
    func collectData(until date: Date? = nil, isLast: Bool = false) throws(HealthFailure) {
        guard let measuring, let session else { return }
        let moment = (date ?? store.environment.clock.current).milliseconds
        // No sample ends at the end of the calendar (SAVE-17).
        let end = min(moment, Clock.end.milliseconds - 1, measuring.start + Self.longestMeasuring - formerly)
        // A clock that was set back makes nothing undone.
        guard end > measuring.end || isLast else { return }
        let activity = session.begunActivity?.configuration ?? session.configuration
        let pieces = SensorReading.all(of: store.world.workoutSensors, during: activity)
            .filter { dataSource?.typesToCollect.contains($0.type) ?? false }
            .flatMap {
                $0.pieces(
                    from: measuring.start,
                    after: measuring.end,
                    upTo: max(end, measuring.end),
                    isLast: isLast
                )
            }
            .sorted { ($0.end, $0.type.identifier) < ($1.end, $1.type.identifier) }
        try save(pieces)
        self.measuring?.end = max(end, measuring.end)
    }

    private func save(_ pieces: [SensorReading.Piece]) throws(HealthFailure) {
        guard !pieces.isEmpty else { return }
        var samples: [Sample] = []
        do throws(NativeException) {
            for piece in pieces {
                samples.append(
                    try Sample(
                        uuid: store.environment.makeUUID(),
                        type: piece.type,
                        quantity: piece.quantity,
                        startDate: Date(milliseconds: piece.start),
                        endDate: Date(milliseconds: piece.end),
                        device: device
                    )
                )
            }
        } catch {
            throw .exception(error)
        }
        try store.addSamples(samples, from: store.world.deviceRevision)
        guard let session else { return }
        let readable = try store.readableTypes(among: Set(samples.map(\.type)), for: session.app)
        let collected = samples.filter { readable.contains($0.type) }
        include(collected)
        measured.formUnion(collected.map(\.uuid))
        if !readable.isEmpty {
            store.tell(.didCollectData(self, readable.sorted { $0.identifier < $1.identifier }), to: session)
        }
    }

    // MARK: What the session generates

    /// An event of the session, if it comes while the builder collects; at the earliest at the beginning of the workout.
    func collect(_ event: WorkoutEvent) throws(HealthFailure) {
        guard let startDate, endDate == nil, outcome == nil, let session else { return }
        let date = max(event.startDate, startDate)
        let event = WorkoutEvent(type: event.type, startDate: date, endDate: date)
        try addWorkoutEvents([event])
        store.tell(.didCollectEvent(self, event), to: session)
    }

    /// An activity of the session that has ended, if it is one that the workout can have.
    func collect(_ activity: WorkoutActivity) {
        try? addWorkoutActivity(activity)
    }
}
