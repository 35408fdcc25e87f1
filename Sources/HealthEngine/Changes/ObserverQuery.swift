public import HealthModel

/// `HKObserverQuery`: tells that something changed, not what (OBS-01).
public struct ObserverQuery: Hashable, Sendable {
    /// What to watch.
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

/// A query that runs until it is stopped.
public struct QueryID: Hashable, Sendable {
    /// Counted from 1.
    public let number: Int

    /// The query of a number that ``number`` gave.
    public init(number: Int) {
        self.number = number
    }
}

/// What a running query reports.
public enum QueryUpdate: Hashable, Sendable {
    /// An observer's handler is called (OBS-01); ``HealthStore/completeObserver(delivery:)`` is its completion handler.
    case observer(QueryID, delivery: Int, types: [ObjectType])
    /// An anchored query's update handler.
    case anchored(QueryID, AnchoredObjectQuery.Result)
    /// A collection query's update handler, with the whole collection (COLL-09).
    case statisticsCollection(QueryID, StatisticsCollection)
    /// The handler of a query for effort relationships (OTH-13).
    case workoutEffortRelationship(QueryID, WorkoutEffortRelationshipQuery.Result)
}

/// `HKUpdateFrequency` (BG-01).
public enum UpdateFrequency: Int, CaseIterable, Sendable {
    /// At once.
    case immediate = 1
    /// At most once an hour.
    case hourly
    /// At most once a day.
    case daily
    /// At most once a week.
    case weekly
}

extension QueryUpdate {
    /// The query that reports.
    public var query: QueryID {
        switch self {
        case .observer(let query, _, _), .anchored(let query, _), .statisticsCollection(let query, _),
            .workoutEffortRelationship(let query, _):
            query
        }
    }
}
