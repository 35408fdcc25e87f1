import BridgeCore
import HealthEngine
import HealthJSON
import JSON

extension StoreChannel {
    /// `HKWorkoutEffortRelationshipQuery` (OTH-13).
    static let workoutEffortRelationshipQuery = Method(
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
