import Foundation

extension JSONValue {
    /// Encodes a value as JSON. Dates become RFC 3339 strings, and numbers keep their kind. Nil members are omitted.
    ///
    /// - Parameter value: The value to encode.
    /// - Throws: The error of the value's `encode(to:)`.
    public init(encoding value: some Encodable) throws {
        let node = EncodedNode()
        try node.set(value)
        self = node.json
    }
}

extension JSONValue: Encodable {
    /// Writes the value to any encoder.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .bool(let flag): try container.encode(flag)
        case .integer(let number): try container.encode(number)
        case .real(let number): try container.encode(number)
        case .string(let text): try container.encode(text)
        case .array(let elements): try container.encode(elements)
        case .object(let members): try container.encode(members)
        }
    }
}

/// A value under construction: members and elements can be added later.
private final class EncodedNode {
    private var value = JSONValue.null
    private(set) var elements: [EncodedNode]?
    private var members: [String: EncodedNode]?

    var json: JSONValue {
        if let members { return .object(members.mapValues(\.json)) }
        if let elements { return .array(elements.map(\.json)) }
        return value
    }

    func set(_ value: some Encodable, path: [any CodingKey] = []) throws {
        switch value {
        case let value as JSONValue: self.value = value
        case let date as Date: self.value = .date(date)
        case let flag as Bool: self.value = .bool(flag)
        case let text as String: self.value = .string(text)
        case let number as Double: self.value = .real(number)
        case let number as Float: self.value = .real(Double(number))
        case let number as any BinaryInteger:
            self.value = Int(exactly: number).map(JSONValue.integer) ?? .real(Double(number))
        default: try value.encode(to: NodeEncoder(node: self, codingPath: path))
        }
    }

    func becomeObject() {
        members = members ?? [:]
    }

    func becomeArray() {
        elements = elements ?? []
    }

    func member(_ name: String) -> EncodedNode {
        let node = EncodedNode()
        members?[name] = node
        return node
    }

    func element() -> EncodedNode {
        let node = EncodedNode()
        elements?.append(node)
        return node
    }
}

private struct NodeEncoder: Encoder, SingleValueEncodingContainer {
    let node: EncodedNode
    var codingPath: [any CodingKey] = []
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        node.becomeObject()
        return KeyedEncodingContainer(MemberEncoder(node: node, codingPath: codingPath))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        node.becomeArray()
        return ElementEncoder(node: node, codingPath: codingPath)
    }

    func singleValueContainer() -> any SingleValueEncodingContainer { self }

    func encodeNil() {}

    // This generic function satisfies the requirements for all primitive types.
    func encode<Value: Encodable>(_ value: Value) throws {
        try node.set(value, path: codingPath)
    }
}

private struct MemberEncoder<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let node: EncodedNode
    let codingPath: [any CodingKey]

    func encodeNil(forKey key: Key) {
        _ = node.member(key.stringValue)
    }

    func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
        try node.member(key.stringValue).set(value, path: codingPath + [key])
    }

    func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type,
        forKey key: Key
    ) -> KeyedEncodingContainer<Nested> {
        encoder(key).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
        encoder(key).unkeyedContainer()
    }

    func superEncoder() -> any Encoder {
        NodeEncoder(node: node.member("super"), codingPath: codingPath)
    }

    func superEncoder(forKey key: Key) -> any Encoder {
        encoder(key)
    }

    private func encoder(_ key: Key) -> NodeEncoder {
        NodeEncoder(node: node.member(key.stringValue), codingPath: codingPath + [key])
    }
}

private struct ElementEncoder: UnkeyedEncodingContainer {
    let node: EncodedNode
    let codingPath: [any CodingKey]
    var count: Int { node.elements?.count ?? 0 }

    func encodeNil() {
        _ = node.element()
    }

    func encode<Value: Encodable>(_ value: Value) throws {
        try node.element().set(value, path: codingPath)
    }

    func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) -> KeyedEncodingContainer<Nested> {
        NodeEncoder(node: node.element(), codingPath: codingPath).container(keyedBy: type)
    }

    func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
        NodeEncoder(node: node.element(), codingPath: codingPath).unkeyedContainer()
    }

    func superEncoder() -> any Encoder {
        NodeEncoder(node: node.element(), codingPath: codingPath)
    }
}
