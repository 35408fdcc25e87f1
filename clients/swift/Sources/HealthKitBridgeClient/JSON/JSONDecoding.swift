import Foundation

extension JSONValue {
    /// Decodes the value. Dates are RFC 3339 strings. An integer can be decoded as a floating-point number.
    ///
    /// - Parameter type: The type to decode.
    /// - Returns: The decoded value.
    /// - Throws: A `DecodingError` with the coding path, if the value does not match.
    public func decoded<Value: Decodable>(as type: Value.Type = Value.self) throws -> Value {
        try decoded(as: type, path: [])
    }

    fileprivate func decoded<Value: Decodable>(as type: Value.Type, path: [any CodingKey]) throws -> Value {
        let value: (any Decodable)? =
            switch type {
            case is JSONValue.Type: self
            case is Date.Type: date
            case is Bool.Type: if case .bool(let flag) = self { flag } else { nil }
            case is String.Type: if case .string(let text) = self { text } else { nil }
            case is Double.Type: real
            case is Float.Type: real.map { Float($0) }
            case let type as any (FixedWidthInteger & Decodable).Type: integer(as: type)
            default: try type.init(from: ValueDecoder(value: self, codingPath: path))
            }
        guard let value = value as? Value else {
            let context = DecodingError.Context(codingPath: path, debugDescription: "is not a \(type)")
            throw DecodingError.typeMismatch(type, context)
        }
        return value
    }

    private var date: Date? {
        guard case .string(let text) = self else { return nil }
        return Date(rfc3339: text)
    }

    private var real: Double? {
        switch self {
        case .integer(let number): Double(number)
        case .real(let number): number
        default: nil
        }
    }

    private func integer<Integer: FixedWidthInteger & Decodable>(as type: Integer.Type) -> Integer? {
        guard case .integer(let number) = self else { return nil }
        return Integer(exactly: number)
    }
}

extension JSONValue: Decodable {
    /// Reads a value from any decoder. Decoders other than that of `decoded(as:)` may read `1.0` as an integer.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let flag = try? container.decode(Bool.self) {
            self = .bool(flag)
        } else if let number = try? container.decode(Int.self) {
            self = .integer(number)
        } else if let number = try? container.decode(Double.self) {
            self = .real(number)
        } else if let text = try? container.decode(String.self) {
            self = .string(text)
        } else if let elements = try? container.decode([JSONValue].self) {
            self = .array(elements)
        } else {
            self = .object(try container.decode([String: JSONValue].self))
        }
    }
}

private struct ValueDecoder: Decoder, SingleValueDecodingContainer {
    let value: JSONValue
    let codingPath: [any CodingKey]
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        guard case .object(let members) = value else { throw mismatch([String: JSONValue].self, "is not an object") }
        return KeyedDecodingContainer(MemberDecoder(members: members, codingPath: codingPath))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        guard case .array(let elements) = value else { throw mismatch([JSONValue].self, "is not an array") }
        return ElementDecoder(elements: elements, codingPath: codingPath)
    }

    func singleValueContainer() -> any SingleValueDecodingContainer { self }

    func decodeNil() -> Bool { value == .null }

    // This generic function satisfies the requirements for all primitive types.
    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        try value.decoded(as: type, path: codingPath)
    }

    private func mismatch(_ type: any Any.Type, _ reason: String) -> DecodingError {
        .typeMismatch(type, .init(codingPath: codingPath, debugDescription: reason))
    }
}

private struct MemberDecoder<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let members: [String: JSONValue]
    let codingPath: [any CodingKey]
    var allKeys: [Key] { members.keys.compactMap(Key.init) }

    func contains(_ key: Key) -> Bool { members[key.stringValue] != nil }

    func decodeNil(forKey key: Key) throws -> Bool { try member(key) == .null }

    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
        try member(key).decoded(as: type, path: codingPath + [key])
    }

    func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type,
        forKey key: Key
    ) throws -> KeyedDecodingContainer<Nested> {
        try decoder(key).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        try decoder(key).unkeyedContainer()
    }

    func superDecoder() -> any Decoder {
        ValueDecoder(value: members["super"] ?? .null, codingPath: codingPath)
    }

    func superDecoder(forKey key: Key) throws -> any Decoder {
        try decoder(key)
    }

    private func decoder(_ key: Key) throws -> ValueDecoder {
        ValueDecoder(value: try member(key), codingPath: codingPath + [key])
    }

    private func member(_ key: Key) throws -> JSONValue {
        guard let value = members[key.stringValue] else {
            throw DecodingError.keyNotFound(key, .init(codingPath: codingPath, debugDescription: "is missing"))
        }
        return value
    }
}

private struct ElementDecoder: UnkeyedDecodingContainer {
    let elements: [JSONValue]
    let codingPath: [any CodingKey]
    private(set) var currentIndex = 0
    var count: Int? { elements.count }
    var isAtEnd: Bool { currentIndex == elements.count }

    init(elements: [JSONValue], codingPath: [any CodingKey]) {
        self.elements = elements
        self.codingPath = codingPath
    }

    mutating func decodeNil() throws -> Bool {
        guard !isAtEnd, elements[currentIndex] == .null else { return false }
        currentIndex += 1
        return true
    }

    mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        try next().decode(type)
    }

    mutating func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type
    ) throws -> KeyedDecodingContainer<Nested> {
        try next().container(keyedBy: type)
    }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
        try next().unkeyedContainer()
    }

    mutating func superDecoder() throws -> any Decoder {
        try next()
    }

    private mutating func next() throws -> ValueDecoder {
        guard !isAtEnd else {
            throw DecodingError.valueNotFound(
                JSONValue.self,
                .init(codingPath: codingPath, debugDescription: "has no more elements")
            )
        }
        defer { currentIndex += 1 }
        let place = ElementKey(intValue: currentIndex)
        return ValueDecoder(value: elements[currentIndex], codingPath: codingPath + [place])
    }
}

/// The index of an element in a coding path.
private struct ElementKey: CodingKey {
    let index: Int
    var stringValue: String { "\(index)" }
    var intValue: Int? { index }

    init(intValue: Int) {
        index = intValue
    }

    init?(stringValue: String) {
        guard let index = Int(stringValue) else { return nil }
        self.index = index
    }
}
