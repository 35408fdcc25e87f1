import BridgeCore
import HealthEngine
import HealthJSON
import HealthModel
import JSON

/// Queries for user data other than samples.
extension StoreChannel {
    static let userDataMethods = [activitySummaryQuery, userAnnotatedMedicationQuery]

    /// `HKActivitySummaryQuery` (OTH-03, OTH-04).
    private static let activitySummaryQuery = Method(
        "activitySummaryQuery",
        "Returns the activity rings of each day, computed from the samples of all sources.",
        .optional(
            "predicate",
            .activitySummaryPredicate,
            default: .all,
            "The days: `{activitySummary}` or `{activitySummariesBetween: {start, end}}`, combined with `and`, `or` and `not`."
        ),
        .updates,
        result: ResultDescription("summaries", Schemas.reference("ActivitySummaries"))
    ) { call, predicate, updates in
        guard updates else {
            return try call.store.activitySummaries(predicate).result(on: call.device.osVersion, query: nil)
        }
        let (query, summaries) = try call.store.start(predicate)
        call.state.queries.insert(query)
        return summaries.result(on: call.device.osVersion, query: query)
    }

    /// `HKUserAnnotatedMedicationQuery` (OTH-11, AUTH-49).
    private static let userAnnotatedMedicationQuery = Method(
        "userAnnotatedMedicationQuery",
        "Returns those medications of the user's list that the app may read.",
        .optional(
            "predicate",
            .medicationPredicate,
            default: .all,
            "The medications: `{isArchived}` or `{hasSchedule}`, combined with `and`, `or` and `not`."
        ),
        .limit,
        result: ResultDescription("medications", Schemas.reference("UserAnnotatedMedications"))
    ) { call, predicate, limit in
        try call.checkMedications()
        let medications = try call.store.userAnnotatedMedications(predicate, limit: limit)
        return NamedResult("userAnnotatedMedications", medications.map(\.json))
    }
}

extension [ActivitySummary] {
    /// The result of a query or of its update: `{query?, activitySummaries}`.
    func result(on version: OSVersion, query: QueryID?) -> JSONValue {
        var members: JSONObject = ["activitySummaries": .array(map { $0.json(on: version) })]
        if let query { members["query"] = .integer(query.number) }
        return .object(members)
    }
}

extension ActivitySummary {
    fileprivate func json(on version: OSVersion) -> JSONValue {
        let hasOptionalGoals = version >= OSVersion(major: 16)
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
        if version >= OSVersion(major: 18) { members["isPaused"] = .bool(isPaused) }
        return .object(members)
    }
}
