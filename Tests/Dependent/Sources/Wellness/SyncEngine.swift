public import Foundation
public import HealthKit

/// Uploads the changes of a type, and keeps the place up to which it has uploaded.
public actor SyncEngine {
    /// The changes since the last upload.
    public struct Changes: Sendable {
        /// The new samples.
        public let added: [UUID]
        /// The deleted samples.
        public let deleted: [UUID]
    }

    private let store: HKHealthStore
    private let type: HKSampleType
    private let file: URL
    private var observer: HKObserverQuery?

    /// An engine that keeps its place in a file.
    public init(_ type: HKSampleType, file: URL, store: HKHealthStore = HKHealthStore()) {
        self.store = store
        self.type = type
        self.file = file
    }

    private func savedAnchor() -> HKQueryAnchor? {
        guard let data = try? Data(contentsOf: file) else { return nil }
        return try? NSKeyedUnarchiver.unarchivedObject(ofClass: HKQueryAnchor.self, from: data)
    }

    private func save(_ anchor: HKQueryAnchor) throws {
        try NSKeyedArchiver.archivedData(withRootObject: anchor, requiringSecureCoding: true).write(to: file)
    }

    /// Reads the changes since the last call, and keeps the new place.
    public func sync(limit: Int = HKObjectQueryNoLimit) async throws -> Changes {
        let (changes, anchor) = try await changes(after: savedAnchor(), limit)
        if let anchor { try save(anchor) }
        return changes
    }

    private func changes(after anchor: HKQueryAnchor?, _ limit: Int) async throws -> (Changes, HKQueryAnchor?) {
        try await withCheckedThrowingContinuation { continuation in
            let query = HKAnchoredObjectQuery(
                type: type, predicate: nil, anchor: anchor, limit: limit
            ) { _, samples, deletedObjects, newAnchor, error in
                guard let samples, let deletedObjects else {
                    return continuation.resume(throwing: error ?? HKError(.unknownError))
                }
                let changes = Changes(added: samples.map(\.uuid), deleted: deletedObjects.map(\.uuid))
                continuation.resume(returning: (changes, newAnchor))
            }
            store.execute(query)
        }
    }

    /// Calls a handler at once, and after each change.
    public func observe(_ handler: @escaping @Sendable () -> Void) {
        let observer = HKObserverQuery(sampleType: type, predicate: nil) { _, completion, error in
            if error == nil { handler() }
            completion()
        }
        self.observer = observer
        store.execute(observer)
    }

    /// Ends ``observe(_:)``.
    public func stop() {
        if let observer { store.stop(observer) }
        observer = nil
    }
}
