public import HealthModel

/// The result of a generation.
public struct GenerateReport: Hashable, Sendable {
    /// The number of samples of a type.
    public struct Counts: Hashable, Sendable {
        /// Samples added to the store.
        public internal(set) var added = 0
        /// Samples that an earlier run for the same person had added.
        public internal(set) var present = 0
    }

    /// The counts of a type.
    public struct Entry: Hashable, Sendable {
        /// The type.
        public let type: ObjectType
        /// The number of its samples.
        public let counts: Counts
    }

    /// The first day.
    public let firstDay: CalendarDay
    /// The last day.
    public let lastDay: CalendarDay
    /// The counts by type, in the order of the catalogue.
    public let types: [Entry]

    /// The counts of all types together.
    public var total: Counts {
        types.reduce(into: Counts()) { total, entry in
            total.added += entry.counts.added
            total.present += entry.counts.present
        }
    }
}

/// The progress of a generation.
public struct GenerateProgress: Hashable, Sendable {
    /// The number of days that are done.
    public let days: Int
    /// The number of days in all.
    public let total: Int

    /// The share that is done, from 0 to 1.
    public var fraction: Double { total > 0 ? Double(days) / Double(total) : 1 }
}
