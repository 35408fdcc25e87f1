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
        switch try StandardValue(value) {
        case .null: writer.null()
        case .bool(let value): writer.bool(value)
        case .integer(let number): writer.integer(number)
        case .real(let number): if number.isFinite { writer.real(number) } else { writer.null() }
        case .text(let text): writer.string(text)
        case .data(let data): writer.object { $0.member("$bytes", data.data.base64EncodedString()) }
        case .list(let elements):
            try writer.array { writer throws(Unsupported) in
                for element in elements { try write(element, to: &writer) }
            }
        case .map(let members):
            try writer.object { writer throws(Unsupported) in
                var former: String?
                for member in members where member.name != former {
                    writer.key(member.name)
                    try write(member.value, to: &writer)
                    former = member.name
                }
            }
        }
    }
}
