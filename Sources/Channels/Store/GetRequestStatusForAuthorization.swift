import HealthModel
import JSON

/// `HKHealthStore.getRequestStatusForAuthorization(toShare:read:completion:)` (AUTH-35 to AUTH-37).
enum GetRequestStatusForAuthorization: Method {
    static let name = "store/getRequestStatusForAuthorization"
    static let summary = "Whether a request for these types would show the sheet: 1 it would, 2 everything is decided."
    static let parameters = [StoreParameters.toShare.description, StoreParameters.read.description]
    static let result = ResultDescription.requestStatus
    static let example = Example(["toShare": ["HKQuantityTypeIdentifierStepCount"]], result: 1)
    static let auditAction: AuditAction? = nil

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> Int {
        let toShare = try arguments(StoreParameters.toShare)
        let read = try arguments(StoreParameters.read)
        return try context.statusForAuthorizationRequest(toShare: toShare, read: read).rawValue
    }
}
