public import CHealthKit
public import Foundation
import HealthEngine
import HealthModel

/// `HKWorkoutEffortRelationshipQuery`: the effort scores of workouts (OTH-13). It runs until it is stopped.
open class HKWorkoutEffortRelationshipQuery: HKQuery, @unchecked Sendable {
    /// The handler of results and updates.
    public typealias ResultsHandler =
        @Sendable (
            HKWorkoutEffortRelationshipQuery, [HKWorkoutEffortRelationship]?, HKQueryAnchor?, (any Error)?
        ) -> Void

    private let anchor: HKQueryAnchor?
    private let option: HKWorkoutEffortRelationshipQueryOptions
    private let resultsHandler: ResultsHandler

    /// `HKWorkoutEffortRelationshipQuery.init(predicate:anchor:option:resultsHandler:)`
    @preconcurrency public init(
        predicate: NSPredicate?,
        anchor: HKQueryAnchor?,
        option: HKWorkoutEffortRelationshipQueryOptions,
        resultsHandler: @escaping ResultsHandler
    ) {
        self.anchor = anchor
        self.option = option
        self.resultsHandler = resultsHandler
        super.init(HKObjectType.workoutType(), predicate)
    }

    override func start(in emulator: HealthKitEmulator) {
        let query = WorkoutEffortRelationshipQuery(
            SamplePredicate(predicate),
            anchor: anchor?.anchor,
            mostRelevant: option == .mostRelevant
        )
        answer(emulator) { store in
            let (id, result) = try store.start(query)
            run(as: id, in: emulator)
            return Relationships(result)
        } to: { [self] result, error in
            resultsHandler(self, result?.relationships, result?.anchor, error)
        }
    }

    override func receive(_ update: QueryUpdate, from emulator: HealthKitEmulator) {
        guard case .workoutEffortRelationship(_, let result) = update else { return }
        let relationships = Relationships(result)
        deliver(from: emulator) { [self] in
            resultsHandler(self, relationships.relationships, relationships.anchor, nil)
        }
    }

    private struct Relationships: Sendable {
        let relationships: [HKWorkoutEffortRelationship]
        let anchor: HKQueryAnchor

        init(_ result: WorkoutEffortRelationshipQuery.Result) {
            relationships = result.relationships.map(HKWorkoutEffortRelationship.init)
            anchor = HKQueryAnchor(result.anchor)
        }
    }
}

/// `HKWorkoutEffortRelationship`: a workout, or an activity of it, with its effort scores.
open class HKWorkoutEffortRelationship: NSObject, @unchecked Sendable {
    private let relationship: WorkoutEffortRelationship

    init(_ relationship: WorkoutEffortRelationship) {
        self.relationship = relationship
    }

    /// `HKWorkoutEffortRelationship.workout`
    public var workout: HKWorkout { HKWorkout(sample: relationship.workout) }
    /// `HKWorkoutEffortRelationship.activity`
    public var activity: HKWorkoutActivity? { relationship.activity.map(HKWorkoutActivity.init) }
    /// `HKWorkoutEffortRelationship.samples`
    public var samples: [HKSample] { relationship.samples.map(\.object) }
}
