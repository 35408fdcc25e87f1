import HealthEngine
import HealthModel
import JSON

/// The guide's `resetRequestHistory()`. The user's decisions stay.
enum ResetRequestHistory: Method {
    static let name = "healthkit_permissions/resetRequestHistory"
    static let summary = "Forgets which types the app has asked for."
    static let result = ResultDescription.nothing
    static let example = Example(result: .null)

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> JSONNull {
        try context.healthKit { store throws(HealthFailure) in try store.forgetRequests() }
        return JSONNull()
    }
}
