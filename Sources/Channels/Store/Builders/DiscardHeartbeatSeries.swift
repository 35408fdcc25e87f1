import HealthEngine
import HealthModel
import JSON

/// `HKHeartbeatSeriesBuilder.discard()`.
enum DiscardHeartbeatSeries: Method {
    static let name = "store/heartbeatSeriesBuilder.discard"
    static let summary = "Forgets what was collected; nothing happens after the end."
    static let parameters = [SeriesBuilderParameters.heartbeatSeries.description]
    static let result = ResultDescription.nothing
    static let example = Example(["builder": 1], result: .null, given: SeriesExamples.heartbeatSeries)
    static let auditAction: AuditAction? = nil

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> JSONNull {
        let builder = try arguments(SeriesBuilderParameters.heartbeatSeries)
        context.journal([.heartbeatSeries])
        try context.healthKit { _ throws(HealthFailure) in try builder.discard() }
        return JSONNull()
    }
}
