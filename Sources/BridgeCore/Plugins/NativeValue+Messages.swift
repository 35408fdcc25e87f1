import HealthModel
import JSON

/// Messages of Objective-C code to a value that it has not checked. A value whose class does not have the method ends the app.
extension NativeValue {
    /// `doubleValue` and the like. A text counts as the number with which it begins, or as 0. An absent value is 0.
    package func doubleValue(_ selector: String = "doubleValue") throws -> Double {
        guard isPresent else { return 0 }
        if let number { return number }
        guard let text = string else { throw BridgeError.unrecognized(selector, by: self) }
        let prefix = text.prefixMatch(of: /\s*([+-]?(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][+-]?[0-9]+)?)/)
        return prefix.flatMap { Double($0.output.1) } ?? 0
    }

    /// `boolValue`. A text is true if it begins with Y, T or a digit that is not 0. An absent value is false.
    package func boolValue() throws -> Bool {
        guard isPresent else { return false }
        if let number { return number != 0 }
        guard let text = string else { throw BridgeError.unrecognized("boolValue", by: self) }
        let start = text.drop { $0 == " " || $0 == "+" || $0 == "-" || $0 == "0" }
        return start.first.map("YyTt123456789".contains) ?? false
    }

    /// `longValue` and the like, which texts do not have. An absent value is 0; a number beyond the range is the nearest one.
    package func integerValue(_ selector: String) throws -> Int {
        guard isPresent else { return 0 }
        guard let number else { throw BridgeError.unrecognized(selector, by: self) }
        return Int(saturating: number)
    }

    /// The class of the value in exceptions.
    fileprivate var className: String {
        switch json {
        case nil, .null: "NSNull"
        case .bool: "__NSCFBoolean"
        case .integer, .real: "__NSCFNumber"
        case .string: "__NSCFString"
        case .array: "__NSArrayM"
        case .object: "__NSDictionaryM"
        }
    }
}

extension BridgeError {
    /// An exception of Objective-C code.
    package static func exception(_ reason: String, name: String = NativeException.invalidArgument) -> BridgeError {
        .health(.exception(NativeException(name: name, reason: reason)))
    }

    /// A message to an object whose class does not have the method.
    package static func unrecognized(_ selector: String, by value: NativeValue) -> BridgeError {
        .exception("-[\(value.className) \(selector)]: unrecognized selector sent to instance")
    }
}
