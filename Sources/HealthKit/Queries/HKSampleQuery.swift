public import Foundation
import HealthEngine
import HealthModel

open class HKSampleQuery: HKQuery, @unchecked Sendable {
    open internal(set) var limit: Int
    open internal(set) var sortDescriptors: [NSSortDescriptor]?
    private let descriptors: [HKQueryDescriptor]
    private let resultsHandler: @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void

    @preconcurrency public init(
        sampleType: HKSampleType,
        predicate: NSPredicate?,
        limit: Int,
        sortDescriptors: [NSSortDescriptor]?,
        resultsHandler: @escaping @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
    ) {
        self.limit = limit
        self.sortDescriptors = sortDescriptors
        self.resultsHandler = resultsHandler
        descriptors = [HKQueryDescriptor(sampleType: sampleType, predicate: predicate)]
        super.init(descriptors)
    }

    @preconcurrency public init(
        queryDescriptors: [HKQueryDescriptor],
        limit: Int,
        resultsHandler: @escaping @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
    ) {
        self.limit = limit
        sortDescriptors = []
        self.resultsHandler = resultsHandler
        descriptors = queryDescriptors
        super.init(queryDescriptors)
    }

    @preconcurrency public init(
        queryDescriptors: [HKQueryDescriptor],
        limit: Int,
        sortDescriptors: [NSSortDescriptor],
        resultsHandler: @escaping @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
    ) {
        self.limit = limit
        self.sortDescriptors = sortDescriptors
        self.resultsHandler = resultsHandler
        descriptors = queryDescriptors
        super.init(queryDescriptors)
    }

    override func start(in emulator: HealthKitEmulator) {
        let query = SampleQuery(
            descriptors: descriptors.map(\.descriptor),
            limit: limit,
            sortDescriptors: (sortDescriptors ?? []).map(SampleSortDescriptor.init)
        )
        answer(emulator) {
            try $0.execute(query).objects(from: emulator)
        } to: { [self] samples, error in
            resultsHandler(self, samples, error)
        }
    }
}
