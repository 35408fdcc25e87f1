import HealthEngine
import JSON

/// `HKHealthStore.isHealthDataAvailable()` (AUTH-01).
enum IsHealthDataAvailable: Method {
    static let name = "store/isHealthDataAvailable"
    static let summary = "Whether the device has HealthKit. Says nothing about permission."
    static let result = ResultDescription("isHealthDataAvailable", .booleanSchema)
    static let example = Example(result: true)
    static let auditAction: AuditAction? = nil

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> Bool {
        context.store.isHealthDataAvailable
    }
}
