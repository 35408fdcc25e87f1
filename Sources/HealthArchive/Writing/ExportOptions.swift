public import Foundation
public import HealthModel

/// The parts of a store to export, and the format.
public struct ExportOptions: Hashable, Sendable {
    /// The types to export; nil for all. A correlation includes its members.
    public var types: Set<ObjectType>?
    /// Exports only samples that end at this time or later; nil for all.
    public var since: Date?
    /// Exports only samples that start at this time or earlier; nil for all.
    public var until: Date?
    /// The time zone of printed times and of the days of activity summaries.
    public var timeZone: TimeZone
    /// The date of the export.
    public var date: Date
    /// Whether to omit the supplement. Samples that the format cannot represent completely are then only counted.
    public var isPlain = false

    /// Options to export everything.
    public init(timeZone: TimeZone, date: Date) {
        self.timeZone = timeZone
        self.date = date
    }

    /// The earliest end of a sample, in milliseconds since 1970.
    package var earliestEnd: Int64 { since?.milliseconds ?? .min }
    /// The latest start of a sample, in milliseconds since 1970.
    package var latestStart: Int64 { until?.milliseconds ?? .max }

    /// Whether the options exclude samples. Then no other part of the export may reveal the excluded samples.
    package var isSelective: Bool { types != nil || since != nil || until != nil }

    /// Whether the options include a type.
    package func isChosen(_ type: ObjectType) -> Bool { types?.contains(type) ?? true }

    /// Whether the options include a sample.
    package func isChosen(_ sample: Sample) -> Bool {
        isChosen(sample.type) && isChosen(from: sample.startDate.milliseconds, to: sample.endDate.milliseconds)
    }

    /// Whether the options include a period, in milliseconds since 1970.
    package func isChosen(from start: Int64, to end: Int64) -> Bool { end >= earliestEnd && start <= latestStart }
}
