import HealthEngine
import HealthModel
import JSON

/// Takes the device to another time zone.
enum SetTimeZone: Method {
    static let name = "control/setTimeZone"
    static let summary = "Takes the device to another time zone."
    static let timeZone = Parameter.required("timeZone", .timeZone, "An IANA name.")
    static let parameters = [timeZone.description]
    static let result = ResultDescription.nothing
    static let example = Example(["timeZone": "Europe/Paris"], result: .null)

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> JSONNull {
        context.store.environment.timeZone = try arguments(timeZone)
        return JSONNull()
    }
}
