import BridgeCore
import HealthEngine

extension ControlChannel {
    /// The user locks the phone with a passcode (AUTH-59 to AUTH-65).
    static let lockDevice = Method(
        "lockDevice",
        "Locks the phone for all apps. Queries then fail with code 6. Saved samples become visible after the unlock."
    ) { call in
        try call.phone.setLocked(true)
    }

    /// The user unlocks the phone. Samples that were saved meanwhile become visible, and observers are notified (AUTH-61 to
    /// AUTH-63).
    static let unlockDevice = Method(
        "unlockDevice",
        "Unlocks the phone. Samples that were saved meanwhile become visible, and running queries send updates."
    ) { call in
        try call.phone.setLocked(false)
    }
}
