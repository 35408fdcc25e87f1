import Foundation
import HealthModel
import JSON

extension JSONValue {
    /// A number as the package writes it: without a fraction if it is whole.
    static func number(_ value: Double) -> JSONValue {
        guard value.isFinite else { return .string(value.isNaN ? "NaN" : value < 0 ? "-Infinity" : "Infinity") }
        guard value.magnitude < 0x1p53, let whole = Int64(exactly: value) else { return .real(value) }
        return .integer(whole)
    }

    /// A time in seconds since 1970.
    static func seconds(_ date: Date) -> JSONValue { .number(Double(date.milliseconds) / 1000) }

    /// The value as a JSON text within a string.
    var text: JSONValue { .string(jsonText) }
}

extension JSONObject {
    /// The object as a JSON text within a string.
    var text: JSONValue { JSONValue.object(self).text }
}
