// Generated from protocol/openrpc.json by clients/generate; not to be edited.

public import Foundation

extension Bridge {
    /// The methods of `store`.
    public var store: StoreMethods { StoreMethods(bridge: self) }
}

/// The methods of `store`.
public struct StoreMethods: Sendable {
    let bridge: Bridge

    /// The methods of `store/heartbeatSeriesBuilder`.
    public var heartbeatSeriesBuilder: StoreHeartbeatSeriesBuilderMethods {
        StoreHeartbeatSeriesBuilderMethods(bridge: bridge)
    }

    /// The methods of `store/liveWorkoutBuilder`.
    public var liveWorkoutBuilder: StoreLiveWorkoutBuilderMethods {
        StoreLiveWorkoutBuilderMethods(bridge: bridge)
    }

    /// The methods of `store/quantitySeriesSampleBuilder`.
    public var quantitySeriesSampleBuilder: StoreQuantitySeriesSampleBuilderMethods {
        StoreQuantitySeriesSampleBuilderMethods(bridge: bridge)
    }

    /// The methods of `store/workoutBuilder`.
    public var workoutBuilder: StoreWorkoutBuilderMethods {
        StoreWorkoutBuilderMethods(bridge: bridge)
    }

    /// The methods of `store/workoutRouteBuilder`.
    public var workoutRouteBuilder: StoreWorkoutRouteBuilderMethods {
        StoreWorkoutRouteBuilderMethods(bridge: bridge)
    }

    /// The methods of `store/workoutSession`.
    public var workoutSession: StoreWorkoutSessionMethods {
        StoreWorkoutSessionMethods(bridge: bridge)
    }

    /// How the user's move ring counts; 1 where it is not set or reading was denied.
    ///
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func activityMoveMode() async throws -> Int {
        try await bridge.request("store/activityMoveMode")
    }

    /// The rings of each day, computed from the samples of all sources.
    ///
    /// - Parameter predicate: Which days: `{activitySummary}`, `{activitySummariesBetween: {start, end}}`, combined
    ///   by `and`, `or` and `not`.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func activitySummaryQuery(predicate: JSONValue? = nil) async throws -> ActivitySummaries {
        try await bridge.request("store/activitySummaryQuery", ["predicate": predicate])
    }

    /// Associates samples with a saved workout, whose totals stay as they are; saves those that are not saved.
    ///
    /// - Parameters:
    ///   - samples: The samples.
    ///   - workout: The identifier of the workout.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func addSamples(samples: [Sample], workout: UUID) async throws -> UUIDs {
        try await bridge.request("store/addSamples", ["samples": samples, "workout": workout])
    }

    /// What was saved and deleted of a type since an anchor, and the anchor to go on from.
    ///
    /// - Parameters:
    ///   - type: The type of the samples.
    ///   - predicate: Which samples; by default all.
    ///   - anchor: Where an earlier query ended; by default the beginning.
    ///   - limit: How many at most; 0 for no limit.
    ///   - updates: Whether to go on and send a notification at each change.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func anchoredObjectQuery(
        type: String,
        predicate: SamplePredicate? = nil,
        anchor: String? = nil,
        limit: Int? = nil,
        updates: Bool? = nil
    ) async throws -> Changes {
        try await bridge.request(
            "store/anchoredObjectQuery",
            ["type": type, "predicate": predicate, "anchor": anchor, "limit": limit, "updates": updates]
        )
    }

    /// Whether a type may be shared: 0 not determined, 1 denied, 2 authorized. Says nothing about reading.
    ///
    /// - Parameter type: The type that is asked about.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func authorizationStatus(type: String) async throws -> Int {
        try await bridge.request("store/authorizationStatus", ["type": type])
    }

    /// The user's sex; 0 where it is not set or reading was denied.
    ///
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func biologicalSex() async throws -> Int {
        try await bridge.request("store/biologicalSex")
    }

    /// The user's blood type; 0 where it is not set or reading was denied.
    ///
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func bloodType() async throws -> Int {
        try await bridge.request("store/bloodType")
    }

    /// Calls the completion handler that an observer query was given with a delivery.
    ///
    /// - Parameter delivery: The number of the delivery, from its notification.
    /// - Throws: A ``BridgeError``.
    public func completeObserver(delivery: Int) async throws {
        try await bridge.perform("store/completeObserver", ["delivery": delivery])
    }

    /// The correlations of a type with a member that matches for each type in samplePredicates.
    ///
    /// - Parameters:
    ///   - type: The correlation type.
    ///   - predicate: Which samples; by default all.
    ///   - samplePredicates: Predicates for members, by the identifiers of their types.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func correlationQuery(
        type: String,
        predicate: SamplePredicate? = nil,
        samplePredicates: [String: SamplePredicate]? = nil
    ) async throws -> Correlations {
        try await bridge.request(
            "store/correlationQuery",
            ["type": type, "predicate": predicate, "samplePredicates": samplePredicates]
        )
    }

    /// The user's date of birth; null where it is not set or reading was denied.
    ///
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func dateOfBirthComponents() async throws -> DateOfBirth? {
        try await bridge.request("store/dateOfBirthComponents")
    }

    /// Deletes objects that this app has saved: all of them, or, if one cannot be deleted, none.
    ///
    /// - Parameters:
    ///   - uuids: The identifiers of the objects.
    ///   - objects: The objects as they were saved, instead of `uuids`.
    /// - Throws: A ``BridgeError``.
    public func delete(uuids: [UUID]? = nil, objects: [Sample]? = nil) async throws {
        try await bridge.perform("store/delete", ["uuids": uuids, "objects": objects])
    }

    /// Deletes what this app has saved of a type and a predicate selects; none is no failure.
    ///
    /// - Parameters:
    ///   - type: The type of the samples.
    ///   - predicate: Which objects.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func deleteObjects(type: String, predicate: SamplePredicate) async throws -> DeletedCount {
        try await bridge.request("store/deleteObjects", ["type": type, "predicate": predicate])
    }

    /// Ends the background delivery of all types.
    ///
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func disableAllBackgroundDelivery() async throws -> Bool {
        try await bridge.request("store/disableAllBackgroundDelivery")
    }

    /// Ends the background delivery of a type, also where there is none.
    ///
    /// - Parameter type: The type that is asked about.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func disableBackgroundDelivery(type: String) async throws -> Bool {
        try await bridge.request("store/disableBackgroundDelivery", ["type": type])
    }

    /// Documents with what is in them. Asks the user about those that are new.
    ///
    /// - Parameters:
    ///   - type: The type of the documents.
    ///   - predicate: Which samples; by default all.
    ///   - limit: How many at most; 0 for no limit.
    ///   - sortDescriptors: The order; without any, that in which samples were saved.
    ///   - includeDocumentData: Whether the XML comes as well; without it, only what the header says.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func documentQuery(
        type: String,
        predicate: SamplePredicate? = nil,
        limit: Int? = nil,
        sortDescriptors: [SortDescriptor]? = nil,
        includeDocumentData: Bool
    ) async throws -> Samples {
        try await bridge.request(
            "store/documentQuery",
            [
                "type": type, "predicate": predicate, "limit": limit, "sortDescriptors": sortDescriptors,
                "includeDocumentData": includeDocumentData,
            ]
        )
    }

    /// The date before which nothing can be saved or read; on a phone the distant past.
    ///
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func earliestPermittedSampleDate() async throws -> Date {
        try await bridge.request("store/earliestPermittedSampleDate")
    }

    /// The voltages of an electrocardiogram.
    ///
    /// - Parameters:
    ///   - electrocardiogram: The identifier of the electrocardiogram.
    ///   - unit: The unit of the voltages.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func electrocardiogramQuery(electrocardiogram: UUID, unit: String? = nil) async throws -> Voltages {
        try await bridge.request(
            "store/electrocardiogramQuery",
            ["electrocardiogram": electrocardiogram, "unit": unit]
        )
    }

    /// Wakes the app when samples of a type change, at most once in a period.
    ///
    /// - Parameters:
    ///   - type: The type that is asked about.
    ///   - frequency: The period: `HKUpdateFrequency`.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func enableBackgroundDelivery(type: String, frequency: UpdateFrequency) async throws -> Bool {
        try await bridge.request("store/enableBackgroundDelivery", ["type": type, "frequency": frequency])
    }

    /// The user's skin type; 0 where it is not set or reading was denied.
    ///
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func fitzpatrickSkinType() async throws -> Int {
        try await bridge.request("store/fitzpatrickSkinType")
    }

    /// Whether a request for these types would show the sheet: 1 it would, 2 everything is decided.
    ///
    /// - Parameters:
    ///   - toShare: `typesToShare`
    ///   - read: `typesToRead`
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func getRequestStatusForAuthorization(
        toShare: [String]? = nil,
        read: [String]? = nil
    ) async throws -> Int {
        try await bridge.request("store/getRequestStatusForAuthorization", ["toShare": toShare, "read": read])
    }

    /// The heartbeats of a series.
    ///
    /// - Parameter series: The identifier of the series.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func heartbeatSeriesQuery(series: UUID) async throws -> Heartbeats {
        try await bridge.request("store/heartbeatSeriesQuery", ["series": series])
    }

    /// Whether the device has HealthKit. Says nothing about permission.
    ///
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func isHealthDataAvailable() async throws -> Bool {
        try await bridge.request("store/isHealthDataAvailable")
    }

    /// Watches types: a notification now and at each change, until the query is stopped.
    ///
    /// - Parameters:
    ///   - type: The type of the samples; or give `types`.
    ///   - types: The types of the samples, instead of `type`.
    ///   - predicate: Which samples; by default all.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func observerQuery(
        type: String? = nil,
        types: [String]? = nil,
        predicate: SamplePredicate? = nil
    ) async throws -> Query {
        try await bridge.request("store/observerQuery", ["type": type, "types": types, "predicate": predicate])
    }

    /// The unit in which the user wants to see each quantity type.
    ///
    /// - Parameter types: The quantity types.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func preferredUnits(types: [String]) async throws -> [String: String] {
        try await bridge.request("store/preferredUnits", ["types": types])
    }

    /// Each quantity in the quantity samples that a predicate selects: several for a series.
    ///
    /// - Parameters:
    ///   - type: The type of the samples.
    ///   - predicate: Which samples; by default all.
    ///   - unit: The unit of the quantities in the result; by default that with which each was saved.
    ///   - includeSample: Whether to name the sample of each quantity.
    ///   - orderByQuantitySampleStartDate: Whether to order the quantities of all samples by their own dates.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func quantitySeriesSampleQuery(
        type: String,
        predicate: SamplePredicate? = nil,
        unit: String? = nil,
        includeSample: Bool? = nil,
        orderByQuantitySampleStartDate: Bool? = nil
    ) async throws -> SeriesQuantities {
        try await bridge.request(
            "store/quantitySeriesSampleQuery",
            [
                "type": type, "predicate": predicate, "unit": unit, "includeSample": includeSample,
                "orderByQuantitySampleStartDate": orderByQuantitySampleStartDate,
            ]
        )
    }

    /// The session that is under way, after the app was started anew; null if there is none.
    ///
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func recoverActiveWorkoutSession() async throws -> OptionalSession {
        try await bridge.request("store/recoverActiveWorkoutSession")
    }

    /// Saves an effort score and relates it to a workout, or to an activity of one.
    ///
    /// - Parameters:
    ///   - sample: The effort score; one that the app has saved is only related.
    ///   - workout: The identifier of the workout.
    ///   - activity: The identifier of an activity of the workout; by default the workout as a whole.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func relateWorkoutEffortSample(
        sample: Sample,
        workout: UUID,
        activity: UUID? = nil
    ) async throws -> UUIDResult {
        try await bridge.request(
            "store/relateWorkoutEffortSample",
            ["sample": sample, "workout": workout, "activity": activity]
        )
    }

    /// Asks the user about every type and direction that is not decided yet.
    ///
    /// - Parameters:
    ///   - toShare: `typesToShare`
    ///   - read: `typesToRead`
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func requestAuthorization(toShare: [String]? = nil, read: [String]? = nil) async throws -> Completion {
        try await bridge.request("store/requestAuthorization", ["toShare": toShare, "read": read])
    }

    /// Shows the objects of a type and asks the user which of them the app may read.
    ///
    /// - Parameters:
    ///   - type: The type that is asked about.
    ///   - predicate: Which objects are listed; by default all.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func requestPerObjectReadAuthorization(
        type: String,
        predicate: JSONValue? = nil
    ) async throws -> Completion {
        try await bridge.request("store/requestPerObjectReadAuthorization", ["type": type, "predicate": predicate])
    }

    /// The samples of one type or several that a predicate selects.
    ///
    /// - Parameters:
    ///   - type: The type of the samples; or give `types`.
    ///   - types: The types of the samples, instead of `type`.
    ///   - predicate: Which samples; by default all.
    ///   - limit: How many at most; 0 for no limit.
    ///   - sortDescriptors: The order; without any, that in which samples were saved.
    ///   - unit: The unit of the quantities in the result; by default that with which each was saved.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func sampleQuery(
        type: String? = nil,
        types: [String]? = nil,
        predicate: SamplePredicate? = nil,
        limit: Int? = nil,
        sortDescriptors: [SortDescriptor]? = nil,
        unit: String? = nil
    ) async throws -> Samples {
        try await bridge.request(
            "store/sampleQuery",
            [
                "type": type, "types": types, "predicate": predicate, "limit": limit,
                "sortDescriptors": sortDescriptors, "unit": unit,
            ]
        )
    }

    /// Saves samples: all of them, or, if one cannot be saved, none.
    ///
    /// - Parameter objects: The samples.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func save(objects: [Sample]) async throws -> UUIDs {
        try await bridge.request("store/save", ["objects": objects])
    }

    /// The sources of the samples that a predicate selects.
    ///
    /// - Parameters:
    ///   - type: The type of the samples.
    ///   - predicate: Which samples; by default all.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func sourceQuery(type: String, predicate: SamplePredicate? = nil) async throws -> Sources {
        try await bridge.request("store/sourceQuery", ["type": type, "predicate": predicate])
    }

    /// Figures for each interval of the calendar, of the quantity samples that a predicate selects.
    ///
    /// - Parameters:
    ///   - type: The type of the samples.
    ///   - predicate: Which samples; by default all.
    ///   - options: Which figures.
    ///   - anchorDate: Where an interval begins.
    ///   - intervalComponents: The length of an interval.
    ///   - from: With `to`: lists each interval that touches the range, also those without samples.
    ///   - to: The end of that range.
    ///   - unit: The unit of the quantities in the result; by default that with which each was saved.
    ///   - updates: Whether to go on and send a notification at each change.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func statisticsCollectionQuery(
        type: String,
        predicate: SamplePredicate? = nil,
        options: [StatisticsOption],
        anchorDate: Date,
        intervalComponents: IntervalComponents,
        from: Date? = nil,
        to: Date? = nil,
        unit: String? = nil,
        updates: Bool? = nil
    ) async throws -> StatisticsCollection {
        try await bridge.request(
            "store/statisticsCollectionQuery",
            [
                "type": type, "predicate": predicate, "options": options, "anchorDate": anchorDate,
                "intervalComponents": intervalComponents, "from": from, "to": to, "unit": unit, "updates": updates,
            ]
        )
    }

    /// Figures of the quantity samples that a predicate selects, sources merged.
    ///
    /// - Parameters:
    ///   - type: The type of the samples.
    ///   - predicate: Which samples; by default all.
    ///   - options: Which figures.
    ///   - unit: The unit of the quantities in the result; by default that with which each was saved.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func statisticsQuery(
        type: String,
        predicate: SamplePredicate? = nil,
        options: [StatisticsOption],
        unit: String? = nil
    ) async throws -> Statistics {
        try await bridge.request(
            "store/statisticsQuery",
            ["type": type, "predicate": predicate, "options": options, "unit": unit]
        )
    }

    /// Stops a query that runs; it sends nothing after this.
    ///
    /// - Parameter query: The number of the query.
    /// - Throws: A ``BridgeError``.
    public func stop(query: Int) async throws {
        try await bridge.perform("store/stop", ["query": query])
    }

    /// Whether the device can hold clinical records.
    ///
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func supportsHealthRecords() async throws -> Bool {
        try await bridge.request("store/supportsHealthRecords")
    }

    /// Ends the relationship of an effort score with a workout; the score stays in the store.
    ///
    /// - Parameters:
    ///   - sample: The identifier of the effort score.
    ///   - workout: The identifier of the workout.
    ///   - activity: The identifier of an activity of the workout; by default the workout as a whole.
    /// - Throws: A ``BridgeError``.
    public func unrelateWorkoutEffortSample(sample: UUID, workout: UUID, activity: UUID? = nil) async throws {
        try await bridge.perform(
            "store/unrelateWorkoutEffortSample",
            ["sample": sample, "workout": workout, "activity": activity]
        )
    }

    /// The medications on the user's list that the app may read.
    ///
    /// - Parameters:
    ///   - predicate: Which medications: `{isArchived}`, `{hasSchedule}`, combined by `and`, `or` and `not`.
    ///   - limit: How many at most; 0 for no limit.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func userAnnotatedMedicationQuery(
        predicate: JSONValue? = nil,
        limit: Int? = nil
    ) async throws -> UserAnnotatedMedications {
        try await bridge.request("store/userAnnotatedMedicationQuery", ["predicate": predicate, "limit": limit])
    }

    /// Whether the user uses a wheelchair; 0 where it is not set or reading was denied.
    ///
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func wheelchairUse() async throws -> Int {
        try await bridge.request("store/wheelchairUse")
    }

    /// The effort scores of workouts, or what has changed of them since an anchor.
    ///
    /// - Parameters:
    ///   - predicate: Which samples; by default all.
    ///   - anchor: Where an earlier query ended; by default the beginning.
    ///   - options: `mostRelevant` for one score each.
    ///   - updates: Whether to go on and send a notification at each change.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func workoutEffortRelationshipQuery(
        predicate: SamplePredicate? = nil,
        anchor: String? = nil,
        options: [EffortOption]? = nil,
        updates: Bool? = nil
    ) async throws -> EffortRelationships {
        try await bridge.request(
            "store/workoutEffortRelationshipQuery",
            ["predicate": predicate, "anchor": anchor, "options": options, "updates": updates]
        )
    }

    /// The locations of a workout route in the order of time: all of them, or a part.
    ///
    /// - Parameters:
    ///   - route: The identifier of the route.
    ///   - dateInterval: When the locations were taken, both ends included; by default ever.
    ///   - offset: How many locations are passed over.
    ///   - limit: How many locations at most; 0 for no limit.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func workoutRouteQuery(
        route: UUID,
        dateInterval: DateRange? = nil,
        offset: Int? = nil,
        limit: Int? = nil
    ) async throws -> Locations {
        try await bridge.request(
            "store/workoutRouteQuery",
            ["route": route, "dateInterval": dateInterval, "offset": offset, "limit": limit]
        )
    }
}

/// The methods of `store/heartbeatSeriesBuilder`.
public struct StoreHeartbeatSeriesBuilderMethods: Sendable {
    let bridge: Bridge

    /// Adds a heartbeat; any error ends the builder.
    ///
    /// - Parameters:
    ///   - builder: The builder.
    ///   - timeIntervalSinceStart: The seconds since the start of the series.
    ///   - precededByGap: Whether heartbeats are missing before this one.
    /// - Throws: A ``BridgeError``.
    public func addHeartbeat(builder: Int, timeIntervalSinceStart: Double, precededByGap: Bool) async throws {
        try await bridge.perform(
            "store/heartbeatSeriesBuilder.addHeartbeat",
            ["builder": builder, "timeIntervalSinceStart": timeIntervalSinceStart, "precededByGap": precededByGap]
        )
    }

    /// Adds metadata to the sample that is being built.
    ///
    /// - Parameters:
    ///   - builder: The builder.
    ///   - metadata: The metadata; later values of a key win.
    /// - Throws: A ``BridgeError``.
    public func addMetadata(builder: Int, metadata: [String: MetadataValue]) async throws {
        try await bridge.perform(
            "store/heartbeatSeriesBuilder.addMetadata",
            ["builder": builder, "metadata": metadata]
        )
    }

    /// Makes a builder of a series of heartbeats; answers its handle.
    ///
    /// - Parameters:
    ///   - startDate: When the sample begins.
    ///   - device: The device that provides the data.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func create(startDate: Date, device: Device? = nil) async throws -> Builder {
        try await bridge.request("store/heartbeatSeriesBuilder.create", ["startDate": startDate, "device": device])
    }

    /// Forgets what was collected; nothing happens after the end.
    ///
    /// - Parameter builder: The builder.
    /// - Throws: A ``BridgeError``.
    public func discard(builder: Int) async throws {
        try await bridge.perform("store/heartbeatSeriesBuilder.discard", ["builder": builder])
    }

    /// Saves the series; answers its sample.
    ///
    /// - Parameter builder: The builder.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func finishSeries(builder: Int) async throws -> Sample {
        try await bridge.request("store/heartbeatSeriesBuilder.finishSeries", ["builder": builder])
    }

    /// How many heartbeats a series can have.
    ///
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func maximumCount() async throws -> Int {
        try await bridge.request("store/heartbeatSeriesBuilder.maximumCount")
    }
}

/// The methods of `store/liveWorkoutBuilder`.
public struct StoreLiveWorkoutBuilderMethods: Sendable {
    let bridge: Bridge

    /// Collects a type no more.
    ///
    /// - Parameters:
    ///   - builder: The live builder.
    ///   - type: A quantity type.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func disableCollection(builder: Int, type: String) async throws -> TypesToCollect {
        try await bridge.request("store/liveWorkoutBuilder.disableCollection", ["builder": builder, "type": type])
    }

    /// Collects a type as well, as far as the device measures it.
    ///
    /// - Parameters:
    ///   - builder: The live builder.
    ///   - type: A quantity type.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func enableCollection(builder: Int, type: String) async throws -> TypesToCollect {
        try await bridge.request("store/liveWorkoutBuilder.enableCollection", ["builder": builder, "type": type])
    }

    /// Says what a live builder collects: what belongs to an activity, or nothing yet.
    ///
    /// - Parameters:
    ///   - builder: The live builder.
    ///   - configuration: `workoutConfiguration`; without it nothing is collected that is not enabled.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func setDataSource(
        builder: Int,
        configuration: WorkoutConfiguration? = nil
    ) async throws -> TypesToCollect {
        try await bridge.request(
            "store/liveWorkoutBuilder.setDataSource",
            ["builder": builder, "configuration": configuration]
        )
    }

    /// What a live builder collects, sorted; nothing without a data source.
    ///
    /// - Parameter builder: The live builder.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func typesToCollect(builder: Int) async throws -> TypesToCollect {
        try await bridge.request("store/liveWorkoutBuilder.typesToCollect", ["builder": builder])
    }
}

/// The methods of `store/quantitySeriesSampleBuilder`.
public struct StoreQuantitySeriesSampleBuilderMethods: Sendable {
    let bridge: Bridge

    /// Makes a builder of a sample of many quantities; answers its handle.
    ///
    /// - Parameters:
    ///   - type: The type of the samples.
    ///   - startDate: When the sample begins.
    ///   - device: The device that provides the data.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func create(type: String, startDate: Date, device: Device? = nil) async throws -> Builder {
        try await bridge.request(
            "store/quantitySeriesSampleBuilder.create",
            ["type": type, "startDate": startDate, "device": device]
        )
    }

    /// Forgets what was collected; nothing happens after the end.
    ///
    /// - Parameter builder: The builder.
    /// - Throws: A ``BridgeError``.
    public func discard(builder: Int) async throws {
        try await bridge.perform("store/quantitySeriesSampleBuilder.discard", ["builder": builder])
    }

    /// Saves what was inserted; answers the samples, here always one.
    ///
    /// - Parameters:
    ///   - builder: The builder.
    ///   - metadata: The metadata of what is made.
    ///   - endDate: When the sample ends; by default when its last quantity does.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func finishSeries(
        builder: Int,
        metadata: [String: MetadataValue]? = nil,
        endDate: Date? = nil
    ) async throws -> Samples {
        try await bridge.request(
            "store/quantitySeriesSampleBuilder.finishSeries",
            ["builder": builder, "metadata": metadata, "endDate": endDate]
        )
    }

    /// Adds a quantity at a date or over an interval, instead of one that begins at the same moment.
    ///
    /// - Parameters:
    ///   - builder: The builder.
    ///   - quantity: The quantity.
    ///   - date: When; or give `startDate` and `endDate`.
    ///   - startDate: When it begins.
    ///   - endDate: When it ends.
    /// - Throws: A ``BridgeError``.
    public func insert(
        builder: Int,
        quantity: Quantity,
        date: Date? = nil,
        startDate: Date? = nil,
        endDate: Date? = nil
    ) async throws {
        try await bridge.perform(
            "store/quantitySeriesSampleBuilder.insert",
            ["builder": builder, "quantity": quantity, "date": date, "startDate": startDate, "endDate": endDate]
        )
    }
}

/// The methods of `store/workoutBuilder`.
public struct StoreWorkoutBuilderMethods: Sendable {
    let bridge: Bridge

    /// Adds metadata to the workout.
    ///
    /// - Parameters:
    ///   - builder: The handle of the builder.
    ///   - metadata: The entries; later ones of a key win.
    /// - Throws: A ``BridgeError``.
    public func addMetadata(builder: Int, metadata: [String: MetadataValue]) async throws {
        try await bridge.perform("store/workoutBuilder.addMetadata", ["builder": builder, "metadata": metadata])
    }

    /// Saves samples at once, as `store/save` does, and makes them part of the workout.
    ///
    /// - Parameters:
    ///   - builder: The handle of the builder.
    ///   - samples: The samples, none of which begins before the workout.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func addSamples(builder: Int, samples: [Sample]) async throws -> UUIDs {
        try await bridge.request("store/workoutBuilder.addSamples", ["builder": builder, "samples": samples])
    }

    /// Adds a part of the workout, which overlaps no other.
    ///
    /// - Parameters:
    ///   - builder: The handle of the builder.
    ///   - workoutActivity: The activity.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func addWorkoutActivity(builder: Int, workoutActivity: NewWorkoutActivity) async throws -> UUIDResult {
        try await bridge.request(
            "store/workoutBuilder.addWorkoutActivity",
            ["builder": builder, "workoutActivity": workoutActivity]
        )
    }

    /// Adds events, which are within the workout.
    ///
    /// - Parameters:
    ///   - builder: The handle of the builder.
    ///   - workoutEvents: The events.
    /// - Throws: A ``BridgeError``.
    public func addWorkoutEvents(builder: Int, workoutEvents: [WorkoutEvent]) async throws {
        try await bridge.perform(
            "store/workoutBuilder.addWorkoutEvents",
            ["builder": builder, "workoutEvents": workoutEvents]
        )
    }

    /// Begins the workout: from now on it can be added to.
    ///
    /// - Parameters:
    ///   - builder: The handle of the builder.
    ///   - startDate: When the workout begins.
    /// - Throws: A ``BridgeError``.
    public func beginCollection(builder: Int, startDate: Date) async throws {
        try await bridge.perform("store/workoutBuilder.beginCollection", ["builder": builder, "startDate": startDate])
    }

    /// Makes a builder, which lives as long as the process of the app.
    ///
    /// - Parameters:
    ///   - configuration: What is done, and where.
    ///   - device: The device of the workout.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func create(configuration: WorkoutConfiguration, device: Device? = nil) async throws -> WorkoutBuilder {
        try await bridge.request("store/workoutBuilder.create", ["configuration": configuration, "device": device])
    }

    /// Ends the builder without a workout; samples that were added stay in the store.
    ///
    /// - Parameter builder: The handle of the builder.
    /// - Throws: A ``BridgeError``.
    public func discardWorkout(builder: Int) async throws {
        try await bridge.perform("store/workoutBuilder.discardWorkout", ["builder": builder])
    }

    /// The seconds since the beginning of the workout, without pauses.
    ///
    /// - Parameters:
    ///   - builder: The handle of the builder.
    ///   - date: At what time; by default now.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func elapsedTime(builder: Int, date: Date? = nil) async throws -> Double {
        try await bridge.request("store/workoutBuilder.elapsedTime", ["builder": builder, "date": date])
    }

    /// Ends the workout, which can then be finished.
    ///
    /// - Parameters:
    ///   - builder: The handle of the builder.
    ///   - endDate: When the workout ends.
    /// - Throws: A ``BridgeError``.
    public func endCollection(builder: Int, endDate: Date) async throws {
        try await bridge.perform("store/workoutBuilder.endCollection", ["builder": builder, "endDate": endDate])
    }

    /// Saves the workout; answers it, or null where it cannot be read as the device is locked.
    ///
    /// - Parameter builder: The handle of the builder.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func finishWorkout(builder: Int) async throws -> FinishedWorkout {
        try await bridge.request("store/workoutBuilder.finishWorkout", ["builder": builder])
    }

    /// The builder of the workout's route, which is finished with the workout; null for other types.
    ///
    /// - Parameters:
    ///   - builder: The handle of the builder.
    ///   - type: The type of the series.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func seriesBuilder(builder: Int, type: String) async throws -> OptionalBuilder {
        try await bridge.request("store/workoutBuilder.seriesBuilder", ["builder": builder, "type": type])
    }

    /// The statistics of what was added so far, by type.
    ///
    /// - Parameters:
    ///   - builder: The handle of the builder.
    ///   - type: The only type to look at.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func statistics(builder: Int, type: String? = nil) async throws -> WorkoutStatistics {
        try await bridge.request("store/workoutBuilder.statistics", ["builder": builder, "type": type])
    }

    /// Ends a part of the workout, or adds metadata to it.
    ///
    /// - Parameters:
    ///   - builder: The handle of the builder.
    ///   - uuid: The identifier of the activity.
    ///   - endDate: When the activity ends.
    ///   - metadata: Metadata to add, instead of `endDate`.
    /// - Throws: A ``BridgeError``.
    public func updateActivity(
        builder: Int,
        uuid: UUID,
        endDate: Date? = nil,
        metadata: [String: MetadataValue]? = nil
    ) async throws {
        try await bridge.perform(
            "store/workoutBuilder.updateActivity",
            ["builder": builder, "uuid": uuid, "endDate": endDate, "metadata": metadata]
        )
    }
}

/// The methods of `store/workoutRouteBuilder`.
public struct StoreWorkoutRouteBuilderMethods: Sendable {
    let bridge: Bridge

    /// Adds metadata to the sample that is being built.
    ///
    /// - Parameters:
    ///   - builder: The builder.
    ///   - metadata: The metadata; later values of a key win.
    /// - Throws: A ``BridgeError``.
    public func addMetadata(builder: Int, metadata: [String: MetadataValue]) async throws {
        try await bridge.perform("store/workoutRouteBuilder.addMetadata", ["builder": builder, "metadata": metadata])
    }

    /// Makes a builder of the route of a workout; answers its handle.
    ///
    /// - Parameter device: The device that provides the data.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func create(device: Device? = nil) async throws -> Builder {
        try await bridge.request("store/workoutRouteBuilder.create", ["device": device])
    }

    /// Forgets what was collected; nothing happens after the end.
    ///
    /// - Parameter builder: The builder.
    /// - Throws: A ``BridgeError``.
    public func discard(builder: Int) async throws {
        try await bridge.perform("store/workoutRouteBuilder.discard", ["builder": builder])
    }

    /// Saves the route and associates it with a saved workout; answers its sample.
    ///
    /// - Parameters:
    ///   - builder: The builder.
    ///   - workout: The identifier of the workout.
    ///   - metadata: The metadata of what is made.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func finishRoute(
        builder: Int,
        workout: UUID,
        metadata: [String: MetadataValue]? = nil
    ) async throws -> Sample {
        try await bridge.request(
            "store/workoutRouteBuilder.finishRoute",
            ["builder": builder, "workout": workout, "metadata": metadata]
        )
    }

    /// Adds locations, in any order; any error ends the builder.
    ///
    /// - Parameters:
    ///   - builder: The builder.
    ///   - locations: The locations.
    /// - Throws: A ``BridgeError``.
    public func insertRouteData(builder: Int, locations: [Location]) async throws {
        try await bridge.perform(
            "store/workoutRouteBuilder.insertRouteData",
            ["builder": builder, "locations": locations]
        )
    }
}

/// The methods of `store/workoutSession`.
public struct StoreWorkoutSessionMethods: Sendable {
    let bridge: Bridge

    /// The live builder of a session, the same each time.
    ///
    /// - Parameter session: The session.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func associatedWorkoutBuilder(session: Int) async throws -> Builder {
        try await bridge.request("store/workoutSession.associatedWorkoutBuilder", ["session": session])
    }

    /// Begins a part of the workout; the part before, if any, ends.
    ///
    /// - Parameters:
    ///   - session: The session.
    ///   - configuration: `workoutConfiguration`
    ///   - date: When the activity begins.
    ///   - metadata: That of the activity.
    /// - Throws: A ``BridgeError``.
    public func beginNewActivity(
        session: Int,
        configuration: WorkoutConfiguration,
        date: Date,
        metadata: [String: MetadataValue]? = nil
    ) async throws {
        try await bridge.perform(
            "store/workoutSession.beginNewActivity",
            ["session": session, "configuration": configuration, "date": date, "metadata": metadata]
        )
    }

    /// Makes a session, on a watch, and on an iPhone or iPad from iOS 26.
    ///
    /// - Parameter configuration: `workoutConfiguration`
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func create(configuration: WorkoutConfiguration) async throws -> WorkoutSessionReference {
        try await bridge.request("store/workoutSession.create", ["configuration": configuration])
    }

    /// Ends a session.
    ///
    /// - Parameter session: The session.
    /// - Throws: A ``BridgeError``.
    public func end(session: Int) async throws {
        try await bridge.perform("store/workoutSession.end", ["session": session])
    }

    /// Ends the part of the workout that was begun last; the session goes on.
    ///
    /// - Parameters:
    ///   - session: The session.
    ///   - date: When the activity ends.
    /// - Throws: A ``BridgeError``.
    public func endCurrentActivity(session: Int, date: Date) async throws {
        try await bridge.perform("store/workoutSession.endCurrentActivity", ["session": session, "date": date])
    }

    /// Pauses a session: nothing is measured, and the workout gets a pause event.
    ///
    /// - Parameter session: The session.
    /// - Throws: A ``BridgeError``.
    public func pause(session: Int) async throws {
        try await bridge.perform("store/workoutSession.pause", ["session": session])
    }

    /// Gets the device ready for a workout, as during a countdown.
    ///
    /// - Parameter session: The session.
    /// - Throws: A ``BridgeError``.
    public func prepare(session: Int) async throws {
        try await bridge.perform("store/workoutSession.prepare", ["session": session])
    }

    /// Goes on with a session that is paused.
    ///
    /// - Parameter session: The session.
    /// - Throws: A ``BridgeError``.
    public func resume(session: Int) async throws {
        try await bridge.perform("store/workoutSession.resume", ["session": session])
    }

    /// Sends something to the app on the other device, at most 100 KB in ten seconds.
    ///
    /// - Parameters:
    ///   - session: The session.
    ///   - data: What is sent, in Base64.
    /// - Throws: A ``BridgeError``.
    public func sendToRemoteWorkoutSession(session: Int, data: String) async throws {
        try await bridge.perform("store/workoutSession.sendToRemoteWorkoutSession", ["session": session, "data": data])
    }

    /// Starts a session; the one that was under way ends with code 8.
    ///
    /// - Parameters:
    ///   - session: The session.
    ///   - date: When; by default now.
    /// - Throws: A ``BridgeError``.
    public func startActivity(session: Int, date: Date? = nil) async throws {
        try await bridge.perform("store/workoutSession.startActivity", ["session": session, "date": date])
    }

    /// Has the app on the phone see the session of a watch.
    ///
    /// - Parameter session: The session.
    /// - Throws: A ``BridgeError``.
    public func startMirroringToCompanionDevice(session: Int) async throws {
        try await bridge.perform("store/workoutSession.startMirroringToCompanionDevice", ["session": session])
    }

    /// What a session is, and where it stands.
    ///
    /// - Parameter session: The session.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func state(session: Int) async throws -> WorkoutSession {
        try await bridge.request("store/workoutSession.state", ["session": session])
    }

    /// Stops a session for good: nothing more is measured; now is the time to finish the workout.
    ///
    /// - Parameters:
    ///   - session: The session.
    ///   - date: When; by default now.
    /// - Throws: A ``BridgeError``.
    public func stopActivity(session: Int, date: Date? = nil) async throws {
        try await bridge.perform("store/workoutSession.stopActivity", ["session": session, "date": date])
    }

    /// Parts the session of a watch from the phone.
    ///
    /// - Parameter session: The session.
    /// - Throws: A ``BridgeError``.
    public func stopMirroringToCompanionDevice(session: Int) async throws {
        try await bridge.perform("store/workoutSession.stopMirroringToCompanionDevice", ["session": session])
    }
}
