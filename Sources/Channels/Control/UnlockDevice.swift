import HealthEngine
import HealthModel
import JSON

/// The user unlocks the phone: what was saved meanwhile shows, and observers are told (AUTH-61 to AUTH-63).
enum UnlockDevice: Method {
    static let name = "control/unlockDevice"
    static let summary = "Unlocks the phone: what was saved meanwhile shows, and queries that go on are told of it."
    static let result = ResultDescription.nothing
    static let example = Example(result: .null, given: [("control/lockDevice", [:])])

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> JSONNull {
        try context.healthKit { store throws(HealthFailure) in try store.setLocked(false) }
        return JSONNull()
    }
}
