public import Foundation
import HealthModel
import JSON

extension Form where Value == Bool {
    /// A plugin's Bool arrives as an `NSNumber`, so that 0 and 1 pass there, and no other number does.
    static let bool = Form(["type": "boolean"]) { (reader, arguments) throws(BridgeError) in
        switch reader.value {
        case .bool(let value): return value
        case .integer(0) where arguments.dialect == .plugin, .real(0) where arguments.dialect == .plugin: return false
        case .integer(1) where arguments.dialect == .plugin, .real(1) where arguments.dialect == .plugin: return true
        default: throw .invalidParams(reader.fail(expected: "true or false"))
        }
    }
}

extension Form where Value == String {
    static let string = Form(["type": "string"]) { (reader) throws(JSONReadingError) in try reader.string() }
}

extension Form where Value == Int {
    static let integer = Form(["type": "integer"]) { (reader) throws(JSONReadingError) in try reader.integer() }

    /// A whole number of at least 1.
    static let count = Form(["type": "integer", "minimum": 1]) { (reader) throws(JSONReadingError) in
        let count = try reader.integer()
        guard count >= 1 else { throw reader.fail(expected: "an integer of at least 1") }
        return count
    }
}

extension Form where Value == Double {
    /// A span of time that does not run backwards.
    static let seconds = Form(["type": "number", "minimum": 0]) { (reader) throws(JSONReadingError) in
        let seconds = try reader.real()
        guard (0...Clock.end.timeIntervalSince1970).contains(seconds) else {
            throw reader.fail(expected: "a number of seconds, not negative, and less than 2031 years")
        }
        return seconds
    }
}

extension Form where Value == JSONValue {
    static let any = Form([:]) { (reader) throws(JSONReadingError) in reader.value }
}

extension Form where Value == [String] {
    static let strings = array(of: .string)
}

extension Form where Value == Date {
    static let date = Form(["type": "string", "format": "date-time"]) { (reader) throws(JSONReadingError) in
        guard let date = Date(rfc3339: try reader.string()) else {
            throw reader.fail(expected: "an RFC 3339 date and time, such as 2026-03-01T08:00:00Z")
        }
        return date
    }
}

extension TimeZone {
    /// The time zone of an IANA name. Foundation would also take offsets such as `GMT+0200`.
    public init?(ianaName name: String) {
        let isOffset = (name.hasPrefix("GMT") || name.hasPrefix("UTC")) && name.count > 3
        guard !isOffset else { return nil }
        self.init(identifier: name)
    }
}

extension Form where Value == TimeZone {
    static let timeZone = Form(["type": "string"]) { (reader) throws(JSONReadingError) in
        guard let timeZone = TimeZone(ianaName: try reader.string()) else {
            throw reader.fail(expected: "an IANA time zone, such as Europe/Paris")
        }
        return timeZone
    }
}

extension Form where Value == OSVersion {
    static let osVersion = Form(["type": "string"]) { (reader) throws(JSONReadingError) in
        guard let version = OSVersion(try reader.string()), version >= OSVersion(major: 8) else {
            throw reader.fail(expected: "a version of iOS from 8.0 on, such as 18.0")
        }
        return version
    }
}

extension Form where Value == ObjectType {
    /// A type of the emulated system, by its identifier.
    static let objectType = Form(Schemas.reference("TypeIdentifier")) {
        (reader, arguments) throws(BridgeError) in
        let spelling: String
        do throws(JSONReadingError) {
            spelling = try reader.string()
        } catch {
            throw .invalidParams(error)
        }
        do throws(UnknownType) {
            return try arguments.context.type(spelling)
        } catch {
            throw .invalidParams(reader.fail(expected: "the identifier of a type. \(error.reason)"))
        }
    }
}

extension Form where Value == Set<ObjectType> {
    static let objectTypes = Form(elements.schema) { (reader, arguments) throws(BridgeError) in
        Set(try elements.read(reader, arguments))
    }

    private static let elements = Form<[ObjectType]>.array(of: .objectType)
}

extension Form where Value: RawRepresentable & CaseIterable & Sendable, Value.RawValue == String {
    /// One of the names of an enumeration.
    static var name: Form {
        let names = Value.allCases.map(\.rawValue)
        return Form(.enumSchema(names)) { (reader) throws(JSONReadingError) in
            guard let value = Value(rawValue: try reader.string()) else {
                throw reader.fail(expected: "one of \(names.joined(separator: ", "))")
            }
            return value
        }
    }
}

extension Form where Value: RawRepresentable & CaseIterable & Sendable, Value.RawValue == Int {
    /// A raw value of an enumeration, or the Swift name of one.
    static var rawValueOrName: Form {
        let schemas: [JSONValue] = [
            .integerSchema(Value.allCases.map(\.rawValue)), .enumSchema(Value.allCases.map { "\($0)" }),
        ]
        return Form(["oneOf": .array(schemas)]) { (reader) throws(JSONReadingError) in
            let value: Value? =
                switch reader.value {
                case .integer(let raw): Value(rawValue: Int(raw))
                case .string(let name): Value.allCases.first { "\($0)" == name }
                default: nil
                }
            guard let value else {
                let names = Value.allCases.map { "\($0.rawValue) (\($0))" }.joined(separator: ", ")
                throw reader.fail(expected: "one of \(names)")
            }
            return value
        }
    }
}
