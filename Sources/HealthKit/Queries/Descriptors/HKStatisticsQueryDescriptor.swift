public import CHealthKit
public import Foundation
import HealthModel

/// `HKStatisticsQueryDescriptor`
public struct HKStatisticsQueryDescriptor: HKAsyncQuery {
    /// `HKStatisticsQueryDescriptor.predicate`
    public var predicate: HKSamplePredicate<HKQuantitySample>
    /// `HKStatisticsQueryDescriptor.options`
    public var options: HKStatisticsOptions

    /// `HKStatisticsQueryDescriptor.init(predicate:options:)`
    public init(predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions) {
        self.predicate = predicate
        self.options = options
    }

    /// `HKStatisticsQueryDescriptor.result(for:)`. Without matching samples it throws `HKError.errorNoData`, although the result
    /// is optional (STAT-06).
    public func result(for healthStore: HKHealthStore) async throws -> HKStatistics? {
        try await value { (handler: @escaping @Sendable (HKStatistics?, (any Error)?) -> Void) in
            let query = HKStatisticsQuery(
                quantityType: HKQuantityType(type: predicate.sampleType.type, from: .current),
                quantitySamplePredicate: predicate.nsPredicate,
                options: options
            ) { _, statistics, error in handler(statistics, error) }
            query.callName = "\(Self.self)"
            healthStore.execute(query)
        }
    }
}

/// `HKStatisticsCollectionQueryDescriptor`
public struct HKStatisticsCollectionQueryDescriptor: HKAsyncQuery, HKAsyncSequenceQuery {
    /// `HKStatisticsCollectionQueryDescriptor.Results`
    public typealias Results = HKAsyncResults<Result>

    /// `HKStatisticsCollectionQueryDescriptor.Result`
    public struct Result: @unchecked Sendable {
        /// `HKStatisticsCollectionQueryDescriptor.Result.statisticsCollection`
        public let statisticsCollection: HKStatisticsCollection
        /// `HKStatisticsCollectionQueryDescriptor.Result.updatedStatistics`: nil in the first result
        public let updatedStatistics: [HKStatistics]?

        fileprivate init?(_ collection: HKStatisticsCollection?, _ updated: [HKStatistics]? = nil) {
            guard let collection else { return nil }
            statisticsCollection = collection
            updatedStatistics = updated
        }
    }

    /// `HKStatisticsCollectionQueryDescriptor.predicate`
    public var predicate: HKSamplePredicate<HKQuantitySample>
    /// `HKStatisticsCollectionQueryDescriptor.options`
    public var options: HKStatisticsOptions
    /// `HKStatisticsCollectionQueryDescriptor.anchorDate`
    public var anchorDate: Date
    /// `HKStatisticsCollectionQueryDescriptor.intervalComponents`
    public var intervalComponents: DateComponents

    /// `HKStatisticsCollectionQueryDescriptor.init(predicate:options:anchorDate:intervalComponents:)`
    public init(
        predicate: HKSamplePredicate<HKQuantitySample>,
        options: HKStatisticsOptions,
        anchorDate: Date,
        intervalComponents: DateComponents
    ) {
        self.predicate = predicate
        self.options = options
        self.anchorDate = anchorDate
        self.intervalComponents = intervalComponents
    }

    /// `HKStatisticsCollectionQueryDescriptor.result(for:)`
    public func result(for healthStore: HKHealthStore) async throws -> HKStatisticsCollection {
        try await value { handler in
            let query = query
            query.initialResultsHandler = { _, collection, error in handler(collection, error) }
            healthStore.execute(query)
        }
    }

    /// `HKStatisticsCollectionQueryDescriptor.results(for:)`
    public func results(for healthStore: HKHealthStore) -> Results {
        Results(of: healthStore) { continuation in
            let query = query
            query.initialResultsHandler = { _, collection, error in continuation.pass(Result(collection), error) }
            query.changesHandler = { continuation.pass(Result($1, $0), nil) }
            return query
        }
    }

    private var query: HKStatisticsCollectionQuery {
        HKStatisticsCollectionQuery(
            quantityType: HKQuantityType(type: predicate.sampleType.type, from: .current),
            quantitySamplePredicate: predicate.nsPredicate,
            options: options,
            anchorDate: anchorDate,
            intervalComponents: intervalComponents
        )
    }
}
