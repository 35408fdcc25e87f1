public import CHealthKit
public import Foundation
import HealthEngine
import HealthModel

/// `HKWorkoutEffortRelationshipQuery`: the effort scores of workouts (OTH-13). It runs until it is stopped.
open class HKWorkoutEffortRelationshipQuery: HKQuery, @unchecked Sendable {
    private let anchor: HKQueryAnchor?
    private let options: HKWorkoutEffortRelationshipQueryOptions
    private let resultsHandler:
        (HKWorkoutEffortRelationshipQuery, [HKWorkoutEffortRelationship]?, HKQueryAnchor?, (any Error)?) -> Void

    public init(
        predicate: NSPredicate?,
        anchor: HKQueryAnchor?,
        options: HKWorkoutEffortRelationshipQueryOptions,
        resultsHandler:
            @escaping (HKWorkoutEffortRelationshipQuery, [HKWorkoutEffortRelationship]?, HKQueryAnchor?, (any Error)?) -> Void
    ) {
        self.anchor = anchor
        self.options = options
        self.resultsHandler = resultsHandler
        super.init(HKObjectType.workoutType(), predicate)
    }

    override func start(in emulator: HealthKitEmulator) {
        let query = WorkoutEffortRelationshipQuery(
            SamplePredicate(predicate), anchor: anchor?.anchor, mostRelevant: options == .mostRelevant
        )
        answer(emulator) { store in
            let (id, result) = try store.start(query)
            run(as: id, in: emulator)
            return Relationships(result, emulator)
        } to: { [self] result, error in
            resultsHandler(self, result?.relationships, result?.anchor, error)
        }
    }

    override func receive(_ update: QueryUpdate, from emulator: HealthKitEmulator) {
        guard case .workoutEffortRelationship(_, let result) = update else { return }
        let relationships = Relationships(result, emulator)
        deliver(from: emulator) { [self] in
            resultsHandler(self, relationships.relationships, relationships.anchor, nil)
        }
    }

    // The relationships are made for one call of the handler.
    private struct Relationships: @unchecked Sendable {
        let relationships: [HKWorkoutEffortRelationship]
        let anchor: HKQueryAnchor

        init(_ result: WorkoutEffortRelationshipQuery.Result, _ origin: HealthKitEmulator) {
            relationships = result.relationships.map { HKWorkoutEffortRelationship($0, from: origin) }
            anchor = HKQueryAnchor(result.anchor)
        }
    }
}

public struct HKWorkoutEffortRelationshipQueryDescriptor: HKAsyncQuery, HKAsyncSequenceQuery {
    public typealias Results = HKAsyncResults<Result>

    public struct Result {
        public let relationships: [HKWorkoutEffortRelationship]
        public let newAnchor: HKQueryAnchor

        fileprivate init?(_ relationships: [HKWorkoutEffortRelationship]?, _ anchor: HKQueryAnchor?) {
            guard let relationships, let anchor else { return nil }
            self.relationships = relationships
            newAnchor = anchor
        }
    }

    public var predicate: NSPredicate?
    public var anchor: HKQueryAnchor?
    public var option: HKWorkoutEffortRelationshipQueryOptions

    public init(predicate: NSPredicate?, anchor: HKQueryAnchor?, option: HKWorkoutEffortRelationshipQueryOptions) {
        self.predicate = predicate
        self.anchor = anchor
        self.option = option
    }

    public func result(for healthStore: HKHealthStore) async throws -> Result {
        // The query has updates, and ends with the iteration.
        for try await result in results(for: healthStore) { return result }
        throw CancellationError()
    }

    public func results(for healthStore: HKHealthStore) -> Results {
        Results(of: healthStore) { continuation in
            HKWorkoutEffortRelationshipQuery(
                predicate: predicate, anchor: anchor, options: option
            ) { _, relationships, anchor, error in
                // The app gets objects of its own.
                let values = relationships?.map(\.value)
                let copies = values?.map { HKWorkoutEffortRelationship($0.relationship, from: $0.origin) }
                continuation.pass(Result(copies, anchor), error)
            }
        }
    }
}

/// `HKWorkoutEffortRelationship`: a workout, or an activity of it, with its effort scores.
open class HKWorkoutEffortRelationship: NSObject, NSSecureCoding, NSCopying {
    private let relationship: WorkoutEffortRelationship
    private let origin: HealthKitEmulator
    fileprivate var value: (relationship: WorkoutEffortRelationship, origin: HealthKitEmulator) { (relationship, origin) }

    init(_ relationship: WorkoutEffortRelationship, from origin: HealthKitEmulator) {
        self.relationship = relationship
        self.origin = origin
    }

    open var workout: HKWorkout { HKWorkout(sample: relationship.workout, from: origin) }
    open var activity: HKWorkoutActivity? { relationship.activity.map { HKWorkoutActivity($0, from: origin) } }
    open var samples: [HKSample]? { relationship.samples.objects(from: origin) }

    open class var supportsSecureCoding: Bool { true }
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open func encode(with coder: NSCoder) {
        coder.encode(workout, forKey: "workout")
        coder.encodeIfPresent(activity, forKey: "activity")
        coder.encode((samples ?? []) as NSArray, forKey: "samples")
    }

    public required init?(coder: NSCoder) {
        guard let workout = coder.decodeIfPresent(HKWorkout.self, forKey: "workout"),
            let samples = coder.objects(of: HKSample.self, forKey: "samples")
        else { return nil }
        let activity = coder.decodeIfPresent(HKWorkoutActivity.self, forKey: "activity")
        relationship = WorkoutEffortRelationship(
            workout: workout.sample, activity: activity?.activity, samples: samples.map(\.sample)
        )
        origin = .current
    }
}
