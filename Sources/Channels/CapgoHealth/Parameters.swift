import BridgeCore
import Foundation
import HealthJSON
import HealthModel
import JSON

/// The options of the methods, for the OpenRPC document. The plugin reads them itself.
extension ParameterDescription {
    static let dataType = text("dataType", "The name of the type, such as `steps`.", isRequired: true)
    static let startDate = text("startDate", "The start: `2026-01-01T00:00:00.000Z`, with a fraction of a second.")
    static let endDate = text("endDate", "The end, in the same form.")
    static let limit = integer("limit", "The largest number of results. Default: 100; 0 is no limit.")
    static let ascending = flag("ascending", "Whether the earliest start comes first. Default: false.")
    static let bucket = text("bucket", "`hour`, `day`, `week` or `month`, which is 30 days. Default and any other text: `day`.")
    static let aggregation = ParameterDescription(
        "aggregation",
        "`sum`, `average`, `min` or `max`, or a list of them. The default is that of the type.",
        schema: ["oneOf": [.stringSchema, Schemas.strings]]
    )
    static let workoutType = text("workoutType", "The name of an activity. An unknown name means all.")
    static let anchor = text("anchor", "The anchor of the result before: the new start if `ascending`, else the new end.")
    static let value = number("value", "The value. For `sleep` a raw value of HealthKit, where 0 means asleep.", isRequired: true)
    static let unit = text("unit", "The plugin's name of a unit. Any other text is the default unit of the type.")
    static let metadata = map("metadata", "Metadata. Only texts are saved.")
    static let systolic = number("systolic", "The systolic pressure, for `bloodPressure`.")
    static let diastolic = number("diastolic", "The diastolic pressure, for `bloodPressure`.")
}

extension Schemas {
    static let capgoHealth: JSONObject = [
        "CapgoSamples": object(["samples": .arraySchema(of: ["type": "object"])]),
        "CapgoWorkouts": object(["workouts": .arraySchema(of: ["type": "object"])], optional: ["anchor": .stringSchema]),
        "CapgoAuthorizationStatus": object([
            "readAuthorized": strings, "readDenied": strings, "writeAuthorized": strings, "writeDenied": strings,
        ]),
    ]
}

extension BridgeError {
    static let healthDataUnavailable = rejected("Health data is not available on this device.")
    static let invalidDateRange = rejected("endDate must be greater than or equal to startDate.")

    static func invalidDataType(_ name: String) -> BridgeError {
        rejected("Unsupported health data type: \(name.shortened).")
    }
}

extension Call {
    /// The date of a text, or the default date for a missing one.
    func date(_ value: NativeValue, default date: @autoclosure () -> Date) throws -> Date {
        guard let text = value.capacitorText else { return date() }
        guard let date = Date(isoWithFraction: text) else {
            throw BridgeError.rejected("Invalid ISO 8601 date value: \(text.shortened).")
        }
        return date
    }

    /// The interval of a query. By default it is the last 24 hours.
    func interval(_ arguments: NativeValue) throws -> (start: Date, end: Date) {
        let start = try date(arguments[.startDate], default: now.addingTimeInterval(-86400))
        let end = try date(arguments[.endDate], default: now)
        guard end >= start else { throw BridgeError.invalidDateRange }
        return (start, end)
    }
}

extension JSONObject {
    /// Adds the source and the UUID of a sample.
    mutating func addMetadata(of sample: Sample) {
        self["sourceName"] = .string(sample.sourceName)
        self["sourceId"] = .string(sample.sourceIdentifier)
        self["platformId"] = .string(sample.uuid.uuidString)
    }
}
