public import Foundation
public import HealthModel

/// `HKLiveWorkoutBuilder`: a workout builder that collects what the device measures while its session runs (WO-32).
///
/// The device's sensors measure at steady rates, ``Phone/workoutSensors``, while the session runs and the builder collects,
/// except in pauses. There is a heart rate at the end of each interval. Energy and distance are sums over intervals, the
/// last of which may be shorter, so that each sum is the rate times the time (project decision). The samples are the
/// device's own, whatever apps may share. Those that the app of the session may read become part of its workout.
public final class LiveWorkoutBuilder: WorkoutBuilder {
    /// The time that sensors last in a session, without pauses (project decision).
    static let longestMeasuring: Int64 = 24 * 3600 * 1000

    /// `HKLiveWorkoutBuilder.dataSource`; nothing is collected without one.
    public private(set) var dataSource: LiveWorkoutDataSource?
    /// `HKLiveWorkoutBuilder.workoutSession`
    public private(set) weak var session: WorkoutSession?
    override var process: AppProcess { session?.process ?? super.process }
    /// Since when the sensors measure without a break; nil while they do not.
    private var measuring: Measuring?
    /// How long they have measured before, in milliseconds.
    private var formerly: Int64 = 0
    /// Until when they have measured: the clock may be set back, but no time is measured twice.
    private var formerEnd = Int64.min
    /// The samples of the workout that come from the sensors.
    private var measured: Set<UUID> = []

    /// In milliseconds since 1970.
    private struct Measuring {
        let start: Int64
        /// Until when all is saved.
        var end: Int64
    }

    init(for session: WorkoutSession) throws(HealthFailure) {
        self.session = session
        try super.init(
            phone: session.phone,
            process: session.process,
            configuration: session.configuration,
            device: session.phone.device.hardware
        )
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
        measure(from: max(date, phone.environment.clock.now()))
    }

    /// `endCollection(at:)`: what the device measured after a past end is not part of the workout.
    public override func endCollection(at date: Date) throws(HealthFailure) {
        let now = phone.environment.clock.now()
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

    /// When the next reading comes after a moment; nil if none comes.
    func nextReading(after moment: Date) -> Date? {
        guard let measuring else { return nil }
        let readings = sensorReadings.map {
            $0.nextEnd(from: measuring.start, after: max(measuring.end, moment.milliseconds))
        }
        return readings.min().flatMap { $0 <= lastMoment(of: measuring) ? Date(milliseconds: $0) : nil }
    }

    /// The readings of the types that are collected.
    private var sensorReadings: [SensorReading] {
        guard let session, let dataSource else { return [] }
        let activity = session.begunActivity?.configuration ?? session.configuration
        return SensorReading.all(of: phone.workoutSensors, during: activity).filter {
            dataSource.typesToCollect.contains($0.type)
        }
    }

    /// When the sensors stop at the latest. No sample ends at the end of the calendar (SAVE-17).
    private func lastMoment(of measuring: Measuring) -> Int64 {
        min(Clock.end.milliseconds - 1, measuring.start + Self.longestMeasuring - formerly)
    }

    /// Starts the sensors, if the session runs and the builder collects.
    func measure(from date: Date) {
        guard measuring == nil, let session, session.state == .running, let startDate, endDate == nil, outcome == nil
        else { return }
        let start = max(max(date, startDate, session.startDate ?? date).milliseconds, formerEnd)
        measuring = Measuring(start: start, end: start)
    }

    /// Stops the sensors.
    func stopMeasuring(at date: Date) throws(HealthFailure) {
        guard measuring != nil else { return }
        try collectData(until: date, isLast: true)
        if let measuring {
            formerly += measuring.end - measuring.start
            formerEnd = measuring.end
        }
        measuring = nil
    }

    /// Removes from the workout what the device has measured after a date, also in part. The samples stay in the store.
    func leaveOut(after date: Date) {
        exclude { measured.contains($0.uuid) && $0.endDate > date }
    }

    /// Changes what is measured from now on.
    func measureAnew(_ change: () -> Void) throws(HealthFailure) {
        guard measuring != nil else { return change() }
        let now = phone.environment.clock.current
        try stopMeasuring(at: now)
        change()
        measure(from: now)
    }

    /// Saves what was measured up to now, or up to a moment.
    func collectData(until date: Date? = nil, isLast: Bool = false) throws(HealthFailure) {
        guard let measuring else { return }
        let moment = (date ?? phone.environment.clock.current).milliseconds
        let end = min(moment, lastMoment(of: measuring))
        // A clock that was set back undoes nothing.
        guard end > measuring.end || isLast else { return }
        let pieces =
            sensorReadings
            .flatMap {
                $0.pieces(from: measuring.start, after: measuring.end, upTo: max(end, measuring.end), isLast: isLast)
            }
            .sorted { ($0.end, $0.type.identifier) < ($1.end, $1.type.identifier) }
        try save(pieces)
        self.measuring?.end = max(end, measuring.end)
    }

    private func save(_ pieces: [SensorReading.Piece]) throws(HealthFailure) {
        guard !pieces.isEmpty, let session else { return }
        var samples: [Sample] = []
        do throws(NativeException) {
            for piece in pieces {
                samples.append(
                    try Sample(
                        uuid: phone.environment.makeUUID(),
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
        try phone.addSamples(samples, from: phone.device.deviceRevision)
        let readable = try phone.readableTypes(among: Set(samples.map(\.type)), for: session.app)
        let collected = samples.filter { readable.contains($0.type) }
        include(collected)
        measured.formUnion(collected.map(\.uuid))
        // The app is told of each reading by itself, also if several were saved at once.
        for reading in collected.chunked(by: \.endDate) {
            let types = Set(reading.map(\.type)).sorted { $0.identifier < $1.identifier }
            session.tell(.didCollectData(self, types))
        }
    }

    // MARK: What the session generates

    /// An event of the session, if it comes while the builder collects; at the earliest at the beginning of the workout.
    func collect(_ event: WorkoutEvent) throws(HealthFailure) {
        guard let startDate, endDate == nil, outcome == nil, let session else { return }
        let date = max(event.startDate, startDate)
        let event = WorkoutEvent(type: event.type, startDate: date, endDate: date)
        try addWorkoutEvents([event])
        session.tell(.didCollectEvent(self, event))
    }

    /// Adds an activity of the session that has ended, if it fits into the workout.
    func collect(_ activity: WorkoutActivity) {
        try? addWorkoutActivity(activity)
    }
}

extension [Sample] {
    /// The samples in stretches of neighbours that agree in a value.
    fileprivate func chunked(by value: (Sample) -> Date) -> [ArraySlice<Sample>] {
        var chunks: [ArraySlice<Sample>] = []
        var start = startIndex
        for index in indices.dropFirst() where value(self[index]) != value(self[index - 1]) {
            chunks.append(self[start..<index])
            start = index
        }
        if start < endIndex { chunks.append(self[start...]) }
        return chunks
    }
}
