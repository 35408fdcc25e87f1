import BridgeCore
import Foundation
import HealthEngine
import HealthJSON
import HealthModel
import JSON

/// Reading and saving workouts.
extension CordovaHealthChannel {
    static let findWorkouts = Method(
        plugin: "findWorkouts",
        "Requests authorization, then returns all workouts.",
        [.includeCalories, .includeDistance],
        result: .list
    ) { call, arguments in
        let command = try Command(arguments)
        let includesEnergy = try command.bool(.includeCalories)
        let includesDistance = try command.bool(.includeDistance)
        return try Reply.authorized(call, read: [.workout]) {
            let samples = try call.orFail { try call.store.execute(SampleQuery(.workout)) }
            var list: [JSONValue] = []
            for sample in samples {
                guard let workout = sample.workout else { continue }
                var members: JSONObject = [
                    "duration": .double(workout.duration), "startDate": .string(sample.startDate.isoWithFraction),
                    "endDate": .string(sample.endDate.isoWithFraction),
                    "sourceBundleId": .string(sample.sourceIdentifier),
                    "sourceName": .string(sample.sourceName),
                    "activityType": .string(WorkoutActivity.name(of: workout.activityType)),
                    "UUID": .string(sample.uuid.uuidString),
                ]
                if includesEnergy {
                    let energy = try call.value(workout.totalEnergyBurned, in: .kilocalorie)
                    members["energy"] = .string(String(format: "%.16g", energy))
                }
                if includesDistance {
                    let distance = try call.value(workout.totalDistance, in: .meter)
                    members["distance"] = .string(String(try Int(truncating: distance)))
                }
                list.append(.object(members))
            }
            return JSONValue.array(list)
        }
    }

    static let saveWorkout = Method(
        plugin: "saveWorkout",
        "Requests authorization for workouts and active energy, saves a workout, then adds samples of its totals.",
        [
            .activityType, .startDate.described("The start, in seconds since 1970. Default: 0."),
            .endDate.described("The end, in seconds since 1970."), .duration, .energy, .energyUnit, .distance, .distanceUnit,
            .cycling, .quantityType, .requestReadPermission,
        ],
        result: .nothing,
        audit: .action(.write)
    ) { call, arguments in
        let command = try Command(arguments)
        var workout = Workout(activityType: WorkoutActivity.type(of: command.text(.activityType), on: call.device))
        let requestsReading = try command.bool(.requestReadPermission, default: true)
        let isCycling = try command.bool(.cycling)
        workout.totalEnergyBurned = try command.total(.energy, .energyUnit, like: .kilocalorie)
        workout.totalDistance = try command.total(.distance, .distanceUnit, like: .meter)
        let start = try command.preciseDate(.startDate)
        let end: Date
        if command[.duration].isPresent {
            let duration = try command[.duration].doubleValue("intValue").rounded(.towardZero)
            end = Date(clampingSeconds: start.timeIntervalSince1970 + duration)
        } else if command[.endDate].isPresent {
            end = try command.preciseDate(.endDate)
        } else {
            throw BridgeError.callback("no duration or endDate is set")
        }
        var types: Set<ObjectType> = [.workout, .activeEnergyBurned]
        if let type = call.quantityType(command.text(.quantityType)) { types.insert(type) }
        return try Reply.authorized(call, toShare: types, read: requestsReading ? types : []) {
            () throws in
            let sample = try call.save(.workout, .workout(workout), start, end)
            var totals: [(type: ObjectType, quantity: Quantity?)] = []
            if command[.distance].isPresent {
                totals.append((isCycling ? .distanceCycling : .distanceWalkingRunning, workout.totalDistance))
            }
            if command[.energy].isPresent { totals.append((.activeEnergyBurned, workout.totalEnergyBurned)) }
            guard !totals.isEmpty else { return JSONNull() }
            var parts: [Sample] = []
            for (type, quantity) in totals {
                guard let quantity else {
                    throw BridgeError.health(.exception(.nilQuantity(of: type, from: start, to: end, on: call.device.osVersion)))
                }
                parts.append(try call.sample(type, .quantity(quantity), start, end))
            }
            _ = try call.orFail { try call.store.add(parts, to: sample.uuid) }
            return JSONNull()
        }
    }
}

extension Command {
    /// A total of a workout; nil if it is missing or null.
    fileprivate func total(
        _ parameter: ParameterDescription, _ unitParameter: ParameterDescription, like unit: HealthModel.Unit
    ) throws -> Quantity? {
        guard self[parameter].isPresent, !self[parameter].isNull else { return nil }
        guard let unit = simpleUnit(unitParameter, like: unit) else {
            throw BridgeError.callback("invalid \(unitParameter.name) is passed")
        }
        return Quantity(unit: unit, value: try self[parameter].doubleValue())
    }
}
