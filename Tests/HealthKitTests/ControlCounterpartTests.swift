import BridgeCore
import ControlChannel
import Testing

/// What a Swift test does instead of a method of `control`.
struct ControlCounterpartTests {
    /// The members of `HealthKitTesting.HealthKitEmulator`, and of HealthKit, that do what a method does.
    private static let counterparts: [String: String] = [
        "addBloodPressure": "addBloodPressure(systolic:diastolic:)", "addElectrocardiogram": "addElectrocardiogram(_:)",
        "addNight": "addNight()", "addSteps": "addSteps(_:)", "addWalk": "addWalk(_:)", "addWeights": "addWeights(_:)",
        "addWorkout": "addWorkout(_:)",
        "addSamples": "addSamples(_:from:)", "advanceClock": "advance(by:answer:), advanceClock(by:)",
        "deleteSamples": "deleteSamples(of:)", "failNext": "failNext(_:in:times:probability:)",
        "generate": "addGeneratedPerson(seed:days:until:)", "import": "importArchive(at:)",
        "lockDevice": "setLocked(_:)", "unlockDevice": "setLocked(_:)", "reset": "reset(_:)",
        "respondToPermissionSheet": "answerSheet(_:)", "restore": "restoreSnapshot(named:)",
        "setActivityGoals": "setActivityGoals(activeEnergyBurned:appleMoveTime:appleExerciseTime:appleStandHours:)",
        "setActivityRingsPaused": "setActivityRingsPaused(_:on:)", "setApp": "launchApp(bundleIdentifier:name:version:)",
        "setAppState": "setAppState(_:handlingWorkout:), relaunch(in:)", "setAuthorization": "setAuthorization(_:to:_:)",
        "setCharacteristic": "setDateOfBirth(_:) and its siblings", "setClock": "setClock(to:)",
        "setConsent": "setConsent(_:)", "setEntitlements": "setEntitlement(_:isPresent:)",
        "setOSVersion": "updateSystem(to:)", "setPreferredUnit": "setPreferredUnit(_:for:)",
        "setMeasurementSystem": "setMeasurementSystem(_:)", "setObserverBursts": "setObserverBursts(_:)",
        "setWatchApp": "setWatch(_:)", "setSensors": "setHeartRate(_:every:)", "setSourceOrder": "setSourceOrder(_:for:)",
        "setTimeZone": "setTimeZone(_:)", "setWorkoutZones": "setWorkoutZones(_:for:)",
        "snapshot": "takeSnapshot(named:)", "uninstallApp": "reinstallApp()",
    ]

    /// The methods without a counterpart, by the reason.
    private static let reasons: [String: [String]] = [
        "Swift code has no channel of a plugin": ["setPluginVersion"],
        "a Swift test reads the same with HealthKit, or with its own code": [
            "catalog", "countSamples", "listSources", "listSnapshots", "listApps", "listFaults", "state", "verify",
        ],
        "a failed Swift test prints its calls and warnings": ["journal", "clearJournal", "explain"],
        "the log belongs to a host": ["auditLog"],
        "a Swift test orders only the faults that it needs": ["cancelFaults"],
        "not there yet: see the limits": [
            "addAttachment", "addClinicalRecords", "connectRemoteWorkoutSession", "endWorkoutSession", "sendToWorkoutSession",
            "setMedications", "setObjectAuthorization", "startMirroredWorkoutSession",
        ],
    ]

    @Test func `each method of control has a counterpart for Swift tests, or a reason`() {
        let methods = Set(ControlChannel().methods.map(\.name))
        let known = Array(Self.counterparts.keys) + Self.reasons.values.joined()
        #expect(Set(known) == methods)
        #expect(known.count == methods.count)
    }
}
