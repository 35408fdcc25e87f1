import BridgeCore
import HealthJSON
import JSON

/// The options of the methods, for the OpenRPC document. The plugin reads them itself.
extension ParameterDescription {
    static let startDate = number("startDate", "The start, in whole seconds since 1970. Default: 0.")
    static let endDate = number("endDate", "The end, in whole seconds since 1970. Default: 0.")
    static let sampleType = text("sampleType", "The identifier of the type, or `workoutType`.")
    static let unit = text("unit", "The text of the unit.")
    static let requestReadPermission = flag("requestReadPermission", "Whether to request reading too. Default: true.")
    static let requestWritePermission = flag("requestWritePermission", "Whether to request sharing too. Default: true.")
    static let filterOutUserInput = flag("filterOutUserInput", "Whether to leave out manual entries. Default: false.")
    static let metadata = map("metadata", "The metadata.")
    static let workoutUUID = text("workoutUUID", "The UUID of the workout; of an array of arguments the first one.")
    static let readTypes = list("readTypes", "The identifiers of the types to read.", of: .stringSchema)
    static let writeTypes = list("writeTypes", "The identifiers of the types to write.", of: .stringSchema)
    static let type = text("type", "The identifier of the type.")
    static let correlationType = text("correlationType", "The identifier of the type.")
    static let units = list("units", "The texts of the units.", of: .stringSchema)
    static let samples = list("samples", "The members, as `saveSample` takes them.", of: ["type": "object"])
    static let limit = number("limit", "The largest number of samples. Default: 1000; 0 is no limit.")
    static let ascending = flag("ascending", "Whether the earliest end comes first. Default: false.")
    static let aggregation = text("aggregation", "`hour`, `day`, `week`, `month` or `year`. Default and any other text: `day`.")
    static let amount = number("amount", "The value of a quantity. Default: 0.")
    static let value = text("value", "The name of the value of sleep. Only mindful sessions do without.")
    static let date = number("date", "The time, in seconds since 1970. Default: 0.")
    static let includeCalories = flag("includeCalories", "Whether to add the energy in kcal, as a text. Default: false.")
    static let includeDistance = flag(
        "includeDistance", "Whether to add the distance in whole meters, as a text. Default: false."
    )
    static let activityType = text("activityType", "The name of the activity. An unknown one is `other`.")
    static let duration = number("duration", "The duration in whole seconds, in the place of the end.")
    static let energy = number("energy", "The energy.")
    static let energyUnit = text("energyUnit", "Its unit.")
    static let distance = number("distance", "The distance.")
    static let distanceUnit = text("distanceUnit", "Its unit.")
    static let cycling = flag("cycling", "Whether the sample of the distance is one of cycling. Default: false.")
    static let quantityType = text("quantityType", "The identifier of a further type to request.")
}

extension ResultDescription {
    static let list = ResultDescription("results", .arraySchema(of: ["type": "object"]))
    static let object = ResultDescription("result", ["type": "object"])
    static let text = ResultDescription("text", .stringSchema)
}

extension Schemas {
    static let cordovaHealth: JSONObject = ["CordovaSampleType": object(["sampleType": .stringSchema])]
}
