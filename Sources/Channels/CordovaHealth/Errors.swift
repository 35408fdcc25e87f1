import BridgeCore
import HealthModel
import JSON

extension BridgeError {
    /// The error callback with a text; with null if the text is nil. `details` is what JavaScript receives.
    static func callback(_ message: String?) -> BridgeError {
        .rejected(message, details: message.map(JSONValue.string) ?? .null)
    }

    static let workoutNotFound = callback("Workout not found or error occurred.")

    static let noArguments = exception(
        "*** -[__NSArray0 objectAtIndex:]: index 0 beyond bounds for empty array", name: "NSRangeException"
    )

    // The device's texts of the following exceptions are not known. These are the project's own.

    static let nilUnit = exception("the unit must not be nil")
    static let nilUUID = exception("the UUID must not be nil")
}
