public import CoreLocation
public import Foundation
import HealthEngine
public import HealthKit
import HealthModel

/// What the person sets on the phone.
extension HealthKitEmulator {
    /// Sets goals of the activity rings. A goal that is nil does not change.
    public static func setActivityGoals(
        activeEnergyBurned: HKQuantity? = nil,
        appleMoveTime: HKQuantity? = nil,
        appleExerciseTime: HKQuantity? = nil,
        appleStandHours: HKQuantity? = nil
    ) throws {
        let given: [ActivityRing: HKQuantity?] = [
            .activeEnergyBurned: activeEnergyBurned, .appleMoveTime: appleMoveTime, .appleExerciseTime: appleExerciseTime,
            .appleStandHours: appleStandHours,
        ]
        var goals: [ActivityRing: Double] = [:]
        for (ring, goal) in given {
            goals[ring] = goal.map { $0.doubleValue(for: HKUnit(from: ring.unit.unitString)) }
        }
        try withPhone { phone, _ in try phone.setActivityGoals(goals) }
    }

    /// Pauses or resumes the activity rings on days of the phone's calendar (OTH-17).
    public static func setActivityRingsPaused(_ isPaused: Bool, on days: [DateComponents]) throws {
        let days = days.map { CalendarDay(year: $0.year ?? 0, month: $0.month ?? 0, day: $0.day ?? 0) }
        try withPhone { phone, _ in try phone.setActivityRings(paused: isPaused, on: days) }
    }

    /// Sets what the move ring counts.
    public static func setActivityMoveMode(_ mode: HKActivityMoveMode) throws {
        try withPhone { phone, _ in try phone.setCharacteristic(.activityMoveMode, to: mode.rawValue) }
    }

    /// Sets the unit that the person reads in the Health app. Nil returns to the usual one. The app is notified.
    public static func setPreferredUnit(_ unit: HKUnit?, for type: HKQuantityType) throws {
        let unit = try unit.map { try HealthModel.Unit(from: $0.unitString) }
        let type = type.engineType
        try withPhone { phone, _ in try phone.setPreferredUnit(unit, of: type) }
    }

    /// The systems of measurement in Settings → General → Language & Region.
    public enum MeasurementSystem: String, Sendable {
        /// Kilograms, kilometers and degrees Celsius.
        case metric
        /// Pounds, miles and degrees Fahrenheit.
        case us
        /// Kilograms, miles and degrees Celsius.
        case uk
    }

    /// Sets the system of measurement. It determines the units that the person has not chosen.
    public static func setMeasurementSystem(_ system: MeasurementSystem) throws {
        try withPhone { phone, _ in
            phone.setMeasurementSystem(HealthModel.MeasurementSystem(rawValue: system.rawValue) ?? .metric)
        }
    }

    /// Lets each change call an observer up to this many times in a row, as a device does (OBS-06).
    public static func setObserverBursts(_ calls: Int) throws {
        try withPhone { phone, _ in phone.observerBurst = min(max(calls, 1), 100) }
    }

    /// The person's watch, as an app on the phone can reach it.
    public enum Watch: String, Sendable {
        /// A watch is paired, and has the app.
        case installed
        /// A watch is paired, but does not have the app.
        case notInstalled
        /// No watch is paired.
        case notPaired
    }

    /// Pairs a watch with or without the app, or none (WO-36).
    public static func setWatch(_ watch: Watch) throws {
        try withPhone { phone, _ in phone.companionWatch = CompanionWatch(rawValue: watch.rawValue) ?? .notPaired }
    }

    /// Sets the order of the sources of a type, or of all types, the first one with the highest priority.
    public static func setSourceOrder(_ sources: [Source], for type: HKSampleType? = nil) throws {
        let type = type?.engineType
        try withPhone { phone, _ in try phone.setSourceOrder(sources.map(\.bundleIdentifier), for: type) }
    }

    /// Sets the boundaries of the zones that the person prefers for workouts. Nil returns to those of the system (ZONE-03).
    public static func setWorkoutZones(_ boundaries: [HKQuantity]?, for type: HKQuantityType) throws {
        let type = type.engineType
        let quantities = boundaries?.map { boundary in
            let unit = WorkoutZoneConfiguration.unit(of: type) ?? .count
            let value = boundary.doubleValue(for: HKUnit(from: unit.unitString))
            return Quantity(unit: unit, value: value)
        }
        try withPhone { phone, _ in try phone.setWorkoutZones(quantities, of: type) }
    }

    /// Sets the places that the phone reaches at their timestamps, for `CLLocationManager`.
    public static func setRoute(_ places: [CLLocation]) {
        HealthKit.HealthKitEmulator.current.setRoute(places)
    }

    /// Sets the heart rate that the device measures during a workout, in beats per minute, and the seconds between two samples. Nil for
    /// no sensor.
    public static func setHeartRate(_ beatsPerMinute: Double?, every seconds: TimeInterval = 5) throws {
        try withPhone { phone, _ in
            var sensors = phone.workoutSensors
            sensors.heartRate = beatsPerMinute
            sensors.heartRateInterval = seconds
            try phone.setWorkoutSensors(sensors)
        }
    }
}
