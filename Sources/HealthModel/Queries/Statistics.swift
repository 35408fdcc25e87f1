public import Foundation

/// The figures of a set of quantity samples: `HKStatistics`. Only what was asked for is there (STAT-05).
public struct Statistics: Hashable, Sendable {
    /// The figures of all sources together, or of one.
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
        /// `duration()`, in seconds: the time covered, once (STAT-17).
        public var duration: Quantity?

        /// No figures.
        public init() {}
    }

    /// `HKStatistics.quantityType`
    public let type: ObjectType
    /// `HKStatistics.startDate`: of the earliest sample, or of the interval in a collection (STAT-07).
    public let startDate: Date
    /// `HKStatistics.endDate`: of the latest sample, or of the interval in a collection.
    public let endDate: Date
    /// Of all sources, overlap removed (STAT-09).
    public let figures: Figures
    /// `HKStatistics.sources` with the figures of each, by bundle identifier; nil unless asked for (STAT-13).
    public let bySource: [(source: Source, figures: Figures)]?

    /// Statistics.
    public init(
        type: ObjectType,
        startDate: Date,
        endDate: Date,
        figures: Figures,
        bySource: [(source: Source, figures: Figures)]? = nil
    ) {
        self.type = type
        self.startDate = startDate
        self.endDate = endDate
        self.figures = figures
        self.bySource = bySource
    }

    /// Statistics are equal when all their figures are.
    public static func == (left: Statistics, right: Statistics) -> Bool {
        guard left.type == right.type, left.startDate == right.startDate, left.endDate == right.endDate,
            left.figures == right.figures, (left.bySource == nil) == (right.bySource == nil)
        else { return false }
        return (left.bySource ?? []).elementsEqual(right.bySource ?? []) {
            $0.source == $1.source && $0.figures == $1.figures
        }
    }

    /// Adds what the statistics are about to a hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(type)
        hasher.combine(startDate)
        hasher.combine(figures)
    }
}
