import BridgeCore
import HealthJSON

/// The parameters that several methods have.
extension ParameterDescription {
    static let identifier = text("identifier", "The identifier of the type.", isRequired: true)
    static let unit = text("unit", "The unit.", isRequired: true)
    static let startTimestamp = number("startTimestamp", "The start, in milliseconds since 1970.", isRequired: true)
    static let endTimestamp = number("endTimestamp", "The end, in milliseconds since 1970.", isRequired: true)
    static let startIfGiven = number("startTimestamp", "The start, in milliseconds since 1970.")
    static let endIfGiven = number("endTimestamp", "The end, in milliseconds since 1970.")
    static let limit = integer("limit", "The largest number of results.")
    static let predicateOptions = ParameterDescription(
        "predicateOptions",
        "Which ends of a sample must be within the interval. Default: both.",
        schema: .enumSchema(["strictStartDate", "strictEndDate", "notStrict"])
    )
    static let uuid = text("uuid", "The UUID of the sample.", isRequired: true)
    static let workoutUUID = text("workoutUUID", "The UUID of the workout.", isRequired: true)
    static let device = map("device", "The device.")

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
