import BridgeCore
import HealthEngine
import HealthJSON
import JSON

extension StoreChannel {
    /// `HKHealthStore.recoverActiveWorkoutSession()` (WO-26).
    static let recoverActiveWorkoutSession = Method(
        "recoverActiveWorkoutSession",
        "Returns the active session after the app was relaunched; null if there is none.",
        result: ResultDescription("session", Schemas.object(["session": ["type": ["integer", "null"]]])),
        audit: .none
    ) { call in
        let session = try call.store.recoverActiveWorkoutSession()
        return NamedResult("session", session.map { call.app.handles.handle(of: $0) })
    }
}
