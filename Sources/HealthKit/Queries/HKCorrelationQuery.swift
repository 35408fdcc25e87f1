public import Foundation
import HealthEngine
import HealthModel

/// `HKCorrelationQuery`: correlations, by predicates on their members too.
open class HKCorrelationQuery: HKQuery, @unchecked Sendable {
    open internal(set) var correlationType: HKCorrelationType
    open internal(set) var samplePredicates: [HKSampleType: NSPredicate]?
    private let completion: @Sendable (HKCorrelationQuery, [HKCorrelation]?, (any Error)?) -> Void

    @preconcurrency public init(
        type correlationType: HKCorrelationType,
        predicate: NSPredicate?,
        samplePredicates: [HKSampleType: NSPredicate]?,
        completion: @escaping @Sendable (HKCorrelationQuery, [HKCorrelation]?, (any Error)?) -> Void
    ) {
        self.correlationType = correlationType
        self.samplePredicates = samplePredicates
        self.completion = completion
        super.init(correlationType, predicate)
    }

    override func start(in emulator: HealthKitEmulator) {
        let predicates = (samplePredicates ?? [:]).map { ($0.key.type, SamplePredicate($0.value)) }
        let query = CorrelationQuery(
            correlationType.type, SamplePredicate(predicate), samplePredicates: Dictionary(predicates) { first, _ in first }
        )
        answer(emulator) {
            try $0.execute(query).map { HKCorrelation(sample: $0, from: emulator) }
        } to: { [self] correlations, error in
            completion(self, correlations, error)
        }
    }
}
