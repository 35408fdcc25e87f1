public import Foundation
import HealthEngine
import HealthModel

/// `HKSourceQueryDescriptor`
public struct HKSourceQueryDescriptor<Sample: HKSample>: HKAsyncQuery {
    /// `HKSourceQueryDescriptor.predicate`
    public var predicate: HKSamplePredicate<Sample>

    /// `HKSourceQueryDescriptor.init(predicate:)`
    public init(predicate: HKSamplePredicate<Sample>) { self.predicate = predicate }

    /// `HKSourceQueryDescriptor.result(for:)`
    public func result(for healthStore: HKHealthStore) async throws -> [HKSource] {
        let descriptor = predicate.descriptor.descriptor
        let query = SourceQuery(descriptor.type, descriptor.predicate)
        return try await value { handler in
            healthStore.emulator.answer(as: "\(Self.self)", { try $0.execute(query).map(HKSource.init) }, to: handler)
        }
    }
}

/// `HKActivitySummaryQueryDescriptor`
public struct HKActivitySummaryQueryDescriptor: HKAsyncQuery, HKAsyncSequenceQuery {
    /// `HKActivitySummaryQueryDescriptor.Results`
    public typealias Results = HKAsyncResults<[HKActivitySummary]>

    /// `HKActivitySummaryQueryDescriptor.predicate`
    public var predicate: NSPredicate?

    /// `HKActivitySummaryQueryDescriptor.init(predicate:)`
    public init(predicate: NSPredicate?) { self.predicate = predicate }

    /// `HKActivitySummaryQueryDescriptor.result(for:)`
    public func result(for healthStore: HKHealthStore) async throws -> [HKActivitySummary] {
        try await value { handler in
            healthStore.execute(HKActivitySummaryQuery(predicate: predicate) { _, summaries, error in handler(summaries, error) })
        }
    }

    /// `HKActivitySummaryQueryDescriptor.results(for:)`
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
