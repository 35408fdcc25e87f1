public import Foundation

public struct HKSampleQueryDescriptor<Sample: HKSample>: HKAsyncQuery, @unchecked Sendable {
    public var predicates: [HKSamplePredicate<Sample>]
    public var sortDescriptors: [SortDescriptor<Sample>]
    public var limit: Int?

    public init(predicates: [HKSamplePredicate<Sample>], sortDescriptors: [SortDescriptor<Sample>], limit: Int? = nil) {
        self.predicates = predicates
        self.sortDescriptors = sortDescriptors
        self.limit = limit
    }

    public func result(for healthStore: HKHealthStore) async throws -> [Sample] {
        let order = sortDescriptors.compactMap(\.dateDescriptor)
        // The engine sorts by dates. Any other property sorts the whole result.
        let isEngineOrder = order.count == sortDescriptors.count
        let limit = limit ?? HKObjectQueryNoLimit
        let samples: [HKSample] = try await value { handler in
            let query = HKSampleQuery(
                queryDescriptors: predicates.map(\.descriptor),
                limit: isEngineOrder ? limit : HKObjectQueryNoLimit,
                sortDescriptors: isEngineOrder ? order : []
            ) { _, samples, error in handler(samples, error) }
            query.callName = "\(Self.self)"
            healthStore.execute(query)
        }
        let typed = samples.compactMap { $0 as? Sample }
        guard !isEngineOrder else { return typed }
        return Array(typed.sorted(using: sortDescriptors).prefix(limit > 0 ? limit : .max))
    }
}

extension SortDescriptor where Compared: HKSample {
    /// The form for a query. Nil for a property that the engine does not sort by.
    fileprivate var dateDescriptor: NSSortDescriptor? {
        switch keyPath {
        case \Compared.startDate: NSSortDescriptor(key: HKSampleSortIdentifierStartDate, ascending: order == .forward)
        case \Compared.endDate: NSSortDescriptor(key: HKSampleSortIdentifierEndDate, ascending: order == .forward)
        default: nil
        }
    }
}
