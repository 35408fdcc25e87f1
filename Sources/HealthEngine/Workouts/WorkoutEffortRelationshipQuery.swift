public import HealthModel

/// `HKWorkoutEffortRelationship`: the scores of the effort of a workout, or of one of its activities (WO-34).
public struct WorkoutEffortRelationship: Hashable, Sendable {
    /// `HKWorkoutEffortRelationship.workout`
    public let workout: Sample
    /// `HKWorkoutEffortRelationship.activity`; nil for the workout as a whole.
    public let activity: WorkoutActivity?
    /// `HKWorkoutEffortRelationship.samples`, in the order of the store; none where the last was unrelated since.
    public let samples: [Sample]
}

/// `HKWorkoutEffortRelationshipQuery`: the relationships that there are, or those that have changed since an anchor
/// (OTH-13).
public struct WorkoutEffortRelationshipQuery: Hashable, Sendable {
    /// Selects workouts.
    public var predicate: SamplePredicate
    /// Where an earlier query ended; nil for all relationships.
    public var anchor: QueryAnchor?
    /// `HKWorkoutEffortRelationshipQueryOptions.mostRelevant`: one sample each. A score that the user gave goes before
    /// one that was estimated, then the latest, then the one that was saved last (project decision).
    public var mostRelevant: Bool

    /// A query.
    public init(_ predicate: SamplePredicate = .all, anchor: QueryAnchor? = nil, mostRelevant: Bool = false) {
        self.predicate = predicate
        self.anchor = anchor
        self.mostRelevant = mostRelevant
    }

    /// What the results handler gets.
    public struct Result: Hashable, Sendable {
        /// The relationships, in the order in which they last changed.
        public let relationships: [WorkoutEffortRelationship]
        /// Where the next query continues.
        public let anchor: QueryAnchor
    }
}
