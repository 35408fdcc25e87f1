public import Foundation
import HealthEngine
import HealthModel

/// `HKQuantitySeriesSampleQuery`: each quantity of the matching samples.
open class HKQuantitySeriesSampleQuery: HKQuery, @unchecked Sendable {
    /// The handler: the query, a quantity, its interval, its sample, whether it is the last call, and the error.
    public typealias QuantityHandler =
        @Sendable (HKQuantitySeriesSampleQuery, HKQuantity?, DateInterval?, HKQuantitySample?, Bool, (any Error)?) ->
        Void

    /// `HKQuantitySeriesSampleQuery.includeSample`
    public var includeSample = false
    /// `HKQuantitySeriesSampleQuery.orderByQuantitySampleStartDate`
    public var orderByQuantitySampleStartDate = false
    private let quantityHandler: QuantityHandler

    /// `HKQuantitySeriesSampleQuery.init(quantityType:predicate:quantityHandler:)`
    @preconcurrency public init(
        quantityType: HKQuantityType,
        predicate: NSPredicate?,
        quantityHandler: @escaping QuantityHandler
    ) {
        self.quantityHandler = quantityHandler
        super.init(quantityType, predicate)
    }

    override func start(in emulator: HealthKitEmulator) {
        guard let type = objectType?.type else { return }
        let query = QuantitySeriesSampleQuery(
            type,
            SamplePredicate(predicate),
            orderByQuantitySampleStartDate: orderByQuantitySampleStartDate
        )
        let includeSample = includeSample
        answer(emulator) {
            try $0.execute(query)
        } to: { [self] elements, error in
            guard let elements, !elements.isEmpty else { return quantityHandler(self, nil, nil, nil, true, error) }
            for (index, element) in elements.enumerated() where isRunning(in: emulator) {
                let sample = includeSample ? element.sample.object as? HKQuantitySample : nil
                let isLast = index == elements.count - 1
                quantityHandler(self, HKQuantity(element.quantity), element.dateInterval, sample, isLast, nil)
            }
        }
    }
}
