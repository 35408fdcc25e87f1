import HealthEngine
import HealthModel
import JSON

/// `HKHeartbeatSeriesBuilder.finishSeries(completion:)` (SER-05).
enum FinishHeartbeatSeries: Method {
    static let name = "store/heartbeatSeriesBuilder.finishSeries"
    static let summary = "Saves the series; answers its sample."
    static let parameters = [SeriesBuilderParameters.heartbeatSeries.description]
    static let result = ResultDescription.sample
    static let example = Example(
        ["builder": 1],
        result: SeriesExamples.finishedHeartbeatSeries,
        given: SeriesExamples.heartbeatSeries + [
            (
                "store/heartbeatSeriesBuilder.addHeartbeat",
                ["builder": 1, "timeIntervalSinceStart": 0.8, "precededByGap": false]
            )
        ]
    )
    static let auditAction: AuditAction? = .write

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> SampleValue {
        let builder = try arguments(SeriesBuilderParameters.heartbeatSeries)
        context.journal([.heartbeatSeries])
        let series = try context.healthKit { _ throws(HealthFailure) in try builder.finishSeries() }
        context.notes.count = 1
        return SampleValue(series)
    }
}
