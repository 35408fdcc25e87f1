import HealthModel
import JSON

/// `HKHealthStore.authorizationStatus(for:)`: about sharing only (AUTH-32).
enum AuthorizationStatusForType: Method {
    static let name = "store/authorizationStatus"
    static let summary =
        "Whether a type may be shared: 0 not determined, 1 denied, 2 authorized. Says nothing about reading."
    static let parameters = [StoreParameters.type.description]
    static let result = ResultDescription.authorizationStatus
    static let example = Example(["type": "HKQuantityTypeIdentifierStepCount"], result: 0)
    static let auditAction: AuditAction? = nil

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> Int {
        let type = try arguments(StoreParameters.type)
        return try context.authorizationStatus(for: type).rawValue
    }
}
