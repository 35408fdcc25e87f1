import HealthEngine
import HealthModel
import JSON

/// `HKQuantitySeriesSampleBuilder.finishSeries(metadata:endDate:completion:)` (SER-03).
enum FinishQuantitySeries: Method {
    static let name = "store/quantitySeriesSampleBuilder.finishSeries"
    static let summary = "Saves what was inserted; answers the samples, here always one."
    static let endDate = Parameter.optional(
        "endDate",
        .date,
        "When the sample ends; by default when its last quantity does."
    )
    static let parameters = [
        SeriesBuilderParameters.quantitySeries.description, SeriesBuilderParameters.finalMetadata.description,
        endDate.description,
    ]
    static let result = ResultDescription("samples", Schemas.reference("Samples"))
    static let example = Example(
        ["builder": 1],
        result: ["samples": [SeriesExamples.finishedQuantitySeries]],
        given: SeriesExamples.quantitySeries + [
            (
                "store/quantitySeriesSampleBuilder.insert",
                ["builder": 1, "quantity": SeriesExamples.heartRate, "date": SeriesExamples.start]
            )
        ]
    )
    static let auditAction: AuditAction? = .write

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> Single<SampleList> {
        let builder = try arguments(SeriesBuilderParameters.quantitySeries)
        let metadata = try arguments(SeriesBuilderParameters.finalMetadata)
        let endDate = try arguments(endDate)
        context.journal([builder.quantityType])
        let samples = try context.healthKit { _ throws(HealthFailure) in
            try builder.finishSeries(metadata: metadata, endDate: endDate)
        }
        context.notes.count = samples.count
        return Single("samples", SampleList(samples: samples))
    }
}
