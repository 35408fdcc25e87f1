import BridgeCore
import HealthEngine
import HealthModel
import JSON

/// States of the store to go back to.
extension ControlChannel {
    /// Keeps the state of the store under a name.
    static let snapshot = Method(
        "snapshot",
        "Keeps what the store holds under a name, instead of what the name stood for.",
        .required("name", .string, "The name."),
        result: .nothing,
        example: Example(["name": "before"])
    ) { (call, name) throws(BridgeError) in
        try call.interruptible { () throws(BridgeError) in
            try call.healthKit { () throws(HealthFailure) in try call.phone.takeSnapshot(name) }
        }
        return JSONNull()
    }

    /// Brings back the state of the store from a snapshot.
    static let restore = Method(
        "restore",
        "Brings back what the store held when a snapshot was taken, for all apps.",
        .required("name", .string, "The snapshot's name."),
        result: .nothing,
        example: Example(["name": "before"], given: [("control/snapshot", ["name": "before"])])
    ) { (call, name) throws(BridgeError) in
        let isKnown = try call.interruptible { () throws(BridgeError) in
            try call.healthKit { () throws(HealthFailure) in try call.phone.restoreSnapshot(name) }
        }
        guard isKnown else {
            throw .expected("the name of a snapshot, as control/listSnapshots has them", at: "name")
        }
        return JSONNull()
    }

    /// The names of the snapshots.
    static let listSnapshots = Method(
        "listSnapshots",
        "The names of the snapshots, sorted.",
        result: ResultDescription("snapshots", Schemas.reference("Snapshots")),
        example: Example(result: ["snapshots": ["before"]], given: [("control/snapshot", ["name": "before"])])
    ) { (call) throws(BridgeError) in
        ["snapshots": .strings(call.phone.snapshots)] as JSONValue
    }
}
