public import HealthModel

/// States of the store that a test can go back to: samples, deletions, decisions, profile, lock and all else that the store
/// holds; not the clock, the time zone or the running queries.
///
/// ```swift
/// try phone.takeSnapshot("a week of steps")
/// try store.deleteObjects(of: .stepCount, .all)    // 7
/// try phone.restoreSnapshot("a week of steps")    // true: the steps are back
/// ```
extension Phone {
    /// The names of the snapshots, sorted. Snapshots belong to this object, and end with it or with
    /// ``reset(path:key:device:consent:environment:)``.
    public var snapshots: [String] { database.snapshotNames }

    /// Keeps what the store holds under a name; an earlier snapshot of that name is forgotten.
    public func takeSnapshot(_ name: String) throws(HealthFailure) {
        try database.takeSnapshot(name)
    }

    /// Brings back what a snapshot holds, for all apps. False if there is none of that name. Queries that run are told that
    /// something has changed.
    @discardableResult
    public func restoreSnapshot(_ name: String) throws(HealthFailure) -> Bool {
        try database.restoreSnapshot(name)
    }
}
