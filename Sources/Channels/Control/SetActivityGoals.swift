import HealthEngine
import HealthModel
import JSON

/// The user sets the goals of the rings (OTH-04).
enum SetActivityGoals: Method {
    static let name = "control/setActivityGoals"
    static let summary = "The user sets goals of the activity rings; those that are left out stay as they are."
    private static let goals = ActivityRing.allCases.map { ring in
        (
            ring: ring,
            parameter: Parameter.optional("\(ring.rawValue)Goal", .quantity, "In a unit like \(ring.unit).")
        )
    }
    static let parameters = goals.map(\.parameter.description)
    static let result = ResultDescription.nothing
    static let example = Example(
        [
            "activeEnergyBurnedGoal": ["value": 500, "unit": "kcal"],
            "appleStandHoursGoal": ["value": 12, "unit": "count"],
        ],
        result: .null
    )
    static let auditAction: AuditAction? = .write

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> JSONNull {
        var values: [ActivityRing: Double] = [:]
        for (ring, parameter) in goals {
            guard let goal = try arguments(parameter) else { continue }
            do throws(NativeException) {
                values[ring] = try goal.doubleValue(for: ring.unit)
            } catch {
                throw .health(.exception(error))
            }
            guard goal.value.isFinite, goal.value >= 0 else {
                throw .expected("a goal that is not negative", at: parameter.name)
            }
        }
        context.notes.who = AuditEntry.user
        context.journal([.activitySummary], count: values.count)
        try context.healthKit { store throws(HealthFailure) in try store.setActivityGoals(values) }
        return JSONNull()
    }
}
