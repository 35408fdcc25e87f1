import HealthEngine
import HealthModel
import JSON

/// All that the guide's `ConsentStorage` holds of the app.
enum GetConsents: Method {
    static let name = "healthkit_permissions/getConsents"
    static let summary = "What the app has noted of its user's consent, withdrawals included, in order."
    static let result = ResultDescription(
        "consents",
        .arraySchema(of: Schemas.reference("ConsentRecord"))
    )
    static let example = Example(result: [])

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> JSONValue {
        let records = try context.healthKit { store throws(HealthFailure) in try store.consentRecords() }
        return .array(records.map(\.json))
    }
}
