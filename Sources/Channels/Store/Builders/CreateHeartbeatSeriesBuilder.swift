import HealthEngine
import HealthModel
import JSON

/// `HKHeartbeatSeriesBuilder.init(healthStore:device:start:)` (SER-05).
enum CreateHeartbeatSeriesBuilder: Method {
    static let name = "store/heartbeatSeriesBuilder.create"
    static let summary = "Makes a builder of a series of heartbeats; answers its handle."
    static let parameters = [SeriesBuilderParameters.startDate.description, SeriesBuilderParameters.device.description]
    static let result = ResultDescription.builder
    static let example = Example(["startDate": SeriesExamples.start], result: ["builder": 1])
    static let auditAction: AuditAction? = nil

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> Single<Int> {
        let startDate = try arguments(SeriesBuilderParameters.startDate)
        let device = try arguments(SeriesBuilderParameters.device)
        context.journal([.heartbeatSeries])
        let builder = HeartbeatSeriesBuilder(store: context.store, device: device, startDate: startDate)
        return Single("builder", context.keep(builder))
    }
}
