import BridgeCore
import HealthEngine
import HealthJSON
import HealthModel
import JSON

/// Listeners and observers.
extension AppleHealthKitChannel {
    static let addListener = Method(
        plugin: "addListener",
        "Counts a listener of JavaScript. The first one starts observing.",
        [.eventName],
        result: .nothing,
        audit: .none
    ) { call, _ in
        call.state.addListener()
        return JSONNull()
    }

    static let removeListeners = Method(
        plugin: "removeListeners",
        "Counts fewer listeners of JavaScript. Without any, observing stops.",
        [.count],
        result: .nothing,
        audit: .none
    ) { call, arguments in
        let count = arguments.argument(or: .count).number ?? 0
        call.state.removeListeners(Int(exactly: count.rounded(.towardZero)) ?? (count < 0 ? .min : .max))
        return JSONNull()
    }

    static let initializeBackgroundObservers = Method(
        plugin: "initializeBackgroundObservers",
        "The app delegate's call at launch: starts an observer of each type. JavaScript cannot call it.",
        result: .nothing,
        audit: .none
    ) { call, _ in
        call.createStore()
        guard call.store.isHealthDataAvailable else { return JSONNull() }
        for (name, identifier) in backgroundObservers {
            guard let type = call.deviceType(identifier) else { continue }
            let name = "healthKit:\(name)"
            guard try call.enableBackgroundDelivery(type) else {
                call.send("\(name):setup:failure")
                continue
            }
            let isRunning = try call.observe(type, "\(name):new")
            call.send("\(name):setup:success")
            if !isRunning { call.send("\(name):failure") }
        }
        call.state.startObserving()
        return JSONNull()
    }

    /// The observers of `initializeBackgroundObservers`, in order.
    private static let backgroundObservers: [(name: String, identifier: String)] = [
        ("ActiveEnergyBurned", "HKQuantityTypeIdentifierActiveEnergyBurned"),
        ("BasalEnergyBurned", "HKQuantityTypeIdentifierBasalEnergyBurned"),
        ("Cycling", "HKQuantityTypeIdentifierDistanceCycling"),
        ("HeartRate", "HKQuantityTypeIdentifierHeartRate"),
        ("HeartRateVariabilitySDNN", "HKQuantityTypeIdentifierHeartRateVariabilitySDNN"),
        ("RestingHeartRate", "HKQuantityTypeIdentifierRestingHeartRate"),
        ("Running", "HKQuantityTypeIdentifierDistanceWalkingRunning"),
        ("StairClimbing", "HKQuantityTypeIdentifierFlightsClimbed"),
        ("StepCount", "HKQuantityTypeIdentifierStepCount"),
        ("Swimming", "HKQuantityTypeIdentifierDistanceSwimming"),
        ("Vo2Max", "HKQuantityTypeIdentifierVO2Max"),
        ("Walking", "HKQuantityTypeIdentifierStepCount"),
        ("Workout", "HKWorkoutTypeIdentifier"),
        ("MindfulSession", "HKWorkoutTypeIdentifier"),
        ("SleepAnalysis", "HKWorkoutTypeIdentifier"),
        ("AllergyRecord", "HKClinicalTypeIdentifierAllergyRecord"),
        ("ConditionRecord", "HKClinicalTypeIdentifierConditionRecord"),
        ("CoverageRecord", "HKClinicalTypeIdentifierCoverageRecord"),
        ("ImmunizationRecord", "HKClinicalTypeIdentifierImmunizationRecord"),
        ("LabResultRecord", "HKClinicalTypeIdentifierLabResultRecord"),
        ("MedicationRecord", "HKClinicalTypeIdentifierMedicationRecord"),
        ("ProcedureRecord", "HKClinicalTypeIdentifierProcedureRecord"),
        ("VitalSignRecord", "HKClinicalTypeIdentifierVitalSignRecord"),
        ("InsulinDelivery", "HKQuantityTypeIdentifierInsulinDelivery"),
    ]

    static let setObserver = Method(
        plugin: "setObserver",
        "Starts an observer of a type. It has no callback; errors have no effect.",
        [.type],
        result: .nothing,
        audit: .none
    ) { call, arguments in
        call.createStore()
        let option = Options(arguments)[.type]
        let name = option.isPresent ? option.eventName : "Walking"
        let type = try call.sampleType(option.isPresent ? option.string : name)
        guard try call.enableBackgroundDelivery(type) else { return JSONNull() }
        _ = try call.observe(type, "healthKit:\(name):sample")
        call.send("healthKit:\(name):enabled")
        return JSONNull()
    }

    static let initStepCountObserver = Method(
        plugin: "initStepCountObserver",
        "Ends the app, because the native module calls a method that it does not have.",
        result: .nothing,
        audit: .none
    ) { (_, _) throws -> JSONNull in
        throw BridgeError.noStepObserver
    }
}

extension NativeValue {
    /// The text of a value within the name of an event.
    fileprivate var eventName: String { string?.shortened ?? "<null>" }
}

extension Call {
    /// Enables immediate background delivery. Returns whether it succeeded.
    fileprivate func enableBackgroundDelivery(_ type: ObjectType) throws -> Bool {
        let result = try attempt {
            try store.enableBackgroundDelivery(for: type, frequency: .immediate)
        }
        if case .success = result { return true }
        return false
    }

    /// Starts an observer query whose updates send an event. Returns whether it runs.
    fileprivate func observe(_ type: ObjectType, _ event: String) throws -> Bool {
        let result = try attempt { try store.start(ObserverQuery(type)) }
        guard case .success(let query) = result else { return false }
        state.observers[query] = event
        return true
    }
}
