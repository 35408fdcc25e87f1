// Generated from protocol/openrpc.json by clients/generate; not to be edited.

extension Bridge {
    /// The methods of `health_kit_reporter_method_channel`.
    public var healthKitReporterMethodChannel: HealthKitReporterMethodChannelMethods {
        HealthKitReporterMethodChannelMethods(bridge: self)
    }
}

/// The methods of `health_kit_reporter_method_channel`.
public struct HealthKitReporterMethodChannelMethods: Sendable {
    let bridge: Bridge

    /// Attaches a file to a sample.
    ///
    /// - Parameters:
    ///   - identifier: The identifier of the type.
    ///   - uuid: The UUID of the sample.
    ///   - name: The name.
    ///   - contentType: The uniform type identifier.
    ///   - filePath: The path of the file.
    ///   - metadata: The metadata.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func addAttachment(
        identifier: String,
        uuid: String,
        name: String,
        contentType: String,
        filePath: String,
        metadata: [String: JSONValue]? = nil
    ) async throws -> String {
        try await bridge.request(
            "health_kit_reporter_method_channel/addAttachment",
            [
                "identifier": identifier, "uuid": uuid, "name": name, "contentType": contentType, "filePath": filePath,
                "metadata": metadata,
            ]
        )
    }

    /// Adds category samples to a workout.
    ///
    /// - Parameters:
    ///   - categories: The samples.
    ///   - workout: The stored workout, which is found by its UUID.
    ///   - device: The device.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func addCategory(
        categories: [[String: JSONValue]],
        workout: [String: JSONValue],
        device: [String: JSONValue]? = nil
    ) async throws -> Bool {
        try await bridge.request(
            "health_kit_reporter_method_channel/addCategory",
            ["categories": categories, "workout": workout, "device": device]
        )
    }

    /// Adds quantity samples to a workout.
    ///
    /// - Parameters:
    ///   - quantities: The samples.
    ///   - workout: The stored workout, which is found by its UUID.
    ///   - device: The device.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func addQuantity(
        quantities: [[String: JSONValue]],
        workout: [String: JSONValue],
        device: [String: JSONValue]? = nil
    ) async throws -> Bool {
        try await bridge.request(
            "health_kit_reporter_method_channel/addQuantity",
            ["quantities": quantities, "workout": workout, "device": device]
        )
    }

    /// Opens an event channel for the samples of types, and for their changes since an anchor.
    ///
    /// - Parameters:
    ///   - identifiers: The identifiers of the types.
    ///   - anchor: The anchor of an earlier answer, in base64.
    ///   - startTimestamp: The start, in milliseconds since 1970.
    ///   - endTimestamp: The end, in milliseconds since 1970.
    ///   - predicateOptions: Which ends of a sample must be within the interval. Default: both.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func anchoredObjectQuery(
        identifiers: [String],
        anchor: String? = nil,
        startTimestamp: Double? = nil,
        endTimestamp: Double? = nil,
        predicateOptions: QueryOption? = nil
    ) async throws -> String {
        try await bridge.request(
            "health_kit_reporter_method_channel/anchoredObjectQuery",
            [
                "identifiers": identifiers, "anchor": anchor, "startTimestamp": startTimestamp,
                "endTimestamp": endTimestamp, "predicateOptions": predicateOptions,
            ]
        )
    }

    /// Returns the bytes of an attachment.
    ///
    /// - Parameters:
    ///   - identifier: The identifier of the type.
    ///   - uuid: The UUID of the sample.
    ///   - attachmentIdentifier: The identifier of the attachment.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func attachmentData(
        identifier: String,
        uuid: String,
        attachmentIdentifier: String
    ) async throws -> [String: JSONValue] {
        try await bridge.request(
            "health_kit_reporter_method_channel/attachmentData",
            ["identifier": identifier, "uuid": uuid, "attachmentIdentifier": attachmentIdentifier]
        )
    }

    /// Returns the attachments of a sample.
    ///
    /// - Parameters:
    ///   - identifier: The identifier of the type.
    ///   - uuid: The UUID of the sample.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func attachments(identifier: String, uuid: String) async throws -> String {
        try await bridge.request(
            "health_kit_reporter_method_channel/attachments",
            ["identifier": identifier, "uuid": uuid]
        )
    }

    /// Returns audiograms.
    ///
    /// - Parameters:
    ///   - startTimestamp: The start, in milliseconds since 1970.
    ///   - endTimestamp: The end, in milliseconds since 1970.
    ///   - predicateOptions: Which ends of a sample must be within the interval. Default: both.
    ///   - limit: The largest number of results.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func audiogramQuery(
        startTimestamp: Double? = nil,
        endTimestamp: Double? = nil,
        predicateOptions: QueryOption? = nil,
        limit: Int? = nil
    ) async throws -> String {
        try await bridge.request(
            "health_kit_reporter_method_channel/audiogramQuery",
            [
                "startTimestamp": startTimestamp, "endTimestamp": endTimestamp, "predicateOptions": predicateOptions,
                "limit": limit,
            ]
        )
    }

    /// Returns whether a request would show the permission sheet: 1 yes, 2 no.
    ///
    /// - Parameters:
    ///   - toRead: The identifiers of the types to read. Default: none.
    ///   - toWrite: The identifiers of the types to write. Default: none.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func authorizationRequestStatus(toRead: [String]? = nil, toWrite: [String]? = nil) async throws -> Int {
        try await bridge.request(
            "health_kit_reporter_method_channel/authorizationRequestStatus",
            ["toRead": toRead, "toWrite": toWrite]
        )
    }

    /// Returns category samples.
    ///
    /// - Parameters:
    ///   - identifier: The identifier of the type.
    ///   - startTimestamp: The start, in milliseconds since 1970.
    ///   - endTimestamp: The end, in milliseconds since 1970.
    ///   - predicateOptions: Which ends of a sample must be within the interval. Default: both.
    ///   - limit: The largest number of results.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func categoryQuery(
        identifier: String,
        startTimestamp: Double,
        endTimestamp: Double,
        predicateOptions: QueryOption? = nil,
        limit: Int? = nil
    ) async throws -> String {
        try await bridge.request(
            "health_kit_reporter_method_channel/categoryQuery",
            [
                "identifier": identifier, "startTimestamp": startTimestamp, "endTimestamp": endTimestamp,
                "predicateOptions": predicateOptions, "limit": limit,
            ]
        )
    }

    /// Returns clinical documents. HealthKit asks the user about documents that are undecided.
    ///
    /// - Parameters:
    ///   - includeDocumentData: Whether to return the documents themselves. Default: yes.
    ///   - startTimestamp: The start, in milliseconds since 1970.
    ///   - endTimestamp: The end, in milliseconds since 1970.
    ///   - predicateOptions: Which ends of a sample must be within the interval. Default: both.
    ///   - limit: The largest number of results.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func cdaDocumentQuery(
        includeDocumentData: Bool? = nil,
        startTimestamp: Double? = nil,
        endTimestamp: Double? = nil,
        predicateOptions: QueryOption? = nil,
        limit: Int? = nil
    ) async throws -> String {
        try await bridge.request(
            "health_kit_reporter_method_channel/cdaDocumentQuery",
            [
                "includeDocumentData": includeDocumentData, "startTimestamp": startTimestamp,
                "endTimestamp": endTimestamp, "predicateOptions": predicateOptions, "limit": limit,
            ]
        )
    }

    /// Returns the six characteristics as texts. The package hides their errors.
    ///
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func characteristicsQuery() async throws -> String {
        try await bridge.request("health_kit_reporter_method_channel/characteristicsQuery")
    }

    /// Returns clinical records.
    ///
    /// - Parameters:
    ///   - identifier: The identifier of the type.
    ///   - startTimestamp: The start, in milliseconds since 1970.
    ///   - endTimestamp: The end, in milliseconds since 1970.
    ///   - predicateOptions: Which ends of a sample must be within the interval. Default: both.
    ///   - limit: The largest number of results.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func clinicalRecordQuery(
        identifier: String,
        startTimestamp: Double? = nil,
        endTimestamp: Double? = nil,
        predicateOptions: QueryOption? = nil,
        limit: Int? = nil
    ) async throws -> String {
        try await bridge.request(
            "health_kit_reporter_method_channel/clinicalRecordQuery",
            [
                "identifier": identifier, "startTimestamp": startTimestamp, "endTimestamp": endTimestamp,
                "predicateOptions": predicateOptions, "limit": limit,
            ]
        )
    }

    /// Returns correlations that have a matching member for each type of `typePredicates`.
    ///
    /// - Parameters:
    ///   - identifier: The identifier of the type.
    ///   - typePredicates: The interval of the members, by identifier.
    ///   - startTimestamp: The start, in milliseconds since 1970.
    ///   - endTimestamp: The end, in milliseconds since 1970.
    ///   - predicateOptions: Which ends of a sample must be within the interval. Default: both.
    ///   - limit: The largest number of results.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func correlationQuery(
        identifier: String,
        typePredicates: [String: JSONValue]? = nil,
        startTimestamp: Double,
        endTimestamp: Double,
        predicateOptions: QueryOption? = nil,
        limit: Int? = nil
    ) async throws -> String {
        try await bridge.request(
            "health_kit_reporter_method_channel/correlationQuery",
            [
                "identifier": identifier, "typePredicates": typePredicates, "startTimestamp": startTimestamp,
                "endTimestamp": endTimestamp, "predicateOptions": predicateOptions, "limit": limit,
            ]
        )
    }

    /// Deletes a sample, which is found by the UUID of the argument. The argument has one member, its kind.
    ///
    /// - Parameters:
    ///   - quantity: A sample of this kind.
    ///   - category: A sample of this kind.
    ///   - workout: A sample of this kind.
    ///   - correlation: A sample of this kind.
    ///   - audiogram: A sample of this kind.
    ///   - cdaDocument: A sample of this kind.
    ///   - visionPrescription: A sample of this kind.
    ///   - stateOfMind: A sample of this kind.
    ///   - scoredAssessment: A sample of this kind.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func delete(
        quantity: [String: JSONValue]? = nil,
        category: [String: JSONValue]? = nil,
        workout: [String: JSONValue]? = nil,
        correlation: [String: JSONValue]? = nil,
        audiogram: [String: JSONValue]? = nil,
        cdaDocument: [String: JSONValue]? = nil,
        visionPrescription: [String: JSONValue]? = nil,
        stateOfMind: [String: JSONValue]? = nil,
        scoredAssessment: [String: JSONValue]? = nil
    ) async throws -> Bool {
        try await bridge.request(
            "health_kit_reporter_method_channel/delete",
            [
                "quantity": quantity, "category": category, "workout": workout, "correlation": correlation,
                "audiogram": audiogram, "cdaDocument": cdaDocument, "visionPrescription": visionPrescription,
                "stateOfMind": stateOfMind, "scoredAssessment": scoredAssessment,
            ]
        )
    }

    /// Deletes the samples of a type within an interval.
    ///
    /// - Parameters:
    ///   - identifier: The identifier of the type.
    ///   - startTimestamp: The start, in milliseconds since 1970.
    ///   - endTimestamp: The end, in milliseconds since 1970.
    ///   - predicateOptions: Which ends of a sample must be within the interval. Default: both.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func deleteObjects(
        identifier: String,
        startTimestamp: Double,
        endTimestamp: Double,
        predicateOptions: QueryOption? = nil
    ) async throws -> DeletedPayloads {
        try await bridge.request(
            "health_kit_reporter_method_channel/deleteObjects",
            [
                "identifier": identifier, "startTimestamp": startTimestamp, "endTimestamp": endTimestamp,
                "predicateOptions": predicateOptions,
            ]
        )
    }

    /// Deletes samples: all of them or none.
    ///
    /// - Parameter samples: The samples, each a map with one member: its kind.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func deleteSamples(samples: [[String: JSONValue]]) async throws -> Bool {
        try await bridge.request("health_kit_reporter_method_channel/deleteSamples", ["samples": samples])
    }

    /// Ends background delivery of all types.
    ///
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func disableAllBackgroundDelivery() async throws -> Bool {
        try await bridge.request("health_kit_reporter_method_channel/disableAllBackgroundDelivery")
    }

    /// Ends background delivery of a type.
    ///
    /// - Parameter identifier: The identifier of the type.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func disableBackgroundDelivery(identifier: String) async throws -> Bool {
        try await bridge.request(
            "health_kit_reporter_method_channel/disableBackgroundDelivery",
            ["identifier": identifier]
        )
    }

    /// Returns the date before which samples cannot be saved or read, in seconds since 1970.
    ///
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func earliestPermittedSampleDate() async throws -> Double {
        try await bridge.request("health_kit_reporter_method_channel/earliestPermittedSampleDate")
    }

    /// Returns electrocardiograms, with their voltages if wanted.
    ///
    /// - Parameters:
    ///   - withVoltageMeasurements: Whether to read the voltages. Default: no.
    ///   - startTimestamp: The start, in milliseconds since 1970.
    ///   - endTimestamp: The end, in milliseconds since 1970.
    ///   - predicateOptions: Which ends of a sample must be within the interval. Default: both.
    ///   - limit: The largest number of results.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func electrocardiogramQuery(
        withVoltageMeasurements: Bool? = nil,
        startTimestamp: Double,
        endTimestamp: Double,
        predicateOptions: QueryOption? = nil,
        limit: Int? = nil
    ) async throws -> String {
        try await bridge.request(
            "health_kit_reporter_method_channel/electrocardiogramQuery",
            [
                "withVoltageMeasurements": withVoltageMeasurements, "startTimestamp": startTimestamp,
                "endTimestamp": endTimestamp, "predicateOptions": predicateOptions, "limit": limit,
            ]
        )
    }

    /// Lets changes of a type wake the app.
    ///
    /// - Parameters:
    ///   - frequency: 1 at once, 2 hourly, 3 daily, 4 weekly.
    ///   - identifier: The identifier of the type.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func enableBackgroundDelivery(frequency: Int, identifier: String) async throws -> Bool {
        try await bridge.request(
            "health_kit_reporter_method_channel/enableBackgroundDelivery",
            ["frequency": frequency, "identifier": identifier]
        )
    }

    /// Returns heartbeat series with their beats.
    ///
    /// - Parameters:
    ///   - startTimestamp: The start, in milliseconds since 1970.
    ///   - endTimestamp: The end, in milliseconds since 1970.
    ///   - predicateOptions: Which ends of a sample must be within the interval. Default: both.
    ///   - limit: The largest number of results.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func heartbeatSeriesQuery(
        startTimestamp: Double,
        endTimestamp: Double,
        predicateOptions: QueryOption? = nil,
        limit: Int? = nil
    ) async throws -> String {
        try await bridge.request(
            "health_kit_reporter_method_channel/heartbeatSeriesQuery",
            [
                "startTimestamp": startTimestamp, "endTimestamp": endTimestamp, "predicateOptions": predicateOptions,
                "limit": limit,
            ]
        )
    }

    /// Returns whether the user has allowed the app to write a type.
    ///
    /// - Parameter identifier: The identifier of the type.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func isAuthorizedToWrite(identifier: String) async throws -> Bool {
        try await bridge.request("health_kit_reporter_method_channel/isAuthorizedToWrite", ["identifier": identifier])
    }

    /// Returns whether the device has HealthKit.
    ///
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func isAvailable() async throws -> Bool {
        try await bridge.request("health_kit_reporter_method_channel/isAvailable")
    }

    /// Returns whether apps may write a type.
    ///
    /// - Parameter identifier: The identifier of the type.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func isWritable(identifier: String) async throws -> Bool {
        try await bridge.request("health_kit_reporter_method_channel/isWritable", ["identifier": identifier])
    }

    /// Returns doses of medications, or of one.
    ///
    /// - Parameters:
    ///   - medicationConceptIdentifier: The identifier of the medication.
    ///   - startTimestamp: The start, in milliseconds since 1970.
    ///   - endTimestamp: The end, in milliseconds since 1970.
    ///   - predicateOptions: Which ends of a sample must be within the interval. Default: both.
    ///   - limit: The largest number of results.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func medicationDoseEventQuery(
        medicationConceptIdentifier: String? = nil,
        startTimestamp: Double? = nil,
        endTimestamp: Double? = nil,
        predicateOptions: QueryOption? = nil,
        limit: Int? = nil
    ) async throws -> String {
        try await bridge.request(
            "health_kit_reporter_method_channel/medicationDoseEventQuery",
            [
                "medicationConceptIdentifier": medicationConceptIdentifier, "startTimestamp": startTimestamp,
                "endTimestamp": endTimestamp, "predicateOptions": predicateOptions, "limit": limit,
            ]
        )
    }

    /// Opens an event channel for the changes of types.
    ///
    /// - Parameters:
    ///   - identifiers: The identifiers of the types.
    ///   - startTimestamp: The start, in milliseconds since 1970.
    ///   - endTimestamp: The end, in milliseconds since 1970.
    ///   - predicateOptions: Which ends of a sample must be within the interval. Default: both.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func observerQuery(
        identifiers: [String],
        startTimestamp: Double? = nil,
        endTimestamp: Double? = nil,
        predicateOptions: QueryOption? = nil
    ) async throws -> String {
        try await bridge.request(
            "health_kit_reporter_method_channel/observerQuery",
            [
                "identifiers": identifiers, "startTimestamp": startTimestamp, "endTimestamp": endTimestamp,
                "predicateOptions": predicateOptions,
            ]
        )
    }

    /// Returns the units that the user prefers.
    ///
    /// - Parameter identifiers: The identifiers of quantity types.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func preferredUnits(identifiers: [String]) async throws -> String {
        try await bridge.request("health_kit_reporter_method_channel/preferredUnits", ["identifiers": identifiers])
    }

    /// Returns quantity samples in a unit.
    ///
    /// - Parameters:
    ///   - identifier: The identifier of the type.
    ///   - unit: The unit.
    ///   - startTimestamp: The start, in milliseconds since 1970.
    ///   - endTimestamp: The end, in milliseconds since 1970.
    ///   - predicateOptions: Which ends of a sample must be within the interval. Default: both.
    ///   - limit: The largest number of results.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func quantityQuery(
        identifier: String,
        unit: String,
        startTimestamp: Double,
        endTimestamp: Double,
        predicateOptions: QueryOption? = nil,
        limit: Int? = nil
    ) async throws -> String {
        try await bridge.request(
            "health_kit_reporter_method_channel/quantityQuery",
            [
                "identifier": identifier, "unit": unit, "startTimestamp": startTimestamp, "endTimestamp": endTimestamp,
                "predicateOptions": predicateOptions, "limit": limit,
            ]
        )
    }

    /// Returns the quantities within the samples of a type, sample by sample.
    ///
    /// - Parameters:
    ///   - identifier: The identifier of the type.
    ///   - unit: The unit.
    ///   - startTimestamp: The start, in milliseconds since 1970.
    ///   - endTimestamp: The end, in milliseconds since 1970.
    ///   - predicateOptions: Which ends of a sample must be within the interval. Default: both.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func quantitySeriesQuery(
        identifier: String,
        unit: String,
        startTimestamp: Double? = nil,
        endTimestamp: Double? = nil,
        predicateOptions: QueryOption? = nil
    ) async throws -> String {
        try await bridge.request(
            "health_kit_reporter_method_channel/quantitySeriesQuery",
            [
                "identifier": identifier, "unit": unit, "startTimestamp": startTimestamp, "endTimestamp": endTimestamp,
                "predicateOptions": predicateOptions,
            ]
        )
    }

    /// Returns the activity rings of each local day of an interval.
    ///
    /// - Parameters:
    ///   - startTimestamp: The start, in milliseconds since 1970.
    ///   - endTimestamp: The end, in milliseconds since 1970.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func queryActivitySummary(startTimestamp: Double, endTimestamp: Double) async throws -> String {
        try await bridge.request(
            "health_kit_reporter_method_channel/queryActivitySummary",
            ["startTimestamp": startTimestamp, "endTimestamp": endTimestamp]
        )
    }

    /// Opens an event channel for the activity rings of the days of an interval.
    ///
    /// - Parameters:
    ///   - startTimestamp: The start, in milliseconds since 1970.
    ///   - endTimestamp: The end, in milliseconds since 1970.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func queryActivitySummaryUpdates(startTimestamp: Double, endTimestamp: Double) async throws -> String {
        try await bridge.request(
            "health_kit_reporter_method_channel/queryActivitySummaryUpdates",
            ["startTimestamp": startTimestamp, "endTimestamp": endTimestamp]
        )
    }

    /// Resets the estimates of a type from a date on.
    ///
    /// - Parameters:
    ///   - identifier: The identifier of the type.
    ///   - timestamp: The date, in milliseconds since 1970.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func recalibrateEstimates(identifier: String, timestamp: Double) async throws -> Bool {
        try await bridge.request(
            "health_kit_reporter_method_channel/recalibrateEstimates",
            ["identifier": identifier, "timestamp": timestamp]
        )
    }

    /// Saves an effort score, and relates it to a workout or to one of its activities.
    ///
    /// - Parameters:
    ///   - sample: The effort score.
    ///   - workoutUUID: The UUID of the workout.
    ///   - activityUUID: The UUID of an activity. Default: the whole workout.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func relateWorkoutEffort(
        sample: [String: JSONValue],
        workoutUUID: String,
        activityUUID: String? = nil
    ) async throws -> Bool {
        try await bridge.request(
            "health_kit_reporter_method_channel/relateWorkoutEffort",
            ["sample": sample, "workoutUUID": workoutUUID, "activityUUID": activityUUID]
        )
    }

    /// Removes an attachment from a sample.
    ///
    /// - Parameters:
    ///   - identifier: The identifier of the type.
    ///   - uuid: The UUID of the sample.
    ///   - attachmentIdentifier: The identifier of the attachment.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func removeAttachment(
        identifier: String,
        uuid: String,
        attachmentIdentifier: String
    ) async throws -> Bool {
        try await bridge.request(
            "health_kit_reporter_method_channel/removeAttachment",
            ["identifier": identifier, "uuid": uuid, "attachmentIdentifier": attachmentIdentifier]
        )
    }

    /// Requests authorization for types.
    ///
    /// - Parameters:
    ///   - toRead: The identifiers of the types to read. Default: none.
    ///   - toWrite: The identifiers of the types to write. Default: none.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func requestAuthorization(toRead: [String]? = nil, toWrite: [String]? = nil) async throws -> Bool {
        try await bridge.request(
            "health_kit_reporter_method_channel/requestAuthorization",
            ["toRead": toRead, "toWrite": toWrite]
        )
    }

    /// Asks the user which samples of a type the app may read.
    ///
    /// - Parameters:
    ///   - identifier: The identifier of the type.
    ///   - startTimestamp: The start, in milliseconds since 1970.
    ///   - endTimestamp: The end, in milliseconds since 1970.
    ///   - predicateOptions: Which ends of a sample must be within the interval. Default: both.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func requestPerObjectReadAuthorization(
        identifier: String,
        startTimestamp: Double? = nil,
        endTimestamp: Double? = nil,
        predicateOptions: QueryOption? = nil
    ) async throws -> Bool {
        try await bridge.request(
            "health_kit_reporter_method_channel/requestPerObjectReadAuthorization",
            [
                "identifier": identifier, "startTimestamp": startTimestamp, "endTimestamp": endTimestamp,
                "predicateOptions": predicateOptions,
            ]
        )
    }

    /// Returns samples of any type, quantities in the unit of the package. Series come without their elements.
    ///
    /// - Parameters:
    ///   - identifier: The identifier of the type.
    ///   - startTimestamp: The start, in milliseconds since 1970.
    ///   - endTimestamp: The end, in milliseconds since 1970.
    ///   - predicateOptions: Which ends of a sample must be within the interval. Default: both.
    ///   - limit: The largest number of results.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func sampleQuery(
        identifier: String,
        startTimestamp: Double,
        endTimestamp: Double,
        predicateOptions: QueryOption? = nil,
        limit: Int? = nil
    ) async throws -> [String] {
        try await bridge.request(
            "health_kit_reporter_method_channel/sampleQuery",
            [
                "identifier": identifier, "startTimestamp": startTimestamp, "endTimestamp": endTimestamp,
                "predicateOptions": predicateOptions, "limit": limit,
            ]
        )
    }

    /// Returns samples of several types, the newest first.
    ///
    /// - Parameters:
    ///   - descriptors: The types, each with an optional interval.
    ///   - limit: The largest number of results.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func sampleQueryWithDescriptors(
        descriptors: [[String: JSONValue]],
        limit: Int? = nil
    ) async throws -> [String] {
        try await bridge.request(
            "health_kit_reporter_method_channel/sampleQueryWithDescriptors",
            ["descriptors": descriptors, "limit": limit]
        )
    }

    /// Saves a sample: the argument has one member, its kind. The stored sample gets a new UUID.
    ///
    /// - Parameters:
    ///   - quantity: A sample of this kind.
    ///   - category: A sample of this kind.
    ///   - workout: A sample of this kind.
    ///   - correlation: A sample of this kind.
    ///   - audiogram: A sample of this kind.
    ///   - cdaDocument: A sample of this kind.
    ///   - visionPrescription: A sample of this kind.
    ///   - stateOfMind: A sample of this kind.
    ///   - scoredAssessment: A sample of this kind.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func save(
        quantity: [String: JSONValue]? = nil,
        category: [String: JSONValue]? = nil,
        workout: [String: JSONValue]? = nil,
        correlation: [String: JSONValue]? = nil,
        audiogram: [String: JSONValue]? = nil,
        cdaDocument: [String: JSONValue]? = nil,
        visionPrescription: [String: JSONValue]? = nil,
        stateOfMind: [String: JSONValue]? = nil,
        scoredAssessment: [String: JSONValue]? = nil
    ) async throws -> SavedPayload {
        try await bridge.request(
            "health_kit_reporter_method_channel/save",
            [
                "quantity": quantity, "category": category, "workout": workout, "correlation": correlation,
                "audiogram": audiogram, "cdaDocument": cdaDocument, "visionPrescription": visionPrescription,
                "stateOfMind": stateOfMind, "scoredAssessment": scoredAssessment,
            ]
        )
    }

    /// Saves a heartbeat series, beat by beat.
    ///
    /// - Parameter series: The series, as `heartbeatSeriesQuery` returns it.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func saveHeartbeatSeries(series: [String: JSONValue]) async throws -> Bool {
        try await bridge.request("health_kit_reporter_method_channel/saveHeartbeatSeries", ["series": series])
    }

    /// Saves a series of quantities as one sample.
    ///
    /// - Parameters:
    ///   - identifier: The identifier of the type.
    ///   - values: The quantities: `value`, `unit`, `startTimestamp`, `endTimestamp`.
    ///   - device: The device.
    ///   - metadata: The metadata.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func saveQuantitySeries(
        identifier: String,
        values: [[String: JSONValue]],
        device: [String: JSONValue]? = nil,
        metadata: [String: JSONValue]? = nil
    ) async throws -> Bool {
        try await bridge.request(
            "health_kit_reporter_method_channel/saveQuantitySeries",
            ["identifier": identifier, "values": values, "device": device, "metadata": metadata]
        )
    }

    /// Saves samples: all of them or none.
    ///
    /// - Parameter samples: The samples, each a map with one member: its kind.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func saveSamples(samples: [[String: JSONValue]]) async throws -> SavedPayloads {
        try await bridge.request("health_kit_reporter_method_channel/saveSamples", ["samples": samples])
    }

    /// Saves a workout with a workout builder: its samples, a sample for each total, and its route.
    ///
    /// - Parameters:
    ///   - workout: The workout.
    ///   - samples: The samples of the workout.
    ///   - route: The locations of the route.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func saveWorkout(
        workout: [String: JSONValue],
        samples: [[String: JSONValue]]? = nil,
        route: [[String: JSONValue]]? = nil
    ) async throws -> String {
        try await bridge.request(
            "health_kit_reporter_method_channel/saveWorkout",
            ["workout": workout, "samples": samples, "route": route]
        )
    }

    /// Returns answers to questionnaires.
    ///
    /// - Parameters:
    ///   - identifier: The identifier of the type.
    ///   - startTimestamp: The start, in milliseconds since 1970.
    ///   - endTimestamp: The end, in milliseconds since 1970.
    ///   - predicateOptions: Which ends of a sample must be within the interval. Default: both.
    ///   - limit: The largest number of results.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func scoredAssessmentQuery(
        identifier: String,
        startTimestamp: Double? = nil,
        endTimestamp: Double? = nil,
        predicateOptions: QueryOption? = nil,
        limit: Int? = nil
    ) async throws -> String {
        try await bridge.request(
            "health_kit_reporter_method_channel/scoredAssessmentQuery",
            [
                "identifier": identifier, "startTimestamp": startTimestamp, "endTimestamp": endTimestamp,
                "predicateOptions": predicateOptions, "limit": limit,
            ]
        )
    }

    /// Returns the sources of the samples of a type.
    ///
    /// - Parameters:
    ///   - identifier: The identifier of the type.
    ///   - startTimestamp: The start, in milliseconds since 1970.
    ///   - endTimestamp: The end, in milliseconds since 1970.
    ///   - predicateOptions: Which ends of a sample must be within the interval. Default: both.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func sourceQuery(
        identifier: String,
        startTimestamp: Double,
        endTimestamp: Double,
        predicateOptions: QueryOption? = nil
    ) async throws -> String {
        try await bridge.request(
            "health_kit_reporter_method_channel/sourceQuery",
            [
                "identifier": identifier, "startTimestamp": startTimestamp, "endTimestamp": endTimestamp,
                "predicateOptions": predicateOptions,
            ]
        )
    }

    /// Starts the app on the watch with a workout.
    ///
    /// - Parameters:
    ///   - activityValue: The activity: `HKWorkoutActivityType`.
    ///   - locationValue: The location: `HKWorkoutSessionLocationType`.
    ///   - swimmingValue: The place of swimming: `HKWorkoutSwimmingLocationType`.
    ///   - harmonized: The length of the pool: `value` and `unit`.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func startWatchApp(
        activityValue: Double,
        locationValue: Double,
        swimmingValue: Double,
        harmonized: [String: JSONValue]
    ) async throws -> Bool {
        try await bridge.request(
            "health_kit_reporter_method_channel/startWatchApp",
            [
                "activityValue": activityValue, "locationValue": locationValue, "swimmingValue": swimmingValue,
                "harmonized": harmonized,
            ]
        )
    }

    /// Returns states of mind.
    ///
    /// - Parameters:
    ///   - startTimestamp: The start, in milliseconds since 1970.
    ///   - endTimestamp: The end, in milliseconds since 1970.
    ///   - predicateOptions: Which ends of a sample must be within the interval. Default: both.
    ///   - limit: The largest number of results.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func stateOfMindQuery(
        startTimestamp: Double? = nil,
        endTimestamp: Double? = nil,
        predicateOptions: QueryOption? = nil,
        limit: Int? = nil
    ) async throws -> String {
        try await bridge.request(
            "health_kit_reporter_method_channel/stateOfMindQuery",
            [
                "startTimestamp": startTimestamp, "endTimestamp": endTimestamp, "predicateOptions": predicateOptions,
                "limit": limit,
            ]
        )
    }

    /// Opens an event channel for the statistics of calendar intervals, one event for each.
    ///
    /// - Parameters:
    ///   - preferredUnits: The types and their units: `identifier`, `unit`.
    ///   - anchorTimestamp: A date at which an interval begins, in milliseconds since 1970.
    ///   - enumerateFrom: The start of the first interval, in milliseconds since 1970.
    ///   - enumerateTo: The end, in milliseconds since 1970.
    ///   - intervalComponents: The length of an interval.
    ///   - separateBySource: Whether to return the figures of each source. Default: no.
    ///   - startTimestamp: The start, in milliseconds since 1970.
    ///   - endTimestamp: The end, in milliseconds since 1970.
    ///   - predicateOptions: Which ends of a sample must be within the interval. Default: both.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func statisticsCollectionQuery(
        preferredUnits: [[String: JSONValue]],
        anchorTimestamp: Double,
        enumerateFrom: Double,
        enumerateTo: Double,
        intervalComponents: [String: JSONValue],
        separateBySource: Bool? = nil,
        startTimestamp: Double? = nil,
        endTimestamp: Double? = nil,
        predicateOptions: QueryOption? = nil
    ) async throws -> String {
        try await bridge.request(
            "health_kit_reporter_method_channel/statisticsCollectionQuery",
            [
                "preferredUnits": preferredUnits, "anchorTimestamp": anchorTimestamp, "enumerateFrom": enumerateFrom,
                "enumerateTo": enumerateTo, "intervalComponents": intervalComponents,
                "separateBySource": separateBySource, "startTimestamp": startTimestamp, "endTimestamp": endTimestamp,
                "predicateOptions": predicateOptions,
            ]
        )
    }

    /// Returns the statistics of a quantity type. Without samples it fails.
    ///
    /// - Parameters:
    ///   - identifier: The identifier of the type.
    ///   - unit: The unit.
    ///   - startTimestamp: The start, in milliseconds since 1970.
    ///   - endTimestamp: The end, in milliseconds since 1970.
    ///   - predicateOptions: Which ends of a sample must be within the interval. Default: both.
    ///   - separateBySource: Whether to return the figures of each source. Default: no.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func statisticsQuery(
        identifier: String,
        unit: String,
        startTimestamp: Double,
        endTimestamp: Double,
        predicateOptions: QueryOption? = nil,
        separateBySource: Bool? = nil
    ) async throws -> String {
        try await bridge.request(
            "health_kit_reporter_method_channel/statisticsQuery",
            [
                "identifier": identifier, "unit": unit, "startTimestamp": startTimestamp, "endTimestamp": endTimestamp,
                "predicateOptions": predicateOptions, "separateBySource": separateBySource,
            ]
        )
    }

    /// Returns whether the device has Health Records.
    ///
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func supportsHealthRecords() async throws -> Bool {
        try await bridge.request("health_kit_reporter_method_channel/supportsHealthRecords")
    }

    /// Ends the relation between a stored effort score and a workout.
    ///
    /// - Parameters:
    ///   - sample: The effort score, which is found by its UUID.
    ///   - workoutUUID: The UUID of the workout.
    ///   - activityUUID: The UUID of an activity. Default: the whole workout.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func unrelateWorkoutEffort(
        sample: [String: JSONValue],
        workoutUUID: String,
        activityUUID: String? = nil
    ) async throws -> Bool {
        try await bridge.request(
            "health_kit_reporter_method_channel/unrelateWorkoutEffort",
            ["sample": sample, "workoutUUID": workoutUUID, "activityUUID": activityUUID]
        )
    }

    /// Returns the medications that the app may read.
    ///
    /// - Parameter limit: The largest number of results.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func userAnnotatedMedicationQuery(limit: Int? = nil) async throws -> String {
        try await bridge.request("health_kit_reporter_method_channel/userAnnotatedMedicationQuery", ["limit": limit])
    }

    /// Returns verifiable clinical records. There are none.
    ///
    /// - Parameters:
    ///   - recordTypes: The types of records.
    ///   - sourceTypes: The types of sources. Default: all.
    ///   - startTimestamp: The start, in milliseconds since 1970.
    ///   - endTimestamp: The end, in milliseconds since 1970.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func verifiableClinicalRecordQuery(
        recordTypes: [String],
        sourceTypes: [String]? = nil,
        startTimestamp: Double? = nil,
        endTimestamp: Double? = nil
    ) async throws -> String {
        try await bridge.request(
            "health_kit_reporter_method_channel/verifiableClinicalRecordQuery",
            [
                "recordTypes": recordTypes, "sourceTypes": sourceTypes, "startTimestamp": startTimestamp,
                "endTimestamp": endTimestamp,
            ]
        )
    }

    /// Returns vision prescriptions.
    ///
    /// - Parameters:
    ///   - startTimestamp: The start, in milliseconds since 1970.
    ///   - endTimestamp: The end, in milliseconds since 1970.
    ///   - predicateOptions: Which ends of a sample must be within the interval. Default: both.
    ///   - limit: The largest number of results.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func visionPrescriptionQuery(
        startTimestamp: Double? = nil,
        endTimestamp: Double? = nil,
        predicateOptions: QueryOption? = nil,
        limit: Int? = nil
    ) async throws -> String {
        try await bridge.request(
            "health_kit_reporter_method_channel/visionPrescriptionQuery",
            [
                "startTimestamp": startTimestamp, "endTimestamp": endTimestamp, "predicateOptions": predicateOptions,
                "limit": limit,
            ]
        )
    }

    /// Returns the effort scores of workouts.
    ///
    /// - Parameters:
    ///   - anchor: The anchor of an earlier answer, in base64.
    ///   - mostRelevant: Whether to return the most relevant score only. Default: no.
    ///   - startTimestamp: The start, in milliseconds since 1970.
    ///   - endTimestamp: The end, in milliseconds since 1970.
    ///   - predicateOptions: Which ends of a sample must be within the interval. Default: both.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func workoutEffortRelationshipQuery(
        anchor: String? = nil,
        mostRelevant: Bool? = nil,
        startTimestamp: Double? = nil,
        endTimestamp: Double? = nil,
        predicateOptions: QueryOption? = nil
    ) async throws -> [String: JSONValue] {
        try await bridge.request(
            "health_kit_reporter_method_channel/workoutEffortRelationshipQuery",
            [
                "anchor": anchor, "mostRelevant": mostRelevant, "startTimestamp": startTimestamp,
                "endTimestamp": endTimestamp, "predicateOptions": predicateOptions,
            ]
        )
    }

    /// Returns workouts.
    ///
    /// - Parameters:
    ///   - startTimestamp: The start, in milliseconds since 1970.
    ///   - endTimestamp: The end, in milliseconds since 1970.
    ///   - predicateOptions: Which ends of a sample must be within the interval. Default: both.
    ///   - limit: The largest number of results.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func workoutQuery(
        startTimestamp: Double,
        endTimestamp: Double,
        predicateOptions: QueryOption? = nil,
        limit: Int? = nil
    ) async throws -> String {
        try await bridge.request(
            "health_kit_reporter_method_channel/workoutQuery",
            [
                "startTimestamp": startTimestamp, "endTimestamp": endTimestamp, "predicateOptions": predicateOptions,
                "limit": limit,
            ]
        )
    }

    /// Returns workout routes with their locations.
    ///
    /// - Parameters:
    ///   - startTimestamp: The start, in milliseconds since 1970.
    ///   - endTimestamp: The end, in milliseconds since 1970.
    ///   - predicateOptions: Which ends of a sample must be within the interval. Default: both.
    ///   - limit: The largest number of results.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func workoutRouteQuery(
        startTimestamp: Double,
        endTimestamp: Double,
        predicateOptions: QueryOption? = nil,
        limit: Int? = nil
    ) async throws -> String {
        try await bridge.request(
            "health_kit_reporter_method_channel/workoutRouteQuery",
            [
                "startTimestamp": startTimestamp, "endTimestamp": endTimestamp, "predicateOptions": predicateOptions,
                "limit": limit,
            ]
        )
    }

    /// Returns the routes of a workout with their locations.
    ///
    /// - Parameters:
    ///   - workoutUUID: The UUID of the workout.
    ///   - limit: The largest number of results.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func workoutRouteQueryForWorkout(workoutUUID: String, limit: Int? = nil) async throws -> String {
        try await bridge.request(
            "health_kit_reporter_method_channel/workoutRouteQueryForWorkout",
            ["workoutUUID": workoutUUID, "limit": limit]
        )
    }
}
