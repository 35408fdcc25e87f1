import HealthModel
import JSON

/// `HKHealthStore.requestAuthorization(toShare:read:completion:)`, where any type may stand on either side, as it may
/// in Objective-C, so that HealthKit's refusals show (AUTH-20 to AUTH-28).
enum RequestAuthorization: Method {
    static let name = "store/requestAuthorization"
    static let summary = "Asks the user about every type and direction that is not decided yet."
    static let parameters = [StoreParameters.toShare.description, StoreParameters.read.description]
    static let result = ResultDescription("completion", Schemas.reference("Completion"))
    static let example = Example(["read": ["HKQuantityTypeIdentifierStepCount"]], result: ["success": true])
    static let auditAction: AuditAction? = .authorize

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> JSONValue {
        let toShare = try arguments(StoreParameters.toShare)
        let read = try arguments(StoreParameters.read)
        return ["success": .bool(try context.requestAuthorization(toShare: toShare, read: read))]
    }
}
