import BridgeCore
import HealthEngine
import HealthJSON
import HealthModel
import JSON

/// The apps on the phone.
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

    /// The user deletes an app from the phone (AUTH-69).
    static let uninstallApp = Method(
        "uninstallApp",
        "Deletes an app from the phone with its decisions, background delivery and own data. Its samples stay.",
        .bundleIdentifier,
        audit: .action(.authorize)
    ) { call, bundleIdentifier in
        let app = call.noteUser(decidingOn: bundleIdentifier)
        try call.phone.uninstall(app)
        for process in call.phone.processes where Name(process.app.bundleIdentifier) == Name(app) {
            call.afterResponse { process.terminate() }
        }
    }

    /// The apps that the user sees: those that run or that a client plays, and those with a decision in Settings.
    static let listApps = Method(
        "listApps",
        "Returns the apps that run, those that clients play, and those with decisions, by bundle identifier.",
        result: ResultDescription("apps", Schemas.reference("Apps")), onlyReads: true
    ) { call in
        let phone = call.phone
        let decisions = try call.interruptible { try phone.authorizationDecisions() }
        var apps: [Name: JSONValue] = [:]
        var sheets: [Name: PermissionSheet] = [:]
        let former = call.connection.formerApps()
        for name in decisions.map(\.bundleIdentifier) {
            var app: JSONObject = ["bundleIdentifier": .string(name)]
            app["name"] = former[Name(name)].map { .string($0.name) }
            app["version"] = former[Name(name)].map { .string($0.version) }
            app["appState"] = "terminated"
            app["openSheet"] = .null
            apps[Name(name)] = .object(app)
        }
        // The latest process of an app counts, unless an earlier one shows a sheet. One that runs counts more than one that ended.
        let ended = call.connection.clientProcesses().filter { !$0.isRunning }
        for process in ended + phone.processes where !process.isHealthApp {
            let name = Name(process.app.bundleIdentifier)
            sheets[name] = process.openSheet ?? sheets[name]
            apps[name] = [
                "bundleIdentifier": .string(name.wrappedValue), "name": .string(process.app.name),
                "version": .string(process.app.version), "appState": .string(process.state.rawValue),
                "openSheet": sheets[name]?.json ?? .null,
            ]
        }
        return ["apps": .array(apps.sorted { $0.key < $1.key }.map(\.value))] as JSONValue
    }
}
