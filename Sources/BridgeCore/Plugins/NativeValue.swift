package import Foundation
package import HealthJSON
package import JSON

/// A value that the native side of a plugin receives from Dart or JavaScript, with the casts of Swift on Apple's systems.
///
/// A number or a Boolean arrives as an `NSNumber`, and null within an object or array as `NSNull`.
package struct NativeValue {
    /// The value; nil if it is absent.
    package let json: JSONValue?

    package init(_ json: JSONValue?) {
        self.json = json
    }

    /// `as? String`
    package var string: String? {
        guard case .string(let text) = json else { return nil }
        return text
    }

    /// `as? Int`: a number without fraction. True is 1, false is 0.
    package var int: Int? {
        switch json {
        case .bool(let value): value ? 1 : 0
        case .integer(let value): Int(value)
        case .real(let value): Int(exactly: value)
        default: nil
        }
    }

    /// `as? Double`: a number that a double holds exactly. True is 1, false is 0.
    package var double: Double? {
        switch json {
        case .bool(let value): value ? 1 : 0
        case .integer(let value): Double(exactly: value)
        case .real(let value): value
        default: nil
        }
    }

    /// `as? NSNumber`, as its `doubleValue`.
    package var number: Double? {
        guard case .integer(let value) = json else { return double }
        return Double(value)
    }

    /// `as? Bool`: a Boolean, or the number 0 or 1.
    package var bool: Bool? {
        switch double {
        case 0: false
        case 1: true
        default: nil
        }
    }

    /// `as? [String: Any]`
    package var dictionary: JSONObject? {
        guard case .object(let object) = json else { return nil }
        return object
    }

    /// `as? [Any]`
    package var array: [NativeValue]? {
        guard case .array(let elements) = json else { return nil }
        return elements.map { NativeValue($0) }
    }

    /// `as? [String]`, `as? [Int]` and their like: nil if one element does not fit.
    package func array<Element>(of cast: (NativeValue) -> Element?) -> [Element]? {
        guard let values = array else { return nil }
        let elements = values.compactMap(cast)
        return elements.count == values.count ? elements : nil
    }

    /// An argument. It is absent if the arguments are no dictionary.
    package subscript(_ parameter: ParameterDescription) -> NativeValue { self[member: parameter.name] }

    /// The member of a dictionary within an argument. It is absent if the value is no dictionary.
    package subscript(member name: String) -> NativeValue { NativeValue(dictionary?[name]) }

    /// Whether the value is there. `NSNull` is a value.
    package var isPresent: Bool { json != nil }

    /// `is NSNull`
    package var isNull: Bool { json == .null }
}

extension JSONValue {
    /// A double of native code. An infinite one becomes the largest finite number, because JSON has no infinities.
    package static func double(_ value: Double) -> JSONValue {
        value.isNaN ? .null : .real(min(max(value, -Double.greatestFiniteMagnitude), Double.greatestFiniteMagnitude))
    }
}

extension Date {
    /// The date of a number of milliseconds since 1970, limited to the years 0001 to 9999.
    package init(clampingMilliseconds milliseconds: Double) { self.init(clampingSeconds: milliseconds / 1000) }

    /// The date of a number of seconds since 1970, limited to the years 0001 to 9999. NaN is 1970.
    package init(clampingSeconds seconds: Double) {
        self.init(timeIntervalSince1970: seconds.isNaN ? 0 : min(max(seconds, -62_135_596_800), 253_402_300_799))
    }
}
