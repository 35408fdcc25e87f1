import Foundation
import HealthEngine
import HealthModel
import JSON

/// `HKQuantitySeriesSampleBuilder.insert(_:for:)`, and `insert(_:at:)` with one date (SER-01, SER-02).
enum InsertQuantity: Method {
    static let name = "store/quantitySeriesSampleBuilder.insert"
    static let summary = "Adds a quantity at a date or over an interval, instead of one that begins at the same moment."
    static let quantity = Parameter.required("quantity", .quantity, "The quantity.")
    static let date = Parameter.optional("date", .date, "When; or give `startDate` and `endDate`.")
    static let startDate = Parameter.optional("startDate", .date, "When it begins.")
    static let endDate = Parameter.optional("endDate", .date, "When it ends.")
    static let parameters = [
        SeriesBuilderParameters.quantitySeries.description, quantity.description, date.description,
        startDate.description, endDate.description,
    ]
    static let result = ResultDescription.nothing
    static let example = Example(
        ["builder": 1, "quantity": SeriesExamples.heartRate, "date": SeriesExamples.start],
        result: .null,
        given: SeriesExamples.quantitySeries
    )
    static let auditAction: AuditAction? = nil

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> JSONNull {
        let builder = try arguments(SeriesBuilderParameters.quantitySeries)
        let quantity = try arguments(quantity)
        let (start, end) = try dates(arguments)
        context.journal([builder.quantityType])
        try context.healthKit { _ throws(HealthFailure) in try builder.insert(quantity, from: start, to: end) }
        return JSONNull()
    }

    private static func dates(_ arguments: Arguments) throws(BridgeError) -> (start: Date, end: Date) {
        switch (try arguments(date), try arguments(startDate), try arguments(endDate)) {
        case (let date?, nil, nil): return (date, date)
        case (nil, let start?, let end?): return (start, end)
        case (nil, nil, nil): throw .missing(date.name)
        case (nil, nil, _): throw .missing(startDate.name)
        case (nil, _, nil): throw .missing(endDate.name)
        default: throw .expected("left out where startDate and endDate are given", at: date.name)
        }
    }
}
