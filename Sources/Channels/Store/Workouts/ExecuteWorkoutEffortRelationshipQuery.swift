import HealthEngine
import HealthModel
import JSON

/// `HKWorkoutEffortRelationshipQuery` (OTH-13).
enum ExecuteWorkoutEffortRelationshipQuery: Method {
    static let name = "store/workoutEffortRelationshipQuery"
    static let summary = "The effort scores of workouts, or what has changed of them since an anchor."
    static let anchor = ExecuteAnchoredObjectQuery.anchor
    static let options = Parameter.optional(
        "options",
        .array(of: .effortOption),
        default: [],
        "`mostRelevant` for one score each."
    )
    static let parameters = [
        QueryParameters.predicate.description, anchor.description, options.description,
        QueryParameters.updates.description,
    ]
    static let result = ResultDescription("relationships", Schemas.reference("EffortRelationships"))
    static let example = Example(
        ["predicate": ["not": [:]]],
        result: ["relationships": [], "anchor": "SEtRdWVyeUFuY2hvcjoz"],
        given: WorkoutEffortExamples.related
    )

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> WorkoutEffortResult {
        let query = WorkoutEffortRelationshipQuery(
            try arguments(QueryParameters.predicate),
            anchor: try arguments(anchor),
            mostRelevant: try arguments(options).contains(.mostRelevant)
        )
        let types: [ObjectType] = [.estimatedWorkoutEffortScore, .workout, .workoutEffortScore]
        guard try arguments(QueryParameters.updates) else {
            let result = try context.query(types) { store throws(HealthFailure) in
                try store.execute(query)
            } count: {
                $0.relationships.count
            }
            return WorkoutEffortResult(result: result)
        }
        let (id, result) = try context.query(types) { store throws(HealthFailure) in
            try store.start(query)
        } count: {
            $0.1.relationships.count
        }
        return WorkoutEffortResult(query: id, result: result)
    }
}

/// `HKWorkoutEffortRelationshipQueryOptions`
enum WorkoutEffortOption: String, CaseIterable {
    case mostRelevant
}

extension Form where Value == WorkoutEffortOption {
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
