import Foundation
public import HealthModel

/// A query that runs until it is stopped.
public struct RunningQuery: Hashable, Sendable {
    /// What it is, as it was started.
    public enum Query: Hashable, Sendable {
        /// `HKObserverQuery`
        case observer(ObserverQuery)
        /// `HKAnchoredObjectQuery` with an update handler.
        case anchoredObject(AnchoredObjectQuery)
        /// `HKStatisticsCollectionQuery` with an update handler.
        case statisticsCollection(StatisticsCollectionQuery)
        /// `HKWorkoutEffortRelationshipQuery`
        case workoutEffortRelationship(WorkoutEffortRelationshipQuery)
    }

    /// By which it is stopped.
    public let id: QueryID
    /// What it is, as it was started.
    public let query: Query
    /// The position in the store up to which it has looked for changes.
    var position: Int64
    /// What an observer's app has been told; of no use to other queries.
    var observation = Observation()

    /// The types that it is about, sorted by identifier.
    public var types: [ObjectType] {
        switch query {
        case .observer(let query): Set(query.descriptors.map(\.type)).sorted { $0.identifier < $1.identifier }
        case .anchoredObject(let query): [query.descriptor.type]
        case .statisticsCollection(let query): [query.type]
        case .workoutEffortRelationship: [.workout]
        }
    }
}

/// The queries that run in a process.
struct RunningQueries {
    /// The latest numbers that were used; each is used once.
    struct Numbers {
        var query = 0
        var delivery = 0
    }

    /// In the order in which they were started.
    var queries: [RunningQuery] = []
    var numbers = Numbers()

    /// The era of the store that the positions belong to; nil before anybody has looked.
    private var era: Int64?

    /// Notes the era of the store. In a new era the store was taken back, so that everything counts as changed.
    mutating func look(at era: Int64) {
        defer { self.era = era }
        guard let former = self.era, former != era else { return }
        for index in queries.indices {
            queries[index].position = .max
        }
    }

    mutating func add(_ query: RunningQuery.Query, at position: Int64) -> QueryID {
        numbers.query += 1
        let id = QueryID(number: numbers.query)
        queries.append(RunningQuery(id: id, query: query, position: position))
        return id
    }

    mutating func removeAll() {
        queries = []
        era = nil
    }
}
