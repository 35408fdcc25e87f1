public import CHealthKit
public import Foundation
import HealthModel

public protocol HKCategoryValuePredicateProviding: RawRepresentable, Hashable {}

extension HKCategoryValuePredicateProviding where RawValue == Int {
    public static func predicateForSamples(_ operatorType: HKPredicateOperator, value: Self) -> NSPredicate {
        HKQuery.predicateForCategorySamples(with: operatorType, value: value.rawValue)
    }

    public static func predicateForSamples(equalTo values: Set<Self>) -> NSPredicate {
        HealthPredicate(.categoryValues(Set(values.map(\.rawValue))))
    }
}

extension HKCategoryValueSleepAnalysis {
    public static var allAsleepValues: Set<HKCategoryValueSleepAnalysis> {
        [.asleepUnspecified, .asleepCore, .asleepDeep, .asleepREM]
    }
}
