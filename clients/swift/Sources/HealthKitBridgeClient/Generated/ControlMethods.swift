// Generated from protocol/openrpc.json by clients/generate; not to be edited.

public import Foundation

extension Bridge {
    /// The methods of `control`.
    public var control: ControlMethods { ControlMethods(bridge: self) }
}

/// The methods of `control`.
public struct ControlMethods: Sendable {
    let bridge: Bridge

    /// Another source saves samples; a sample may also be a series, as the system makes them.
    ///
    /// - Parameters:
    ///   - source: Who saves.
    ///   - device: The device of samples that name none.
    ///   - objects: The samples.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func addSamples(source: AddedSource, device: Device? = nil, objects: [Sample]) async throws -> UUIDs {
        try await bridge.request("control/addSamples", ["source": source, "device": device, "objects": objects])
    }

    /// Lets time pass, at once.
    ///
    /// - Parameter seconds: How much.
    /// - Throws: A ``BridgeError``.
    public func advanceClock(seconds: Double) async throws {
        try await bridge.perform("control/advanceClock", ["seconds": seconds])
    }

    /// The entries of the audit log, of every host that writes to it; none if no log is kept.
    ///
    /// - Parameters:
    ///   - since: Only entries from this time on.
    ///   - type: Only entries about this type.
    ///   - action: Only entries of this action.
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

    /// All types of HealthKit, whatever the emulated version.
    ///
    /// - Parameter kind: Only types of this kind.
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func catalog(kind: TypeKind? = nil) async throws -> Catalog {
        try await bridge.request("control/catalog", ["kind": kind])
    }

    /// Forgets the calls so far. The numbering goes on.
    ///
    /// - Throws: A ``BridgeError``.
    public func clearJournal() async throws {
        try await bridge.perform("control/clearJournal")
    }

    /// The app on the phone takes the session that is mirrored to it, and sets its delegate.
    ///
    /// - Parameter session: The session.
    /// - Throws: A ``BridgeError``.
    public func connectRemoteWorkoutSession(session: Int) async throws {
        try await bridge.perform("control/connectRemoteWorkoutSession", ["session": session])
    }

    /// The system ends a session with an error, as when the user starts a workout in another app.
    ///
    /// - Parameters:
    ///   - session: The session.
    ///   - healthKitError: The code, or its Swift name: 8 for another workout, 9 for the user's wish.
    /// - Throws: A ``BridgeError``.
    public func endWorkoutSession(session: Int, healthKitError: EnumerationValue) async throws {
        try await bridge.perform("control/endWorkoutSession", ["session": session, "healthKitError": healthKitError])
    }

    /// Makes the next calls of a method fail, or take long. Give exactly one kind of failure.
    ///
    /// - Parameters:
    ///   - method: A method that an app calls.
    ///   - times: How many calls.
    ///   - healthKitError: HealthKit fails with this code, or the Swift name of one; a plugin's method answers as its
    ///     native side would.
    ///   - platformError: The plugin answers this FlutterError.
    ///   - exception: HealthKit raises this exception.
    ///   - fault: The host answers this error object.
    ///   - delaySeconds: The call takes this long on the emulated clock; nobody waits for it.
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

    /// Puts the samples of a person into the store that a seed decides: days, nights, workouts, as phone and watch
    /// would have recorded them. All of them, or none if it fails or is cancelled.
    ///
    /// - Parameters:
    ///   - seed: Which person; 1 if left out.
    ///   - days: How many days; 365 if left out.
    ///   - until: The last of them; yesterday by the clock if left out.
    ///   - timeZone: Where the person lives; the device's if left out.
    ///   - dateOfBirth: The date of birth.
    ///   - sex: The person's sex.
    ///   - height: In centimeters.
    ///   - weight: In kilograms, on the first day on a scale.
    ///   - fitness: How fit the person is.
    ///   - chronotype: When the person would sleep if nothing woke them.
    ///   - devices: What records the person; with watch, the phone stays at home.
    ///   - workouts: How many a week, on average; by fitness if left out.
    ///   - menstrualCycle: Whether a woman logs her cycle.
    ///   - bloodPressure: Whether there is a cuff.
    ///   - travel: Trips to other time zones; two a year if left out.
    ///   - gaps: How often devices are not worn, or left at home.
    ///   - noise: How much noise measurements have, 0 to 2; 1 if left out.
    ///   - types: Only these types; the samples stay the same.
    ///   - progress: Whether to send control/progress at each tenth.
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

    /// Reads an export of the Health app into the store: its zip, its folder, or the XML alone. All of it, or
    /// nothing if it fails or is cancelled.
    ///
    /// - Parameters:
    ///   - path: Where the export is.
    ///   - types: Only these types; a correlation with its members.
    ///   - since: Only samples that end then or later.
    ///   - dryRun: Reads everything and changes nothing.
    ///   - progress: Whether to send control/progress at each tenth.
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

    /// The calls of the app so far, the latest 10,000 at least: names, outcomes and types, never values.
    ///
    /// - Parameters:
    ///   - method: Only calls of this method.
    ///   - since: Only entries after the one with this index, or from this time on.
    ///   - type: Only calls about this type.
    ///   - outcome: Only calls that ended so.
    ///   - limit: Only the latest so many of them.
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

    /// The names of the snapshots, sorted.
    ///
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func listSnapshots() async throws -> Snapshots {
        try await bridge.request("control/listSnapshots")
    }

    /// Locks the phone with its passcode, for all apps: reads fail with code 6 at once, saves succeed and show
    /// later.
    ///
    /// - Throws: A ``BridgeError``.
    public func lockDevice() async throws {
        try await bridge.perform("control/lockDevice")
    }

    /// Everything back to the start of the process, then any option of serve by its long name in camel case; the
    /// prelude is carried out again. Requests that wait for the user are cancelled.
    ///
    /// - Parameters:
    ///   - profile: The device class.
    ///   - osVersion: The system's version.
    ///   - bundleId: The app's bundle identifier.
    ///   - appName: The app's name.
    ///   - appVersion: The app's version.
    ///   - consent: A policy, a rule, a list of rules used in turn, or the path of a script.
    ///   - clock: `system`, or an RFC 3339 instant.
    ///   - clockStep: By how much each reading moves a fixed clock.
    ///   - timeZone: An IANA name.
    ///   - seed: Makes every random choice reproducible.
    ///   - exceptions: What an uncatchable native exception does.
    ///   - mode: How identifiers are read.
    ///   - noControl: Whether control is out of reach from now on.
    ///   - logLevel: What is worth a line on stderr.
    ///   - maxFrame: The longest message accepted, in bytes.
    ///   - store: The path of another store file.
    ///   - keyFile: The path of the file with the key of the store. A store that is named without one is a plain one.
    ///   - prelude: The path of another prelude.
    ///   - auditLog: The path of an audit log.
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
        noControl: Bool? = nil,
        logLevel: LogLevel? = nil,
        maxFrame: Int? = nil,
        store: String? = nil,
        keyFile: String? = nil,
        prelude: String? = nil,
        auditLog: String? = nil
    ) async throws {
        try await bridge.perform(
            "control/reset",
            [
                "profile": profile, "osVersion": osVersion, "bundleId": bundleId, "appName": appName,
                "appVersion": appVersion, "consent": consent, "clock": clock, "clockStep": clockStep,
                "timeZone": timeZone, "seed": seed, "exceptions": exceptions, "mode": mode, "noControl": noControl,
                "logLevel": logLevel, "maxFrame": maxFrame, "store": store, "keyFile": keyFile, "prelude": prelude,
                "auditLog": auditLog,
            ]
        )
    }

    /// Answers the open permission sheet. The request behind it is answered after this one.
    ///
    /// - Parameters:
    ///   - sheet: The sheet's number; the open one if left out.
    ///   - policy: What the user does.
    ///   - share: Single switches, by identifier: decided before the policy.
    ///   - read: Single switches, by identifier: decided before the policy.
    ///   - objects: Single objects on a sheet that lists objects, by UUID or by identifier of a medication.
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

    /// Brings back what the store held when a snapshot was taken, for all apps.
    ///
    /// - Parameter name: The snapshot's name.
    /// - Throws: A ``BridgeError``.
    public func restore(name: String) async throws {
        try await bridge.perform("control/restore", ["name": name])
    }

    /// The app on the other device sends something to a session.
    ///
    /// - Parameters:
    ///   - session: The session.
    ///   - data: What is sent, in Base64.
    /// - Throws: A ``BridgeError``.
    public func sendToWorkoutSession(session: Int, data: String) async throws {
        try await bridge.perform("control/sendToWorkoutSession", ["session": session, "data": data])
    }

    /// The user sets goals of the activity rings; those that are left out stay as they are.
    ///
    /// - Parameters:
    ///   - activeEnergyBurnedGoal: In a unit like kcal.
    ///   - appleMoveTimeGoal: In a unit like min.
    ///   - appleExerciseTimeGoal: In a unit like min.
    ///   - appleStandHoursGoal: In a unit like count.
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

    /// From now on another app of the same phone speaks. The former ends, and takes its open requests and queries
    /// with it.
    ///
    /// - Parameters:
    ///   - bundleIdentifier: Which app.
    ///   - name: Its name; that of the former if left out.
    ///   - version: Its version; that of the former if left out.
    /// - Throws: A ``BridgeError``.
    public func setApp(bundleIdentifier: String, name: String? = nil, version: String? = nil) async throws {
        try await bridge.perform(
            "control/setApp",
            ["bundleIdentifier": bundleIdentifier, "name": name, "version": version]
        )
    }

    /// Puts the app elsewhere in its life. An app that ends, or is started anew, takes its open requests with it.
    ///
    /// - Parameter state: Where the app is.
    /// - Throws: A ``BridgeError``.
    public func setAppState(state: AppState) async throws {
        try await bridge.perform("control/setAppState", ["state": state])
    }

    /// The user flips a switch in Settings; null makes the pair undecided, as if it had never been asked for.
    ///
    /// - Parameters:
    ///   - type: The type that is asked about.
    ///   - direction: Which of the type's two switches.
    ///   - allowed: On, off, or null for undecided.
    ///   - bundleIdentifier: Another app than this one.
    /// - Throws: A ``BridgeError``.
    public func setAuthorization(
        type: String,
        direction: Direction,
        allowed: Bool?,
        bundleIdentifier: String? = nil
    ) async throws {
        try await bridge.perform(
            "control/setAuthorization",
            ["type": type, "direction": direction, "allowed": Nullable(allowed), "bundleIdentifier": bundleIdentifier]
        )
    }

    /// The user edits a characteristic in the Health app; null clears it.
    ///
    /// - Parameters:
    ///   - identifier: The characteristic.
    ///   - value: A raw value, the Swift name of one, {year, month, day} for the date of birth, or null for not set.
    /// - Throws: A ``BridgeError``.
    public func setCharacteristic(identifier: String, value: JSONValue) async throws {
        try await bridge.perform("control/setCharacteristic", ["identifier": identifier, "value": value])
    }

    /// Sets the clock, which stands from then on: it moves by control/advanceClock.
    ///
    /// - Parameter now: The new time.
    /// - Throws: A ``BridgeError``.
    public func setClock(now: Date) async throws {
        try await bridge.perform("control/setClock", ["now": now])
    }

    /// Scripts what the user does with the coming permission sheets.
    ///
    /// - Parameters:
    ///   - policy: What the user does.
    ///   - share: Single switches, by identifier: decided before the policy.
    ///   - read: Single switches, by identifier: decided before the policy.
    ///   - objects: Single objects on a sheet that lists objects, by UUID or by identifier of a medication.
    ///   - times: For how many sheets; for all to come if left out.
    /// - Throws: A ``BridgeError``.
    public func setConsent(
        policy: ConsentPolicy,
        share: [String: Bool]? = nil,
        read: [String: Bool]? = nil,
        objects: [String: Bool]? = nil,
        times: Int? = nil
    ) async throws {
        try await bridge.perform(
            "control/setConsent",
            ["policy": policy, "share": share, "read": read, "objects": objects, "times": times]
        )
    }

    /// Changes what the app was built with; members left out stay as they are.
    ///
    /// - Parameters:
    ///   - healthkit: com.apple.developer.healthkit
    ///   - backgroundDelivery: com.apple.developer.healthkit.background-delivery
    ///   - clinicalRecords: health-records in com.apple.developer.healthkit.access
    ///   - shareUsageDescription: NSHealthShareUsageDescription
    ///   - updateUsageDescription: NSHealthUpdateUsageDescription
    ///   - clinicalUsageDescription: NSHealthClinicalHealthRecordsShareUsageDescription
    ///   - healthDataRestricted: A management profile keeps health data from the app; not an entitlement, but as much
    ///     in the way.
    ///   - requiredReadTypes: NSHealthRequiredReadAuthorizationTypeIdentifiers: none, or at least three clinical
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

    /// The user's list of medications holds these from now on.
    ///
    /// - Parameter medications: The medications, in order, each with an identifier of its own.
    /// - Throws: A ``BridgeError``.
    public func setMedications(medications: [UserAnnotatedMedication]) async throws {
        try await bridge.perform("control/setMedications", ["medications": medications])
    }

    /// The user flips the switch of one object in Settings; null makes it undecided, as if it had never been
    /// listed.
    ///
    /// - Parameters:
    ///   - object: The UUID of a prescription or document, or the identifier of a medication.
    ///   - allowed: On, off, or null for undecided.
    ///   - bundleIdentifier: Another app than this one.
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

    /// What the device measures during a workout, each at a steady rate; null for no such sensor.
    ///
    /// - Parameters:
    ///   - heartRate: The heart rate.
    ///   - activeEnergyBurned: Active energy in a time.
    ///   - basalEnergyBurned: Basal energy in a time.
    ///   - distance: The speed.
    ///   - heartRateInterval: The seconds from one heart rate to the next.
    ///   - interval: The seconds of a sample of energy or distance.
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

    /// The user orders the sources of a type, or of all types; the first wins where samples overlap.
    ///
    /// - Parameters:
    ///   - type: The type; by default all that have no order of their own.
    ///   - sources: The bundle identifiers of the sources, in order.
    /// - Throws: A ``BridgeError``.
    public func setSourceOrder(type: String? = nil, sources: [String]) async throws {
        try await bridge.perform("control/setSourceOrder", ["type": type, "sources": sources])
    }

    /// Takes the device to another time zone.
    ///
    /// - Parameter timeZone: An IANA name.
    /// - Throws: A ``BridgeError``.
    public func setTimeZone(timeZone: String) async throws {
        try await bridge.perform("control/setTimeZone", ["timeZone": timeZone])
    }

    /// Keeps what the store holds under a name, instead of what the name stood for.
    ///
    /// - Parameter name: The name.
    /// - Throws: A ``BridgeError``.
    public func snapshot(name: String) async throws {
        try await bridge.perform("control/snapshot", ["name": name])
    }

    /// A session that runs on the user's watch arrives at the phone, from iOS 17.
    ///
    /// - Parameter configuration: `workoutConfiguration`
    /// - Throws: A ``BridgeError``.
    public func startMirroredWorkoutSession(configuration: WorkoutConfiguration) async throws {
        try await bridge.perform("control/startMirroredWorkoutSession", ["configuration": configuration])
    }

    /// The world as it is, past all permission.
    ///
    /// - Returns: The result of the method.
    /// - Throws: A ``BridgeError``.
    @discardableResult
    public func state() async throws -> State {
        try await bridge.request("control/state")
    }

    /// Unlocks the phone: what was saved meanwhile shows, and queries that go on are told of it.
    ///
    /// - Throws: A ``BridgeError``.
    public func unlockDevice() async throws {
        try await bridge.perform("control/unlockDevice")
    }
}
