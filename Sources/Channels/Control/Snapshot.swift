import BridgeCore
import HealthEngine
import HealthJSON
import JSON

/// Saved states of the store.
extension ControlChannel {
    /// Saves the state of the store under a name.
    static let snapshot = Method(
        "snapshot",
        "Saves the state of the store under a name. Replaces an earlier snapshot with that name.",
        .required("name", .identifier, "The name of the snapshot.")
    ) { call, name in
        let isTaken = try call.interruptible {
            try call.phone.takeSnapshot(name)
        }
        guard isTaken else {
            let count = Phone.largestSnapshotCount
            throw JSONReadingError.expected("the name of a snapshot, because there are \(count) already", at: "name")
        }
    }

    /// Restores the state of the store from a snapshot.
    static let restore = Method(
        "restore",
        "Restores the state of the store from a snapshot, for all apps.",
        .required("name", .identifier, "The name of the snapshot.")
    ) { call, name in
        let isKnown = try call.interruptible {
            try call.phone.restoreSnapshot(name)
        }
        guard isKnown else {
            throw JSONReadingError.expected("the name of a snapshot that control/listSnapshots lists", at: "name")
        }
    }

    /// The names of the snapshots.
    static let listSnapshots = Method(
        "listSnapshots",
        "Returns the sorted names of the snapshots.",
        result: ResultDescription("snapshots", Schemas.reference("Snapshots")), onlyReads: true
    ) { call in
        ["snapshots": .strings(call.phone.snapshots)] as JSONValue
    }
}
