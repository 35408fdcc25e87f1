public import Foundation
import HealthModel

public protocol HKPredicateOperatorProviding {
    associatedtype Operator
}

/// Names the operator of Foundation, which Foundation on Linux marks as deprecated with its class.
public enum HKPredicateOperators: HKPredicateOperatorProviding {
    @available(*, deprecated)
    public typealias Operator = NSComparisonPredicate.Operator
}

public typealias HKPredicateOperatorOf<Provider: HKPredicateOperatorProviding> = Provider.Operator

public typealias HKPredicateOperator = HKPredicateOperatorOf<HKPredicateOperators>

extension ComparisonOperator {
    /// The operator of a factory. Another operator is HealthKit's exception.
    init(_ type: HKPredicateOperator) {
        switch type {
        case .equalTo: self = .equalTo
        case .notEqualTo: self = .notEqualTo
        case .lessThan: self = .lessThan
        case .lessThanOrEqualTo: self = .lessThanOrEqualTo
        case .greaterThan: self = .greaterThan
        case .greaterThanOrEqualTo: self = .greaterThanOrEqualTo
        default: raise("Unsupported operator type \(type.rawValue) for a health data predicate")
        }
    }
}
