import BridgeCore
import Foundation
import HealthJSON
import JSON

/// The options of the methods, for the OpenRPC document. The plugin reads them itself.
extension ParameterDescription {
    static let startDate = text(
        "startDate", "The start: `2026-01-01T00:00:00.000Z`, with a fraction of a second.", isRequired: true
    )
    static let endDate = text("endDate", "The end, in the same form.", isRequired: true)
    static let dataType = text("dataType", "`steps`, `active-calories` or `mindfulness`.", isRequired: true)
    static let bucket = text("bucket", "`hour`, `day` or `week`. For `mindfulness` any text, which means days.", isRequired: true)
    static let includeHeartRate = flag("includeHeartRate", "Whether to query heart rates.", isRequired: true)
    static let includeRoute = flag("includeRoute", "Whether to query routes.", isRequired: true)
    static let includeSteps = flag("includeSteps", "Whether to query the sum of steps.", isRequired: true)
}

extension Schemas {
    static let capacitorHealth: JSONObject = [
        "CapacitorAggregatedData": object(["aggregatedData": .arraySchema(of: ["type": "object"])]),
        "CapacitorRecords": object(["records": .arraySchema(of: ["type": "object"])]),
        "CapacitorWorkouts": object(["workouts": .arraySchema(of: ["type": "object"]), "errors": ["type": "object"]]),
    ]
}

extension NativeValue {
    /// The members `startDate` and `endDate`; nil if one cannot be read.
    var interval: (start: Date, end: Date)? {
        guard let start = self[.startDate].string.flatMap(Date.init(isoWithFraction:)),
            let end = self[.endDate].string.flatMap(Date.init(isoWithFraction:))
        else { return nil }
        return (start, end)
    }
}

extension BridgeError {
    static let invalidParameters = rejected("Invalid parameters")
}
