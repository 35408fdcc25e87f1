public import Foundation

/// The parts of a quantity sample with more than one quantity (SAVE-28, SER-06).
public struct QuantitySeries: Hashable, Sendable {
    /// `HKQuantitySample.count`
    public let count: Int
    /// The quantities in the order of their dates. Empty for a sample from a query, because only
    /// `HKQuantitySeriesSampleQuery` reads them (OTH-05).
    public let quantities: [SeriesQuantity]

    /// A series of these quantities.
    public init(_ quantities: [SeriesQuantity]) {
        count = quantities.count
        self.quantities = quantities.sorted { ($0.startDate, $0.endDate) < ($1.startDate, $1.endDate) }
    }

    /// A series with a known number of unknown quantities.
    package init(count: Int) {
        self.count = count
        quantities = []
    }
}

/// One quantity of a series.
public struct SeriesQuantity: Hashable, Sendable {
    /// The value, in the unit of the sample.
    public let value: Double
    /// The start date.
    public let startDate: Date
    /// The end date.
    public let endDate: Date

    /// A quantity.
    public init(value: Double, startDate: Date, endDate: Date) {
        self.value = value
        self.startDate = startDate
        self.endDate = endDate
    }
}
