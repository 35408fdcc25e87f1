public import Foundation

/// One beat of an `HKHeartbeatSeriesSample` (OTH-07).
public struct Heartbeat: Hashable, Sendable {
    /// `timeSinceSeriesStart`, in seconds.
    public let timeSinceSeriesStart: TimeInterval
    /// Whether beats are missing before this one.
    public let precededByGap: Bool

    /// A beat.
    public init(timeSinceSeriesStart: TimeInterval, precededByGap: Bool) {
        self.timeSinceSeriesStart = timeSinceSeriesStart
        self.precededByGap = precededByGap
    }
}
