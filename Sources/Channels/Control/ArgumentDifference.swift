import BridgeCore
package import JSON

/// A place where the params of a call differ from expected arguments.
package struct ArgumentDifference: Equatable {
    /// The place, such as `predicate.startDate` or `objects[0].type`; empty for the params themselves.
    package let path: String
    /// The expected value.
    package let expected: JSONValue
    /// The value of the call; nil for a missing member.
    package let actual: JSONValue?

    /// The number of characters after which a value is cut off in ``text``.
    private static let longestValue = 200

    /// The difference on one line, such as `limit: expected 6, found 5`.
    package var text: String {
        "\(path.isEmpty ? "params" : path): expected \(Self.text(of: expected)), found \(actual.map(Self.text) ?? "nothing")"
    }

    private static func text(of value: JSONValue) -> String {
        let text = String(decoding: value.jsonBytes, as: UTF8.self)
        return text.count > longestValue ? text.prefix(longestValue) + "…" : text
    }
}

extension JSONValue {
    /// The places where the params of a call differ from these arguments, in the order of the arguments; none if the params
    /// contain them.
    ///
    /// An object may have further members, an array no further elements. Numbers are compared by value. Null also stands for a
    /// missing member.
    package func differences(from actual: JSONValue?, at path: String = "") -> [ArgumentDifference] {
        switch (self, actual) {
        case (.object(let members), .object(let object)?):
            let prefix = path.isEmpty ? "" : path + "."
            return members.members.flatMap { $0.value.differences(from: object[$0.name], at: prefix + $0.name) }
        case (.array(let elements), .array(let others)?) where elements.count == others.count:
            return zip(elements, others).enumerated().flatMap { index, pair in
                pair.0.differences(from: pair.1, at: "\(path)[\(index)]")
            }
        case (.null, nil):
            return []
        case (_, let actual?) where hasSameValue(as: actual):
            return []
        default:
            return [ArgumentDifference(path: path, expected: self, actual: actual)]
        }
    }
}
