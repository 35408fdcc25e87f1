import HealthEngine
import HealthModel
import JSON

/// `HKQuantitySeriesSampleBuilder.discard()`.
enum DiscardQuantitySeries: Method {
    static let name = "store/quantitySeriesSampleBuilder.discard"
    static let summary = "Forgets what was collected; nothing happens after the end."
    static let parameters = [SeriesBuilderParameters.quantitySeries.description]
    static let result = ResultDescription.nothing
    static let example = Example(["builder": 1], result: .null, given: SeriesExamples.quantitySeries)
    static let auditAction: AuditAction? = nil

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> JSONNull {
        let builder = try arguments(SeriesBuilderParameters.quantitySeries)
        context.journal([builder.quantityType])
        try context.healthKit { _ throws(HealthFailure) in try builder.discard() }
        return JSONNull()
    }
}
