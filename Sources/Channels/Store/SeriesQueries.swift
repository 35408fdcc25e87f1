import BridgeCore
import Foundation
import HealthEngine
import HealthJSON
import HealthModel
import JSON

/// What samples are made of, which sample queries leave out (SQ-05).
extension StoreChannel {
    static let seriesMethods = [
        quantitySeriesSampleQuery, heartbeatSeriesQuery, workoutRouteQuery, electrocardiogramQuery,
    ]

    /// `HKQuantitySeriesSampleQuery`, in the form with a predicate (OTH-05).
    private static let quantitySeriesSampleQuery = Method(
        "quantitySeriesSampleQuery",
        "Each quantity in the quantity samples that a predicate selects: several for a series.",
        .quantityType,
        .predicate,
        .unit,
        .optional(
            "includeSample",
            .bool,
            default: false,
            "Whether to name the sample of each quantity."
        ),
        .optional(
            "orderByQuantitySampleStartDate",
            .bool,
            default: false,
            "Whether to order the quantities of all samples by their own dates."
        ),
        result: ResultDescription("quantities", Schemas.reference("SeriesQuantities")),
        example: Example(
            ["type": "HKQuantityTypeIdentifierHeartRate", "includeSample": true],
            result: [
                "quantities": [
                    [
                        "quantity": ["value": 72.5, "unit": "count/min"], "startDate": "2026-01-01T08:00:00Z",
                        "endDate": "2026-01-01T08:00:00Z", "uuid": .string(SampleExamples.uuid),
                    ]
                ]
            ],
            given: SampleExamples.foreign
        )
    ) { (call, type, predicate, unit, includeSample, orderByQuantitySampleStartDate) throws(BridgeError) in
        let query = QuantitySeriesSampleQuery(
            type,
            predicate,
            orderByQuantitySampleStartDate: orderByQuantitySampleStartDate
        )
        let includesSample = includeSample
        try call.checkUnit(unit, for: [type])
        let elements = try call.query([type]) { store throws(HealthFailure) in
            try store.execute(query)
        } count: {
            $0.count
        }
        return SeriesResult(elements: elements, unit: unit, includesSample: includesSample)
    }

    /// `HKHeartbeatSeriesQuery` (OTH-07): what HealthKit hands out beat by beat comes at once.
    private static let heartbeatSeriesQuery = Method(
        "heartbeatSeriesQuery",
        "The heartbeats of a series.",
        .required("series", .uuid, "The identifier of the series."),
        result: ResultDescription("heartbeats", Schemas.reference("Heartbeats")),
        example: Example(
            ["series": .string(SampleExamples.uuid)],
            result: ["heartbeats": [["timeSinceSeriesStart": 0.8, "precededByGap": false]]],
            given: SeriesExamples.foreign(
                "HKDataTypeIdentifierHeartbeatSeries",
                ["heartbeats": [["timeSinceSeriesStart": 0.8]]]
            )
        )
    ) { (call, series) throws(BridgeError) in
        let query = HeartbeatSeriesQuery(heartbeatSeries: series)
        let heartbeats = try call.query([.heartbeatSeries]) { store throws(HealthFailure) in
            try store.execute(query)
        } count: {
            $0.count
        }
        return ElementList(heartbeats: heartbeats)
    }

    /// `HKWorkoutRouteQuery` (OTH-06). HealthKit hands out batches of a size of its own choice; here all comes at once, unless
    /// the client asks for a part.
    private static let workoutRouteQuery = Method(
        "workoutRouteQuery",
        "The locations of a workout route in the order of time: all of them, or a part.",
        .required("route", .uuid, "The identifier of the route."),
        .optional(
            "dateInterval",
            .dateInterval,
            "When the locations were taken, both ends included; by default ever."
        ),
        .optional("offset", .offset, default: 0, "How many locations are passed over."),
        .optional("limit", .limit, default: 0, "How many locations at most; 0 for no limit."),
        result: ResultDescription("locations", Schemas.reference("Locations")),
        example: Example(
            ["route": .string(SampleExamples.uuid)],
            result: ["locations": [SeriesExamples.foundLocation], "done": true],
            given: SeriesExamples.foreign(
                "HKWorkoutRouteTypeIdentifier",
                ["locations": [SeriesExamples.location]]
            )
        )
    ) { (call, route, dateInterval, offset, limit) throws(BridgeError) in
        let query = WorkoutRouteQuery(route: route, dateInterval: dateInterval)
        let locations = try call.query([.workoutRoute]) { store throws(HealthFailure) in
            try store.execute(query)
        } count: {
            $0.count
        }
        let rest = locations.dropFirst(offset)
        let batch = rest.prefix(limit > 0 ? limit : .max)
        call.notes.count = batch.count
        return ElementList(locations: batch, done: batch.endIndex == rest.endIndex)
    }

    /// `HKElectrocardiogramQuery` (OTH-07): what HealthKit hands out voltage by voltage comes at once, of the one lead.
    private static let electrocardiogramQuery = Method(
        "electrocardiogramQuery",
        "The voltages of an electrocardiogram.",
        .required(
            "electrocardiogram",
            .uuid,
            "The identifier of the electrocardiogram."
        ),
        .optional("unit", .unit, default: .volt, "The unit of the voltages."),
        result: ResultDescription("voltages", Schemas.reference("Voltages")),
        example: Example(
            ["electrocardiogram": .string(SampleExamples.uuid)],
            result: [
                "voltages": [["timeSinceSampleStart": 0.002, "quantity": ["value": 0.00025, "unit": "V"]]]
            ],
            given: SeriesExamples.foreign(
                "HKDataTypeIdentifierElectrocardiogram",
                ["voltages": [["timeSinceSampleStart": 0.002, "quantity": ["value": 0.00025, "unit": "V"]]]]
            )
        )
    ) { (call, electrocardiogram, unit) throws(BridgeError) in
        let query = ElectrocardiogramQuery(electrocardiogram: electrocardiogram)
        let conversion: UnitConversion
        do throws(NativeException) {
            conversion = try UnitConversion(from: .volt, to: unit)
        } catch {
            throw .health(.exception(error))
        }
        let voltages = try call.query([.electrocardiogram]) { store throws(HealthFailure) in
            try store.execute(query)
        } count: {
            $0.count
        }
        return ElementList(voltages: voltages, in: unit, conversion)
    }
}
