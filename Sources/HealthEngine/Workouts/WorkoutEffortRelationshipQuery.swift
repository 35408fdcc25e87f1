public import HealthModel

/// `HKWorkoutEffortRelationship`: the effort scores of a workout or of one of its activities (WO-34).
public struct WorkoutEffortRelationship: Hashable, Sendable {
    /// `HKWorkoutEffortRelationship.workout`
    public let workout: Sample
    /// `HKWorkoutEffortRelationship.activity`. Nil for the workout as a whole.
    public let activity: WorkoutActivity?
    /// `HKWorkoutEffortRelationship.samples`, in store order. Empty if the last one was unrelated.
    public let samples: [Sample]

    /// A relationship.
    package init(workout: Sample, activity: WorkoutActivity?, samples: [Sample]) {
        self.workout = workout
        self.activity = activity
        self.samples = samples
    }
}

/// `HKWorkoutEffortRelationshipQuery`: all relationships, or those that changed since an anchor (OTH-13).
public struct WorkoutEffortRelationshipQuery: Hashable, Sendable {
    /// Selects workouts.
    public var predicate: SamplePredicate
    /// The anchor of an earlier result. Nil for all relationships.
    public var anchor: QueryAnchor?
    /// `HKWorkoutEffortRelationshipQueryOptions.mostRelevant`: only one sample per relationship. A score by the user
    /// precedes an estimated one, then the latest counts, then the last saved (project decision).
    public var mostRelevant: Bool

    /// The types of which the query returns samples.
    var types: Set<ObjectType> { [.workout, .workoutEffortScore, .estimatedWorkoutEffortScore] }

    /// A query.
    public init(_ predicate: SamplePredicate = .all, anchor: QueryAnchor? = nil, mostRelevant: Bool = false) {
        self.predicate = predicate
        self.anchor = anchor
        self.mostRelevant = mostRelevant
    }

    /// The arguments of the results handler.
    public struct Result: Hashable, Sendable {
        /// The relationships, in the order in which they last changed.
        public let relationships: [WorkoutEffortRelationship]
        /// The last change that the result covers, with which the next query continues.
        public let anchor: QueryAnchor
    }
}
