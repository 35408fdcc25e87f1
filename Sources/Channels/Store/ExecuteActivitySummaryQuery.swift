import HealthEngine
import HealthModel
import JSON

/// `HKActivitySummaryQuery` (OTH-03, OTH-04).
enum ExecuteActivitySummaryQuery: Method {
    static let name = "store/activitySummaryQuery"
    static let summary = "The rings of each day, computed from the samples of all sources."
    static let predicate = Parameter.optional(
        "predicate",
        .activitySummaryPredicate,
        default: .all,
        "Which days: `{activitySummary}`, `{activitySummariesBetween: {start, end}}`, combined by `and`, `or` and `not`."
    )
    static let parameters = [predicate.description]
    static let result = ResultDescription("summaries", Schemas.reference("ActivitySummaries"))
    static let example = Example(
        ["predicate": ["activitySummary": ["year": 2026, "month": 1, "day": 1]]],
        result: ["activitySummaries": []],
        given: [("store/requestAuthorization", ["read": ["HKActivitySummaryTypeIdentifier"]])]
    )

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> Single<[JSONValue]> {
        let predicate = try arguments(predicate)
        let summaries = try context.query([.activitySummary]) { store throws(HealthFailure) in
            try store.activitySummaries(predicate)
        } count: {
            $0.count
        }
        let hasOptionalGoals = context.store.world.osVersion >= OSVersion(major: 16)
        return Single("activitySummaries", summaries.map { $0.json(hasOptionalGoals: hasOptionalGoals) })
    }
}

extension ActivitySummary {
    fileprivate func json(hasOptionalGoals: Bool) -> JSONValue {
        var members: JSONObject = [
            "dateComponents": [
                "era": 1, "year": .integer(day.year), "month": .integer(day.month), "day": .integer(day.day),
                "calendar": "gregorian",
            ],
            "activityMoveMode": .integer(activityMoveMode.rawValue),
        ]
        for ring in ActivityRing.allCases {
            members[ring.rawValue] = Quantity(unit: ring.unit, value: values[ring] ?? 0).json
            members["\(ring.rawValue)Goal"] = Quantity(unit: ring.unit, value: goals[ring] ?? 0).json
            if hasOptionalGoals, let name = ring.optionalGoalName {
                members[name] = goals[ring].map { Quantity(unit: ring.unit, value: $0).json }
            }
        }
        return .object(members)
    }
}
