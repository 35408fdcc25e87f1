import HealthEngine
import JSON

/// `HKHealthStore.supportsHealthRecords()` (AUTH-52).
enum SupportsHealthRecords: Method {
    static let name = "store/supportsHealthRecords"
    static let summary = "Whether the device can hold clinical records."
    static let result = ResultDescription("supportsHealthRecords", .booleanSchema)
    static let example = Example(result: true)
    static let auditAction: AuditAction? = nil

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> Bool {
        context.store.supportsHealthRecords
    }
}
