import Foundation

extension MetadataValue {
    /// Which of two values is the larger; nil for values of kinds that do not compare.
    ///
    /// Numbers compare as numbers, be they Booleans, integers or reals, dates by the millisecond, quantities by size
    /// (UNIT-23), and strings by their Unicode scalars, without regard to any language (project decision).
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

    /// A Boolean or an integer, which compare exactly.
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
    /// UTF-8 is ordered as the scalars are.
    fileprivate func compareScalars(_ other: String) -> ComparisonResult {
        if utf8.elementsEqual(other.utf8) { return .orderedSame }
        return utf8.lexicographicallyPrecedes(other.utf8) ? .orderedAscending : .orderedDescending
    }
}

extension ComparisonResult {
    /// Which of two values is the larger; nil if one of them is no number.
    static func comparing<Value: Comparable>(_ left: Value, _ right: Value) -> ComparisonResult? {
        if left < right { return .orderedAscending }
        if left > right { return .orderedDescending }
        return left == right ? .orderedSame : nil
    }
}
