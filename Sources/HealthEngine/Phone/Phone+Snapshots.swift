package import Foundation
public import HealthModel

/// States of the store that a test can return to. They contain samples, deletions, decisions, profile, lock and
/// everything else in the store, but not the clock, the time zone or the running queries.
///
/// ```swift
/// try phone.takeSnapshot("a week of steps")
/// try store.deleteObjects(of: .stepCount, .all)    // 7
/// try phone.restoreSnapshot("a week of steps")    // true: the steps are back
/// ```
extension Phone {
    /// The names of the snapshots, sorted. Snapshots belong to this object. They end with it or with
    /// ``reset(path:device:consent:environment:)``.
    public var snapshots: [String] { database.snapshotNames }

    /// The largest number of snapshots.
    public static var largestSnapshotCount: Int { HealthDatabase.largestSnapshotCount }

    /// Copies the content of the store under a name. Replaces an earlier snapshot with that name. Returns false if there
    /// are already ``largestSnapshotCount`` others.
    @discardableResult
    public func takeSnapshot(_ name: String) throws(HealthFailure) -> Bool {
        try database.takeSnapshot(name)
    }

    /// Restores a snapshot for all apps. Returns false if the name is unknown. Running queries report a change.
    @discardableResult
    public func restoreSnapshot(_ name: String) throws(HealthFailure) -> Bool {
        try database.restoreSnapshot(name)
    }

    // MARK: Files

    /// Whether the store is a file.
    package var hasStoreFile: Bool { database.path != nil }

    /// The content of the store as the bytes of a store file.
    package func storeFile() throws(HealthFailure) -> Data { try database.fileBytes() }

    /// Replaces the content of a store in memory by that of a store file, for all apps, as ``restoreSnapshot(_:)`` does.
    package func replaceStore(with file: Data) throws(HealthFailure) { try database.restore(fileBytes: file) }
}
