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
}

extension ResultDescription {
    static let list = ResultDescription("results", .arraySchema(of: ["type": "object"]))
    static let object = ResultDescription("result", ["type": "object"])
    static let text = ResultDescription("text", .stringSchema)
}

extension Schemas {
    static let cordovaHealth: JSONObject = ["CordovaSampleType": object(["sampleType": .stringSchema])]
}
