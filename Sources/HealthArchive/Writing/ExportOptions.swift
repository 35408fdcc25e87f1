public import Foundation
public import HealthModel

/// What of a store to export, and how.
public struct ExportOptions: Hashable, Sendable {
    /// These types only; nil for all. A correlation comes with its members.
    public var types: Set<ObjectType>?
    /// Samples that end then or later; nil for all.
    public var since: Date?
    /// Samples that begin then or earlier; nil for all.
    public var until: Date?
    /// The zone in which times are printed, and that of the days of activity summaries.
    public var timeZone: TimeZone
    /// When the export was made.
    public var date: Date
    /// Whether what the format cannot say is left out, and only counted.
    public var isPlain = false

    /// Everything.
    public init(timeZone: TimeZone, date: Date) {
        self.timeZone = timeZone
        self.date = date
    }

    /// In milliseconds since 1970.
    package var earliestEnd: Int64 { since?.milliseconds ?? .min }
    /// In milliseconds since 1970.
    package var latestStart: Int64 { until?.milliseconds ?? .max }

    /// Whether there may be samples that are not asked for: then nothing else tells of them either.
    package var isSelective: Bool { types != nil || since != nil || until != nil }

    /// Whether samples of a type are asked for.
    package func isChosen(_ type: ObjectType) -> Bool { types?.contains(type) ?? true }

    /// Whether a sample is asked for.
    package func isChosen(_ sample: Sample) -> Bool {
        isChosen(sample.type) && isChosen(from: sample.startDate.milliseconds, to: sample.endDate.milliseconds)
    }

    /// Whether what begins and ends then is asked for, in milliseconds since 1970.
    package func isChosen(from start: Int64, to end: Int64) -> Bool { end >= earliestEnd && start <= latestStart }
}
