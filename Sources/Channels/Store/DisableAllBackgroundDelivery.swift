import HealthEngine
import HealthModel
import JSON

/// `HKHealthStore.disableAllBackgroundDelivery(completion:)` (BG-07).
enum DisableAllBackgroundDelivery: Method {
    static let name = "store/disableAllBackgroundDelivery"
    static let summary = "Ends the background delivery of all types."
    static let result = ResultDescription("success", .booleanSchema)
    static let example = Example(result: true)
    static let auditAction: AuditAction? = nil

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> Bool {
        try context.healthKit { store throws(HealthFailure) in try store.disableAllBackgroundDelivery() }
    }
}
