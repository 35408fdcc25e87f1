import HealthEngine
import HealthModel
import JSON

/// `HKHeartbeatSeriesBuilder.addHeartbeat(at:precededByGap:)` (SER-05).
enum AddHeartbeat: Method {
    static let name = "store/heartbeatSeriesBuilder.addHeartbeat"
    static let summary = "Adds a heartbeat; any error ends the builder."
    static let time = Parameter.required(
        "timeIntervalSinceStart",
        .real,
        "The seconds since the start of the series."
    )
    static let precededByGap = Parameter.required(
        "precededByGap",
        .bool,
        "Whether heartbeats are missing before this one."
    )
    static let parameters = [
        SeriesBuilderParameters.heartbeatSeries.description, time.description, precededByGap.description,
    ]
    static let result = ResultDescription.nothing
    static let example = Example(
        ["builder": 1, "timeIntervalSinceStart": 0.8, "precededByGap": false],
        result: .null,
        given: SeriesExamples.heartbeatSeries
    )
    static let auditAction: AuditAction? = nil

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> JSONNull {
        let builder = try arguments(SeriesBuilderParameters.heartbeatSeries)
        let time = try arguments(time)
        let precededByGap = try arguments(precededByGap)
        context.journal([.heartbeatSeries])
        try context.healthKit { _ throws(HealthFailure) in
            try builder.addHeartbeat(at: time, precededByGap: precededByGap)
        }
        return JSONNull()
    }
}
