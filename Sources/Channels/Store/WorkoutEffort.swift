import BridgeCore
import Foundation
import HealthEngine
import HealthJSON
import HealthModel
import JSON

/// Effort scores of workouts.
extension StoreChannel {
    static let workoutEffortMethods = [relateWorkoutEffortSample, unrelateWorkoutEffortSample, workoutEffortRelationshipQuery]

    /// `HKHealthStore.relateWorkoutEffortSample(_:with:activity:)` (WO-34).
    private static let relateWorkoutEffortSample = Method(
        "relateWorkoutEffortSample",
        "Saves an effort score, and relates it to a workout or to an activity of a workout.",
        .required("sample", .sample, "The effort score. It is not saved again if the app has saved it before."),
        .relatedWorkout,
        .relatedActivity,
        result: ResultDescription("identifier", Schemas.reference("UUIDResult")),
        audit: .action(.write)
    ) { call, sample, workout, activity in
        try call.store.relateWorkoutEffortSample(sample, with: workout, activity: activity)
        return NamedResult("uuid", sample.uuid.uuidString)
    }

    /// `HKHealthStore.unrelateWorkoutEffortSample(_:from:activity:)` (WO-34).
    private static let unrelateWorkoutEffortSample = Method(
        "unrelateWorkoutEffortSample",
        "Removes the relation between an effort score and a workout. The score stays in the store.",
        .required("sample", .uuid, "The identifier of the effort score."),
        .relatedWorkout,
        .relatedActivity,
        audit: .action(.write)
    ) { call, sample, workout, activity in
        try call.store.unrelateWorkoutEffortSample(sample, from: workout, activity: activity)
    }

    /// `HKWorkoutEffortRelationshipQuery` (OTH-13).
    private static let workoutEffortRelationshipQuery = Method(
        "workoutEffortRelationshipQuery",
        "Returns workouts with their effort scores, and a new anchor. With an anchor, only those that have changed since.",
        .predicate,
        .optional("anchor", .anchor, "The anchor of an earlier result. Default: from the beginning."),
        .optional(
            "options", .array(of: .effortOption), default: [], "`mostRelevant` returns only one score per workout or activity."
        ),
        .updates,
        result: ResultDescription("relationships", Schemas.reference("EffortRelationships"))
    ) { call, predicate, anchor, options, updates in
        let query = WorkoutEffortRelationshipQuery(predicate, anchor: anchor, mostRelevant: options.contains(.mostRelevant))
        guard updates else {
            let result = try call.store.execute(query)
            return WorkoutEffortResult(result: result)
        }
        let (id, result) = try call.store.start(query)
        call.state.queries.insert(id)
        return WorkoutEffortResult(query: id, result: result)
    }
}

extension Parameter where Value == UUID {
    fileprivate static let relatedWorkout = Parameter.required("workout", .uuid, "The identifier of the workout.")
}

extension Parameter where Value == UUID? {
    fileprivate static let relatedActivity = Parameter.optional(
        "activity", .uuid, "The identifier of an activity of the workout. Default: the whole workout."
    )
}

/// `HKWorkoutEffortRelationshipQueryOptions`
private enum WorkoutEffortOption: String, CaseIterable {
    case mostRelevant
}

extension ValueCodec where Value == WorkoutEffortOption {
    fileprivate static let effortOption = name
}

/// The result of a query for effort relationships, or of its update: `{query?, relationships, anchor}`.
struct WorkoutEffortResult: JSONWritable {
    var query: QueryID?
    let result: WorkoutEffortRelationshipQuery.Result

    func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("query", ifPresent: query?.number)
            writer.key("relationships")
            writer.array { writer in
                for relationship in result.relationships {
                    writer.object { write(relationship, to: &$0) }
                }
            }
            writer.member("anchor", result.anchor.text)
        }
    }

    private func write(_ relationship: WorkoutEffortRelationship, to writer: inout JSONWriter) {
        writer.member("workout", SampleValue(relationship.workout))
        if let activity = relationship.activity {
            var samples = SampleWriter()
            writer.key("activity")
            writer.value { samples.write(activity, to: &$0) }
        }
        writer.member("samples", SampleList(samples: relationship.samples))
    }
}
