public import CHealthKit
public import Foundation
import HealthEngine
import HealthModel

/// `HKStatisticsQuery`: figures of all matching samples.
open class HKStatisticsQuery: HKQuery, @unchecked Sendable {
    private let options: HKStatisticsOptions
    private let completionHandler: @Sendable (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void

    @preconcurrency public init(
        quantityType: HKQuantityType,
        quantitySamplePredicate: NSPredicate?,
        options: HKStatisticsOptions = [],
        completionHandler: @escaping @Sendable (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
    ) {
        self.options = options
        self.completionHandler = completionHandler
        super.init(quantityType, quantitySamplePredicate)
    }

    override func start(in emulator: HealthKitEmulator) {
        guard let type = objectType?.type else { return }
        let query = StatisticsQuery(type, SamplePredicate(predicate), StatisticsOptions(options))
        answer(emulator) {
            HKStatistics(try $0.execute(query), from: emulator)
        } to: { [self] statistics, error in
            completionHandler(self, statistics, error)
        }
    }
}

extension StatisticsOptions {
    init(_ options: HKStatisticsOptions) { self.init(rawValue: Int(options.rawValue)) }
}
