public import Foundation
import HealthEngine
import HealthModel

/// `HKQuantitySeriesSampleQuery`: each quantity of the matching samples.
open class HKQuantitySeriesSampleQuery: HKQuery, @unchecked Sendable {
    open var includeSample = false
    open var orderByQuantitySampleStartDate = false
    private let quantityHandler:
        @Sendable (HKQuantitySeriesSampleQuery, HKQuantity?, DateInterval?, HKQuantitySample?, Bool, (any Error)?) -> Void

    /// `HKQuantitySeriesSampleQuery.init(quantityType:predicate:quantityHandler:)`. The handler gets whether it is the last call.
    @preconcurrency public init(
        quantityType: HKQuantityType,
        predicate: NSPredicate?,
        quantityHandler:
            @escaping @Sendable (
                HKQuantitySeriesSampleQuery, HKQuantity?, DateInterval?, HKQuantitySample?, Bool, (any Error)?
            ) -> Void
    ) {
        self.quantityHandler = quantityHandler
        super.init(quantityType, predicate)
    }

    /// `HKQuantitySeriesSampleQuery.init(sample:quantityHandler:)`: the quantities of one sample, with their start dates.
    @preconcurrency public init(
        sample: HKQuantitySample,
        quantityHandler: @escaping @Sendable (HKQuantitySeriesSampleQuery, HKQuantity?, Date?, Bool, (any Error)?) -> Void
    ) {
        self.quantityHandler = { query, quantity, interval, _, isLast, error in
            quantityHandler(query, quantity, interval?.start, isLast, error)
        }
        super.init(sample.quantityType, HKQuery.predicateForObject(with: sample.uuid))
    }

    override func start(in emulator: HealthKitEmulator) {
        guard let type = objectType?.type else { return }
        let query = QuantitySeriesSampleQuery(
            type, SamplePredicate(predicate), orderByQuantitySampleStartDate: orderByQuantitySampleStartDate
        )
        let includeSample = includeSample
        answer(emulator) {
            try $0.execute(query)
        } to: { [self] elements, error in
            guard let elements, !elements.isEmpty else { return quantityHandler(self, nil, nil, nil, true, error) }
            for (index, element) in elements.enumerated() where isRunning(in: emulator) {
                let sample = includeSample ? element.sample.object(from: emulator) as? HKQuantitySample : nil
                let isLast = index == elements.count - 1
                quantityHandler(self, HKQuantity(element.quantity), element.dateInterval, sample, isLast, nil)
            }
        }
    }
}

public struct HKQuantitySeriesSampleQueryDescriptor: HKAsyncSequenceQuery {
    public typealias Results = HKAsyncResults<Result>

    public struct Options: OptionSet, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let includeSample = Options(rawValue: 1)
        public static let orderByQuantitySampleStartDate = Options(rawValue: 2)
    }

    public struct Result: Hashable, @unchecked Sendable {
        public let quantity: HKQuantity
        public let dateInterval: DateInterval
        /// `HKQuantitySeriesSampleQueryDescriptor.Result.sample`: nil without the option `includeSample`
        public let sample: HKQuantitySample?
    }

    public var predicate: HKSamplePredicate<HKQuantitySample>
    public var options: Options

    public init(predicate: HKSamplePredicate<HKQuantitySample>, options: Options = []) {
        self.predicate = predicate
        self.options = options
    }

    public func results(for healthStore: HKHealthStore) -> Results {
        Results(of: healthStore) { continuation in
            let query = HKQuantitySeriesSampleQuery(
                quantityType: HKQuantityType(type: predicate.sampleType.type, from: .current), predicate: predicate.nsPredicate
            ) { _, quantity, dateInterval, sample, isLast, error in
                if let quantity, let dateInterval {
                    continuation.yield(Result(quantity: quantity, dateInterval: dateInterval, sample: sample))
                }
                if isLast { continuation.finish(throwing: error) }
            }
            query.includeSample = options.contains(.includeSample)
            query.orderByQuantitySampleStartDate = options.contains(.orderByQuantitySampleStartDate)
            return query
        }
    }
}
