public import Foundation

/// What a quantity sample with more than one quantity is made of (SAVE-28, SER-06).
public struct QuantitySeries: Hashable, Sendable {
    /// `HKQuantitySample.count`
    public let count: Int
    /// The quantities in the order of their dates; empty for a sample that came out of a query, as only
    /// `HKQuantitySeriesSampleQuery` reads them (OTH-05).
    public let quantities: [SeriesQuantity]

    /// A series of these quantities.
    public init(_ quantities: [SeriesQuantity]) {
        count = quantities.count
        self.quantities = quantities.sorted { ($0.startDate, $0.endDate) < ($1.startDate, $1.endDate) }
    }

    /// A series of which only the number of quantities is known.
    package init(count: Int) {
        self.count = count
        quantities = []
    }
}

/// One quantity of a series.
public struct SeriesQuantity: Hashable, Sendable {
    /// The value, in the unit of the sample.
    public let value: Double
    /// When it began.
    public let startDate: Date
    /// When it ended.
    public let endDate: Date

    /// A quantity.
    public init(value: Double, startDate: Date, endDate: Date) {
        self.value = value
        self.startDate = startDate
        self.endDate = endDate
    }
}
