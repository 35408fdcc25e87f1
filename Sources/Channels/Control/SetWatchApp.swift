import BridgeCore
import HealthEngine
import HealthJSON
import HealthModel

extension ControlChannel {
    /// Sets whether `startWatchApp` reaches a watchOS app (WO-36).
    static let setWatchApp = Method(
        "setWatchApp",
        "Sets whether a watch is paired, and whether it has the app's watchOS app.",
        .required("state", .name as ValueCodec<CompanionWatch>, "The watch and its app.")
    ) { call, state in
        call.phone.companionWatch = state
    }
}
