public import HealthModel

/// Operations of one kind on health data: the types and the number of objects, never a value.
public struct HealthAccess: Hashable, Codable, Sendable {
    /// What an operation does with health data.
    public enum Action: Hashable, Codable, Sendable {
        /// Reads samples, characteristics or other data.
        case read
        /// Saves.
        case write
        /// Deletes.
        case delete
        /// The user has answered a request for authorization, or has changed a switch.
        case authorize
        /// Concerns types, and touches no data: a request for authorization that is not answered, a status, background
        /// delivery, or a builder that collects.
        case other
    }

    /// What the operations do.
    public let action: Action
    /// The types that they concern.
    public internal(set) var types: Set<ObjectType>
    /// The number of objects that they have passed or found. An operation that fails has none. Nil for operations on types.
    public internal(set) var count: Int?
    /// What samples they have asked for, where a predicate selects them.
    package internal(set) var queries: [QueryDescriptor] = []

    // Queries are not encoded.
    private enum CodingKeys: CodingKey { case action, types, count }

    package init(_ action: Action, _ types: Set<ObjectType>, count: Int? = nil) {
        self.action = action
        self.types = types
        self.count = count
    }
}

/// The accesses of a process to health data. Each operation of HealthKit reports its types here before it checks anything, and
/// the number of objects once it has succeeded.
///
/// The log holds one entry for each kind of access, so it stays small however long the process runs.
public final class AccessLog {
    /// The accesses since the log was emptied, at most one of each kind, in the order in which the kinds first occurred.
    public private(set) var accesses: [HealthAccess] = []
    /// Whether an operation is being carried out: see ``HealthStore/operation(_:_:validating:checking:count:_:)``.
    var isWithinOperation = false
    /// An error that takes the place of the next operation, for a test.
    package var orderedError: HealthError?

    /// Removes and returns all accesses.
    @discardableResult
    public func takeAll() -> [HealthAccess] { exchange(for: []) }

    /// Replaces the accesses, and returns the former ones.
    package func exchange(for others: [HealthAccess]) -> [HealthAccess] {
        guard !(accesses.isEmpty && others.isEmpty) else { return [] }
        defer { accesses = others }
        return accesses
    }

    /// The most queries of an access that are kept.
    private static let mostQueries = 10

    /// Keeps the predicates of the queries that the present operation reads with.
    func note(_ descriptors: [QueryDescriptor]) {
        guard isWithinOperation, let index = accesses.firstIndex(where: { $0.action == .read }) else { return }
        for descriptor in descriptors where accesses[index].queries.count < Self.mostQueries {
            if case .all = descriptor.predicate { continue }
            accesses[index].queries.append(descriptor)
        }
    }

    /// Adds an access to that of the same kind.
    package func add(_ action: HealthAccess.Action, _ types: Set<ObjectType>, count: Int? = nil) {
        accesses.add(HealthAccess(action, types, count: count))
    }
}

extension [HealthAccess] {
    /// Adds an access to that of the same kind.
    package mutating func add(_ access: HealthAccess) {
        guard let index = firstIndex(where: { $0.action == access.action }) else { return append(access) }
        self[index].types.formUnion(access.types)
        self[index].queries += access.queries
        if let count = access.count { self[index].count = (self[index].count ?? 0) + count }
    }
}

extension [HealthAccess] {
    /// Whether a call saves or deletes.
    package var isChange: Bool { contains { [.write, .delete].contains($0.action) } }

    /// What samples a call has asked for that only reads; nil for another one.
    package var queries: [QueryDescriptor]? { isChange ? nil : first { $0.action == .read }?.queries }
}

extension Sequence<Sample> {
    /// The types of the samples, without the types of the members of correlations.
    var types: Set<ObjectType> {
        var types: Set<ObjectType> = []
        var latest: ObjectType?
        for sample in self where sample.type != latest {
            latest = sample.type
            types.insert(sample.type)
        }
        return types
    }
}

extension AppProcess {
    /// The access to data by which an event came about. Nil for an event that carries no data, only the fact that something
    /// changed or happened.
    package func access(of event: AppEvent) -> HealthAccess? {
        switch event {
        case .workout(.didCollectData(_, let types)): HealthAccess(.write, Set(types))
        case .workout, .query(.observer), .userPreferencesDidChange, .watchAppStarted, .launchedInBackground: nil
        case .query(.anchored(let query, let result)):
            access(of: query, count: result.count)
        case .query(.workoutEffortRelationship(let query, let result)):
            access(of: query, count: result.relationships.count)
        case .query(.statisticsCollection(let query, let collection, _)):
            access(of: query, count: collection.statistics.count)
        case .query(.activitySummary(let query, let summaries)): access(of: query, count: summaries.count)
        }
    }

    private func access(of query: QueryID, count: Int) -> HealthAccess {
        HealthAccess(.read, Set(runningQueries.first { $0.id == query }?.types ?? []), count: count)
    }
}
