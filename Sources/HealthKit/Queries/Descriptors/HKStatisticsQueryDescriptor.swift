public import CHealthKit
public import Foundation
import HealthModel

public struct HKStatisticsQueryDescriptor: HKAsyncQuery {
    public var predicate: HKSamplePredicate<HKQuantitySample>
    public var options: HKStatisticsOptions

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

public struct HKStatisticsCollectionQueryDescriptor: HKAsyncQuery, HKAsyncSequenceQuery {
    public typealias Results = HKAsyncResults<Result>

    public struct Result: @unchecked Sendable {
        public let statisticsCollection: HKStatisticsCollection
        /// `HKStatisticsCollectionQueryDescriptor.Result.updatedStatistics`: nil in the first result
        public let updatedStatistics: [HKStatistics]?

        fileprivate init?(_ collection: HKStatisticsCollection?, _ updated: [HKStatistics]? = nil) {
            guard let collection else { return nil }
            statisticsCollection = collection
            updatedStatistics = updated
        }
    }

    public var predicate: HKSamplePredicate<HKQuantitySample>
    public var options: HKStatisticsOptions
    public var anchorDate: Date
    public var intervalComponents: DateComponents

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

    public func result(for healthStore: HKHealthStore) async throws -> HKStatisticsCollection {
        try await value { handler in
            let query = query
            query.initialResultsHandler = { _, collection, error in handler(collection, error) }
            healthStore.execute(query)
        }
    }

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
