import BridgeCore
import HealthEngine
import HealthModel
import JSON

extension ControlChannel {
    /// The user deletes an app from the phone (AUTH-69).
    static let uninstallApp = Method(
        "uninstallApp",
        "Deletes an app from the phone with its decisions, background delivery and own data. Its samples stay.",
        .bundleIdentifier,
        result: .nothing,
        example: Example(given: [("store/requestAuthorization", ["toShare": ["HKQuantityTypeIdentifierHeartRate"]])]),
        audit: .action(.authorize)
    ) { (call, bundleIdentifier) throws(BridgeError) in
        let app = call.noteUser(decidingOn: bundleIdentifier)
        let decisions = try call.healthKit { () throws(HealthFailure) in
            let decisions = try call.phone.authorizationDecisions().filter { $0.bundleIdentifier == app }
            try call.phone.uninstall(app)
            return decisions
        }
        call.notes.set(decisions.compactMap { TypeCatalog.type(identifier: $0.type) })
        for process in call.phone.processes where process.app.bundleIdentifier == app {
            call.afterResponse { process.terminate() }
        }
        return JSONNull()
    }
}
