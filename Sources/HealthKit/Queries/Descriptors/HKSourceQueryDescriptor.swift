public import Foundation
import HealthEngine
import HealthModel

public struct HKSourceQueryDescriptor<Sample: HKSample>: HKAsyncQuery {
    public var predicate: HKSamplePredicate<Sample>

    public init(predicate: HKSamplePredicate<Sample>) { self.predicate = predicate }

    public func result(for healthStore: HKHealthStore) async throws -> [HKSource] {
        let descriptor = predicate.descriptor.descriptor
        let query = SourceQuery(descriptor.type, descriptor.predicate)
        return try await value { handler in
            healthStore.emulator.answer(as: "\(Self.self)", { try $0.execute(query).map(HKSource.init) }, to: handler)
        }
    }
}

public struct HKActivitySummaryQueryDescriptor: HKAsyncQuery, HKAsyncSequenceQuery {
    public typealias Results = HKAsyncResults<[HKActivitySummary]>

    public var predicate: NSPredicate?

    public init(predicate: NSPredicate?) { self.predicate = predicate }

    public func result(for healthStore: HKHealthStore) async throws -> [HKActivitySummary] {
        try await value { handler in
            healthStore.execute(HKActivitySummaryQuery(predicate: predicate) { _, summaries, error in handler(summaries, error) })
        }
    }

    public func results(for healthStore: HKHealthStore) -> Results {
        Results(of: healthStore) { continuation in
            let query = HKActivitySummaryQuery(predicate: predicate) { _, summaries, error in
                continuation.pass(summaries, error)
            }
            query.updateHandler = { _, summaries, error in continuation.pass(summaries, error) }
            return query
        }
    }
}
