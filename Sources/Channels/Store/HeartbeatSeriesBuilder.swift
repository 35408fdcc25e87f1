import BridgeCore
import HealthEngine
import HealthJSON

extension StoreChannel {
    static let heartbeatSeriesBuilderMethods = [
        heartbeatSeriesBuilderMaximumCount, heartbeatSeriesBuilderCreate, heartbeatSeriesBuilderAddHeartbeat,
        heartbeatSeriesBuilderAddMetadata, heartbeatSeriesBuilderFinishSeries, heartbeatSeriesBuilderDiscard,
    ]

    /// `HKHeartbeatSeriesBuilder.maximumCount` (SER-05).
    private static let heartbeatSeriesBuilderMaximumCount = Method(
        "heartbeatSeriesBuilder.maximumCount",
        "Returns the largest number of heartbeats in a series.",
        result: ResultDescription("maximumCount", Schemas.integer),
        audit: .none
    ) { _ in HeartbeatSeriesBuilder.maximumCount }

    /// `HKHeartbeatSeriesBuilder.init(healthStore:device:start:)` (SER-05).
    private static let heartbeatSeriesBuilderCreate = Method(
        "heartbeatSeriesBuilder.create",
        "Creates a builder for a heartbeat series, and returns its handle.",
        .seriesStart,
        .seriesDevice,
        result: .builder,
        audit: .none
    ) { call, startDate, device in
        let builder = HeartbeatSeriesBuilder(store: call.store, device: device, startDate: startDate)
        return NamedResult("builder", call.app.handles.keep(builder))
    }

    /// `HKHeartbeatSeriesBuilder.addHeartbeat(at:precededByGap:)` (SER-05).
    private static let heartbeatSeriesBuilderAddHeartbeat = Method(
        "heartbeatSeriesBuilder.addHeartbeat",
        "Adds a heartbeat. Any error ends the builder.",
        .heartbeatSeriesBuilder,
        .required("timeIntervalSinceStart", .real, "The time of the heartbeat, in seconds since the start of the series."),
        .required("precededByGap", .bool, "Whether a gap in the data precedes the heartbeat."),
        audit: .none
    ) { call, builder, time, precededByGap in
        try builder.addHeartbeat(at: time, precededByGap: precededByGap)
    }

    /// `HKHeartbeatSeriesBuilder.addMetadata(_:completion:)`
    private static let heartbeatSeriesBuilderAddMetadata = Method(
        "heartbeatSeriesBuilder.addMetadata",
        "Adds metadata to the series sample.",
        .heartbeatSeriesBuilder,
        .addedMetadata,
        audit: .none
    ) { call, builder, metadata in
        try builder.addMetadata(metadata)
    }

    /// `HKHeartbeatSeriesBuilder.finishSeries(completion:)` (SER-05).
    private static let heartbeatSeriesBuilderFinishSeries = Method(
        "heartbeatSeriesBuilder.finishSeries",
        "Saves the series, and returns its sample.",
        .heartbeatSeriesBuilder,
        result: .sample,
        audit: .action(.write)
    ) { call, builder in
        let series = try builder.finishSeries()
        return SampleValue(series)
    }

    /// `HKHeartbeatSeriesBuilder.discard()`
    private static let heartbeatSeriesBuilderDiscard = Method(
        "heartbeatSeriesBuilder.discard",
        "Discards the collected data. Has no effect after the builder has ended.",
        .heartbeatSeriesBuilder,
        audit: .none
    ) { call, builder in
        try builder.discard()
    }
}

extension Parameter where Value == HeartbeatSeriesBuilder {
    fileprivate static let heartbeatSeriesBuilder = Parameter.required(
        "builder", .handle(from: "store/heartbeatSeriesBuilder.create"), "The handle of the builder."
    )
}
