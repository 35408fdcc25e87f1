import HealthEngine
import HealthModel
import JSON

/// The user takes back what ``RecordConsent`` has noted.
enum WithdrawConsent: Method {
    static let name = "healthkit_permissions/withdrawConsent"
    static let summary = "Notes that the user does not consent any more; answers to which types, if there were any."
    static let identifiers = Parameter.optional("identifiers", .strings, "Raw HealthKit identifiers; by default all.")
    static let parameters = [identifiers.description]
    static let result = ResultDescription("identifiers", .arraySchema(of: .stringSchema))
    static let example = Example(
        result: ["HKQuantityTypeIdentifierHeartRate"],
        given: [("recordConsent", ["identifiers": ["HKQuantityTypeIdentifierHeartRate"], "version": "2.0"])]
    )
    static let auditAction: AuditAction? = .consent

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> JSONValue {
        let types = try arguments(identifiers).map { Set(context.types($0)) }
        let withdrawn = try context.healthKit { store throws(HealthFailure) in try store.withdrawConsent(to: types) }
        context.journal(withdrawn.compactMap(TypeCatalog.type(identifier:)))
        return .strings(withdrawn)
    }
}
