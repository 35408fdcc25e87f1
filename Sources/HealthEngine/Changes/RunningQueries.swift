import Foundation
public import HealthModel

/// A query that runs until it is stopped.
public struct RunningQuery: Hashable, Sendable {
    /// The query with the arguments that it was started with.
    public enum Query: Hashable, Sendable {
        /// `HKObserverQuery`
        case observer(ObserverQuery)
        /// `HKAnchoredObjectQuery` with an update handler.
        case anchoredObject(AnchoredObjectQuery)
        /// `HKStatisticsCollectionQuery` with an update handler.
        case statisticsCollection(StatisticsCollectionQuery)
        /// `HKWorkoutEffortRelationshipQuery`
        case workoutEffortRelationship(WorkoutEffortRelationshipQuery)
        /// `HKActivitySummaryQuery` with an update handler.
        case activitySummary(ActivitySummaryPredicate)
    }

    /// The identifier that stops the query.
    public let id: QueryID
    /// The query with the arguments that it was started with.
    public let query: Query
    /// The store position up to which changes were reported.
    var position: Int64
    /// The state of an observer query. Unused for other queries.
    var deliveries = ObserverDeliveries()
    /// The latest result of a collection query. Nil for other queries.
    var collection: StatisticsCollection?
    /// The latest result of an activity summary query. Nil for other queries.
    var summaries: SummariesResult?

    /// The types that the query reads, sorted by identifier.
    public var types: [ObjectType] {
        switch query {
        case .observer(let query): query.descriptors.types
        case .anchoredObject(let query): query.descriptors.types
        case .statisticsCollection(let query): [query.type]
        case .workoutEffortRelationship: [.workout]
        case .activitySummary: [.activitySummary]
        }
    }

    /// The name of the method of `store` that starts such a query.
    package var kind: String {
        switch query {
        case .observer: "observerQuery"
        case .anchoredObject: "anchoredObjectQuery"
        case .statisticsCollection: "statisticsCollectionQuery"
        case .workoutEffortRelationship: "workoutEffortRelationshipQuery"
        case .activitySummary: "activitySummaryQuery"
        }
    }
}

/// The running queries of a process.
struct RunningQueries {
    /// The queries in the order in which they were started.
    var queries: [RunningQuery] = []
    /// The numbers used so far.
    var numbers = AppProcess.Numbers()

    /// The era of the store that the positions belong to. Nil before the first check.
    private var era: Int64?

    /// Sets the era of the store. A new era means that the store was restored, so everything counts as changed.
    mutating func update(era: Int64) {
        defer { self.era = era }
        guard let former = self.era, former != era else { return }
        for index in queries.indices { queries[index].position = .max }
    }

    mutating func add(
        _ query: RunningQuery.Query,
        at position: Int64,
        collection: StatisticsCollection? = nil,
        summaries: SummariesResult? = nil
    ) -> QueryID {
        numbers.query += 1
        let id = QueryID(number: numbers.query)
        queries.append(RunningQuery(id: id, query: query, position: position, collection: collection, summaries: summaries))
        return id
    }

    /// Lifts the limits of deliveries in the background.
    mutating func liftLimits() {
        for index in queries.indices { queries[index].deliveries.liftLimits() }
    }

    mutating func removeAll() {
        queries = []
        era = nil
    }
}
