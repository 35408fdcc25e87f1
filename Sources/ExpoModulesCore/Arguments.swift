import Flutter
public import Foundation

/// A type that JavaScript can pass as an argument. On a device the protocol has other requirements.
public protocol AnyArgument {
    /// Converts the value of an argument, which is an object of Foundation. Null is nil.
    static func argument(from value: Any?, appContext: AppContext) throws -> Self
    /// The type in messages.
    static var argumentName: String { get }
}

extension AnyArgument {
    public static var argumentName: String { "\(Self.self)" }

    public static func argument(from value: Any?, appContext: AppContext) throws -> Self {
        guard let result = value as? Self else { throw Exception.cast(value, to: Self.self) }
        return result
    }
}

func argumentName(of type: Any.Type) -> String { (type as? any AnyArgument.Type)?.argumentName ?? "\(type)" }

/// Converts the value of an argument to any type.
func cast<Value>(_ value: Any?, to type: Value.Type, in appContext: AppContext) throws -> Value {
    let value = value is NSNull ? nil : value
    let argument: Any? = try (type as? any AnyArgument.Type)?.argument(from: value, appContext: appContext) ?? value
    guard let argument, let result = argument as? Value else { throw Exception.cast(value, to: type) }
    return result
}

private func failure(_ value: Any?, _ type: Any.Type) -> Exception {
    let kind =
        switch value {
        case nil: "null"
        case is String: "string"
        case let number as NSNumber: isBool(number) ? "bool" : "number"
        default: "object"
        }
    let reason = "Conversion from JavaScript value of type '\(kind)' to native '\(type)' failed"
    return Exception("Conversion", reason, code: "ERR_CONVERTING_TO_NATIVE_FAILED")
}

private func isBool(_ number: NSNumber) -> Bool { if case .bool? = try? StandardValue(number) { true } else { false } }

private func number(_ value: Any?, for type: Any.Type) throws -> Double {
    guard let number = value as? NSNumber, !isBool(number) else { throw failure(value, type) }
    return number.doubleValue
}

extension AnyArgument where Self: BinaryInteger {
    /// Rounds a number. On a device, a number out of range ends the app.
    public static func argument(from value: Any?, appContext: AppContext) throws -> Self {
        guard let result = try Self(exactly: number(value, for: Self.self).rounded()) else { throw failure(value, Self.self) }
        return result
    }
}

extension AnyArgument where Self: BinaryFloatingPoint {
    public static func argument(from value: Any?, appContext: AppContext) throws -> Self {
        Self(try number(value, for: Self.self))
    }
}

extension Int: AnyArgument {}
extension Int32: AnyArgument {}
extension Int64: AnyArgument {}
extension UInt: AnyArgument {}
extension Double: AnyArgument {}
extension Float: AnyArgument {}

extension Bool: AnyArgument {
    public static func argument(from value: Any?, appContext: AppContext) throws -> Bool {
        guard let number = value as? NSNumber, isBool(number) else { throw failure(value, Bool.self) }
        return number.boolValue
    }
}

extension String: AnyArgument {
    public static func argument(from value: Any?, appContext: AppContext) throws -> String {
        guard let text = value as? String else { throw failure(value, String.self) }
        return text
    }
}

extension Optional: AnyArgument {
    public static var argumentName: String { ExpoModulesCore.argumentName(of: Wrapped.self) + "?" }

    public static func argument(from value: Any?, appContext: AppContext) throws -> Wrapped? {
        value == nil ? nil : try cast(value, to: Wrapped.self, in: appContext)
    }
}

extension Array: AnyArgument {
    public static var argumentName: String { "[\(ExpoModulesCore.argumentName(of: Element.self))]" }

    /// A value that is no array is its only element.
    public static func argument(from value: Any?, appContext: AppContext) throws -> [Element] {
        try (value as? [Any] ?? [value as Any]).map { try cast($0, to: Element.self, in: appContext) }
    }
}

extension Dictionary: AnyArgument {
    public static var argumentName: String { "[Hashable: \(ExpoModulesCore.argumentName(of: Value.self))]" }

    public static func argument(from value: Any?, appContext: AppContext) throws -> [Key: Value] {
        guard let members = value as? [Key: Any] else { throw failure(value, Self.self) }
        return try members.mapValues { try cast($0, to: Value.self, in: appContext) }
    }
}

public protocol Convertible: AnyArgument {
    static func convert(from value: Any?, appContext: AppContext) throws -> Self
}

extension Convertible {
    public static func argument(from value: Any?, appContext: AppContext) throws -> Self {
        try convert(from: value, appContext: appContext)
    }
}

extension Date: Convertible {
    /// A text with a fraction of a second, as `toISOString()` gives it, or milliseconds since 1970.
    public static func convert(from value: Any?, appContext: AppContext) throws -> Date {
        if let milliseconds = value as? Int { return Date(timeIntervalSince1970: Double(milliseconds) / 1000) }
        let formatter = ISO8601DateFormatter()
        formatter.formatOptions.insert(.withFractionalSeconds)
        guard let date = value as? Date ?? (value as? String).flatMap(formatter.date) else {
            throw Conversions.ConvertingException<Date>(value)
        }
        return date
    }
}

public protocol Enumerable: AnyArgument, CaseIterable {
    static func create<RawValueType>(fromRawValue rawValue: RawValueType) throws -> Self
    var anyRawValue: Any { get }
}

extension Enumerable {
    public static var argumentName: String { "Enum<\(Self.self)>" }

    public static func argument(from value: Any?, appContext: AppContext) throws -> Self {
        try create(fromRawValue: value as Any)
    }
}

extension Enumerable where Self: RawRepresentable, Self: Hashable {
    public static func create<RawValueType>(fromRawValue rawValue: RawValueType) throws -> Self {
        guard let value = rawValue as? RawValue else {
            throw Exception("EnumCasting", "Unable to cast '\(rawValue)' to expected type \(RawValue.self)")
        }
        if let result = Self(rawValue: value) { return result }
        let values = allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
        throw Exception("EnumNoSuchValue", "'\(value)' is not present in \(Self.self) enum, it must be one of: \(values)")
    }

    public var anyRawValue: Any { rawValue }
}
