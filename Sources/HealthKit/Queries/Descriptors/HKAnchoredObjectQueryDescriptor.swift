import Foundation
import HealthEngine
import HealthModel

/// `HKAnchoredObjectQueryDescriptor`
public struct HKAnchoredObjectQueryDescriptor<Sample: HKSample>: HKAsyncQuery, HKAsyncSequenceQuery,
    @unchecked Sendable
{
    /// `HKAnchoredObjectQueryDescriptor.Results`
    public typealias Results = HKAsyncResults<Result>

    /// `HKAnchoredObjectQueryDescriptor.Result`
    public struct Result {
        /// `HKAnchoredObjectQueryDescriptor.Result.addedSamples`
        public let addedSamples: [Sample]
        /// `HKAnchoredObjectQueryDescriptor.Result.deletedObjects`
        public let deletedObjects: [HKDeletedObject]
        /// `HKAnchoredObjectQueryDescriptor.Result.newAnchor`
        public let newAnchor: HKQueryAnchor

        fileprivate init?(_ samples: [HKSample]?, _ deletedObjects: [HKDeletedObject]?, _ anchor: HKQueryAnchor?) {
            guard let samples, let deletedObjects, let anchor else { return nil }
            addedSamples = samples.compactMap { $0 as? Sample }
            self.deletedObjects = deletedObjects
            newAnchor = anchor
        }
    }

    /// `HKAnchoredObjectQueryDescriptor.predicates`
    public var predicates: [HKSamplePredicate<Sample>]
    /// `HKAnchoredObjectQueryDescriptor.anchor`
    public var anchor: HKQueryAnchor?
    /// `HKAnchoredObjectQueryDescriptor.limit`
    public var limit: Int?

    /// `HKAnchoredObjectQueryDescriptor.init(predicates:anchor:limit:)`
    public init(predicates: [HKSamplePredicate<Sample>], anchor: HKQueryAnchor?, limit: Int? = nil) {
        self.predicates = predicates
        self.anchor = anchor
        self.limit = limit
    }

    /// `HKAnchoredObjectQueryDescriptor.result(for:)`
    public func result(for healthStore: HKHealthStore) async throws -> Result {
        try await sendingValue { handler in
            healthStore.execute(query { _, samples, deleted, anchor, error in handler(Result(samples, deleted, anchor), error) })
        }
    }

    /// `HKAnchoredObjectQueryDescriptor.results(for:)`
    public func results(for healthStore: HKHealthStore) -> Results {
        Results(of: healthStore) { continuation in
            let query = query { _, samples, deleted, anchor, error in
                continuation.pass(Result(samples, deleted, anchor), error)
            }
            query.updateHandler = { _, samples, deleted, anchor, error in
                continuation.pass(Result(samples, deleted, anchor), error)
            }
            return query
        }
    }

    private func query(
        _ handler:
            @escaping @Sendable (HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?) -> Void
    ) -> HKAnchoredObjectQuery {
        HKAnchoredObjectQuery(
            queryDescriptors: predicates.map(\.descriptor),
            anchor: anchor,
            limit: limit ?? HKObjectQueryNoLimit,
            resultsHandler: handler
        )
    }
}
