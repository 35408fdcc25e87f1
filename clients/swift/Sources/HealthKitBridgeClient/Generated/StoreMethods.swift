// Generated from protocol/openrpc.json by clients/generate; not to be edited.

public import Foundation

extension Bridge {
    /// The methods of `store`.
    public var store: StoreMethods { StoreMethods(bridge: self) }
}

/// The methods of `store`.
public struct StoreMethods: Sendable {
    let bridge: Bridge

    /// The methods of `store/attachmentStore`.
    public var attachmentStore: StoreAttachmentStoreMethods {
        StoreAttachmentStoreMethods(bridge: bridge)
    }

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

    /// Returns what the user's move ring counts: 1 active energy, 2 move time; 1 if it is not set or reading was
    /// denied.
    ///
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func activityMoveMode() async throws -> Int {
        try await bridge.request("store/activityMoveMode")
    }

    /// Returns the activity rings of each day, computed from the samples of all sources.
    ///
    /// - Parameters:
    ///   - predicate: The days: `{activitySummary}` or `{activitySummariesBetween: {start, end}}`, combined with
    ///     `and`, `or` and `not`.
    ///   - updates: Whether the query keeps running and sends a notification after each change.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func activitySummaryQuery(
        predicate: JSONValue? = nil,
        updates: Bool? = nil
    ) async throws -> ActivitySummaries {
        try await bridge.request("store/activitySummaryQuery", ["predicate": predicate, "updates": updates])
    }

    /// Associates samples with a saved workout, and saves new ones. The totals of the workout do not change.
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

    /// Returns the samples of one or several types that were saved or deleted since an anchor, and a new anchor.
    ///
    /// - Parameters:
    ///   - type: The type of the samples. Alternatively pass `queryDescriptors`.
    ///   - predicate: The samples to select. Default: all.
    ///   - queryDescriptors: `HKQueryDescriptor`: types, each with a predicate of its own, instead of `type` and
    ///     `predicate`.
    ///   - anchor: The anchor of an earlier result. Default: from the beginning.
    ///   - limit: The largest number of results. Default: 0, no limit.
    ///   - updates: Whether the query keeps running and sends a notification after each change.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func anchoredObjectQuery(
        type: String? = nil,
        predicate: SamplePredicate? = nil,
        queryDescriptors: [QueryDescriptor]? = nil,
        anchor: String? = nil,
        limit: Int? = nil,
        updates: Bool? = nil
    ) async throws -> Changes {
        try await bridge.request(
            "store/anchoredObjectQuery",
            [
                "type": type, "predicate": predicate, "queryDescriptors": queryDescriptors, "anchor": anchor,
                "limit": limit, "updates": updates,
            ]
        )
    }

    /// Returns the sharing status of a type: 0 not determined, 1 denied, 2 authorized. It does not reveal read
    /// permission.
    ///
    /// - Parameter type: The type.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func authorizationStatus(type: String) async throws -> Int {
        try await bridge.request("store/authorizationStatus", ["type": type])
    }

    /// Returns the user's biological sex; 0 if it is not set or reading was denied.
    ///
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func biologicalSex() async throws -> Int {
        try await bridge.request("store/biologicalSex")
    }

    /// Returns the user's blood type; 0 if it is not set or reading was denied.
    ///
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func bloodType() async throws -> Int {
        try await bridge.request("store/bloodType")
    }

    /// Calls the completion handler of one delivery of an observer query.
    ///
    /// - Parameter delivery: The number of the delivery, as in its notification.
    /// - Throws: A ``BridgeError``.
    public func completeObserver(delivery: Int) async throws {
        try await bridge.perform("store/completeObserver", ["delivery": delivery])
    }

    /// Returns the correlations of a type that have a matching member for each type in `samplePredicates`.
    ///
    /// - Parameters:
    ///   - type: The correlation type.
    ///   - predicate: The samples to select. Default: all.
    ///   - samplePredicates: The predicates for members, by type identifier.
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

    /// Returns the user's date of birth, with the time zone of its entry; null if it is not set or reading was
    /// denied.
    ///
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func dateOfBirthComponents() async throws -> DateOfBirthComponents? {
        try await bridge.request("store/dateOfBirthComponents")
    }

    /// Deletes objects that this app has saved: either all of them, or none if one cannot be deleted.
    ///
    /// - Parameters:
    ///   - uuids: The identifiers of the objects.
    ///   - objects: The objects as they were saved. Alternative to `uuids`.
    /// - Throws: A ``BridgeError``.
    public func delete(uuids: [UUID]? = nil, objects: [Sample]? = nil) async throws {
        try await bridge.perform("store/delete", ["uuids": uuids, "objects": objects])
    }

    /// Deletes the samples of a type that this app has saved and that match a predicate. Succeeds if none match.
    ///
    /// - Parameters:
    ///   - type: The type of the samples.
    ///   - predicate: The samples to delete.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func deleteObjects(type: String, predicate: SamplePredicate) async throws -> DeletedCount {
        try await bridge.request("store/deleteObjects", ["type": type, "predicate": predicate])
    }

    /// Disables background delivery of all types.
    ///
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func disableAllBackgroundDelivery() async throws -> Bool {
        try await bridge.request("store/disableAllBackgroundDelivery")
    }

    /// Disables background delivery of a type. Succeeds also if it is not enabled.
    ///
    /// - Parameter type: The type.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func disableBackgroundDelivery(type: String) async throws -> Bool {
        try await bridge.request("store/disableBackgroundDelivery", ["type": type])
    }

    /// Returns documents. A permission sheet asks the user about matching documents that are undecided.
    ///
    /// - Parameters:
    ///   - type: The type of the documents.
    ///   - predicate: The samples to select. Default: all.
    ///   - limit: The largest number of results. Default: 0, no limit.
    ///   - sortDescriptors: The order of the results. Default: the order in which the samples were saved.
    ///   - includeDocumentData: Whether to return the XML too. Otherwise only the fields of the header are returned.
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

    /// Returns the start of the period that the app may read, for each type with a limit.
    ///
    /// - Parameter types: The types.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func earliestAuthorizedSampleDate(types: [String]) async throws -> [String: Date] {
        try await bridge.request("store/earliestAuthorizedSampleDate", ["types": types])
    }

    /// Returns the earliest date of samples that can be saved or read; on a phone the distant past.
    ///
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func earliestPermittedSampleDate() async throws -> Date {
        try await bridge.request("store/earliestPermittedSampleDate")
    }

    /// Returns the voltages of an electrocardiogram.
    ///
    /// - Parameters:
    ///   - electrocardiogram: The identifier of the electrocardiogram.
    ///   - unit: The unit of the voltages. Default: `V`.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func electrocardiogramQuery(electrocardiogram: UUID, unit: String? = nil) async throws -> Voltages {
        try await bridge.request(
            "store/electrocardiogramQuery",
            ["electrocardiogram": electrocardiogram, "unit": unit]
        )
    }

    /// Enables background delivery: changes of a type wake the app, at most once per period.
    ///
    /// - Parameters:
    ///   - type: The type.
    ///   - frequency: The shortest period between deliveries: `HKUpdateFrequency`.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func enableBackgroundDelivery(type: String, frequency: UpdateFrequency) async throws -> Bool {
        try await bridge.request("store/enableBackgroundDelivery", ["type": type, "frequency": frequency])
    }

    /// Returns the user's Fitzpatrick skin type; 0 if it is not set or reading was denied.
    ///
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func fitzpatrickSkinType() async throws -> Int {
        try await bridge.request("store/fitzpatrickSkinType")
    }

    /// Returns whether a request for these types would show the permission sheet: 1 yes, 2 no, all are decided.
    ///
    /// - Parameters:
    ///   - toShare: `typesToShare`: the types that the app wants to save.
    ///   - read: `typesToRead`: the types that the app wants to read.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func getRequestStatusForAuthorization(
        toShare: [String]? = nil,
        read: [String]? = nil
    ) async throws -> Int {
        try await bridge.request("store/getRequestStatusForAuthorization", ["toShare": toShare, "read": read])
    }

    /// Returns the heartbeats of a series.
    ///
    /// - Parameter series: The identifier of the series.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func heartbeatSeriesQuery(series: UUID) async throws -> Heartbeats {
        try await bridge.request("store/heartbeatSeriesQuery", ["series": series])
    }

    /// Returns whether the device has HealthKit. It does not reveal any permission.
    ///
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func isHealthDataAvailable() async throws -> Bool {
        try await bridge.request("store/isHealthDataAvailable")
    }

    /// Starts an observer query. It sends a notification after the start and after each change, until it is
    /// stopped.
    ///
    /// - Parameters:
    ///   - type: The type of the samples. Alternatively pass `types` or `queryDescriptors`.
    ///   - types: The types of the samples, instead of `type`.
    ///   - predicate: The samples to select. Default: all.
    ///   - queryDescriptors: `HKQueryDescriptor`: types, each with a predicate of its own, instead of `type` and
    ///     `predicate`.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func observerQuery(
        type: String? = nil,
        types: [String]? = nil,
        predicate: SamplePredicate? = nil,
        queryDescriptors: [QueryDescriptor]? = nil
    ) async throws -> Query {
        try await bridge.request(
            "store/observerQuery",
            ["type": type, "types": types, "predicate": predicate, "queryDescriptors": queryDescriptors]
        )
    }

    /// Returns the user's preferred unit for each quantity type.
    ///
    /// - Parameter types: The quantity types.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func preferredUnits(types: [String]) async throws -> [String: String] {
        try await bridge.request("store/preferredUnits", ["types": types])
    }

    /// Returns each quantity of the samples that match a predicate. A series has several.
    ///
    /// - Parameters:
    ///   - type: The type of the samples.
    ///   - predicate: The samples to select. Default: all.
    ///   - unit: The unit of the quantities in the result. Default: the unit with which each was saved.
    ///   - includeSample: Whether to return the UUID of each quantity's sample.
    ///   - orderByQuantitySampleStartDate: Whether to sort the quantities of all samples by their own start dates.
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

    /// Returns the active session after the app was relaunched; null if there is none.
    ///
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func recoverActiveWorkoutSession() async throws -> OptionalSession {
        try await bridge.request("store/recoverActiveWorkoutSession")
    }

    /// Saves an effort score, and relates it to a workout or to an activity of a workout.
    ///
    /// - Parameters:
    ///   - sample: The effort score. It is not saved again if the app has saved it before.
    ///   - workout: The identifier of the workout.
    ///   - activity: The identifier of an activity of the workout. Default: the whole workout.
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

    /// Requests permission to share and read types. The sheet asks about every type and direction that is
    /// undecided.
    ///
    /// - Parameters:
    ///   - toShare: `typesToShare`: the types that the app wants to save.
    ///   - read: `typesToRead`: the types that the app wants to read.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func requestAuthorization(toShare: [String]? = nil, read: [String]? = nil) async throws -> Completion {
        try await bridge.request("store/requestAuthorization", ["toShare": toShare, "read": read])
    }

    /// Shows the user the objects of a type, and asks which of them the app may read.
    ///
    /// - Parameters:
    ///   - type: The type.
    ///   - predicate: The objects to list. Default: all.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func requestPerObjectReadAuthorization(
        type: String,
        predicate: JSONValue? = nil
    ) async throws -> Completion {
        try await bridge.request("store/requestPerObjectReadAuthorization", ["type": type, "predicate": predicate])
    }

    /// Returns the samples of one or several types that match a predicate, or each type its own.
    ///
    /// - Parameters:
    ///   - type: The type of the samples. Alternatively pass `types` or `queryDescriptors`.
    ///   - types: The types of the samples, instead of `type`.
    ///   - predicate: The samples to select. Default: all.
    ///   - queryDescriptors: `HKQueryDescriptor`: types, each with a predicate of its own, instead of `type` and
    ///     `predicate`.
    ///   - limit: The largest number of results. Default: 0, no limit.
    ///   - sortDescriptors: The order of the results. Default: the order in which the samples were saved.
    ///   - unit: The unit of the quantities in the result. Default: the unit with which each was saved.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func sampleQuery(
        type: String? = nil,
        types: [String]? = nil,
        predicate: SamplePredicate? = nil,
        queryDescriptors: [QueryDescriptor]? = nil,
        limit: Int? = nil,
        sortDescriptors: [SortDescriptor]? = nil,
        unit: String? = nil
    ) async throws -> Samples {
        try await bridge.request(
            "store/sampleQuery",
            [
                "type": type, "types": types, "predicate": predicate, "queryDescriptors": queryDescriptors,
                "limit": limit, "sortDescriptors": sortDescriptors, "unit": unit,
            ]
        )
    }

    /// Saves samples: either all of them, or none if one cannot be saved.
    ///
    /// - Parameter objects: The samples to save.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func save(objects: [Sample]) async throws -> UUIDs {
        try await bridge.request("store/save", ["objects": objects])
    }

    /// Returns the sources of the samples that match a predicate.
    ///
    /// - Parameters:
    ///   - type: The type of the samples.
    ///   - predicate: The samples to select. Default: all.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func sourceQuery(type: String, predicate: SamplePredicate? = nil) async throws -> Sources {
        try await bridge.request("store/sourceQuery", ["type": type, "predicate": predicate])
    }

    /// Launches or wakes the watchOS app with the configuration of a workout. Does not exist on a watch.
    ///
    /// - Parameter configuration: `workoutConfiguration`: the activity and its location.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func startWatchApp(configuration: WorkoutConfiguration) async throws -> Bool {
        try await bridge.request("store/startWatchApp", ["configuration": configuration])
    }

    /// Returns statistics of the quantity samples that match a predicate, for each calendar interval.
    ///
    /// - Parameters:
    ///   - type: The type of the samples.
    ///   - predicate: The samples to select. Default: all.
    ///   - options: The statistics to compute.
    ///   - anchorDate: A date at which an interval begins.
    ///   - intervalComponents: The length of the intervals.
    ///   - from: The start of a range. With `to`, every interval that touches the range is listed, even without
    ///     samples.
    ///   - to: The end of the range.
    ///   - unit: The unit of the quantities in the result. Default: the unit with which each was saved.
    ///   - updates: Whether the query keeps running and sends a notification after each change.
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

    /// Returns statistics of the quantity samples that match a predicate, with sources merged.
    ///
    /// - Parameters:
    ///   - type: The type of the samples.
    ///   - predicate: The samples to select. Default: all.
    ///   - options: The statistics to compute.
    ///   - unit: The unit of the quantities in the result. Default: the unit with which each was saved.
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

    /// Stops a running query. It sends no further notifications.
    ///
    /// - Parameter query: The number of the query.
    /// - Throws: A ``BridgeError``.
    public func stop(query: Int) async throws {
        try await bridge.perform("store/stop", ["query": query])
    }

    /// Returns whether the region has Health Records, or the device has clinical records.
    ///
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func supportsHealthRecords() async throws -> Bool {
        try await bridge.request("store/supportsHealthRecords")
    }

    /// Removes the relation between an effort score and a workout. The score stays in the store.
    ///
    /// - Parameters:
    ///   - sample: The identifier of the effort score.
    ///   - workout: The identifier of the workout.
    ///   - activity: The identifier of an activity of the workout. Default: the whole workout.
    /// - Throws: A ``BridgeError``.
    public func unrelateWorkoutEffortSample(sample: UUID, workout: UUID, activity: UUID? = nil) async throws {
        try await bridge.perform(
            "store/unrelateWorkoutEffortSample",
            ["sample": sample, "workout": workout, "activity": activity]
        )
    }

    /// Returns those medications of the user's list that the app may read.
    ///
    /// - Parameters:
    ///   - predicate: The medications: `{isArchived}` or `{hasSchedule}`, combined with `and`, `or` and `not`.
    ///   - limit: The largest number of results. Default: 0, no limit.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func userAnnotatedMedicationQuery(
        predicate: JSONValue? = nil,
        limit: Int? = nil
    ) async throws -> UserAnnotatedMedications {
        try await bridge.request("store/userAnnotatedMedicationQuery", ["predicate": predicate, "limit": limit])
    }

    /// Returns whether the user uses a wheelchair; 0 if it is not set or reading was denied.
    ///
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func wheelchairUse() async throws -> Int {
        try await bridge.request("store/wheelchairUse")
    }

    /// Returns workouts with their effort scores, and a new anchor. With an anchor, only those that have changed
    /// since.
    ///
    /// - Parameters:
    ///   - predicate: The samples to select. Default: all.
    ///   - anchor: The anchor of an earlier result. Default: from the beginning.
    ///   - options: `mostRelevant` returns only one score per workout or activity.
    ///   - updates: Whether the query keeps running and sends a notification after each change.
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

    /// Returns the locations of a workout route in order of time: all of them, or a part.
    ///
    /// - Parameters:
    ///   - route: The identifier of the route.
    ///   - dateInterval: The time range of the locations, including both ends. Default: all times.
    ///   - offset: The number of locations to skip.
    ///   - limit: The largest number of locations. Default: 0, no limit.
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

/// The methods of `store/attachmentStore`.
public struct StoreAttachmentStoreMethods: Sendable {
    let bridge: Bridge

    /// Attaches an image or a PDF file to a prescription of the app.
    ///
    /// - Parameters:
    ///   - object: The UUID of the sample.
    ///   - name: The name of the file.
    ///   - contentType: The uniform type identifier, such as `public.jpeg`.
    ///   - data: The bytes of the file, in Base64.
    ///   - metadata: The metadata of the attachment.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func addAttachment(
        object: UUID,
        name: String,
        contentType: String,
        data: String,
        metadata: [String: MetadataValue]? = nil
    ) async throws -> Attachment {
        try await bridge.request(
            "store/attachmentStore.addAttachment",
            ["object": object, "name": name, "contentType": contentType, "data": data, "metadata": metadata]
        )
    }

    /// Returns the attachments of a sample, without their data.
    ///
    /// - Parameter object: The UUID of the sample.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func getAttachments(object: UUID) async throws -> Attachments {
        try await bridge.request("store/attachmentStore.getAttachments", ["object": object])
    }

    /// Returns the data of an attachment.
    ///
    /// - Parameter attachment: The identifier of the attachment.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func getData(attachment: UUID) async throws -> AttachmentData {
        try await bridge.request("store/attachmentStore.getData", ["attachment": attachment])
    }

    /// Removes an attachment from a prescription of the app.
    ///
    /// - Parameters:
    ///   - attachment: The identifier of the attachment.
    ///   - object: The UUID of the sample.
    /// - Throws: A ``BridgeError``.
    public func removeAttachment(attachment: UUID, object: UUID) async throws {
        try await bridge.perform(
            "store/attachmentStore.removeAttachment",
            ["attachment": attachment, "object": object]
        )
    }
}

/// The methods of `store/heartbeatSeriesBuilder`.
public struct StoreHeartbeatSeriesBuilderMethods: Sendable {
    let bridge: Bridge

    /// Adds a heartbeat. Any error ends the builder.
    ///
    /// - Parameters:
    ///   - builder: The handle of the builder.
    ///   - timeIntervalSinceStart: The time of the heartbeat, in seconds since the start of the series.
    ///   - precededByGap: Whether a gap in the data precedes the heartbeat.
    /// - Throws: A ``BridgeError``.
    public func addHeartbeat(builder: Int, timeIntervalSinceStart: Double, precededByGap: Bool) async throws {
        try await bridge.perform(
            "store/heartbeatSeriesBuilder.addHeartbeat",
            ["builder": builder, "timeIntervalSinceStart": timeIntervalSinceStart, "precededByGap": precededByGap]
        )
    }

    /// Adds metadata to the series sample.
    ///
    /// - Parameters:
    ///   - builder: The handle of the builder.
    ///   - metadata: The metadata to add. A later value replaces an earlier one with the same key.
    /// - Throws: A ``BridgeError``.
    public func addMetadata(builder: Int, metadata: [String: MetadataValue]) async throws {
        try await bridge.perform(
            "store/heartbeatSeriesBuilder.addMetadata",
            ["builder": builder, "metadata": metadata]
        )
    }

    /// Creates a builder for a heartbeat series, and returns its handle.
    ///
    /// - Parameters:
    ///   - startDate: The start of the sample.
    ///   - device: The device that provides the data.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func create(startDate: Date, device: Device? = nil) async throws -> Builder {
        try await bridge.request("store/heartbeatSeriesBuilder.create", ["startDate": startDate, "device": device])
    }

    /// Discards the collected data. Has no effect after the builder has ended.
    ///
    /// - Parameter builder: The handle of the builder.
    /// - Throws: A ``BridgeError``.
    public func discard(builder: Int) async throws {
        try await bridge.perform("store/heartbeatSeriesBuilder.discard", ["builder": builder])
    }

    /// Saves the series, and returns its sample.
    ///
    /// - Parameter builder: The handle of the builder.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func finishSeries(builder: Int) async throws -> Sample {
        try await bridge.request("store/heartbeatSeriesBuilder.finishSeries", ["builder": builder])
    }

    /// Returns the largest number of heartbeats in a series.
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

    /// Removes a type from those that a live builder collects.
    ///
    /// - Parameters:
    ///   - builder: The handle of the live builder.
    ///   - type: The quantity type.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func disableCollection(builder: Int, type: String) async throws -> TypesToCollect {
        try await bridge.request("store/liveWorkoutBuilder.disableCollection", ["builder": builder, "type": type])
    }

    /// Adds a type to those that a live builder collects. Only measured types produce samples.
    ///
    /// - Parameters:
    ///   - builder: The handle of the live builder.
    ///   - type: The quantity type.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func enableCollection(builder: Int, type: String) async throws -> TypesToCollect {
        try await bridge.request("store/liveWorkoutBuilder.enableCollection", ["builder": builder, "type": type])
    }

    /// Sets the data source of a live builder: the types for a workout configuration, or no types.
    ///
    /// - Parameters:
    ///   - builder: The handle of the live builder.
    ///   - configuration: `workoutConfiguration`. Without it, only enabled types are collected.
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

    /// Sets whether the events of the session become events of the workout. Set it before the collection begins.
    ///
    /// - Parameters:
    ///   - builder: The handle of the live builder.
    ///   - shouldCollectWorkoutEvents: False if the app adds the events itself.
    /// - Throws: A ``BridgeError``.
    public func setShouldCollectWorkoutEvents(builder: Int, shouldCollectWorkoutEvents: Bool) async throws {
        try await bridge.perform(
            "store/liveWorkoutBuilder.setShouldCollectWorkoutEvents",
            ["builder": builder, "shouldCollectWorkoutEvents": shouldCollectWorkoutEvents]
        )
    }

    /// Returns the properties of a live builder: its time so far, and the current activity of its session.
    ///
    /// - Parameter builder: The handle of the live builder.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func state(builder: Int) async throws -> LiveWorkoutBuilder {
        try await bridge.request("store/liveWorkoutBuilder.state", ["builder": builder])
    }

    /// Returns the sorted types that a live builder collects. Empty without a data source.
    ///
    /// - Parameter builder: The handle of the live builder.
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

    /// Creates a builder for a sample with many quantities, and returns its handle.
    ///
    /// - Parameters:
    ///   - type: The type of the samples.
    ///   - startDate: The start of the sample.
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

    /// Discards the collected data. Has no effect after the builder has ended.
    ///
    /// - Parameter builder: The handle of the builder.
    /// - Throws: A ``BridgeError``.
    public func discard(builder: Int) async throws {
        try await bridge.perform("store/quantitySeriesSampleBuilder.discard", ["builder": builder])
    }

    /// Saves the inserted quantities, and returns the samples. The host always makes one sample.
    ///
    /// - Parameters:
    ///   - builder: The handle of the builder.
    ///   - metadata: The metadata of the sample.
    ///   - endDate: The end of the sample. Default: the end of its last quantity.
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

    /// Adds a quantity at a date or over an interval. It replaces a quantity with the same start.
    ///
    /// - Parameters:
    ///   - builder: The handle of the builder.
    ///   - quantity: The quantity.
    ///   - date: The date of the quantity. Alternatively pass `startDate` and `endDate`.
    ///   - startDate: The start of the interval.
    ///   - endDate: The end of the interval.
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
    ///   - metadata: The metadata to add. A later value replaces an earlier one with the same key.
    /// - Throws: A ``BridgeError``.
    public func addMetadata(builder: Int, metadata: [String: MetadataValue]) async throws {
        try await bridge.perform("store/workoutBuilder.addMetadata", ["builder": builder, "metadata": metadata])
    }

    /// Saves samples at once, as `store/save` does, and adds them to the workout.
    ///
    /// - Parameters:
    ///   - builder: The handle of the builder.
    ///   - samples: The samples. None may begin before the workout.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func addSamples(builder: Int, samples: [Sample]) async throws -> UUIDs {
        try await bridge.request("store/workoutBuilder.addSamples", ["builder": builder, "samples": samples])
    }

    /// Adds an activity to the workout. It must not overlap another one. Returns its identifier.
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

    /// Adds events to the workout. They must lie within it.
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

    /// Begins the workout. Samples and events can then be added.
    ///
    /// - Parameters:
    ///   - builder: The handle of the builder.
    ///   - startDate: The start of the workout.
    /// - Throws: A ``BridgeError``.
    public func beginCollection(builder: Int, startDate: Date) async throws {
        try await bridge.perform("store/workoutBuilder.beginCollection", ["builder": builder, "startDate": startDate])
    }

    /// Creates a workout builder, and returns its handle. It exists until the app process ends.
    ///
    /// - Parameters:
    ///   - configuration: The activity and its location.
    ///   - device: The device of the workout.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func create(configuration: WorkoutConfiguration, device: Device? = nil) async throws -> WorkoutBuilder {
        try await bridge.request("store/workoutBuilder.create", ["configuration": configuration, "device": device])
    }

    /// Ends the builder without saving a workout. Added samples stay in the store.
    ///
    /// - Parameter builder: The handle of the builder.
    /// - Throws: A ``BridgeError``.
    public func discardWorkout(builder: Int) async throws {
        try await bridge.perform("store/workoutBuilder.discardWorkout", ["builder": builder])
    }

    /// Returns the seconds since the start of the workout, without pauses.
    ///
    /// - Parameters:
    ///   - builder: The handle of the builder.
    ///   - date: The time up to which to count. Default: now.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func elapsedTime(builder: Int, date: Date? = nil) async throws -> Double {
        try await bridge.request("store/workoutBuilder.elapsedTime", ["builder": builder, "date": date])
    }

    /// Ends the workout. It can then be finished.
    ///
    /// - Parameters:
    ///   - builder: The handle of the builder.
    ///   - endDate: The end of the workout.
    /// - Throws: A ``BridgeError``.
    public func endCollection(builder: Int, endDate: Date) async throws {
        try await bridge.perform("store/workoutBuilder.endCollection", ["builder": builder, "endDate": endDate])
    }

    /// Saves the workout, and returns it; null if the device is locked, so that it cannot be read.
    ///
    /// - Parameter builder: The handle of the builder.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func finishWorkout(builder: Int) async throws -> FinishedWorkout {
        try await bridge.request("store/workoutBuilder.finishWorkout", ["builder": builder])
    }

    /// Returns the handle of the workout's route builder, which finishes with the workout; null for other types.
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

    /// Returns the statistics of the samples added so far, by type.
    ///
    /// - Parameters:
    ///   - builder: The handle of the builder.
    ///   - type: The type whose statistics are returned. Default: all types.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func statistics(builder: Int, type: String? = nil) async throws -> WorkoutStatistics {
        try await bridge.request("store/workoutBuilder.statistics", ["builder": builder, "type": type])
    }

    /// Sets the end of an activity of the workout, or adds metadata to it.
    ///
    /// - Parameters:
    ///   - builder: The handle of the builder.
    ///   - uuid: The identifier of the activity.
    ///   - endDate: The end of the activity.
    ///   - metadata: The metadata to add. Alternative to `endDate`.
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

    /// Adds metadata to the route sample.
    ///
    /// - Parameters:
    ///   - builder: The handle of the builder.
    ///   - metadata: The metadata to add. A later value replaces an earlier one with the same key.
    /// - Throws: A ``BridgeError``.
    public func addMetadata(builder: Int, metadata: [String: MetadataValue]) async throws {
        try await bridge.perform("store/workoutRouteBuilder.addMetadata", ["builder": builder, "metadata": metadata])
    }

    /// Creates a builder for the route of a workout, and returns its handle.
    ///
    /// - Parameter device: The device that provides the data.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func create(device: Device? = nil) async throws -> Builder {
        try await bridge.request("store/workoutRouteBuilder.create", ["device": device])
    }

    /// Discards the collected data. Has no effect after the builder has ended.
    ///
    /// - Parameter builder: The handle of the builder.
    /// - Throws: A ``BridgeError``.
    public func discard(builder: Int) async throws {
        try await bridge.perform("store/workoutRouteBuilder.discard", ["builder": builder])
    }

    /// Saves the route, associates it with a saved workout, and returns its sample.
    ///
    /// - Parameters:
    ///   - builder: The handle of the builder.
    ///   - workout: The identifier of the workout.
    ///   - metadata: The metadata of the sample.
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

    /// Adds locations in any order. Any error ends the builder.
    ///
    /// - Parameters:
    ///   - builder: The handle of the builder.
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

    /// Returns the handle of a session's live builder. It is the same at each call.
    ///
    /// - Parameter session: The handle of the session.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func associatedWorkoutBuilder(session: Int) async throws -> Builder {
        try await bridge.request("store/workoutSession.associatedWorkoutBuilder", ["session": session])
    }

    /// Begins an activity of the workout. The previous activity ends.
    ///
    /// - Parameters:
    ///   - session: The handle of the session.
    ///   - configuration: `workoutConfiguration`: the activity and its location.
    ///   - date: The start of the activity.
    ///   - metadata: The metadata of the activity.
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

    /// Creates a workout session, and returns its handle. Requires a watch, or an iPhone or iPad with iOS 26.
    ///
    /// - Parameter configuration: `workoutConfiguration`: the activity and its location.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func create(configuration: WorkoutConfiguration) async throws -> WorkoutSessionReference {
        try await bridge.request("store/workoutSession.create", ["configuration": configuration])
    }

    /// Ends a session.
    ///
    /// - Parameter session: The handle of the session.
    /// - Throws: A ``BridgeError``.
    public func end(session: Int) async throws {
        try await bridge.perform("store/workoutSession.end", ["session": session])
    }

    /// Ends the current activity of the workout. The session continues.
    ///
    /// - Parameters:
    ///   - session: The handle of the session.
    ///   - date: The end of the activity.
    /// - Throws: A ``BridgeError``.
    public func endCurrentActivity(session: Int, date: Date) async throws {
        try await bridge.perform("store/workoutSession.endCurrentActivity", ["session": session, "date": date])
    }

    /// Pauses a session. The sensors stop, and the workout gets a pause event.
    ///
    /// - Parameter session: The handle of the session.
    /// - Throws: A ``BridgeError``.
    public func pause(session: Int) async throws {
        try await bridge.perform("store/workoutSession.pause", ["session": session])
    }

    /// Prepares the device for a workout, as during a countdown.
    ///
    /// - Parameter session: The handle of the session.
    /// - Throws: A ``BridgeError``.
    public func prepare(session: Int) async throws {
        try await bridge.perform("store/workoutSession.prepare", ["session": session])
    }

    /// Resumes a paused session.
    ///
    /// - Parameter session: The handle of the session.
    /// - Throws: A ``BridgeError``.
    public func resume(session: Int) async throws {
        try await bridge.perform("store/workoutSession.resume", ["session": session])
    }

    /// Sends data to the app on the other device, at most 100 KB in ten seconds.
    ///
    /// - Parameters:
    ///   - session: The handle of the session.
    ///   - data: The data to send, in Base64.
    /// - Throws: A ``BridgeError``.
    public func sendToRemoteWorkoutSession(session: Int, data: String) async throws {
        try await bridge.perform("store/workoutSession.sendToRemoteWorkoutSession", ["session": session, "data": data])
    }

    /// Starts a session. Another active session ends with code 8.
    ///
    /// - Parameters:
    ///   - session: The handle of the session.
    ///   - date: The time of the change. Default: now.
    /// - Throws: A ``BridgeError``.
    public func startActivity(session: Int, date: Date? = nil) async throws {
        try await bridge.perform("store/workoutSession.startActivity", ["session": session, "date": date])
    }

    /// Starts mirroring a watch's session to the app on the phone.
    ///
    /// - Parameter session: The handle of the session.
    /// - Throws: A ``BridgeError``.
    public func startMirroringToCompanionDevice(session: Int) async throws {
        try await bridge.perform("store/workoutSession.startMirroringToCompanionDevice", ["session": session])
    }

    /// Returns the properties and the state of a session.
    ///
    /// - Parameter session: The handle of the session.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func state(session: Int) async throws -> WorkoutSession {
        try await bridge.request("store/workoutSession.state", ["session": session])
    }

    /// Stops a session and its sensors. It cannot resume. Finish the workout, then end the session.
    ///
    /// - Parameters:
    ///   - session: The handle of the session.
    ///   - date: The time of the change. Default: now.
    /// - Throws: A ``BridgeError``.
    public func stopActivity(session: Int, date: Date? = nil) async throws {
        try await bridge.perform("store/workoutSession.stopActivity", ["session": session, "date": date])
    }

    /// Stops mirroring a watch's session to the phone.
    ///
    /// - Parameter session: The handle of the session.
    /// - Throws: A ``BridgeError``.
    public func stopMirroringToCompanionDevice(session: Int) async throws {
        try await bridge.perform("store/workoutSession.stopMirroringToCompanionDevice", ["session": session])
    }
}
