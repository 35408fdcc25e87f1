public import HealthModel

/// `HKObserverQuery`: reports that samples changed, but not which (OBS-01).
public struct ObserverQuery: Hashable, Sendable {
    /// The samples to observe.
    public var descriptors: [QueryDescriptor]

    /// A query over several types.
    public init(descriptors: [QueryDescriptor]) {
        self.descriptors = descriptors
    }

    /// A query over one type.
    public init(_ type: ObjectType, _ predicate: SamplePredicate = .all) {
        self.init(descriptors: [QueryDescriptor(type, predicate)])
    }
}

/// The identifier of a running query.
public struct QueryID: Hashable, Sendable {
    /// The number, starting at 1.
    public let number: Int

    /// The identifier with a number from ``number``.
    public init(number: Int) {
        self.number = number
    }
}

/// An update of a running query.
public enum QueryUpdate: Hashable, Sendable {
    /// A call of an observer's handler (OBS-01). ``HealthStore/completeObserver(delivery:)`` is its completion handler.
    case observer(QueryID, delivery: Int, types: [ObjectType])
    /// A call of an anchored query's update handler.
    case anchored(QueryID, AnchoredObjectQuery.Result)
    /// A call of a collection query's update handler, with the whole collection (COLL-09) and the statistics that differ
    /// from the last result (COLL-10).
    case statisticsCollection(QueryID, StatisticsCollection, updated: [Statistics])
    /// A call of the handler of a query for effort relationships (OTH-13).
    case workoutEffortRelationship(QueryID, WorkoutEffortRelationshipQuery.Result)
    /// A call of an activity summary query's update handler, with the summaries that are new or changed
    /// (OTH-18).
    case activitySummary(QueryID, [ActivitySummary])
}

/// `HKUpdateFrequency` (BG-01).
public enum UpdateFrequency: Int, CaseIterable, Sendable {
    /// Immediately.
    case immediate = 1
    /// At most once an hour.
    case hourly
    /// At most once a day.
    case daily
    /// At most once a week.
    case weekly
}

extension QueryUpdate {
    /// The query that the update belongs to.
    public var query: QueryID {
        switch self {
        case .observer(let query, _, _), .anchored(let query, _), .statisticsCollection(let query, _, _),
            .workoutEffortRelationship(let query, _), .activitySummary(let query, _):
            query
        }
    }
}
