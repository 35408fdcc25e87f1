import HealthEngine
import HealthModel
import JSON

/// `HKHeartbeatSeriesBuilder.maximumCount` (SER-05).
enum HeartbeatSeriesMaximumCount: Method {
    static let name = "store/heartbeatSeriesBuilder.maximumCount"
    static let summary = "How many heartbeats a series can have."
    static let result = ResultDescription("maximumCount", Schemas.integer)
    static let example = Example(result: 100_000)
    static let auditAction: AuditAction? = nil

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> Int {
        HeartbeatSeriesBuilder.maximumCount
    }
}
