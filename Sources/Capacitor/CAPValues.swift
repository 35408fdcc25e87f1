import Foundation

enum CAPValues {
    private struct Unserializable: Error {}

    /// The options of a call, in which `{"$date": text}` is a date, as a JavaScript `Date` is on a device.
    static func dated(_ value: Any?) -> Any? {
        if let array = value as? [Any] { return array.map { dated($0) ?? $0 } }
        guard let dictionary = value as? [String: Any] else { return value }
        if dictionary.count == 1, let text = dictionary["$date"] as? String, let date = date(text) { return date }
        return dictionary.mapValues { dated($0) ?? $0 }
    }

    private static func date(_ text: String) -> Date? {
        let formatter = ISO8601DateFormatter()
        formatter.formatOptions.insert(.withFractionalSeconds)
        return formatter.date(from: text) ?? ISO8601DateFormatter().date(from: text)
    }

    /// The data of an answer, in which dates are texts. If JSON does not have one of the values, the answer is empty, as on a device.
    static func serializable(_ data: PluginCallResultData) -> PluginCallResultData {
        do {
            return try data.mapValues(serializable)
        } catch {
            print("The answer of the plugin has a value that JSON does not have.")
            return [:]
        }
    }

    private static func serializable(_ value: Any) throws -> Any {
        switch value {
        case let text as String: return text
        case let number as Double where !number.isFinite: throw Unserializable()
        case is NSNumber, is NSNull: return value
        case let date as Date: return ISO8601DateFormatter().string(from: date)
        case let array as [Any]: return try array.map(serializable)
        case let dictionary as [String: Any]: return try dictionary.mapValues(serializable)
        default:
            let mirror = Mirror(reflecting: value)
            guard mirror.displayStyle == .optional else { throw Unserializable() }
            return try mirror.children.first.map { try serializable($0.value) } ?? NSNull()
        }
    }
}
