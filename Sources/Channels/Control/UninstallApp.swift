import BridgeCore
import HealthEngine
import HealthModel

extension ControlChannel {
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
}
