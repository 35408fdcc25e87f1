public import Foundation
public import HealthModel

/// `HKQuantitySeriesSampleQuery`: each quantity within quantity samples (OTH-05).
public struct QuantitySeriesSampleQuery: Hashable, Sendable {
    /// Which samples.
    public var descriptor: QueryDescriptor
    /// Orders the quantities of all samples by their own dates, not sample by sample.
    public var orderByQuantitySampleStartDate: Bool

    /// A query.
    public init(_ type: ObjectType, _ predicate: SamplePredicate = .all, orderByQuantitySampleStartDate: Bool = false) {
        descriptor = QueryDescriptor(type, predicate)
        self.orderByQuantitySampleStartDate = orderByQuantitySampleStartDate
    }

    /// One quantity and the sample that it belongs to.
    public struct Element: Hashable, Sendable {
        /// The quantity.
        public let quantity: Quantity
        /// When.
        public let dateInterval: DateInterval
        /// The sample.
        public let sample: Sample
    }
}
