import BridgeCore
import Foundation
import HealthEngine
import HealthJSON
import HealthModel

/// Saving blood pressures, meals and workouts.
extension FlutterHealthChannel {
    static let writeBloodPressure = Method(
        plugin: "writeBloodPressure",
        "Saves a blood pressure. An error of HealthKit is false.",
        [.systolic, .diastolic, .start, .end, .recordingMethod],
        result: .success,
        audit: .action(.write)
    ) { call, arguments in
        guard let systolic = arguments[.systolic].double, let diastolic = arguments[.diastolic].double,
            let dates = arguments.dates, let wasUserEntered = arguments.wasUserEntered
        else { throw BridgeError.refused("WRITE_ERROR", "Error writing blood pressure: ") }
        guard let unit = call.healthDataUnit("MILLIMETER_OF_MERCURY") else { return false }
        var objects: [Sample] = []
        for (type, value) in [(ObjectType.bloodPressureSystolic, systolic), (.bloodPressureDiastolic, diastolic)] {
            objects.append(
                try call.sample(
                    type,
                    .quantity(Quantity(unit: unit, value: value)),
                    dates.start,
                    dates.end,
                    [Metadata.wasUserEntered: wasUserEntered]
                )
            )
        }
        return try call.save(.bloodPressure, .correlation(objects), dates.start, dates.end)
    }

    static let writeMeal = Method(
        plugin: "writeMeal",
        "Saves a meal with a sample for each nutrient. An error of HealthKit is false.",
        [.mealStart, .mealEnd, .recordingMethod, .foodName, .mealType, .calories, .protein],
        result: .success,
        audit: .action(.write)
    ) { call, arguments in
        guard let start = arguments[.mealStart].date, let end = arguments[.mealEnd].date,
            let wasUserEntered = arguments.wasUserEntered, let name = arguments.optionalText(.foodName),
            let mealType = arguments.optionalText(.mealType)
        else { throw BridgeError.refused("WRITE_ERROR", "Error writing meal: ") }
        var metadata: Metadata = ["HKFoodMeal": .string(mealType ?? "UNKNOWN"), Metadata.wasUserEntered: wasUserEntered]
        metadata["HKFoodType"] = name.map { .string($0) }
        var objects: [Sample] = []
        for nutrient in nutrients {
            guard let value = arguments[member: nutrient.key].double,
                let type = TypeCatalog.type(identifier: nutrient.identifier), let unit = try? Unit(from: nutrient.unit)
            else { continue }
            objects.append(try call.sample(type, .quantity(Quantity(unit: unit, value: value)), start, end, metadata))
        }
        return try call.save(.food, .correlation(objects), start, end, metadata)
    }

    private static let workoutParameters: [ParameterDescription] = [
        .activityType, .start, .end, .totalEnergyBurned, .totalEnergyBurnedUnit, .totalDistance, .totalDistanceUnit,
    ]

    static let writeWorkoutData = Method(
        plugin: "writeWorkoutData",
        "Saves a workout without samples. An error of HealthKit is false.",
        workoutParameters,
        result: .success,
        audit: .action(.write)
    ) { call, arguments in
        let (workout, dates) = try call.workout(arguments)
        return try call.save(.workout, .workout(workout), dates.start, dates.end)
    }

    /// The variant of ``writeWorkoutData`` since 13.3.2.
    static let writeWorkoutDataUUID = Method(
        plugin: "writeWorkoutDataUUID",
        "Saves a workout as `writeWorkoutData` does, and returns its UUID. An error of HealthKit is an empty text.",
        workoutParameters,
        result: .savedUUID,
        audit: .action(.write)
    ) { call, arguments in
        let (workout, dates) = try call.workout(arguments)
        return try call.saveForUUID(.workout, .workout(workout), dates)
    }
}

extension Call {
    /// The workout of `writeWorkoutData` and `writeWorkoutDataUUID`.
    fileprivate func workout(_ arguments: NativeValue) throws -> (Workout, dates: (start: Date, end: Date)) {
        guard let key = arguments[.activityType].string, let dates = arguments.dates,
            let activityType = WorkoutActivityKey.activityType(key, on: device)
        else { throw BridgeError.refused("WRITE_ERROR", "Error writing workout: ") }
        var workout = Workout(activityType: activityType)
        workout.totalEnergyBurned = try total(.totalEnergyBurned, .totalEnergyBurnedUnit, arguments)
        workout.totalDistance = try total(.totalDistance, .totalDistanceUnit, arguments)
        return (workout, dates)
    }

    /// A total of a workout. The plugin forces the key of its unit.
    fileprivate func total(
        _ value: ParameterDescription, _ unit: ParameterDescription, _ arguments: NativeValue
    ) throws -> Quantity? {
        guard let value = arguments[value].double else { return nil }
        guard let key = arguments[unit].string else { throw BridgeError.trap("Could not cast value to type 'NSString'") }
        guard let unit = healthDataUnit(key) else { throw BridgeError.unwrappedNil }
        return Quantity(unit: unit, value: value)
    }
}

extension NativeValue {
    /// `as? String?`: a text, or nil if it is absent or null. The outer value is nil for any other value.
    fileprivate func optionalText(_ parameter: ParameterDescription) -> String?? {
        let value = self[parameter]
        if !value.isPresent || value.isNull { return .some(nil) }
        return value.string.map { .some($0) }
    }
}
