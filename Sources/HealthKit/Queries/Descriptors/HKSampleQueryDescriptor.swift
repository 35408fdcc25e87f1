public import Foundation
import HealthEngine
import HealthModel

/// `HKSampleQueryDescriptor`
public struct HKSampleQueryDescriptor<Sample: HKSample>: HKAsyncQuery, @unchecked Sendable {
    /// `HKSampleQueryDescriptor.predicates`
    public var predicates: [HKSamplePredicate<Sample>]
    /// `HKSampleQueryDescriptor.sortDescriptors`
    public var sortDescriptors: [SortDescriptor<Sample>]
    /// `HKSampleQueryDescriptor.limit`
    public var limit: Int?

    /// `HKSampleQueryDescriptor.init(predicates:sortDescriptors:limit:)`
    public init(predicates: [HKSamplePredicate<Sample>], sortDescriptors: [SortDescriptor<Sample>], limit: Int? = nil) {
        self.predicates = predicates
        self.sortDescriptors = sortDescriptors
        self.limit = limit
    }

    /// `HKSampleQueryDescriptor.result(for:)`
    public func result(for healthStore: HKHealthStore) async throws -> [Sample] {
        let order = sortDescriptors.compactMap(\.engineDescriptor)
        // The engine sorts by dates. Any other property sorts the whole result.
        let isEngineOrder = order.count == sortDescriptors.count
        let limit = limit ?? HKObjectQueryNoLimit
        let query = SampleQuery(
            descriptors: predicates.map(\.descriptor.descriptor),
            limit: isEngineOrder ? limit : HKObjectQueryNoLimit,
            sortDescriptors: isEngineOrder ? order : []
        )
        let samples: [HKSample] = try await value { handler in
            let emulator = healthStore.emulator
            emulator.answer(
                as: "\(Self.self)", { try $0.execute(query).map { $0.object(from: emulator.origin) } }, to: handler
            )
        }
        let typed = samples.compactMap { $0 as? Sample }
        guard !isEngineOrder else { return typed }
        return Array(typed.sorted(using: sortDescriptors).prefix(limit > 0 ? limit : .max))
    }
}

extension SortDescriptor where Compared: HKSample {
    /// The engine's form. Nil for a property that the engine does not sort by.
    fileprivate var engineDescriptor: SampleSortDescriptor? {
        switch keyPath {
        case \Compared.startDate: SampleSortDescriptor(.startDate, ascending: order == .forward)
        case \Compared.endDate: SampleSortDescriptor(.endDate, ascending: order == .forward)
        default: nil
        }
    }
}
