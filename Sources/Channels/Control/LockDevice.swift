import BridgeCore
import HealthEngine
import HealthModel
import JSON

extension ControlChannel {
    /// The user locks the phone with a passcode (AUTH-59 to AUTH-65).
    static let lockDevice = Method(
        "lockDevice",
        "Locks the phone with its passcode, for all apps: reads fail with code 6 at once, saves succeed and show later.",
        result: .nothing,
        example: Example()
    ) { (call) throws(BridgeError) in
        try call.healthKit { () throws(HealthFailure) in try call.phone.setLocked(true) }
        return JSONNull()
    }

    /// The user unlocks the phone. What was saved meanwhile shows, and observers are told (AUTH-61 to AUTH-63).
    static let unlockDevice = Method(
        "unlockDevice",
        "Unlocks the phone: what was saved meanwhile shows, and queries that go on are told of it.",
        result: .nothing,
        example: Example(given: [("control/lockDevice", [:])])
    ) { (call) throws(BridgeError) in
        try call.healthKit { () throws(HealthFailure) in try call.phone.setLocked(false) }
        return JSONNull()
    }
}
