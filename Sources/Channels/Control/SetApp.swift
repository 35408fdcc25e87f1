import BridgeCore
import HealthEngine
import HealthModel
import JSON

extension ControlChannel {
    /// Starts another app of the same phone in place of the one that speaks, so that one connection can play two apps.
    static let setApp = Method(
        "setApp",
        "From now on another app of the same phone speaks. The former ends, and takes its open requests and queries with it.",
        .required("bundleIdentifier", .string, "Which app."),
        .optional("name", .string, "Its name; that of the former if left out."),
        .optional("version", .string, "Its version; that of the former if left out."),
        result: .nothing,
        example: Example(["bundleIdentifier": "com.example.other", "name": "Other"])
    ) { (call, bundleIdentifier, name, version) throws(BridgeError) in
        let former = call.app.process.app
        let app = AppIdentity(
            bundleIdentifier: bundleIdentifier,
            name: name ?? former.name,
            version: version ?? former.version
        )
        call.afterResponse { call.connection.launch(app) }
        return JSONNull()
    }

    /// Moves the app to another state of its life (AUTH-54, AUTH-55).
    static let setAppState = Method(
        "setAppState",
        "Puts the app elsewhere in its life. An app that ends, or is started anew, takes its open requests with it.",
        .required("state", .name as ValueCodec<AppState>, "Where the app is."),
        result: .nothing,
        example: Example(["state": "extension"])
    ) { (call, state) throws(BridgeError) in
        let process = call.app.process
        switch state {
        case .terminated: call.afterResponse { process.terminate() }
        case .foreground, .background, .suspended, .extension, .guest, .relaunched:
            if state == .relaunched || !process.isRunning {
                call.afterResponse { call.connection.launch(process.app, state: state) }
            } else {
                process.enter(state)
            }
        }
        return JSONNull()
    }
}
