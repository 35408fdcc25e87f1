import BridgeCore
import HealthEngine
import HealthModel

extension ControlChannel {
    /// Sets the rule for the user's answers to the next sheets (AUTH-17).
    static let setConsent = Method(
        "setConsent",
        "Sets the rule by which the user answers the next permission sheets.",
        .policy,
        .share,
        .read,
        .objects,
        .blankSheets,
        .times
    ) { call, policy, share, read, objects, blankSheets, times in
        call.phone.consent.set(
            ConsentRule(policy, share: share, read: read, objects: objects, blankSheets: blankSheets, times: times)
        )
    }
}
