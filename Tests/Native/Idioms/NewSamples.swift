import Foundation
import HealthKit

enum NewSamples: Idiom {
    static func run() async throws -> Any? {
        let rate = HKQuantity(unit: HKUnit(from: "count/min"), doubleValue: 60)
        let sample: HKSample = HKQuantitySample(type: HKQuantityType(.heartRate), quantity: rate, start: .now, end: .now)
        let average = (sample as? HKDiscreteQuantitySample)?.averageQuantity
        return [sample is HKCumulativeQuantitySample ? 1 : 0, Int(average?.doubleValue(for: HKUnit(from: "count/s")) ?? 0)]
    }
}
