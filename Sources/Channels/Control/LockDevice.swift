import BridgeCore
import HealthEngine
import HealthModel
import JSON

extension ControlChannel {
    /// The user locks the phone with a passcode (AUTH-59 to AUTH-65).
    static let lockDevice = Method(
        "lockDevice",
        "Locks the phone for all apps. Queries then fail with code 6. Saved samples become visible after the unlock.",
        example: Example()
    ) { call in
        try call.phone.setLocked(true)
    }

    /// The user unlocks the phone. Samples that were saved meanwhile become visible, and observers are notified (AUTH-61 to
    /// AUTH-63).
    static let unlockDevice = Method(
        "unlockDevice",
        "Unlocks the phone. Samples that were saved meanwhile become visible, and running queries send updates.",
        example: Example(given: [("control/lockDevice", [:])])
    ) { call in
        try call.phone.setLocked(false)
    }
}
