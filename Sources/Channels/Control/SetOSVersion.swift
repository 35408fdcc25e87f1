import BridgeCore
import HealthEngine
import HealthJSON
import HealthModel
import JSON

extension ControlChannel {
    /// The user updates the system of the phone. The phone restarts, so the app is relaunched; the store stays as it is.
    static let setOSVersion = Method(
        "setOSVersion",
        """
        Updates the system of the phone. The phone restarts: the app is relaunched, and its waiting requests and running queries \
        end. Samples and decisions stay.
        """,
        .required("osVersion", .osVersion, "The new version of the system, not before the current one.")
    ) { call, osVersion in
        guard osVersion >= call.phone.device.osVersion else {
            throw JSONReadingError.expected("the current version of the system or a later one", at: "osVersion")
        }
        call.afterResponse {
            call.phone.update(to: osVersion)
            call.connection.launch(call.app.process.app, state: .relaunched)
        }
    }
}
