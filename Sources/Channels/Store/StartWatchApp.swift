import BridgeCore
import HealthEngine
import HealthModel
import JSONRPC

extension StoreChannel {
    /// `HKHealthStore.startWatchApp(with:completion:)` (WO-36).
    static let startWatchApp = Method(
        "startWatchApp",
        "Launches or wakes the watchOS app with the configuration of a workout. Does not exist on a watch.",
        .configuration,
        result: .success,
        audit: .none
    ) { call, configuration in
        guard call.device.profile != .watch else {
            throw BridgeError.fault(.methodNotFound("startWatchApp does not exist on watchOS"))
        }
        return try call.store.startWatchApp(with: configuration)
    }
}
