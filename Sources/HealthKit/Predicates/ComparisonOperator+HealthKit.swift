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

@available(*, deprecated)
extension NSComparisonPredicate.Operator {
    /// `customSelector`: an operator that Foundation on Linux lacks, and HealthKit refuses.
    public static var customSelector: Self { raise("Unsupported operator type 11 for a health data predicate") }
}

extension ComparisonOperator {
    /// The operator of a factory. Another operator is HealthKit's exception.
    init(_ type: HKPredicateOperator) {
        // In the order of Foundation.
        let operators: [Self] = [.lessThan, .lessThanOrEqualTo, .greaterThan, .greaterThanOrEqualTo, .equalTo, .notEqualTo]
        guard type.rawValue < operators.count else {
            raise("Unsupported operator type \(type.rawValue) for a health data predicate")
        }
        self = operators[Int(type.rawValue)]
    }
}
