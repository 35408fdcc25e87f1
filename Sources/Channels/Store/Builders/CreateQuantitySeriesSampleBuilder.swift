import HealthEngine
import HealthModel
import JSON

/// `HKQuantitySeriesSampleBuilder.init(healthStore:quantityType:startDate:device:)` (SER-01).
enum CreateQuantitySeriesSampleBuilder: Method {
    static let name = "store/quantitySeriesSampleBuilder.create"
    static let summary = "Makes a builder of a sample of many quantities; answers its handle."
    static let parameters = [
        QueryParameters.quantityType.description, SeriesBuilderParameters.startDate.description,
        SeriesBuilderParameters.device.description,
    ]
    static let result = ResultDescription.builder
    static let example = Example(
        ["type": "HKQuantityTypeIdentifierHeartRate", "startDate": SeriesExamples.start],
        result: ["builder": 1]
    )
    static let auditAction: AuditAction? = nil

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> Single<Int> {
        let type = try arguments(QueryParameters.quantityType)
        let startDate = try arguments(SeriesBuilderParameters.startDate)
        let device = try arguments(SeriesBuilderParameters.device)
        context.journal([type])
        let builder = try context.healthKit { store throws(HealthFailure) in
            try QuantitySeriesSampleBuilder(store: store, quantityType: type, startDate: startDate, device: device)
        }
        return Single("builder", context.keep(builder))
    }
}
