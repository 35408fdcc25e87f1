import BridgeCore
import HealthEngine
import HealthModel
import JSON

extension ControlChannel {
    /// Sets the rule for what the user does with the coming sheets (AUTH-17).
    static let setConsent = Method(
        "setConsent",
        "Scripts what the user does with the coming permission sheets.",
        .policy,
        .share,
        .read,
        .objects,
        .times,
        result: .nothing,
        example: Example(["policy": "deny", "share": ["HKQuantityTypeIdentifierStepCount": true], "times": 1])
    ) { (call, policy, share, read, objects, times) throws(BridgeError) in
        call.phone.consent.set(ConsentRule(policy, share: share, read: read, objects: objects, times: times))
        return JSONNull()
    }
}
