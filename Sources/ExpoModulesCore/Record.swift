import Foundation

public protocol Record: Convertible, FieldValue {
    typealias Dict = [String: Any]
    init(from: Dict, appContext: AppContext) throws
    func toDictionary(appContext: AppContext?) -> Dict
}

extension Record {
    public static func convert(from value: Any?, appContext: AppContext) throws -> Self {
        guard let members = value as? Dict else { throw Conversions.ConvertingException<Self>(value) }
        return try Self(from: members, appContext: appContext)
    }

    public init(from dict: Dict, appContext: AppContext) throws {
        self.init()
        for (key, field) in fields where dict[key] != nil || field.isRequired {
            try field.set(dict[key], key: key, appContext: appContext)
        }
    }

    public func toDictionary(appContext: AppContext? = nil) -> Dict {
        Dict(fields.map { ($0.key, JavaScriptValue.from($0.field.get()) as Any) }) { $1 }
    }

    /// The fields with their names in JavaScript.
    private var fields: [(key: String, field: any AnyField)] {
        // The label of a wrapped property begins with an underscore.
        Mirror(reflecting: self).children.compactMap { child in
            (child.value as? any AnyField).map { ($0.key ?? String(child.label?.dropFirst() ?? ""), $0) }
        }
    }
}

public struct FieldOption: Equatable, ExpressibleByStringLiteral, Sendable {
    let key: String?

    public init(stringLiteral value: String) { key = value }
    private init() { key = nil }

    public static func keyed(_ key: String) -> FieldOption { FieldOption(stringLiteral: key) }
    public static let required = FieldOption()
}

/// A field of a record.
private protocol AnyField {
    /// The name in JavaScript, if it is not that of the property.
    var key: String? { get }
    var isRequired: Bool { get }
    func get() -> Any
    func set(_ value: Any?, key: String, appContext: AppContext) throws
}

@propertyWrapper public final class Field<Value>: AnyField {
    public var wrappedValue: Value
    private let options: [FieldOption]

    public init(wrappedValue: Value, _ options: [FieldOption]) {
        self.wrappedValue = wrappedValue
        self.options = options
    }

    public convenience init(wrappedValue: Value, _ options: FieldOption...) { self.init(wrappedValue: wrappedValue, options) }

    public convenience init() where Value: FieldValue { self.init(wrappedValue: Value(), []) }

    public convenience init(_ options: FieldOption...) where Value: FieldValue { self.init(wrappedValue: Value(), options) }

    fileprivate var key: String? { options.lazy.compactMap(\.key).first }
    fileprivate var isRequired: Bool { options.contains(.required) }

    public func get() -> Any { wrappedValue }

    fileprivate func set(_ value: Any?, key: String, appContext: AppContext) throws {
        if value == nil { throw Exception("FieldRequired", "Value for field '\(key)' is required, got nil") }
        do {
            wrappedValue = try cast(value, to: Value.self, in: appContext)
        } catch {
            let reason = "Cannot cast '\(value ?? "null")' for field '\(key)' of type \(Value.self)"
            throw Exception("FieldInvalidType", reason, cause: error)
        }
    }
}

/// A type that a field may have without a value.
public protocol FieldValue {
    init()
}

extension Int: FieldValue {}
extension Double: FieldValue {}
extension Bool: FieldValue {}
extension String: FieldValue {}
extension Array: FieldValue {}
extension Dictionary: FieldValue {}

extension Optional: FieldValue {
    public init() { self = nil }
}
