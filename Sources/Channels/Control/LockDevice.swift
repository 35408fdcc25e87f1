import HealthEngine
import HealthModel
import JSON

/// The user locks the phone with a passcode (AUTH-59 to AUTH-65).
enum LockDevice: Method {
    static let name = "control/lockDevice"
    static let summary =
        "Locks the phone with its passcode, for all apps: reads fail with code 6 at once, saves succeed and show later."
    static let result = ResultDescription.nothing
    static let example = Example(result: .null)

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> JSONNull {
        try context.healthKit { store throws(HealthFailure) in try store.setLocked(true) }
        return JSONNull()
    }
}
