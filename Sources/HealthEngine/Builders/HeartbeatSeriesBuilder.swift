public import Foundation
public import HealthModel

/// `HKHeartbeatSeriesBuilder`: builds a series of heartbeats (SER-05).
public final class HeartbeatSeriesBuilder: BuilderOrSession {
    /// `maximumCount`: the largest number of heartbeats in a series. The value is a project decision.
    public static let maximumCount = 100_000

    private let store: HealthStore
    private let device: Device?
    private let startDate: Date
    private var life = BuilderLife("HKHeartbeatSeriesBuilder", "Heartbeat series builder")
    /// Whether the builder was finished, discarded, or ended by an error.
    public var hasEnded: Bool { !life.isCollecting }
    private var heartbeats: [Heartbeat] = []
    private var metadata = Metadata()

    /// `HKHeartbeatSeriesBuilder.init(healthStore:device:start:)`
    public init(store: HealthStore, device: Device? = nil, startDate: Date) {
        self.store = store
        self.device = device
        self.startDate = startDate
        store.accesses.add(.other, [.heartbeatSeries])
    }

    /// `addHeartbeat(at:precededByGap:)`: adds a heartbeat at a time since the start of the series.
    ///
    /// Any error ends the builder (SER-05). Throws code 3 for a negative time, for a time before the last heartbeat,
    /// and for a heartbeat beyond ``maximumCount``. The rejected times are a project decision.
    public func addHeartbeat(at timeIntervalSinceStart: TimeInterval, precededByGap: Bool) throws(HealthFailure) {
        try store.operation(.other, [.heartbeatSeries], checking: .none) {
            try life.check()
            guard heartbeats.count < Self.maximumCount else {
                try fail("The series has its maximum number of heartbeats.")
            }
            let earliest = heartbeats.last?.timeSinceSeriesStart ?? 0
            guard timeIntervalSinceStart >= earliest, (startDate + timeIntervalSinceStart) <= Clock.end else {
                try fail("The time of a heartbeat must not be negative or before that of the previous heartbeat.")
            }
            heartbeats.append(Heartbeat(timeSinceSeriesStart: timeIntervalSinceStart, precededByGap: precededByGap))
        }
    }

    private func fail(_ message: String) throws(HealthFailure) -> Never {
        heartbeats = []
        try life.fail(HealthError(.errorInvalidArgument, message: message))
    }

    /// `addMetadata(_:completion:)`: adds entries. Later values of a key replace earlier ones. Invalid metadata fail
    /// when the series is finished.
    public func addMetadata(_ metadata: Metadata) throws(HealthFailure) {
        try store.operation(.other, [.heartbeatSeries], checking: .none) {
            try life.check()
            self.metadata = self.metadata.merging(metadata)
        }
    }

    /// `finishSeries(completion:)`: saves the series, from the start of the builder to the last heartbeat.
    ///
    /// Throws code 3 without heartbeats (project decision), and codes 5 and 4 if sharing heartbeat series is not
    /// allowed (AUTH-43). The builder remains usable after these errors. Throws code 6 while the phone is locked: the
    /// series is saved, but cannot be read (SER-04; here a project decision).
    @discardableResult
    public func finishSeries() throws(HealthFailure) -> Sample {
        try store.operation(.write, [.heartbeatSeries], checking: .none, count: { _ in 1 }) {
            try life.check()
            guard let last = heartbeats.last else {
                throw HealthFailure.invalidArgument("A heartbeat series needs at least one heartbeat.")
            }
            let content = Sample.Content.heartbeatSeries(SampleSeries(heartbeats))
            let endDate = startDate + last.timeSinceSeriesStart
            let series = try store.makeSample(.heartbeatSeries, content, startDate, endDate, device, metadata)
            let saved = try store.save(series, sharing: [.heartbeatSeries]) { try $0.insert(series) }
            life.finish()
            heartbeats = []
            return try saved.unlocked()
        }
    }

    /// `discard()`: discards the heartbeats.
    public func discard() throws(HealthFailure) {
        try store.operation(.other, [.heartbeatSeries], checking: .none) {
            try life.discard()
            heartbeats = []
        }
    }
}
