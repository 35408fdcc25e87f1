public import Foundation

/// The figures of a set of quantity samples: `HKStatistics`. Only the requested figures are present (STAT-05).
public struct Statistics: Hashable, Sendable {
    /// The figures of one source, or of all sources.
    public struct Figures: Hashable, Sendable {
        /// `sumQuantity()`
        public var sum: Quantity?
        /// `averageQuantity()`
        public var average: Quantity?
        /// `minimumQuantity()`
        public var minimum: Quantity?
        /// `maximumQuantity()`
        public var maximum: Quantity?
        /// `mostRecentQuantity()`
        public var mostRecent: Quantity?
        /// `mostRecentQuantityDateInterval()`
        public var mostRecentDateInterval: DateInterval?
        /// `duration()`, in seconds: the time that samples cover, without counting overlaps twice (STAT-17).
        public var duration: Quantity?

        /// No figures.
        public init() {}
    }

    /// `HKStatistics.quantityType`
    public let type: ObjectType
    /// `HKStatistics.startDate`: that of the earliest sample, or of the interval in a collection (STAT-07).
    public let startDate: Date
    /// `HKStatistics.endDate`: that of the latest sample, or of the interval in a collection.
    public let endDate: Date
    /// The figures of all sources, with overlap removed (STAT-09).
    public let figures: Figures
    /// `HKStatistics.sources` with the figures of each, by bundle identifier. Nil unless requested (STAT-13).
    public let bySource: [(source: Source, figures: Figures)]?

    /// Statistics.
    public init(
        type: ObjectType, startDate: Date, endDate: Date, figures: Figures, bySource: [(source: Source, figures: Figures)]? = nil
    ) {
        self.type = type
        self.startDate = startDate
        self.endDate = endDate
        self.figures = figures
        self.bySource = bySource
    }

    /// Statistics are equal when all their figures are equal.
    public static func == (left: Statistics, right: Statistics) -> Bool {
        guard left.type == right.type, left.startDate == right.startDate, left.endDate == right.endDate,
            left.figures == right.figures, (left.bySource == nil) == (right.bySource == nil)
        else { return false }
        return (left.bySource ?? []).elementsEqual(right.bySource ?? []) {
            $0.source == $1.source && $0.figures == $1.figures
        }
    }

    /// Adds the type, the start date and the figures to a hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(type)
        hasher.combine(startDate)
        hasher.combine(figures)
    }
}
