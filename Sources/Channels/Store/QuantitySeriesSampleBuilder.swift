import BridgeCore
import Foundation
import HealthEngine
import HealthJSON
import JSON

extension StoreChannel {
    static let quantitySeriesSampleBuilderMethods = [
        quantitySeriesSampleBuilderCreate, quantitySeriesSampleBuilderInsert, quantitySeriesSampleBuilderFinishSeries,
        quantitySeriesSampleBuilderDiscard,
    ]

    /// `HKQuantitySeriesSampleBuilder.init(healthStore:quantityType:startDate:device:)` (SER-01).
    private static let quantitySeriesSampleBuilderCreate = Method(
        "quantitySeriesSampleBuilder.create",
        "Creates a builder for a sample with many quantities, and returns its handle.",
        .quantityType,
        .seriesStart,
        .seriesDevice,
        result: .builder,
        audit: .none
    ) { call, type, startDate, device in
        let builder = try QuantitySeriesSampleBuilder(store: call.store, quantityType: type, startDate: startDate, device: device)
        return NamedResult("builder", call.app.handles.keep(builder))
    }

    /// `HKQuantitySeriesSampleBuilder.insert(_:for:)`, and `insert(_:at:)` with one date (SER-01, SER-02).
    private static let quantitySeriesSampleBuilderInsert = Method(
        "quantitySeriesSampleBuilder.insert",
        "Adds a quantity at a date or over an interval. It replaces a quantity with the same start.",
        .quantitySeriesSampleBuilder,
        .required("quantity", .quantity, "The quantity."),
        .optional("date", .date, "The date of the quantity. Alternatively pass `startDate` and `endDate`."),
        .optional("startDate", .date, "The start of the interval."),
        .optional("endDate", .date, "The end of the interval."),
        audit: .none
    ) { call, builder, quantity, date, startDate, endDate in
        let (start, end) = try interval(date, startDate, endDate)
        try builder.insert(quantity, from: start, to: end)
    }

    /// `HKQuantitySeriesSampleBuilder.finishSeries(metadata:endDate:completion:)` (SER-03).
    private static let quantitySeriesSampleBuilderFinishSeries = Method(
        "quantitySeriesSampleBuilder.finishSeries",
        "Saves the inserted quantities, and returns the samples. The host always makes one sample.",
        .quantitySeriesSampleBuilder,
        .seriesMetadata,
        .optional("endDate", .date, "The end of the sample. Default: the end of its last quantity."),
        result: ResultDescription("samples", Schemas.reference("Samples")),
        audit: .action(.write)
    ) { call, builder, metadata, endDate in
        let samples = try builder.finishSeries(metadata: metadata, endDate: endDate)
        return NamedResult("samples", SampleList(samples: samples))
    }

    /// `HKQuantitySeriesSampleBuilder.discard()`
    private static let quantitySeriesSampleBuilderDiscard = Method(
        "quantitySeriesSampleBuilder.discard",
        "Discards the collected data. Has no effect after the builder has ended.",
        .quantitySeriesSampleBuilder,
        audit: .none
    ) { call, builder in
        try builder.discard()
    }

    /// The interval of a quantity: a date alone, or a start and an end.
    private static func interval(
        _ date: Date?, _ startDate: Date?, _ endDate: Date?
    ) throws -> (start: Date, end: Date) {
        switch (date, startDate, endDate) {
        case (let date?, nil, nil): return (date, date)
        case (nil, let start?, let end?): return (start, end)
        case (nil, nil, nil): throw JSONReadingError.missing("date")
        case (nil, nil, _): throw JSONReadingError.missing("startDate")
        case (nil, _, nil): throw JSONReadingError.missing("endDate")
        default: throw JSONReadingError.expected("absent if startDate and endDate are given", at: "date")
        }
    }
}

extension Parameter where Value == QuantitySeriesSampleBuilder {
    fileprivate static let quantitySeriesSampleBuilder = Parameter.required(
        "builder", .handle(from: "store/quantitySeriesSampleBuilder.create"), "The handle of the builder."
    )
}
