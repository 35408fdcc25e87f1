public import Foundation
public import HealthModel

/// `HKLiveWorkoutBuilder`: a workout builder that collects the device's measurements while its session runs (WO-32).
///
/// The device's sensors measure at constant rates, ``Phone/workoutSensors``, while the session runs and the builder
/// collects, except during pauses. There is a heart rate sample at the end of each interval. Energy and distance
/// samples are sums over intervals. The last interval may be shorter, so that the total is the rate times the time
/// (project decision). The samples belong to the device, regardless of the app's permissions to share. The samples that
/// the session's app may read become part of its workout.
public final class LiveWorkoutBuilder: WorkoutBuilder {
    /// The longest measuring time in a session, without pauses (project decision).
    static let longestMeasuring: Int64 = 24 * 3600 * 1000

    /// `HKLiveWorkoutBuilder.dataSource`. Without one, nothing is collected.
    public private(set) var dataSource: LiveWorkoutDataSource?
    /// `HKLiveWorkoutBuilder.shouldCollectWorkoutEvents`: whether the events of the session become events of the workout
    /// (WO-37). A change counts for later events (project decision).
    public var shouldCollectWorkoutEvents = true
    /// `HKLiveWorkoutBuilder.currentWorkoutActivity`: the activity that the session began last and that has not ended.
    /// Nil without such an activity (WO-38).
    public var currentWorkoutActivity: WorkoutActivity? { session?.begunActivity }
    /// `HKLiveWorkoutBuilder.workoutSession`
    public private(set) weak var session: WorkoutSession?
    override var process: AppProcess { session?.process ?? super.process }
    /// The current uninterrupted measuring time. Nil while the sensors do not measure.
    private var measuring: Measuring?
    /// The measuring time before the current one, in milliseconds.
    private var earlierDuration: Int64 = 0
    /// The end of the earlier measuring time. No time is measured twice, even if the clock is set back.
    private var earlierEnd = Int64.min
    /// The sensor samples of the workout.
    private var measured: Set<UUID> = []
    /// The zone of the last sample of each type.
    private var currentZones: [ObjectType: Int] = [:]

    /// Measuring time in milliseconds since 1970.
    private struct Measuring {
        let start: Int64
        /// The time up to which samples are saved.
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
        try restartMeasuring { self.dataSource = dataSource }
    }

    /// `HKLiveWorkoutDataSource.enableCollection(for:predicate:)` of the data source. Returns false without a data
    /// source.
    public func enableCollection(for type: ObjectType) throws(HealthFailure) -> Bool {
        guard dataSource != nil else { return false }
        try restartMeasuring { dataSource?.enableCollection(for: type) }
        return true
    }

    /// `HKLiveWorkoutDataSource.disableCollection(for:)` of the data source. Returns false without a data source.
    public func disableCollection(for type: ObjectType) throws(HealthFailure) -> Bool {
        guard dataSource != nil else { return false }
        try restartMeasuring { dataSource?.disableCollection(for: type) }
        return true
    }

    /// `beginCollection(at:)`: adds the pauses of the session since the start date to the workout, including a pause
    /// that lasts at that date.
    ///
    /// Throws code 4 or 5 if the app may not share workouts. That ends the builder: later calls throw code 3 (WO-39).
    public override func beginCollection(at date: Date) throws(HealthFailure) {
        try checkSharing()
        try super.beginCollection(at: date)
        for event in session?.events(since: date) ?? [] { try collect(event) }
        measure(from: max(date, phone.environment.clock.now()))
    }

    private func checkSharing() throws(HealthFailure) {
        guard startDate == nil, outcome == nil else { return }
        do throws(HealthFailure) {
            try store.database.read { [store] db in try store.checkSharing([.workout], db) }
        } catch {
            if case .error = error { end(.failed) }
            throw error
        }
    }

    /// `endCollection(at:)`: excludes measurements after a past end date from the workout.
    public override func endCollection(at date: Date) throws(HealthFailure) {
        let now = phone.environment.clock.now()
        try collectData(until: min(date, now))
        try super.endCollection(at: date)
        try stopMeasuring(at: min(date, now))
        excludeMeasurements(after: date)
    }

    /// Whether the builder or its session has ended.
    public override var hasEnded: Bool { super.hasEnded || session?.hasEnded ?? true }

    override func end(_ outcome: Outcome) {
        super.end(outcome)
        measuring = nil
        measured = []
    }

    // MARK: Measuring

    /// Whether the sensors measure.
    var isMeasuring: Bool { measuring != nil }

    /// The time of the next reading after a moment. Nil if there is none.
    func nextReading(after moment: Date) -> Date? {
        guard let measuring else { return nil }
        let readings = sensorReadings.map {
            $0.nextEnd(from: measuring.start, after: max(measuring.end, moment.milliseconds))
        }
        return readings.min().flatMap { $0 <= lastMoment(of: measuring) ? Date(milliseconds: $0) : nil }
    }

    /// The readings of the collected types.
    private var sensorReadings: [SensorReading] {
        guard let session, let dataSource else { return [] }
        let activity = session.begunActivity?.configuration ?? session.configuration
        return SensorReading.all(of: phone.workoutSensors, during: activity).filter {
            dataSource.typesToCollect.contains($0.type)
        }
    }

    /// The latest time at which the sensors stop. No sample may end at the end of the calendar (SAVE-17).
    private func lastMoment(of measuring: Measuring) -> Int64 {
        min(Clock.end.milliseconds - 1, measuring.start + Self.longestMeasuring - earlierDuration)
    }

    /// Starts the sensors if the session runs and the builder collects.
    func measure(from date: Date) {
        guard measuring == nil, let session, session.state == .running, let startDate, endDate == nil, outcome == nil
        else { return }
        let start = max(max(date, startDate, session.startDate ?? date).milliseconds, earlierEnd)
        measuring = Measuring(start: start, end: start)
    }

    /// Stops the sensors.
    func stopMeasuring(at date: Date) throws(HealthFailure) {
        guard measuring != nil else { return }
        try collectData(until: date, isLast: true)
        if let measuring {
            earlierDuration += measuring.end - measuring.start
            earlierEnd = measuring.end
        }
        measuring = nil
    }

    /// Removes measurements from the workout that end after a date. The samples remain in the store.
    func excludeMeasurements(after date: Date) {
        exclude { measured.contains($0.uuid) && $0.endDate > date }
    }

    /// Restarts the sensors after a change of what they measure.
    func restartMeasuring(_ change: () -> Void) throws(HealthFailure) {
        guard measuring != nil else { return change() }
        let now = phone.environment.clock.current
        try stopMeasuring(at: now)
        change()
        measure(from: now)
    }

    /// Saves the measurements up to now, or up to a moment.
    func collectData(until date: Date? = nil, isLast: Bool = false) throws(HealthFailure) {
        guard let measuring else { return }
        let moment = (date ?? phone.environment.clock.current).milliseconds
        let end = min(moment, lastMoment(of: measuring))
        // Setting the clock back removes no measurements.
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
        let source = phone.device.deviceRevision.source
        let samples = try HealthFailure.wrapping {
            try pieces.map { piece in
                try Sample(
                    uuid: phone.environment.makeUUID(for: source.bundleIdentifier, piece.type),
                    type: piece.type,
                    quantity: piece.quantity,
                    startDate: Date(milliseconds: piece.start),
                    endDate: Date(milliseconds: piece.end),
                    device: device
                )
            }
        }
        try phone.addSamples(samples, from: phone.device.deviceRevision)
        let readable = try phone.readableTypes(among: Set(samples.map(\.type)), for: session.app)
        let collected = samples.filter { readable.contains($0.type) }
        include(collected)
        measured.formUnion(collected.map(\.uuid))
        // The app gets one call per reading, even if several were saved together.
        for reading in collected.chunked(by: \.endDate) {
            let types = Set(reading.map(\.type)).sortedByIdentifier
            session.notifyDelegate(.didCollectData(self, types))
            try updateZones(with: reading)
        }
    }

    // MARK: Zones

    /// `addSamples(_:)`. Samples of the app change the current zone as well (ZONE-13).
    public override func add(_ samples: [Sample]) throws(HealthFailure) {
        try super.add(samples)
        try updateZones(with: samples[...])
    }

    /// Calls the delegate for each sample that is in another zone than the one before (ZONE-20).
    private func updateZones(with samples: ArraySlice<Sample>) throws(HealthFailure) {
        guard let session else { return }
        for type in WorkoutZoneConfiguration.types {
            let found = samples.filter { $0.type == type }.sorted { $0.endDate < $1.endDate }
            guard !found.isEmpty, let unit = type.quantity?.unit, let zones = try visibleZones(of: type) else { continue }
            for sample in found {
                guard let value = try? sample.quantity?.doubleValue(for: unit) else { continue }
                let zone = zones.zone(of: value)
                let former = currentZones.updateValue(zone, forKey: type)
                guard former != zone, let group = zoneGroup(zones, until: sample.endDate) else { continue }
                let update = WorkoutZoneUpdate(to: zone, from: former, group, at: sample.endDate)
                session.notifyDelegate(.didUpdateZone(self, update))
            }
        }
    }

    // MARK: Events of the session

    /// Adds an event of the session while the builder collects. The event is not earlier than the start of the workout.
    func collect(_ event: WorkoutEvent) throws(HealthFailure) {
        guard shouldCollectWorkoutEvents, let startDate, endDate == nil, outcome == nil, let session else { return }
        let date = max(event.startDate, startDate)
        let event = WorkoutEvent(type: event.type, startDate: date, endDate: date)
        try addWorkoutEvents([event])
        session.notifyDelegate(.didCollectEvent(self, event))
    }

    /// Adds an ended activity of the session, if it fits into the workout.
    func collect(_ activity: WorkoutActivity) {
        try? addWorkoutActivity(activity)
    }
}

extension [Sample] {
    /// Groups of consecutive samples with equal values.
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
