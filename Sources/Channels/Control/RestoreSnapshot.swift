import HealthEngine
import HealthModel
import JSON

/// Brings back the state of the phone that a snapshot holds.
enum RestoreSnapshot: Method {
    static let name = "control/restore"
    static let summary = "Brings back what the store held when a snapshot was taken, for all apps."
    static let snapshot = Parameter.required("name", .string, "The snapshot's name.")
    static let parameters = [snapshot.description]
    static let result = ResultDescription.nothing
    static let example = Example(
        ["name": "before"],
        result: .null,
        given: [("control/snapshot", ["name": "before"])]
    )

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> JSONNull {
        let name = try arguments(snapshot)
        let isKnown = try context.healthKit { store throws(HealthFailure) in try store.restoreSnapshot(name) }
        guard isKnown else {
            throw .expected("the name of a snapshot, as control/listSnapshots has them", at: snapshot.name)
        }
        return JSONNull()
    }
}
