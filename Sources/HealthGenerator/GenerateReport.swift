public import HealthModel

/// What was generated.
public struct GenerateReport: Hashable, Sendable {
    /// How many samples of a type there are.
    public struct Counts: Hashable, Sendable {
        /// Added to the store.
        public internal(set) var added = 0
        /// In the store before, of the same person.
        public internal(set) var present = 0
    }

    /// The counts of a type.
    public struct Entry: Hashable, Sendable {
        /// The type.
        public let type: ObjectType
        /// How many.
        public let counts: Counts
    }

    /// The first day.
    public let firstDay: CalendarDay
    /// The last day.
    public let lastDay: CalendarDay
    /// By type, in the order of the catalogue.
    public let types: [Entry]

    /// Of all types.
    public var total: Counts {
        types.reduce(into: Counts()) { total, entry in
            total.added += entry.counts.added
            total.present += entry.counts.present
        }
    }
}

/// How far a generation is.
public struct GenerateProgress: Hashable, Sendable {
    /// How many days are done.
    public let days: Int
    /// How many there are to be.
    public let total: Int

    /// The share that is done, from 0 to 1.
    public var fraction: Double { total > 0 ? Double(days) / Double(total) : 1 }
}
