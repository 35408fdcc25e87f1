import BridgeCore
import HealthJSON
import JSON

/// The options of the methods, for the OpenRPC document. The native module reads them itself.
extension ParameterDescription {
    static let startDate = text("startDate", "The start: `2026-01-01T00:00:00.000Z` or with an offset.")
    static let endDate = text("endDate", "The end, in the same form. Default: now.")
    static let date = text("date", "The day or the time, in the same form as other dates. Default: now.")
    static let unit = text("unit", "The key of a unit. Any other text is the default unit of the method.")
    static let limit = number("limit", "The largest number of results. Default: 0, which is no limit.")
    static let ascending = flag("ascending", "Whether the oldest result comes first. Default: false.")
    static let period = number("period", "The length of an interval, in minutes. Default: 60.")
    static let includeManuallyAdded = flag("includeManuallyAdded", "Whether manual entries count. Default: true.")
    static let value = number("value", "The value. Default: 0.")
    static let metadata = map("metadata", "The metadata of the sample.")
    static let permissions = ParameterDescription(
        "permissions", "The keys of permissions: `{read, write}`.", schema: Schemas.reference("AppleHealthKitPermissions")
    )
    static let id = text("id", "The UUID. In an array of arguments it is the first one.")
    static let eventName = text("eventName", "The name of the event. It has no effect.")
    static let count = number("count", "The number of listeners. In an array of arguments it is the first one.")
    static let type = text("type", "The name of the type. Default: `Walking`, which is steps. Any other name means workouts.")
    static let foodName = text("foodName", "The name of the food.")
    static let mealType = text("mealType", "The meal.")
    static let energy = number("energy", "The energy.")
    static let carbohydrates = number("carbohydrates", "The carbohydrates. Further nutrients have names of their own.")
    static let anchor = text("anchor", "The anchor of an earlier result. Default: from the beginning.")
    static let energyBurned = number("energyBurned", "The energy.")
    static let energyBurnedUnit = text("energyBurnedUnit", "The key of its unit.")
    static let distance = number("distance", "The distance.")
    static let distanceUnit = text("distanceUnit", "The key of its unit.")
    static let duration = number("duration", "Ignored.")
}

extension ResultDescription {
    static let list = ResultDescription("results", .arraySchema(of: ["type": "object"]))
    static let object = ResultDescription("result", ["type": "object"])
    static let success = ResultDescription("success", .booleanSchema)
}

extension Schemas {
    static let appleHealthKit: JSONObject = [
        "AppleHealthKitEvent": object(["name": .stringSchema, "body": ["type": "object"]]),
        "AppleHealthKitPermissions": object([:], optional: ["read": strings, "write": strings]),
    ]
}
