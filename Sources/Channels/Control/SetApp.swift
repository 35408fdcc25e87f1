import BridgeCore
import HealthEngine
import HealthJSON
import HealthModel
import JSON

extension ControlChannel {
    /// Launches another app on the same phone in place of the current one, so that one connection can play several apps.
    static let setApp = Method(
        "setApp",
        "Launches another app on the same phone. The former app ends, with its waiting requests and running queries.",
        .required("bundleIdentifier", .identifier, "The bundle identifier of the app to launch."),
        .optional("name", .identifier, "The name of the app. Default: that of the former app."),
        .optional("version", .identifier, "The version of the app. Default: that of the former app.")
    ) { call, bundleIdentifier, name, version in
        let former = call.app.process.app
        let app = AppIdentity(bundleIdentifier: bundleIdentifier, name: name ?? former.name, version: version ?? former.version)
        call.afterResponse { call.connection.launch(app) }
    }

    /// Moves the app to another state (AUTH-54, AUTH-55).
    static let setAppState = Method(
        "setAppState",
        "Moves the app to another state. When the app ends or is relaunched, its waiting requests fail.",
        .required("state", .name as ValueCodec<AppState>, "The new state of the app."),
        .optional(
            "endedBy",
            .name as ValueCodec<AppTermination>,
            "With `terminated`: who ends the app. Only if it is the system, the default, background delivery launches the app."
        ),
        .optional(
            "handlesWorkout",
            .bool,
            "With `background`, on a watch: whether `startWatchApp` on the phone has woken the app, which may then start a workout session."
        )
    ) { call, state, cause, handlesWorkout in
        guard cause == nil || state == .terminated else {
            throw JSONReadingError.expected("no such member unless the state is terminated", at: "endedBy")
        }
        guard handlesWorkout == nil || state == .background && call.phone.device.profile == .watch else {
            throw JSONReadingError.expected("no such member unless the state is background, on a watch", at: "handlesWorkout")
        }
        let process = call.app.process
        switch state {
        case .terminated: call.afterResponse { process.terminate(by: cause ?? .system) }
        case .foreground, .background, .suspended, .extension, .guest, .relaunched:
            if state == .relaunched || !process.isRunning {
                call.afterResponse {
                    call.connection.launch(process.app, state: state)
                    call.app.process.enter(state, handlingWorkout: handlesWorkout ?? false)
                }
            } else {
                process.enter(state, handlingWorkout: handlesWorkout ?? false)
            }
        }
    }
}
