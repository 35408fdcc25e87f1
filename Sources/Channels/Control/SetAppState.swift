import HealthEngine
import HealthModel
import JSON

/// Puts the app into another state of its life (AUTH-54, AUTH-55).
enum SetAppState: Method {
    static let name = "control/setAppState"
    static let summary =
        "Puts the app elsewhere in its life. An app that ends, or is started anew, takes its open requests with it."
    static let state = Parameter.required("state", .name as Form<AppState>, "Where the app is.")
    static let parameters = [state.description]
    static let result = ResultDescription.nothing
    static let example = Example(["state": "extension"], result: .null)

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> JSONNull {
        let state = try arguments(state)
        context.store.world.appState = state
        if state == .terminated || state == .relaunched {
            context.orders.endsWaiting = .appTerminated
        }
        return JSONNull()
    }
}
