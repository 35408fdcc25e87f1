import Foundation

/// `NSComparisonPredicate.Operator`, as far as HealthKit's predicates use it. The raw value is the spelling on the wire.
public enum ComparisonOperator: String, CaseIterable, Sendable {
    case equalTo = "=="
    case notEqualTo = "!="
    case lessThan = "<"
    case lessThanOrEqualTo = "<="
    case greaterThan = ">"
    case greaterThanOrEqualTo = ">="

    /// Whether a comparison with this operator holds. Nothing but `!=` holds of a value that is no number.
    public func holds<Value: Comparable>(_ left: Value, _ right: Value) -> Bool {
        switch self {
        case .equalTo: left == right
        case .notEqualTo: left != right
        case .lessThan: left < right
        case .lessThanOrEqualTo: left <= right
        case .greaterThan: left > right
        case .greaterThanOrEqualTo: left >= right
        }
    }

    /// Whether a comparison with this result holds; nil stands for values that cannot be compared.
    ///
    /// What is missing, of another kind or of another dimension differs from everything, so that nothing but `!=` holds
    /// of it, as `NSPredicate` has it for nil (project decision).
    func holds(_ result: ComparisonResult?) -> Bool {
        guard let result else { return self == .notEqualTo }
        return holds(result.rawValue, ComparisonResult.orderedSame.rawValue)
    }
}
