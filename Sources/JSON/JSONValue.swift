/// A JSON value. Integers and reals are distinct, as in the text.
///
/// ```swift
/// let value: JSONValue = ["type": "HKQuantityTypeIdentifierStepCount", "limit": 10]
/// ```
///
/// Two values are equal if their texts are equal except for the order of members: `1` and `1.0` differ. Strings and the names of
/// members are compared by their bytes (RFC 8259, section 8.3), not by canonical equivalence as Swift does.
public enum JSONValue: Sendable {
    /// `null`
    case null
    /// `true` or `false`
    case bool(Bool)
    /// A number written without fraction and exponent.
    case integer(Int64)
    /// A number written with a fraction or an exponent. Always finite.
    case real(Double)
    /// A string of Unicode scalars.
    case string(String)
    /// An array.
    case array([JSONValue])
    /// An object with ordered members.
    case object(JSONObject)
}

/// The ordered members of a JSON object. Names are unique.
public struct JSONObject: Sendable {
    /// The members, in the order in which they were read or added.
    public private(set) var members: [(name: String, value: JSONValue)]

    /// The positions of the members by name. Nil for an object with few members, in which a search is faster.
    private var positions: [[UInt8]: Int]?

    /// The largest number of members that are searched one by one. A message can have an object with millions.
    private static let largestSearched = 32

    /// An object without members.
    public init() { members = [] }

    /// The number of members.
    public var count: Int { members.count }

    /// Whether there are no members.
    public var isEmpty: Bool { members.isEmpty }

    /// The value of a member. Assigning nil removes it. Assigning a value to a new name appends a member.
    public subscript(name: String) -> JSONValue? {
        get { index(of: name).map { members[$0].value } }
        set {
            switch (index(of: name), newValue) {
            case (let index?, let value?): members[index].value = value
            case (let index?, nil):
                members.remove(at: index)
                if positions != nil { notePositions() }
            case (nil, let value?): append(name, value)
            case (nil, nil): break
            }
        }
    }

    /// The position of a member in ``members``; nil if there is none with the name.
    func index(of name: String) -> Int? {
        if let positions { return positions[Array(name.utf8)] }
        // A closure would copy each member.
        for index in members.indices where members[index].name.hasSameBytes(as: name) { return index }
        return nil
    }

    /// Appends a member without searching for its name. The caller guarantees that the name is new.
    package mutating func append(_ name: String, _ value: JSONValue) {
        members.append((name, value))
        if positions != nil {
            positions?[Array(name.utf8)] = members.count - 1
        } else if members.count > Self.largestSearched {
            notePositions()
        }
    }

    private mutating func notePositions() {
        positions = Dictionary(members.enumerated().map { (Array($0.element.name.utf8), $0.offset) }) { first, _ in first }
    }

    mutating func reserveCapacity(_ count: Int) { members.reserveCapacity(count) }

    /// An object with the same names and other values.
    public func mapValues<Failure: Error>(_ transform: (JSONValue) throws(Failure) -> JSONValue) throws(Failure) -> JSONObject {
        var result = self
        for index in members.indices { result.members[index].value = try transform(members[index].value) }
        return result
    }
}

extension String {
    /// Whether two texts have the same bytes.
    func hasSameBytes(as other: String) -> Bool {
        // Swift's comparison is fast. It only lacks the difference of texts that are canonically equivalent, as no ASCII texts are.
        utf8.count == other.utf8.count && self == other && (utf8Span.isKnownASCII || utf8.elementsEqual(other.utf8))
    }
}

extension JSONValue: Hashable {
    /// Whether the texts of two values are equal except for the order of members.
    public static func == (left: JSONValue, right: JSONValue) -> Bool {
        switch (left, right) {
        case (.null, .null): true
        case (.bool(let left), .bool(let right)): left == right
        case (.integer(let left), .integer(let right)): left == right
        case (.real(let left), .real(let right)): left == right
        case (.string(let left), .string(let right)): left.hasSameBytes(as: right)
        case (.array(let left), .array(let right)): left == right
        case (.object(let left), .object(let right)): left == right
        default: false
        }
    }

    /// Hashes the value.
    public func hash(into hasher: inout Hasher) {
        switch self {
        case .null: hasher.combine(0)
        case .bool(let value): hasher.combine(value)
        case .integer(let value): hasher.combine(value)
        case .real(let value): hasher.combine(value)
        case .string(let value): hasher.combine(value)
        case .array(let value): hasher.combine(value)
        case .object(let value): hasher.combine(value)
        }
    }
}

extension JSONObject: Hashable {
    /// Compares two objects, ignoring the order of members.
    public static func == (left: JSONObject, right: JSONObject) -> Bool {
        left.count == right.count && left.members.allSatisfy { right[$0.name] == $0.value }
    }

    /// Hashes the sorted names, so that equal objects have equal hashes.
    public func hash(into hasher: inout Hasher) {
        for name in members.map(\.name).sorted() { hasher.combine(name) }
    }
}

extension JSONObject: ExpressibleByDictionaryLiteral {
    /// An object from a literal. The last of several members with the same name is used.
    public init(dictionaryLiteral elements: (String, JSONValue)...) {
        self.init()
        for (name, value) in elements { self[name] = value }
    }
}

extension JSONValue: ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByFloatLiteral, ExpressibleByStringLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    /// `true` or `false`
    public init(booleanLiteral value: Bool) { self = .bool(value) }
    /// An integer.
    public init(integerLiteral value: Int64) { self = .integer(value) }
    /// A real.
    public init(floatLiteral value: Double) { self = .real(value) }
    /// A string.
    public init(stringLiteral value: String) { self = .string(value) }
    /// An array.
    public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
    /// An object.
    public init(dictionaryLiteral elements: (String, JSONValue)...) {
        var object = JSONObject()
        for (name, value) in elements { object[name] = value }
        self = .object(object)
    }
}

extension JSONValue {
    /// A number without fraction.
    package static func integer(_ value: Int) -> JSONValue { .integer(Int64(value)) }

    /// An array of strings.
    package static func strings(_ values: some Sequence<String>) -> JSONValue { .array(values.map(JSONValue.string)) }
}
