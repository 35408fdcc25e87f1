import Foundation
import HealthModel

/// The changes that an app without a process has not been launched for yet.
struct LaunchWatch {
    /// The types with such changes.
    private(set) var changed: Set<ObjectType>
    /// The store position up to which changes were found, of the types that an observer had not checked to the end.
    private var positions: [ObjectType: Int64] = [:]
    /// The position for all other types. Nil before the first check.
    private var position: Int64?
    private var era: Int64?

    /// Begins when the process ends. What its observers had not been told yet launches the app too.
    init(of queries: RunningQueries) {
        changed = []
        for query in queries.queries {
            guard case .observer = query.query else { continue }
            changed.formUnion(query.deliveries.changed)
            for type in query.types { positions[type] = min(positions[type] ?? .max, query.position) }
        }
    }

    /// Begins a check of a store. In a store that was restored, everything counts as changed.
    mutating func begin(at latest: Int64, era: Int64) {
        let isRestored = self.era.map { $0 != era } ?? false
        self.era = era
        if isRestored { positions = [:] }
        position = isRestored ? .max : position ?? latest
    }

    /// The position after which changes of a type count.
    func start(of type: ObjectType) -> Int64 { positions[type] ?? position ?? .max }

    mutating func insert(_ type: ObjectType) { changed.insert(type) }

    mutating func subtract(_ types: Set<ObjectType>) { changed.subtract(types) }

    /// Ends a check: changes up to a position have been found.
    mutating func end(at latest: Int64) {
        positions = [:]
        position = latest
    }
}

/// Background delivery to an app that does not run.
extension AppProcess {
    /// Whether only a change of the store can cause events.
    public var observesStore: Bool { !queries.queries.isEmpty || launchWatch != nil }

    /// Adds a launch to the events if samples of types with background delivery have arrived (BG-11). As an update, a launch
    /// waits for the unlocked phone and for the period of its type (BG-01, BG-07), and begins that period anew.
    ///
    /// Throws `HealthFailure.store` if the store fails. The next call then finds the same changes.
    func lookForLaunch() throws(HealthFailure) {
        guard var watch = launchWatch else { return }
        let store = try phone.database.read { db in
            (isLocked: try Phone.lockState(db), position: try SampleDeletion.latestPosition(db), era: try Era.current(db))
        }
        watch.begin(at: store.position, era: store.era)
        launchWatch = watch
        guard !store.isLocked else { return }
        let deliveries = try backgroundDeliveries()
        for type in deliveries.keys where !watch.changed.contains(type) && watch.start(of: type) != store.position {
            if try hasReadableChanges(of: type, after: watch.start(of: type), upTo: store.position) {
                watch.insert(type)
            }
        }
        watch.end(at: store.position)
        let now = phone.environment.clock.current
        let due = watch.changed.filter { deliveries[$0]?.isDue(at: now) ?? false }
        watch.subtract(due)
        try recordWake(by: due, at: now)
        launchWatch = watch
        guard !due.isEmpty else { return }
        events.append(.launchedInBackground(due.sortedByIdentifier))
    }

    /// The next time after a moment at which a change that was found launches the app. Nil if there is none.
    func nextLaunch(after moment: Date) throws(HealthFailure) -> Date? {
        guard let changed = launchWatch?.changed, !changed.isEmpty else { return nil }
        let deliveries = try backgroundDeliveries()
        return changed.compactMap { deliveries[$0]?.nextWake }.filter { $0 > moment }.min()
    }

    /// False also for a type that the app may not read, or that has no samples.
    private func hasReadableChanges(of type: ObjectType, after start: Int64, upTo end: Int64) throws(HealthFailure) -> Bool {
        guard type.kind != .characteristic, type != .activitySummary else { return false }
        do {
            return try hasChanges(QueryDescriptor(type), after: start, upTo: end)
        } catch {
            if case .store = error { throw error }
            return false
        }
    }
}
