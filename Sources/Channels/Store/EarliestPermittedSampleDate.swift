import Foundation
import HealthEngine
import JSON

/// `HKHealthStore.earliestPermittedSampleDate()` (AUTH-57).
enum EarliestPermittedSampleDate: Method {
    static let name = "store/earliestPermittedSampleDate"
    static let summary = "The date before which nothing can be saved or read; on a phone the distant past."
    static let result = ResultDescription("date", Schemas.date)
    static let example = Example(result: "0001-01-01T00:00:00Z")
    static let auditAction: AuditAction? = nil

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> DateValue {
        DateValue(context.store.earliestPermittedSampleDate())
    }
}
