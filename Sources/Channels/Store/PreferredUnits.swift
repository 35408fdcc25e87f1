import HealthEngine
import HealthModel
import JSON

/// `HKHealthStore.preferredUnits(for:completion:)` (OTH-12).
enum PreferredUnits: Method {
    static let name = "store/preferredUnits"
    static let summary = "The unit in which the user wants to see each quantity type."
    static let types = Parameter.required("types", .nonEmpty(.quantityType), "The quantity types.")
    static let parameters = [types.description]
    static let result = ResultDescription(
        "units",
        ["type": "object", "additionalProperties": .stringSchema]
    )
    static let example = Example(
        ["types": ["HKQuantityTypeIdentifierStepCount"]],
        result: ["HKQuantityTypeIdentifierStepCount": "count"],
        given: [("store/requestAuthorization", ["read": ["HKQuantityTypeIdentifierStepCount"]])]
    )
    static let auditAction: AuditAction? = nil

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> JSONValue {
        let types = Set(try arguments(types))
        context.journal(types)
        let units = try context.healthKit { store throws(HealthFailure) in try store.preferredUnits(for: types) }
        var object = JSONObject()
        for (type, unit) in units.sorted(by: { $0.key.identifier < $1.key.identifier }) {
            object[type.identifier] = .string(unit.unitString)
        }
        return .object(object)
    }
}
