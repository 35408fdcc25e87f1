// Generated from protocol/openrpc.json by clients/generate; not to be edited.

public import Foundation

extension Bridge {
    /// The methods of `control`.
    public var control: ControlMethods { ControlMethods(bridge: self) }
}

/// The methods of `control`.
public struct ControlMethods: Sendable {
    let bridge: Bridge

    /// Attaches a file to a prescription or a clinical note, as another app or a provider does.
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
            "control/addAttachment",
            ["object": object, "name": name, "contentType": contentType, "data": data, "metadata": metadata]
        )
    }

    /// Saves samples from another source. A sample may also be a series with its data, as the system saves it.
    ///
    /// - Parameters:
    ///   - source: The source that saves the samples.
    ///   - device: The device of the samples that name no device.
    ///   - objects: The samples to save.
    ///   - replaces: The identifiers of earlier samples of the source, which are deleted at the same time.
    ///   - electrocardiogramSymptoms: The symptoms that the user logged for electrocardiograms: UUIDs of these
    ///     samples, or of stored ones.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func addSamples(
        source: AddedSource,
        device: Device? = nil,
        objects: [Sample],
        replaces: [UUID]? = nil,
        electrocardiogramSymptoms: [ElectrocardiogramSymptoms]? = nil
    ) async throws -> UUIDs {
        try await bridge.request(
            "control/addSamples",
            [
                "source": source, "device": device, "objects": objects, "replaces": replaces,
                "electrocardiogramSymptoms": electrocardiogramSymptoms,
            ]
        )
    }

    /// Advances the clock without waiting. Events that are due meanwhile happen in order.
    ///
    /// - Parameter seconds: The seconds to advance.
    /// - Throws: A ``BridgeError``.
    public func advanceClock(seconds: Double) async throws {
        try await bridge.perform("control/advanceClock", ["seconds": seconds])
    }

    /// Returns the entries of the audit log from all hosts that write to it. Empty without an audit log.
    ///
    /// - Parameters:
    ///   - since: Only entries at or after this time.
    ///   - type: Only entries about this type.
    ///   - action: Only entries with this action.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func auditLog(
        since: Date? = nil,
        type: String? = nil,
        action: AuditAction? = nil
    ) async throws -> AuditLog {
        try await bridge.request("control/auditLog", ["since": since, "type": type, "action": action])
    }

    /// Returns all HealthKit types, including types that the emulated version does not have, with the aggregation
    /// of that version.
    ///
    /// - Parameter kind: Only types of this kind.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func catalog(kind: TypeKind? = nil) async throws -> Catalog {
        try await bridge.request("control/catalog", ["kind": kind])
    }

    /// Removes all entries of the journal. The numbering continues.
    ///
    /// - Throws: A ``BridgeError``.
    public func clearJournal() async throws {
        try await bridge.perform("control/clearJournal")
    }

    /// Makes the app on the phone accept a mirrored session, as if it set the session's delegate.
    ///
    /// - Parameter session: The handle of the session.
    /// - Throws: A ``BridgeError``.
    public func connectRemoteWorkoutSession(session: Int) async throws {
        try await bridge.perform("control/connectRemoteWorkoutSession", ["session": session])
    }

    /// Returns the number of samples of each type and source, independent of permissions.
    ///
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func countSamples() async throws -> SampleCounts {
        try await bridge.request("control/countSamples")
    }

    /// Deletes samples of all sources, as the user does in the Health app: those of a type, those that match a
    /// predicate, or both.
    ///
    /// - Parameters:
    ///   - type: The type of the samples. Default: all types.
    ///   - predicate: The samples to delete. Default: all of the type.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func deleteSamples(type: String? = nil, predicate: SamplePredicate? = nil) async throws -> DeletedCount {
        try await bridge.request("control/deleteSamples", ["type": type, "predicate": predicate])
    }

    /// Ends a session with an error, as when the user starts a workout in another app.
    ///
    /// - Parameters:
    ///   - session: The handle of the session.
    ///   - healthKitError: A code or its Swift name: 8 if another workout starts, 9 if the user exits the session.
    /// - Throws: A ``BridgeError``.
    public func endWorkoutSession(session: Int, healthKitError: EnumerationValue) async throws {
        try await bridge.perform("control/endWorkoutSession", ["session": session, "healthKitError": healthKitError])
    }

    /// Makes the next calls of a method fail or take time. Pass exactly one kind of fault.
    ///
    /// - Parameters:
    ///   - method: The name of an app's method.
    ///   - times: The number of calls.
    ///   - healthKitError: HealthKit fails with this error: a code or its Swift name. A plugin method answers as its
    ///     native side would.
    ///   - platformError: The plugin returns this `FlutterError`.
    ///   - exception: HealthKit raises this exception.
    ///   - fault: The host responds with this error object.
    ///   - delaySeconds: The clock advances by this many seconds before the call continues. No real time passes.
    /// - Throws: A ``BridgeError``.
    public func failNext(
        method: String,
        times: Int? = nil,
        healthKitError: EnumerationValue? = nil,
        platformError: PlatformError? = nil,
        exception: RaisedException? = nil,
        fault: ErrorObject? = nil,
        delaySeconds: Double? = nil
    ) async throws {
        try await bridge.perform(
            "control/failNext",
            [
                "method": method, "times": times, "healthKitError": healthKitError, "platformError": platformError,
                "exception": exception, "fault": fault, "delaySeconds": delaySeconds,
            ]
        )
    }

    /// Generates synthetic data for one person from a seed and saves it: days, nights and workouts, as phone and
    /// watch would record them. Saves nothing if it fails or is cancelled.
    ///
    /// - Parameters:
    ///   - seed: The seed that determines the data. Default: 1.
    ///   - days: The number of days. Default: 365.
    ///   - until: The last day. Default: yesterday.
    ///   - timeZone: The time zone of the person's home. Default: that of the device.
    ///   - dateOfBirth: The person's date of birth.
    ///   - sex: The person's sex.
    ///   - height: The person's height in centimeters.
    ///   - weight: The person's weight on the first day, in kilograms.
    ///   - fitness: The person's fitness.
    ///   - chronotype: The hours at which the person prefers to sleep.
    ///   - devices: The devices that record data. With `watch`, the phone stays at home.
    ///   - workouts: The average number of workouts per week. Default: depends on fitness.
    ///   - menstrualCycle: Whether the person is a woman who logs her menstrual cycle.
    ///   - bloodPressure: Whether the person measures blood pressure.
    ///   - travel: Trips to other time zones. Default: two per year.
    ///   - gaps: How often devices are not worn or stay at home.
    ///   - noise: The noise of measurements, from 0 to 2. Default: 1.
    ///   - types: Saves only these types. Their samples are the same as without this parameter.
    ///   - progress: Whether to send `control/progress` after each tenth of the work.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func generate(
        seed: Int? = nil,
        days: Int? = nil,
        until: CalendarDay? = nil,
        timeZone: String? = nil,
        dateOfBirth: CalendarDay? = nil,
        sex: PersonSex? = nil,
        height: Double? = nil,
        weight: Double? = nil,
        fitness: Fitness? = nil,
        chronotype: Chronotype? = nil,
        devices: RecordingDevices? = nil,
        workouts: Int? = nil,
        menstrualCycle: Bool? = nil,
        bloodPressure: Bool? = nil,
        travel: [Trip]? = nil,
        gaps: RecordingGaps? = nil,
        noise: Double? = nil,
        types: [String]? = nil,
        progress: Bool? = nil
    ) async throws -> GenerateReport {
        try await bridge.request(
            "control/generate",
            [
                "seed": seed, "days": days, "until": until, "timeZone": timeZone, "dateOfBirth": dateOfBirth,
                "sex": sex, "height": height, "weight": weight, "fitness": fitness, "chronotype": chronotype,
                "devices": devices, "workouts": workouts, "menstrualCycle": menstrualCycle,
                "bloodPressure": bloodPressure, "travel": travel, "gaps": gaps, "noise": noise, "types": types,
                "progress": progress,
            ]
        )
    }

    /// Imports an export of the Health app into the store: the zip file, its folder, or the XML file alone. Saves
    /// nothing if it fails or is cancelled.
    ///
    /// - Parameters:
    ///   - path: The path of the export.
    ///   - types: Imports only these types. A correlation includes its members.
    ///   - since: Imports only samples that end at or after this time.
    ///   - dryRun: Whether to read the export without changing the store.
    ///   - progress: Whether to send `control/progress` after each tenth of the work.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func `import`(
        path: String,
        types: [String]? = nil,
        since: Date? = nil,
        dryRun: Bool? = nil,
        progress: Bool? = nil
    ) async throws -> ImportReport {
        try await bridge.request(
            "control/import",
            ["path": path, "types": types, "since": since, "dryRun": dryRun, "progress": progress]
        )
    }

    /// Returns at least the latest 10,000 calls of the app: names, outcomes, types and counts, never values.
    ///
    /// - Parameters:
    ///   - method: Only calls of this method.
    ///   - since: Only entries after this index, or at or after this time.
    ///   - type: Only calls that concern this type.
    ///   - outcome: Only calls with this outcome.
    ///   - limit: The largest number of entries. The latest ones are returned.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func journal(
        method: String? = nil,
        since: JSONValue? = nil,
        type: String? = nil,
        outcome: Outcome? = nil,
        limit: Int? = nil
    ) async throws -> Journal {
        try await bridge.request(
            "control/journal",
            ["method": method, "since": since, "type": type, "outcome": outcome, "limit": limit]
        )
    }

    /// Returns the apps that run, those that clients play, and those with decisions, by bundle identifier.
    ///
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func listApps() async throws -> Apps {
        try await bridge.request("control/listApps")
    }

    /// Returns the sorted names of the snapshots.
    ///
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func listSnapshots() async throws -> Snapshots {
        try await bridge.request("control/listSnapshots")
    }

    /// Returns the sources with samples, highest priority first. Where samples overlap, the first source counts.
    ///
    /// - Parameter type: The type. Default: all types without an order of their own.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func listSources(type: String? = nil) async throws -> Sources {
        try await bridge.request("control/listSources", ["type": type])
    }

    /// Locks the phone for all apps. Queries then fail with code 6. Saved samples become visible after the unlock.
    ///
    /// - Throws: A ``BridgeError``.
    public func lockDevice() async throws {
        try await bridge.perform("control/lockDevice")
    }

    /// Resets everything to the start of the host, applies the given options of `serve`, and runs the prelude
    /// again. Requests that wait for the user are cancelled.
    ///
    /// - Parameters:
    ///   - profile: The device class.
    ///   - osVersion: The version of the system.
    ///   - bundleId: The bundle identifier of the app.
    ///   - appName: The name of the app.
    ///   - appVersion: The version of the app.
    ///   - consent: The answers to permission sheets: a policy, a rule, a list of rules, or the path of a script.
    ///   - clock: `system`, or an RFC 3339 instant at which a fixed clock starts.
    ///   - clockStep: The seconds by which each reading advances a fixed clock.
    ///   - timeZone: The IANA name of the time zone.
    ///   - seed: The seed that makes every random choice reproducible.
    ///   - exceptions: Whether a native exception only fails the request (`error`) or also ends the process
    ///     (`abort`).
    ///   - mode: Whether Swift case names are accepted as identifiers (`lenient`) or not (`strict`).
    ///   - noHealthRecords: Whether the region has no Health Records.
    ///   - noControl: Whether to disable the `control/…` methods from now on.
    ///   - logLevel: The lowest level that is logged on stderr.
    ///   - maxFrame: The longest accepted message, in bytes.
    ///   - store: The path of another store file.
    ///   - keyFile: The path of the file with the key of the store. Without it, a store that `store` names is not
    ///     encrypted.
    ///   - prelude: The path of another prelude.
    ///   - auditLog: The path of an audit log.
    ///   - userId: The user that the entries of the audit log name.
    ///   - deviceId: The device that the entries of the audit log name.
    /// - Throws: A ``BridgeError``.
    public func reset(
        profile: DeviceProfile? = nil,
        osVersion: String? = nil,
        bundleId: String? = nil,
        appName: String? = nil,
        appVersion: String? = nil,
        consent: Consent? = nil,
        clock: String? = nil,
        clockStep: Double? = nil,
        timeZone: String? = nil,
        seed: Int? = nil,
        exceptions: ExceptionBehavior? = nil,
        mode: IdentifierMode? = nil,
        noHealthRecords: Bool? = nil,
        noControl: Bool? = nil,
        logLevel: LogLevel? = nil,
        maxFrame: Int? = nil,
        store: String? = nil,
        keyFile: String? = nil,
        prelude: String? = nil,
        auditLog: String? = nil,
        userId: String? = nil,
        deviceId: String? = nil
    ) async throws {
        try await bridge.perform(
            "control/reset",
            [
                "profile": profile, "osVersion": osVersion, "bundleId": bundleId, "appName": appName,
                "appVersion": appVersion, "consent": consent, "clock": clock, "clockStep": clockStep,
                "timeZone": timeZone, "seed": seed, "exceptions": exceptions, "mode": mode,
                "noHealthRecords": noHealthRecords, "noControl": noControl, "logLevel": logLevel, "maxFrame": maxFrame,
                "store": store, "keyFile": keyFile, "prelude": prelude, "auditLog": auditLog, "userId": userId,
                "deviceId": deviceId,
            ]
        )
    }

    /// Answers the open permission sheet. The response to the waiting request follows the response to this one.
    ///
    /// - Parameters:
    ///   - sheet: The number of the sheet. Default: the open sheet.
    ///   - policy: What the user does with the sheet.
    ///   - share: Decisions for single types, by type identifier. They take precedence over the policy.
    ///   - read: Decisions for single types, by type identifier. They take precedence over the policy.
    ///   - objects: Decisions for single objects, by UUID or medication identifier, on a sheet that lists objects.
    /// - Throws: A ``BridgeError``.
    public func respondToPermissionSheet(
        sheet: Int? = nil,
        policy: ConsentPolicy,
        share: [String: Bool]? = nil,
        read: [String: Bool]? = nil,
        objects: [String: Bool]? = nil
    ) async throws {
        try await bridge.perform(
            "control/respondToPermissionSheet",
            ["sheet": sheet, "policy": policy, "share": share, "read": read, "objects": objects]
        )
    }

    /// Restores the state of the store from a snapshot, for all apps.
    ///
    /// - Parameter name: The name of the snapshot.
    /// - Throws: A ``BridgeError``.
    public func restore(name: String) async throws {
        try await bridge.perform("control/restore", ["name": name])
    }

    /// Sends data to a session from the app on the other device.
    ///
    /// - Parameters:
    ///   - session: The handle of the session.
    ///   - data: The data to send, in Base64.
    /// - Throws: A ``BridgeError``.
    public func sendToWorkoutSession(session: Int, data: String) async throws {
        try await bridge.perform("control/sendToWorkoutSession", ["session": session, "data": data])
    }

    /// Sets goals of the activity rings. Omitted goals do not change.
    ///
    /// - Parameters:
    ///   - activeEnergyBurnedGoal: The goal as a quantity in `kcal` or a compatible unit.
    ///   - appleMoveTimeGoal: The goal as a quantity in `min` or a compatible unit.
    ///   - appleExerciseTimeGoal: The goal as a quantity in `min` or a compatible unit.
    ///   - appleStandHoursGoal: The goal as a quantity in `count` or a compatible unit.
    /// - Throws: A ``BridgeError``.
    public func setActivityGoals(
        activeEnergyBurnedGoal: Quantity? = nil,
        appleMoveTimeGoal: Quantity? = nil,
        appleExerciseTimeGoal: Quantity? = nil,
        appleStandHoursGoal: Quantity? = nil
    ) async throws {
        try await bridge.perform(
            "control/setActivityGoals",
            [
                "activeEnergyBurnedGoal": activeEnergyBurnedGoal, "appleMoveTimeGoal": appleMoveTimeGoal,
                "appleExerciseTimeGoal": appleExerciseTimeGoal, "appleStandHoursGoal": appleStandHoursGoal,
            ]
        )
    }

    /// Pauses or resumes the activity rings on one or more days. Other days do not change.
    ///
    /// - Parameters:
    ///   - paused: Whether the rings are paused on these days.
    ///   - firstDay: The first day.
    ///   - lastDay: The last day. Default: the first day.
    /// - Throws: A ``BridgeError``.
    public func setActivityRingsPaused(
        paused: Bool,
        firstDay: CalendarDay,
        lastDay: CalendarDay? = nil
    ) async throws {
        try await bridge.perform(
            "control/setActivityRingsPaused",
            ["paused": paused, "firstDay": firstDay, "lastDay": lastDay]
        )
    }

    /// Launches another app on the same phone. The former app ends, with its waiting requests and running queries.
    ///
    /// - Parameters:
    ///   - bundleIdentifier: The bundle identifier of the app to launch.
    ///   - name: The name of the app. Default: that of the former app.
    ///   - version: The version of the app. Default: that of the former app.
    /// - Throws: A ``BridgeError``.
    public func setApp(bundleIdentifier: String, name: String? = nil, version: String? = nil) async throws {
        try await bridge.perform(
            "control/setApp",
            ["bundleIdentifier": bundleIdentifier, "name": name, "version": version]
        )
    }

    /// Moves the app to another state. When the app ends or is relaunched, its waiting requests fail.
    ///
    /// - Parameters:
    ///   - state: The new state of the app.
    ///   - endedBy: With `terminated`: who ends the app. Only if it is the system, the default, background delivery
    ///     launches the app.
    /// - Throws: A ``BridgeError``.
    public func setAppState(state: AppState, endedBy: AppTermination? = nil) async throws {
        try await bridge.perform("control/setAppState", ["state": state, "endedBy": endedBy])
    }

    /// Sets the user's decision for a type and direction, as in Settings. Null makes it undecided.
    ///
    /// - Parameters:
    ///   - type: The type.
    ///   - direction: Whether the decision is about reading or sharing the type.
    ///   - allowed: True to grant, false to deny, null for undecided.
    ///   - from: From iOS 27: the start of the period that the app may read. Default: no limit.
    ///   - bundleIdentifier: The bundle identifier of the app. Default: the current app.
    /// - Throws: A ``BridgeError``.
    public func setAuthorization(
        type: String,
        direction: Direction,
        allowed: Bool?,
        from: Date? = nil,
        bundleIdentifier: String? = nil
    ) async throws {
        try await bridge.perform(
            "control/setAuthorization",
            [
                "type": type, "direction": direction, "allowed": Nullable(allowed), "from": from,
                "bundleIdentifier": bundleIdentifier,
            ]
        )
    }

    /// Sets a characteristic of the user, as in the Health app. Null clears it.
    ///
    /// - Parameters:
    ///   - identifier: The identifier of the characteristic.
    ///   - value: A raw value or its Swift name; `{year, month, day}` for the date of birth; null for not set.
    ///   - timeZone: The IANA name of the time zone in which a date of birth is entered. Default: that of the phone.
    /// - Throws: A ``BridgeError``.
    public func setCharacteristic(identifier: String, value: JSONValue, timeZone: String? = nil) async throws {
        try await bridge.perform(
            "control/setCharacteristic",
            ["identifier": identifier, "value": value, "timeZone": timeZone]
        )
    }

    /// Sets the clock and stops it. From then on `control/advanceClock` moves it.
    ///
    /// - Parameter now: The new time.
    /// - Throws: A ``BridgeError``.
    public func setClock(now: Date) async throws {
        try await bridge.perform("control/setClock", ["now": now])
    }

    /// Sets the rule by which the user answers the next permission sheets.
    ///
    /// - Parameters:
    ///   - policy: What the user does with the sheet.
    ///   - share: Decisions for single types, by type identifier. They take precedence over the policy.
    ///   - read: Decisions for single types, by type identifier. They take precedence over the policy.
    ///   - objects: Decisions for single objects, by UUID or medication identifier, on a sheet that lists objects.
    ///   - blankSheets: Whether a request whose types are all decided shows a blank sheet that cannot be dismissed.
    ///   - times: The number of sheets to which the rule applies. Default: all later sheets.
    /// - Throws: A ``BridgeError``.
    public func setConsent(
        policy: ConsentPolicy,
        share: [String: Bool]? = nil,
        read: [String: Bool]? = nil,
        objects: [String: Bool]? = nil,
        blankSheets: Bool? = nil,
        times: Int? = nil
    ) async throws {
        try await bridge.perform(
            "control/setConsent",
            [
                "policy": policy, "share": share, "read": read, "objects": objects, "blankSheets": blankSheets,
                "times": times,
            ]
        )
    }

    /// Changes the entitlements and usage descriptions of the app. Omitted ones do not change.
    ///
    /// - Parameters:
    ///   - healthkit: com.apple.developer.healthkit
    ///   - backgroundDelivery: com.apple.developer.healthkit.background-delivery
    ///   - clinicalRecords: health-records in com.apple.developer.healthkit.access
    ///   - shareUsageDescription: NSHealthShareUsageDescription
    ///   - updateUsageDescription: NSHealthUpdateUsageDescription
    ///   - clinicalUsageDescription: NSHealthClinicalHealthRecordsShareUsageDescription
    ///   - healthDataRestricted: Whether a management profile keeps health data from the app.
    ///   - requiredReadTypes: NSHealthRequiredReadAuthorizationTypeIdentifiers: empty, or at least three clinical
    ///     types.
    /// - Throws: A ``BridgeError``.
    public func setEntitlements(
        healthkit: Bool? = nil,
        backgroundDelivery: Bool? = nil,
        clinicalRecords: Bool? = nil,
        shareUsageDescription: Bool? = nil,
        updateUsageDescription: Bool? = nil,
        clinicalUsageDescription: Bool? = nil,
        healthDataRestricted: Bool? = nil,
        requiredReadTypes: [String]? = nil
    ) async throws {
        try await bridge.perform(
            "control/setEntitlements",
            [
                "healthkit": healthkit, "backgroundDelivery": backgroundDelivery, "clinicalRecords": clinicalRecords,
                "shareUsageDescription": shareUsageDescription, "updateUsageDescription": updateUsageDescription,
                "clinicalUsageDescription": clinicalUsageDescription, "healthDataRestricted": healthDataRestricted,
                "requiredReadTypes": requiredReadTypes,
            ]
        )
    }

    /// Sets the measurement system of the phone, which determines the units without a choice of the user.
    ///
    /// - Parameter measurementSystem: The measurement system.
    /// - Throws: A ``BridgeError``.
    public func setMeasurementSystem(measurementSystem: MeasurementSystem) async throws {
        try await bridge.perform("control/setMeasurementSystem", ["measurementSystem": measurementSystem])
    }

    /// Replaces the user's list of medications.
    ///
    /// - Parameter medications: The medications in order. Their identifiers must differ.
    /// - Throws: A ``BridgeError``.
    public func setMedications(medications: [UserAnnotatedMedication]) async throws {
        try await bridge.perform("control/setMedications", ["medications": medications])
    }

    /// Updates the system of the phone. The phone restarts: the app is relaunched, and its waiting requests and
    /// running queries end. Samples and decisions stay.
    ///
    /// - Parameter osVersion: The new version of the system, not before the current one.
    /// - Throws: A ``BridgeError``.
    public func setOSVersion(osVersion: String) async throws {
        try await bridge.perform("control/setOSVersion", ["osVersion": osVersion])
    }

    /// Sets the user's decision for one object, as in Settings. Null makes it undecided.
    ///
    /// - Parameters:
    ///   - object: The UUID of a prescription or document, or the identifier of a medication.
    ///   - allowed: True to grant, false to deny, null for undecided.
    ///   - bundleIdentifier: The bundle identifier of the app. Default: the current app.
    /// - Throws: A ``BridgeError``.
    public func setObjectAuthorization(
        object: String,
        allowed: Bool?,
        bundleIdentifier: String? = nil
    ) async throws {
        try await bridge.perform(
            "control/setObjectAuthorization",
            ["object": object, "allowed": Nullable(allowed), "bundleIdentifier": bundleIdentifier]
        )
    }

    /// Makes each change call an observer up to this many times in a row. With 1, it calls an observer once.
    ///
    /// - Parameter calls: The largest number of calls for a change.
    /// - Throws: A ``BridgeError``.
    public func setObserverBursts(calls: Int) async throws {
        try await bridge.perform("control/setObserverBursts", ["calls": calls])
    }

    /// Sets the unit that the user prefers for a quantity type. Null returns to the unit of the measurement system.
    ///
    /// - Parameters:
    ///   - type: The quantity type.
    ///   - unit: A unit that is compatible with the type, or null.
    /// - Throws: A ``BridgeError``.
    public func setPreferredUnit(type: String, unit: String?) async throws {
        try await bridge.perform("control/setPreferredUnit", ["type": type, "unit": Nullable(unit)])
    }

    /// Sets what the device measures during a workout, at constant rates. Null removes a sensor.
    ///
    /// - Parameters:
    ///   - heartRate: The heart rate.
    ///   - activeEnergyBurned: The rate of active energy.
    ///   - basalEnergyBurned: The rate of basal energy.
    ///   - distance: The speed.
    ///   - heartRateInterval: The seconds between two heart rate samples.
    ///   - interval: The duration of a sample of energy or distance, in seconds.
    /// - Throws: A ``BridgeError``.
    public func setSensors(
        heartRate: Nullable<Quantity>? = nil,
        activeEnergyBurned: Nullable<Quantity>? = nil,
        basalEnergyBurned: Nullable<Quantity>? = nil,
        distance: Nullable<Quantity>? = nil,
        heartRateInterval: Double? = nil,
        interval: Double? = nil
    ) async throws {
        try await bridge.perform(
            "control/setSensors",
            [
                "heartRate": heartRate, "activeEnergyBurned": activeEnergyBurned,
                "basalEnergyBurned": basalEnergyBurned, "distance": distance, "heartRateInterval": heartRateInterval,
                "interval": interval,
            ]
        )
    }

    /// Sets the priority of sources for a type, or for all types. Where samples overlap, the first source counts.
    ///
    /// - Parameters:
    ///   - type: The type. Default: all types without an order of their own.
    ///   - sources: The bundle identifiers of the sources, highest priority first.
    /// - Throws: A ``BridgeError``.
    public func setSourceOrder(type: String? = nil, sources: [String]) async throws {
        try await bridge.perform("control/setSourceOrder", ["type": type, "sources": sources])
    }

    /// Moves the device to another time zone.
    ///
    /// - Parameter timeZone: The IANA name of the time zone.
    /// - Throws: A ``BridgeError``.
    public func setTimeZone(timeZone: String) async throws {
        try await bridge.perform("control/setTimeZone", ["timeZone": timeZone])
    }

    /// Sets whether a watch is paired, and whether it has the app's watchOS app.
    ///
    /// - Parameter state: The watch and its app.
    /// - Throws: A ``BridgeError``.
    public func setWatchApp(state: WatchAppState) async throws {
        try await bridge.perform("control/setWatchApp", ["state": state])
    }

    /// Saves the state of the store under a name. Replaces an earlier snapshot with that name.
    ///
    /// - Parameter name: The name of the snapshot.
    /// - Throws: A ``BridgeError``.
    public func snapshot(name: String) async throws {
        try await bridge.perform("control/snapshot", ["name": name])
    }

    /// Mirrors a session of the user's watch to the app on the phone. Requires iOS 17.
    ///
    /// - Parameter configuration: `workoutConfiguration`: the activity and its location.
    /// - Throws: A ``BridgeError``.
    public func startMirroredWorkoutSession(configuration: WorkoutConfiguration) async throws {
        try await bridge.perform("control/startMirroredWorkoutSession", ["configuration": configuration])
    }

    /// Returns the state of the phone and the app, independent of permissions.
    ///
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func state() async throws -> State {
        try await bridge.request("control/state")
    }

    /// Deletes an app from the phone with its decisions, background delivery and own data. Its samples stay.
    ///
    /// - Parameter bundleIdentifier: The bundle identifier of the app. Default: the current app.
    /// - Throws: A ``BridgeError``.
    public func uninstallApp(bundleIdentifier: String? = nil) async throws {
        try await bridge.perform("control/uninstallApp", ["bundleIdentifier": bundleIdentifier])
    }

    /// Unlocks the phone. Samples that were saved meanwhile become visible, and running queries send updates.
    ///
    /// - Throws: A ``BridgeError``.
    public func unlockDevice() async throws {
        try await bridge.perform("control/unlockDevice")
    }
}
