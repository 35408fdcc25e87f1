package import Foundation
import HealthJSON
package import HealthModel
package import JSON
import JSONRPC

extension BridgeError {
    /// An error of a plugin for JavaScript, which has no code. `details` is the value that JavaScript receives beside the message.
    package static func rejected(_ message: String?, details: JSONValue = .null, _ further: JSONObject = [:]) -> BridgeError {
        var data: JSONObject = ["code": .null, "message": message.map(JSONValue.string) ?? .null, "details": details]
        for (name, value) in further.members { data[name] = value }
        return .fault(ErrorObject(code: ErrorCode.platformError, message: message ?? "", data: .object(data)))
    }
}

extension Date {
    /// `date(from:)` of an `ISO8601DateFormatter` with fractional seconds: nil for a date without a fraction.
    package init?(isoWithFraction text: String) {
        guard text.contains(".") else { return nil }
        self.init(rfc3339: text)
    }

    /// `string(from:)` of an `ISO8601DateFormatter` with fractional seconds.
    package var isoWithFraction: String {
        let text = rfc3339
        return text.contains(".") ? text : text.dropLast() + ".000Z"
    }

    /// `string(from:)` of a plain `ISO8601DateFormatter`, which cuts off milliseconds.
    package var isoWithoutFraction: String { rfc3339.prefix { $0 != "." && $0 != "Z" } + "Z" }
}

extension NativeValue {
    /// A text among the options of a Capacitor plugin. Capacitor's bridge makes a text without a fraction of a second of a JavaScript
    /// `Date`, which a client sends as `{"$date": text}`.
    package var capacitorText: String? {
        self[member: "$date"].string.flatMap { Date(rfc3339: $0) }.map(\.isoWithoutFraction) ?? string
    }
}

extension Call {
    /// The type of an identifier; nil if the device does not have it.
    package func deviceType(_ identifier: String?) -> ObjectType? {
        guard let identifier, let type = TypeCatalog.type(identifier: identifier), device.supports(type) else {
            return nil
        }
        return type
    }

    /// The result of a HealthKit operation. The plugin rejects the call with the message of an error.
    package func rejecting<Value>(
        _ prefix: String = "", _ operation: () throws -> Value
    ) throws -> Value {
        switch try attempt(operation) {
        case .success(let value): return value
        case .failure(let error): throw BridgeError.rejected(prefix + error.message)
        }
    }
}
