import HealthEngine
import HealthModel
import JSON

/// Keeps the state of the phone under a name.
enum TakeSnapshot: Method {
    static let name = "control/snapshot"
    static let summary = "Keeps what the store holds under a name, instead of what the name stood for."
    static let snapshot = Parameter.required("name", .string, "The name.")
    static let parameters = [snapshot.description]
    static let result = ResultDescription.nothing
    static let example = Example(["name": "before"], result: .null)

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> JSONNull {
        let name = try arguments(snapshot)
        try context.healthKit { store throws(HealthFailure) in try store.takeSnapshot(name) }
        return JSONNull()
    }
}
