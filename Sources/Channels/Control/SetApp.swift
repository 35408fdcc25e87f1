import HealthEngine
import HealthModel
import JSON

/// Another app of the same phone speaks: what two apps do can be played on one connection.
enum SetApp: Method {
    static let name = "control/setApp"
    static let summary =
        "From now on another app of the same phone speaks. The former ends, and takes its open requests and queries with it."
    static let bundleIdentifier = Parameter.required("bundleIdentifier", .string, "Which app.")
    static let appName = Parameter.optional("name", .string, "Its name; that of the former if left out.")
    static let version = Parameter.optional("version", .string, "Its version; that of the former if left out.")
    static let parameters = [bundleIdentifier.description, appName.description, version.description]
    static let result = ResultDescription.nothing
    static let example = Example(["bundleIdentifier": "com.example.other", "name": "Other"], result: .null)

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> JSONNull {
        let former = context.store.world.app
        let app = AppIdentity(
            bundleIdentifier: try arguments(bundleIdentifier),
            name: try arguments(appName) ?? former.name,
            version: try arguments(version) ?? former.version
        )
        context.store.world.start(app)
        context.orders.endsWaiting = .appTerminated
        return JSONNull()
    }
}
