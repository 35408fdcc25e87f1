package import Foundation
package import HealthModel
package import JSON

extension ValueCodec where Value == Bool {
    /// A Boolean. A plugin receives it as an `NSNumber`, so 0 and 1 are accepted.
    package static let bool = ValueCodec(["type": "boolean"]) { reader, context in
        switch reader.value {
        case .bool(let value): return value
        case .integer(0) where context.caller == .plugin, .real(0) where context.caller == .plugin: return false
        case .integer(1) where context.caller == .plugin, .real(1) where context.caller == .plugin: return true
        default: throw reader.fail(expected: "true or false")
        }
    }
}

extension ValueCodec where Value == String {
    package static let string = ValueCodec(["type": "string"]) { reader in
        try reader.string()
    }

    /// A text that names something, such as an app or a source: not empty, and without U+0000 (``Name``).
    package static let identifier = ValueCodec(["type": "string", "minLength": 1]) { reader in
        let text = try reader.string()
        guard Name.isValid(text) else { throw reader.fail(expected: "a text that is not empty and has no U+0000") }
        return text
    }

    /// The path of a file that the client may use (``FileAccess``). Every parameter that is a path has this codec, or one that
    /// reads paths with ``ReadingContext/path(_:at:)``.
    package static let path = ValueCodec(["type": "string"], isPath: true) { reader, context in
        let text = try reader.string()
        return try context.path(text, at: reader.path)
    }
}

extension ValueCodec where Value == Int {
    package static let integer = ValueCodec(["type": "integer"]) { reader in
        try reader.integer()
    }

    /// An integer of at least 1.
    package static let count = ValueCodec(["type": "integer", "minimum": 1]) { reader in
        let count = try reader.integer()
        guard count >= 1 else { throw reader.fail(expected: "an integer of at least 1") }
        return count
    }
}

extension ValueCodec where Value == Double {
    /// A duration in seconds, not negative.
    package static let seconds = ValueCodec(["type": "number", "minimum": 0]) { reader in
        let seconds = try reader.real()
        guard (0...Clock.end.timeIntervalSince1970).contains(seconds) else {
            throw reader.fail(expected: "a number of seconds, not negative, and less than 2031 years")
        }
        return seconds
    }
}

extension ValueCodec where Value == JSONValue {
    package static let any = ValueCodec([:]) { reader in reader.value }
}

extension ValueCodec where Value == [String] {
    package static let strings = array(of: .string)

    /// Texts that name something.
    package static let identifiers = array(of: .identifier)
}

extension ValueCodec where Value == Data {
    /// Bytes as Base64 text.
    package static let base64 = text(["type": "string", "contentEncoding": "base64"], expected: "bytes in Base64") {
        Data(base64Encoded: $0)
    }
}

extension ValueCodec where Value == Date {
    static let dateForm = "an RFC 3339 date and time with its offset from UTC, such as 2026-03-01T08:00:00Z"
    package static let date = text(["type": "string", "format": "date-time"], expected: dateForm) { Date(rfc3339: $0) }
}

extension TimeZone {
    /// The time zone with an IANA name. Foundation would also accept offsets such as `GMT+0200`.
    package init?(ianaName name: String) {
        let isOffset = (name.hasPrefix("GMT") || name.hasPrefix("UTC")) && name.count > 3
        guard !isOffset else { return nil }
        self.init(identifier: name)
    }
}

extension ValueCodec where Value == TimeZone {
    package static let timeZone = text(expected: "an IANA time zone, such as Europe/Paris") { TimeZone(ianaName: $0) }
}

extension ValueCodec where Value == OSVersion {
    package static let osVersion = text(expected: TypeCatalog.systemsDescription) { text in
        OSVersion(text).flatMap { TypeCatalog.systems.contains($0) ? $0 : nil }
    }
}

extension ValueCodec where Value == ObjectType {
    /// The identifier of a type of the emulated system.
    package static let objectType = ValueCodec(Schemas.reference("TypeIdentifier")) { reader, context in
        let spelling = try reader.string()
        do throws(UnknownType) {
            return try context.type(spelling)
        } catch {
            throw error.readingError(at: reader.path)
        }
    }
}

extension ValueCodec where Value == Set<ObjectType> {
    package static let objectTypes = ValueCodec(elements.schema) { reader, context in
        Set(try elements.read(reader, context))
    }

    private static let elements = ValueCodec<[ObjectType]>.array(of: .objectType)
}

extension ValueCodec where Value: RawRepresentable & CaseIterable & Sendable, Value.RawValue == String {
    /// The raw value of an enumeration of names.
    package static var name: ValueCodec {
        let names = Value.allCases.map(\.rawValue)
        return ValueCodec(.enumSchema(names)) { reader in
            let text = try reader.string()
            guard let value = Value(rawValue: text), Name(value.rawValue) == Name(text) else {
                throw reader.fail(oneOf: names)
            }
            return value
        }
    }
}

extension ValueCodec where Value: RawRepresentable & CaseIterable & Sendable, Value.RawValue == Int {
    /// A raw value of an enumeration, or the name of its Swift case.
    package static var rawValueOrName: ValueCodec {
        ValueCodec(["oneOf": [.integerSchema(Value.allCases.map(\.rawValue)), .enumSchema(Value.allCases.map { "\($0)" })]]) {
            reader in
            let value: Value? =
                switch reader.value {
                case .integer(let raw): Value(rawValue: Int(raw))
                case .string(let name): Value.allCases.first { "\($0)" == name }
                default: nil
                }
            guard let value else {
                let values = Value.allCases.map { "\($0.rawValue) (\($0))" }.joined(separator: ", ")
                throw reader.fail(oneOf: Value.allCases.map { "\($0)" }, expected: "one of \(values)")
            }
            return value
        }
    }
}

extension ValueCodec where Value == Int {
    /// A raw value of an enumeration, or its Swift name. Any integer is accepted, because HealthKit checks it later.
    package static func rawValue(of enumeration: Enumeration) -> ValueCodec {
        ValueCodec(Schemas.integerOrName) { reader, context in
            // HealthKit raises an exception for a sample with an unknown value, which an app gets.
            if case .integer(let raw) = reader.value, context.caller != .test || enumeration.contains(Int(raw)) {
                return Int(raw)
            }
            if case .string(let name) = reader.value, let raw = enumeration.rawValue(named: name) { return raw }
            let names = enumeration.cases.map(\.name)
            let list = names.joined(separator: ", ")
            throw reader.fail(oneOf: names, expected: "a raw value of \(enumeration.name), or one of \(list)")
        }
    }
}

extension ValueCodec where Value == UInt64 {
    /// The seed of a random generator.
    package static let seed = ValueCodec(["type": "integer", "minimum": 0]) { reader in
        guard let seed = UInt64(exactly: try reader.integer()) else {
            throw reader.fail(expected: "an integer, not negative")
        }
        return seed
    }
}
