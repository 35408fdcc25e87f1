import HealthEngine
import HealthModel
import JSON

/// `HKUserAnnotatedMedicationQuery` (OTH-11, AUTH-49).
enum ExecuteUserAnnotatedMedicationQuery: Method {
    static let name = "store/userAnnotatedMedicationQuery"
    static let summary = "The medications on the user's list that the app may read."
    static let predicate = Parameter.optional(
        "predicate",
        .medicationPredicate,
        default: .all,
        "Which medications: `{isArchived}`, `{hasSchedule}`, combined by `and`, `or` and `not`."
    )
    static let parameters = [predicate.description, QueryParameters.limit.description]
    static let result = ResultDescription(
        "medications",
        Schemas.reference("UserAnnotatedMedications")
    )
    static let example = Example(
        ["predicate": ["isArchived": false]],
        result: ["userAnnotatedMedications": [SetMedications.medication]],
        given: [
            ("control/reset", ["osVersion": "26.0"]),
            ("control/setMedications", ["medications": [SetMedications.medication]]),
            (
                "store/requestPerObjectReadAuthorization",
                ["type": .string(ObjectType.userAnnotatedMedication.identifier)]
            ),
        ]
    )

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> Single<[JSONValue]> {
        let predicate = try arguments(predicate)
        let limit = try arguments(QueryParameters.limit)
        try context.checkMedications()
        let medications = try context.query([.userAnnotatedMedication]) { store throws(HealthFailure) in
            try store.userAnnotatedMedications(predicate, limit: limit)
        } count: {
            $0.count
        }
        return Single("userAnnotatedMedications", medications.map(\.json))
    }
}

extension Context {
    /// Refuses where the emulated system has no medications.
    func checkMedications() throws(BridgeError) {
        do throws(UnknownType) {
            _ = try type(ObjectType.userAnnotatedMedication.identifier)
        } catch {
            throw .expected("a system that has the method. \(error.reason)", at: "")
        }
    }
}
