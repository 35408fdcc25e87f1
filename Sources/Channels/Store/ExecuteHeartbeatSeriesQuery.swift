import HealthEngine
import HealthModel
import JSON

/// `HKHeartbeatSeriesQuery` (OTH-07): what HealthKit hands out beat by beat comes at once.
enum ExecuteHeartbeatSeriesQuery: Method {
    static let name = "store/heartbeatSeriesQuery"
    static let summary = "The heartbeats of a series."
    static let series = Parameter.required("series", .uuid, "The identifier of the series.")
    static let parameters = [series.description]
    static let result = ResultDescription("heartbeats", Schemas.reference("Heartbeats"))
    static let example = Example(
        ["series": .string(SampleExamples.uuid)],
        result: ["heartbeats": [["timeSinceSeriesStart": 0.8, "precededByGap": false]]],
        given: SeriesExamples.foreign(
            "HKDataTypeIdentifierHeartbeatSeries",
            ["heartbeats": [["timeSinceSeriesStart": 0.8]]]
        )
    )

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> ElementList<Heartbeat> {
        let query = HeartbeatSeriesQuery(heartbeatSeries: try arguments(series))
        let heartbeats = try context.query([.heartbeatSeries]) { store throws(HealthFailure) in
            try store.execute(query)
        } count: {
            $0.count
        }
        return ElementList(heartbeats: heartbeats)
    }
}
