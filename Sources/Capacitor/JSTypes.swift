package import Foundation

/// A value that JavaScript and native code have in common.
public protocol JSValue {}

extension String: JSValue {}
extension Bool: JSValue {}
extension Int: JSValue {}
extension Float: JSValue {}
extension Double: JSValue {}
extension NSNumber: JSValue {}
extension NSNull: JSValue {}
extension Date: JSValue {}
extension Array: JSValue {}
extension Dictionary: JSValue where Key == String, Value == any JSValue {}

public typealias JSObject = [String: any JSValue]
public typealias JSArray = [any JSValue]
public typealias PluginCallResultData = [String: Any]

public enum JSTypes {
    /// An object; nil for nil. Values that JavaScript does not have are left out.
    public static func coerceDictionaryToJSObject(
        _ dictionary: NSDictionary?, formattingDatesAsStrings: Bool = false
    ) -> JSObject? {
        dictionary.flatMap { value($0, formattingDatesAsStrings) as? JSObject }
    }

    /// An object; nil for nil. Values that JavaScript does not have are left out.
    public static func coerceDictionaryToJSObject(
        _ dictionary: [AnyHashable: Any]?, formattingDatesAsStrings: Bool = false
    ) -> JSObject? {
        dictionary.map { object($0, formattingDatesAsStrings) }
    }

    /// An array; nil for nil. Values that JavaScript does not have are left out.
    public static func coerceArrayToJSArray(_ array: [Any]?, formattingDatesAsStrings: Bool = false) -> JSArray? {
        array?.compactMap { value($0, formattingDatesAsStrings) }
    }

    private static func object(_ dictionary: [AnyHashable: Any], _ formatsDates: Bool) -> JSObject {
        var object: JSObject = [:]
        for case (let key as String, let member) in dictionary { object[key] = value(member, formatsDates) }
        return object
    }

    /// A value. Numbers are those of Foundation, as on a device, so that an integer can be read as a real.
    private static func value(_ value: Any, _ formatsDates: Bool) -> (any JSValue)? {
        switch value {
        case let text as String: text
        case let null as NSNull: null
        case let number as NSNumber: number
        case let date as Date: formatsDates ? ISO8601DateFormatter().string(from: date) : date
        case let array as [Any]: array.compactMap { Self.value($0, formatsDates) }
        case let dictionary as [AnyHashable: Any]: object(dictionary, formatsDates)
        default: nil
        }
    }
}

/// A container of values for JavaScript with the kind of each.
public protocol JSValueContainer {
    static var jsDateFormatter: ISO8601DateFormatter { get }
    var jsObjectRepresentation: JSObject { get }
}

extension JSValueContainer {
    public func getValue(_ key: String) -> (any JSValue)? { jsObjectRepresentation[key] }

    public func getString(_ key: String) -> String? { getValue(key) as? String }

    public func getString(_ key: String, _ defaultValue: String) -> String { getString(key) ?? defaultValue }

    public func getBool(_ key: String) -> Bool? { getValue(key) as? Bool }

    public func getBool(_ key: String, _ defaultValue: Bool) -> Bool { getBool(key) ?? defaultValue }

    public func getInt(_ key: String) -> Int? { getValue(key) as? Int }

    public func getInt(_ key: String, _ defaultValue: Int) -> Int { getInt(key) ?? defaultValue }

    public func getFloat(_ key: String) -> Float? { getValue(key) as? Float ?? getDouble(key).map { Float($0) } }

    public func getFloat(_ key: String, _ defaultValue: Float) -> Float { getFloat(key) ?? defaultValue }

    public func getDouble(_ key: String) -> Double? { getValue(key) as? Double }

    public func getDouble(_ key: String, _ defaultValue: Double) -> Double { getDouble(key) ?? defaultValue }

    /// A date, or that of a text without a fraction of a second; nil if the value is another one.
    public func getDate(_ key: String) -> Date? {
        getString(key).map { Self.jsDateFormatter.date(from: $0) } ?? getValue(key) as? Date
    }

    public func getDate(_ key: String, _ defaultValue: Date) -> Date { getDate(key) ?? defaultValue }

    public func getArray(_ key: String) -> JSArray? { getValue(key) as? JSArray }

    public func getArray(_ key: String, _ defaultValue: JSArray) -> JSArray { getArray(key) ?? defaultValue }

    /// An array of one type; nil if the value is another one.
    public func getArray<Element>(_ key: String, _ ofType: Element.Type) -> [Element]? { getArray(key) as? [Element] }

    public func getObject(_ key: String) -> JSObject? { getValue(key) as? JSObject }

    public func getObject(_ key: String, _ defaultValue: JSObject) -> JSObject { getObject(key) ?? defaultValue }
}
