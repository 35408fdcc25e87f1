import HealthEngine
import JSON

/// The names of the snapshots.
enum ListSnapshots: Method {
    static let name = "control/listSnapshots"
    static let summary = "The names of the snapshots, sorted."
    static let result = ResultDescription("snapshots", Schemas.reference("Snapshots"))
    static let example = Example(
        result: ["snapshots": ["before"]],
        given: [("control/snapshot", ["name": "before"])]
    )

    static func handle(_ arguments: Arguments, in context: Context) -> JSONValue {
        ["snapshots": .strings(context.store.snapshots)]
    }
}
