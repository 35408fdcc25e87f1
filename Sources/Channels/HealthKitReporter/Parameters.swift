import BridgeCore
import HealthJSON

/// The parameters that several methods have.
extension ParameterDescription {
    static let identifier = text("identifier", "The identifier of the type.", isRequired: true)
    static let unit = text("unit", "The unit.", isRequired: true)
    static let startTimestamp = number("startTimestamp", "The start, in milliseconds since 1970.", isRequired: true)
    static let endTimestamp = number("endTimestamp", "The end, in milliseconds since 1970.", isRequired: true)
    static let startIfGiven = startTimestamp.described(startTimestamp.summary, isRequired: false)
    static let endIfGiven = endTimestamp.described(endTimestamp.summary, isRequired: false)
    static let limit = integer("limit", "The largest number of results.")
    static let predicateOptions = ParameterDescription(
        "predicateOptions",
        "Which ends of a sample must be within the interval. Default: both.",
        schema: .enumSchema(["strictStartDate", "strictEndDate", "notStrict"])
    )
    static let uuid = text("uuid", "The UUID of the sample.", isRequired: true)
    static let workoutUUID = text("workoutUUID", "The UUID of the workout.", isRequired: true)
    static let device = map("device", "The device.")
    static let identifiers = texts("identifiers", "The identifiers of the types.", isRequired: true)
    static let attachmentName = text("name", "The name.", isRequired: true)
    static let contentType = text("contentType", "The uniform type identifier.", isRequired: true)
    static let filePath = path("filePath", "The path of the file.", isRequired: true)
    static let metadata = map("metadata", "The metadata.")
    static let frequency = ParameterDescription(
        "frequency", "1 at once, 2 hourly, 3 daily, 4 weekly.", isRequired: true, schema: .integerSchema(1...4)
    )
    static let activityValue = number("activityValue", "The activity: `HKWorkoutActivityType`.", isRequired: true)
    static let locationValue = number("locationValue", "The location: `HKWorkoutSessionLocationType`.", isRequired: true)
    static let swimmingValue = number(
        "swimmingValue", "The place of swimming: `HKWorkoutSwimmingLocationType`.", isRequired: true
    )
    static let harmonized = map("harmonized", "The length of the pool: `value` and `unit`.", isRequired: true)
    static let mostRelevant = flag("mostRelevant", "Whether to return the most relevant score only. Default: no.")
    static let recordTypes = texts("recordTypes", "The types of records.", isRequired: true)
    static let sourceTypes = texts("sourceTypes", "The types of sources. Default: all.")
    static let descriptors = maps("descriptors", "The types, each with an optional interval.", isRequired: true)
    static let typePredicates = map("typePredicates", "The interval of the members, by identifier.")
    static let medicationConceptIdentifier = text("medicationConceptIdentifier", "The identifier of the medication.")
    static let includeDocumentData = flag("includeDocumentData", "Whether to return the documents themselves. Default: yes.")
    static let values = maps("values", "The quantities: `value`, `unit`, `startTimestamp`, `endTimestamp`.", isRequired: true)
    static let series = map("series", "The series, as `heartbeatSeriesQuery` returns it.", isRequired: true)
    static let workout = map("workout", "The workout.", isRequired: true)
    static let route = maps("route", "The locations of the route.")
    static let sample = map("sample", "The effort score.", isRequired: true)
    static let preferredUnits = maps("preferredUnits", "The types and their units: `identifier`, `unit`.", isRequired: true)
    static let anchorTimestamp = number(
        "anchorTimestamp", "A date at which an interval begins, in milliseconds since 1970.", isRequired: true
    )
    static let enumerateFrom = number(
        "enumerateFrom", "The start of the first interval, in milliseconds since 1970.", isRequired: true
    )
    static let enumerateTo = number("enumerateTo", "The end, in milliseconds since 1970.", isRequired: true)
    static let intervalComponents = map("intervalComponents", "The length of an interval.", isRequired: true)
    static let timestamp = number("timestamp", "The date, in milliseconds since 1970.", isRequired: true)

    /// The interval of a query, its options and a limit.
    static let interval = [startTimestamp, endTimestamp, predicateOptions, limit]
    /// The same, all optional.
    static let intervalIfGiven = [startIfGiven, endIfGiven, predicateOptions, limit]
}

extension ResultDescription {
    /// The success flag.
    static let success = ResultDescription("success", .booleanSchema)
    /// A JSON text.
    static let json = ResultDescription("json", .stringSchema)
    /// A list of JSON texts.
    static let jsonList = ResultDescription("json", Schemas.strings)
}
