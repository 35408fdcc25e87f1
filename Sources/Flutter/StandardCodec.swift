package import JSON

/// The standard message codec between native values and the JSON values of the host's wire.
///
/// Integers and reals stay distinct in both directions. Bytes are `{"$bytes": base64}`.
package enum StandardCodec {
    /// A value that the codec cannot carry, such as a date. On a device, an assertion of the codec ends the app.
    package struct Unsupported: Error {
        package static let reason = "Unsupported value for standard codec"
    }

    /// A native value as JSON text.
    package static func text(_ value: Any?) throws(Unsupported) -> [UInt8] {
        var writer = JSONWriter()
        try write(value, to: &writer)
        return writer.bytes
    }

    /// The arguments of a call. Absent and null params are nil.
    package static func arguments(_ params: JSONValue?) -> Any? {
        guard let params, params != .null else { return nil }
        return object(params)
    }

    /// The object of Foundation that a plugin receives on a device.
    private static func object(_ value: JSONValue) -> Any {
        switch value {
        case .null: return NSNull()
        // A Swift `Bool` in a dictionary could not be read as a number.
        case .bool(let value): return NSNumber(value: value)
        case .integer(let value): return NSNumber(value: Int(value))
        case .real(let value): return NSNumber(value: value)
        case .string(let value): return NSString(string: value)
        case .array(let elements): return NSArray(array: elements.map(object))
        case .object(let members):
            if let data = bytes(members) { return FlutterStandardTypedData(bytes: data) }
            return NSDictionary(
                objects: members.members.map { object($0.value) }, forKeys: members.members.map { NSString(string: $0.name) }
            )
        }
    }

    /// The bytes of `{"$bytes": base64}`.
    static func bytes(_ members: JSONObject) -> Data? {
        guard members.count == 1, case .string(let text)? = members["$bytes"] else { return nil }
        return Data(base64Encoded: text)
    }

    /// Writes a native value. Members of dictionaries are sorted by key. JSON has no infinite numbers: they are null.
    package static func write(_ value: Any?, to writer: inout JSONWriter) throws(Unsupported) {
        guard let value else { return writer.null() }
        // The most frequent types first: each cast takes time. A cast of another value to a class would first make an object of it.
        if let text = value as? String {
            writer.string(text)
        } else if type(of: value) is AnyClass, let number = value as? NSNumber {
            try write(number, to: &writer)
        } else if let number = value as? Double {
            write(number, to: &writer)
        } else if let number = value as? any BinaryInteger {
            guard let number = Int64(exactly: number) else { throw Unsupported() }
            writer.integer(number)
        } else if let value = value as? Bool {
            writer.bool(value)
        } else if let dictionary = value as? [String: Any?] {
            try write(dictionary, to: &writer)
        } else if let array = value as? [Any?] {
            try write(array, to: &writer)
        } else {
            try writeRare(value, to: &writer)
        }
    }

    private static func writeRare(_ value: Any, to writer: inout JSONWriter) throws(Unsupported) {
        if let optional = value as? any OptionalValue {
            try write(optional.wrapped, to: &writer)
        } else if let number = value as? any BinaryFloatingPoint {
            write(Double(number), to: &writer)
        } else if let number = value as? NSNumber {
            try write(number, to: &writer)
        } else if value is NSNull {
            writer.null()
        } else if let data = (value as? FlutterStandardTypedData)?.data ?? value as? Data {
            writer.object { $0.member("$bytes", data.base64EncodedString()) }
        } else if let dictionary = value as? [AnyHashable: Any?] {
            try write(Dictionary(dictionary.map { ("\($0.base)", $1) }) { first, _ in first }, to: &writer)
        } else {
            throw Unsupported()
        }
    }

    private static func write(_ number: NSNumber, to writer: inout JSONWriter) throws(Unsupported) {
        switch kind(of: number) {
        case .bool: writer.bool(number.boolValue)
        case .real: write(number.doubleValue, to: &writer)
        case .integer(let value):
            guard let value else { throw Unsupported() }
            writer.integer(value)
        }
    }

    /// What a number of Foundation is.
    package enum NumberKind {
        case bool, real
        /// An integer; nil if it does not fit 64 bits with a sign.
        case integer(Int64?)
    }

    /// What a number of Foundation is. Foundation has one type code for Boolean values alone.
    package static func kind(of number: NSNumber) -> NumberKind {
        switch unsafe UInt8(bitPattern: number.objCType.pointee) {
        case UInt8(ascii: "c"), UInt8(ascii: "B"): .bool
        case UInt8(ascii: "d"), UInt8(ascii: "f"): .real
        case UInt8(ascii: "Q"): .integer(Int64(exactly: number.uint64Value))
        default: .integer(number.int64Value)
        }
    }

    private static func write(_ number: Double, to writer: inout JSONWriter) {
        if number.isFinite { writer.real(number) } else { writer.null() }
    }

    private static func write(_ array: [Any?], to writer: inout JSONWriter) throws(Unsupported) {
        var failure: Unsupported?
        writer.array { writer in
            for element in array where failure == nil {
                do throws(Unsupported) { try write(element, to: &writer) } catch { failure = error }
            }
        }
        if let failure { throw failure }
    }

    private static func write(_ dictionary: [String: Any?], to writer: inout JSONWriter) throws(Unsupported) {
        var failure: Unsupported?
        writer.object { writer in
            for (key, value) in dictionary.sorted(by: { $0.key < $1.key }) where failure == nil {
                writer.key(key)
                do throws(Unsupported) { try write(value, to: &writer) } catch { failure = error }
            }
        }
        if let failure { throw failure }
    }
}

/// An optional of any type, in a value of type `Any`.
protocol OptionalValue {
    var wrapped: Any? { get }
}

extension Optional: OptionalValue {
    var wrapped: Any? { self }
}
