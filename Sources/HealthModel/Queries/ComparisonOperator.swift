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

extension MetadataValue {
    /// Compares two values. Nil if values of their kinds cannot be compared.
    ///
    /// Booleans, integers and reals compare as numbers, dates by the millisecond, quantities by size (UNIT-23). Strings
    /// compare by their Unicode scalars, in every language (project decision).
    func compare(_ other: MetadataValue) -> ComparisonResult? {
        switch (self, other) {
        case (.string(let left), .string(let right)):
            return left.compareScalars(right)
        case (.date(let left), .date(let right)):
            return .comparing(left.milliseconds, right.milliseconds)
        case (.quantity(let left), .quantity(let right)):
            return try? left.compare(right)
        default:
            if let left = integer, let right = other.integer { return .comparing(left, right) }
            guard let left = number, let right = other.number else { return nil }
            return .comparing(left, right)
        }
    }

    /// The value of a Boolean or an integer, for an exact comparison.
    private var integer: Int64? {
        switch self {
        case .bool(let value): value ? 1 : 0
        case .integer(let value): value
        default: nil
        }
    }

    private var number: Double? {
        if case .real(let value) = self { value } else { integer.map(Double.init) }
    }
}

extension String {
    /// The order of UTF-8 bytes is the order of the scalars.
    fileprivate func compareScalars(_ other: String) -> ComparisonResult {
        if utf8.elementsEqual(other.utf8) { return .orderedSame }
        return utf8.lexicographicallyPrecedes(other.utf8) ? .orderedAscending : .orderedDescending
    }
}

extension ComparisonResult {
    /// Compares two values. Nil if one of them is NaN.
    static func comparing<Value: Comparable>(_ left: Value, _ right: Value) -> ComparisonResult? {
        if left < right { return .orderedAscending }
        if left > right { return .orderedDescending }
        return left == right ? .orderedSame : nil
    }
}
