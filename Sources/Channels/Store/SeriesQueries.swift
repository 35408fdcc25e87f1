import BridgeCore
import HealthEngine
import HealthJSON
import HealthModel

/// The data within samples, which sample queries leave out (SQ-05).
extension StoreChannel {
    static let seriesMethods = [quantitySeriesSampleQuery, heartbeatSeriesQuery, workoutRouteQuery, electrocardiogramQuery]

    /// `HKQuantitySeriesSampleQuery`, in the form with a predicate (OTH-05).
    private static let quantitySeriesSampleQuery = Method(
        "quantitySeriesSampleQuery",
        "Returns each quantity of the samples that match a predicate. A series has several.",
        .quantityType,
        .predicate,
        .unit,
        .optional("includeSample", .bool, default: false, "Whether to return the UUID of each quantity's sample."),
        .optional(
            "orderByQuantitySampleStartDate",
            .bool,
            default: false,
            "Whether to sort the quantities of all samples by their own start dates."
        ),
        result: ResultDescription("quantities", Schemas.reference("SeriesQuantities"))
    ) { call, type, predicate, unit, includeSample, orderByQuantitySampleStartDate in
        let query = QuantitySeriesSampleQuery(type, predicate, orderByQuantitySampleStartDate: orderByQuantitySampleStartDate)
        let includesSample = includeSample
        try call.checkUnit(unit, for: [type])
        let elements = try call.store.execute(query)
        return SeriesResult(elements: elements, unit: unit, includesSample: includesSample)
    }

    /// `HKHeartbeatSeriesQuery` (OTH-07). HealthKit returns the heartbeats one by one; this method returns all at once.
    private static let heartbeatSeriesQuery = Method(
        "heartbeatSeriesQuery",
        "Returns the heartbeats of a series.",
        .required("series", .uuid, "The identifier of the series."),
        result: ResultDescription("heartbeats", Schemas.reference("Heartbeats"))
    ) { call, series in
        let query = HeartbeatSeriesQuery(heartbeatSeries: series)
        let heartbeats = try call.store.execute(query)
        return ElementList(heartbeats: heartbeats)
    }

    /// `HKWorkoutRouteQuery` (OTH-06). HealthKit returns batches and chooses their size; this method returns all locations at
    /// once, or the part that the client requests.
    private static let workoutRouteQuery = Method(
        "workoutRouteQuery",
        "Returns the locations of a workout route in order of time: all of them, or a part.",
        .required("route", .uuid, "The identifier of the route."),
        .optional("dateInterval", .dateInterval, "The time range of the locations, including both ends. Default: all times."),
        .optional("offset", .offset, default: 0, "The number of locations to skip."),
        .optional("limit", .limit, default: 0, "The largest number of locations. Default: 0, no limit."),
        result: ResultDescription("locations", Schemas.reference("Locations"))
    ) { call, route, dateInterval, offset, limit in
        let query = WorkoutRouteQuery(route: route, dateInterval: dateInterval)
        let locations = try call.store.execute(query)
        let rest = locations.dropFirst(offset)
        let batch = rest.prefix(limit > 0 ? limit : .max)
        call.objectCount = batch.count
        return ElementList(locations: batch, done: batch.endIndex == rest.endIndex)
    }

    /// `HKElectrocardiogramQuery` (OTH-07). HealthKit returns the voltages one by one; this method returns all voltages of the
    /// single lead at once.
    private static let electrocardiogramQuery = Method(
        "electrocardiogramQuery",
        "Returns the voltages of an electrocardiogram.",
        .required("electrocardiogram", .uuid, "The identifier of the electrocardiogram."),
        .optional("unit", .unit, default: .volt, "The unit of the voltages. Default: `V`."),
        result: ResultDescription("voltages", Schemas.reference("Voltages"))
    ) { call, electrocardiogram, unit in
        let query = ElectrocardiogramQuery(electrocardiogram: electrocardiogram)
        let conversion = try UnitConversion(from: .volt, to: unit)
        let voltages = try call.store.execute(query)
        return ElementList(voltages: voltages, in: unit, conversion)
    }
}
