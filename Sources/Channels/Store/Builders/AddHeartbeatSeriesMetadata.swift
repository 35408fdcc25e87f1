import HealthEngine
import HealthModel
import JSON

/// `HKHeartbeatSeriesBuilder.addMetadata(_:completion:)`.
enum AddHeartbeatSeriesMetadata: Method {
    static let name = "store/heartbeatSeriesBuilder.addMetadata"
    static let summary = "Adds metadata to the sample that is being built."
    static let parameters = [
        SeriesBuilderParameters.heartbeatSeries.description, SeriesBuilderParameters.metadata.description,
    ]
    static let result = ResultDescription.nothing
    static let example = Example(
        ["builder": 1, "metadata": ["HKWasUserEntered": true]],
        result: .null,
        given: SeriesExamples.heartbeatSeries
    )
    static let auditAction: AuditAction? = nil

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> JSONNull {
        let builder = try arguments(SeriesBuilderParameters.heartbeatSeries)
        let metadata = try arguments(SeriesBuilderParameters.metadata)
        context.journal([.heartbeatSeries])
        try context.healthKit { _ throws(HealthFailure) in try builder.addMetadata(metadata) }
        return JSONNull()
    }
}
