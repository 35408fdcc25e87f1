import Foundation
import HealthEngine
import JSON

/// `HKHealthStore.earliestPermittedSampleDate()` (AUTH-57).
enum EarliestPermittedSampleDate: Method {
    static let name = "store/earliestPermittedSampleDate"
    static let summary = "The date before which nothing can be saved or read; on a phone the distant past."
    static let result = ResultDescription("date", ["type": "string", "format": "date-time"])
    static let example = Example(result: "0001-01-01T00:00:00Z")

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> DateValue {
        DateValue(max(context.store.earliestPermittedSampleDate(), firstDate))
    }

    /// The first of year 1 in the calendar of RFC 3339. Foundation's distant past is that of an older calendar, two days
    /// before.
    private static let firstDate = Date(timeIntervalSince1970: -62_135_596_800)
}
