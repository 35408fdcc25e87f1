import Foundation
import HealthEngine
import HealthModel

public struct HKAnchoredObjectQueryDescriptor<Sample: HKSample>: HKAsyncQuery, HKAsyncSequenceQuery,
    @unchecked Sendable
{
    public typealias Results = HKAsyncResults<Result>

    public struct Result {
        public let addedSamples: [Sample]
        public let deletedObjects: [HKDeletedObject]
        public let newAnchor: HKQueryAnchor

        fileprivate init?(_ samples: [HKSample]?, _ deletedObjects: [HKDeletedObject]?, _ anchor: HKQueryAnchor?) {
            guard let samples, let deletedObjects, let anchor else { return nil }
            addedSamples = samples.compactMap { $0 as? Sample }
            self.deletedObjects = deletedObjects
            newAnchor = anchor
        }
    }

    public var predicates: [HKSamplePredicate<Sample>]
    public var anchor: HKQueryAnchor?
    public var limit: Int?

    public init(predicates: [HKSamplePredicate<Sample>], anchor: HKQueryAnchor?, limit: Int? = nil) {
        self.predicates = predicates
        self.anchor = anchor
        self.limit = limit
    }

    public func result(for healthStore: HKHealthStore) async throws -> Result {
        try await sendingValue { handler in
            healthStore.execute(query { _, samples, deleted, anchor, error in handler(Result(samples, deleted, anchor), error) })
        }
    }

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
