import HealthEngine
import HealthModel
import JSON

/// `HKHealthStore.disableBackgroundDelivery(for:withCompletion:)` (BG-07).
enum DisableBackgroundDelivery: Method {
    static let name = "store/disableBackgroundDelivery"
    static let summary = "Ends the background delivery of a type, also where there is none."
    static let parameters = [StoreParameters.type.description]
    static let result = ResultDescription("success", .booleanSchema)
    static let example = Example(["type": "HKQuantityTypeIdentifierStepCount"], result: true)
    static let auditAction: AuditAction? = nil

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> Bool {
        let type = try arguments(StoreParameters.type)
        context.journal([type])
        return try context.healthKit { store throws(HealthFailure) in
            try store.disableBackgroundDelivery(for: type)
        }
    }
}
