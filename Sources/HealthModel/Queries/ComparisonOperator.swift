import Foundation

/// The operators of `NSComparisonPredicate.Operator` that HealthKit's predicates use. The raw value is the operator on
/// the wire.
public enum ComparisonOperator: String, CaseIterable, Sendable {
    case equalTo = "=="
    case notEqualTo = "!="
    case lessThan = "<"
    case lessThanOrEqualTo = "<="
    case greaterThan = ">"
    case greaterThanOrEqualTo = ">="

    /// Whether the comparison is true. With NaN on either side, only `!=` is true.
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

    /// Whether the operator accepts a comparison result. Nil means that the values cannot be compared.
    ///
    /// A value that is missing, of another kind or of another dimension differs from every value. Only `!=` is true for
    /// it, as for nil in `NSPredicate` (project decision).
    func holds(_ result: ComparisonResult?) -> Bool {
        guard let result else { return self == .notEqualTo }
        return holds(result.rawValue, ComparisonResult.orderedSame.rawValue)
    }
}
