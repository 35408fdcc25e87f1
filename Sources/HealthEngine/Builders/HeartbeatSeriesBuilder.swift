public import Foundation
public import HealthModel

/// `HKHeartbeatSeriesBuilder`: makes a series of the beats that it is given (SER-05).
public final class HeartbeatSeriesBuilder {
    /// `maximumCount`: how many beats a series can have. The number is a project decision.
    public static let maximumCount = 100_000

    private let store: HealthStore
    private let device: Device?
    private let startDate: Date
    private var life = BuilderLife("HKHeartbeatSeriesBuilder", "Heartbeat series builder")
    private var heartbeats: [Heartbeat] = []
    private var metadata = Metadata()

    /// `HKHeartbeatSeriesBuilder.init(healthStore:device:start:)`
    public init(store: HealthStore, device: Device? = nil, startDate: Date) {
        self.store = store
        self.device = device
        self.startDate = startDate
    }

    /// `addHeartbeat(at:precededByGap:)`: a beat, by its time since the start of the series.
    ///
    /// Any error ends the builder (SER-05): code 3 for a time that is negative or before the last beat's, and for a beat
    /// above ``maximumCount`` (which times are refused is a project decision).
    public func addHeartbeat(at timeIntervalSinceStart: TimeInterval, precededByGap: Bool) throws(HealthFailure) {
        try life.check()
        guard heartbeats.count < Self.maximumCount else { try fail("The series has its maximum number of heartbeats.") }
        let earliest = heartbeats.last?.timeSinceSeriesStart ?? 0
        guard timeIntervalSinceStart >= earliest, (startDate + timeIntervalSinceStart) <= Clock.end else {
            try fail("The time of a heartbeat must not be negative, and not before that of the heartbeat before.")
        }
        heartbeats.append(Heartbeat(timeSinceSeriesStart: timeIntervalSinceStart, precededByGap: precededByGap))
    }

    private func fail(_ message: String) throws(HealthFailure) -> Never {
        heartbeats = []
        try life.fail(HealthError(.errorInvalidArgument, message: message))
    }

    /// `addMetadata(_:completion:)`: later values of a key win. Metadata that the sample cannot have fail when it is
    /// finished.
    public func addMetadata(_ metadata: Metadata) throws(HealthFailure) {
        try life.check()
        self.metadata = self.metadata.merging(metadata)
    }

    /// `finishSeries(completion:)`: saves the series, from the start of the builder to the last beat.
    ///
    /// Throws code 3 without beats (project decision), and codes 5 and 4 where heartbeat series may not be shared
    /// (AUTH-43). The builder can be used on then. Throws code 6 while the phone is locked: the series is saved, but cannot
    /// be read (SER-04; here a project decision).
    @discardableResult
    public func finishSeries() throws(HealthFailure) -> Sample {
        try life.check()
        guard let last = heartbeats.last else {
            throw .invalidArgument("A heartbeat series needs at least one heartbeat.")
        }
        let uuid = store.phone.environment.makeUUID()
        let series: Sample
        do throws(NativeException) {
            let content = Sample.Content.heartbeatSeries(SampleSeries(heartbeats))
            let endDate = startDate + last.timeSinceSeriesStart
            series = try Sample(uuid, .heartbeatSeries, content, startDate, endDate, device, metadata)
        } catch {
            throw .exception(error)
        }
        let saved = try store.save(series, sharing: [.heartbeatSeries]) { try $0.insert(series) }
        life.finish()
        heartbeats = []
        return try saved.unlocked()
    }

    /// `discard()`: forgets the beats.
    public func discard() throws(HealthFailure) {
        try life.discard()
        heartbeats = []
    }
}
