extension JSONValue {
    /// Whether two values are equal if numbers are compared by value, not by notation.
    package func hasSameValue(as other: JSONValue) -> Bool {
        switch (self, other) {
        case (.integer(let integer), .real(let real)), (.real(let real), .integer(let integer)):
            return Int64(exactly: real) == integer
        case (.array(let left), .array(let right)):
            return left.count == right.count && zip(left, right).allSatisfy { $0.hasSameValue(as: $1) }
        case (.object(let left), .object(let right)):
            return left.count == right.count
                && left.members.allSatisfy { right[$0.name]?.hasSameValue(as: $0.value) ?? false }
        default:
            return self == other
        }
    }
}
