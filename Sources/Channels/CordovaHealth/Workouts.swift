import BridgeCore
import Foundation
import HealthEngine
import HealthModel
import JSON

/// Reading and saving workouts.
extension CordovaHealthChannel {
    static let findWorkouts = Method(
        plugin: "findWorkouts",
        "Requests authorization, then returns all workouts.",
        parameters: [
            .flag("includeCalories", "Whether to add the energy in kcal, as a text. Default: false."),
            .flag("includeDistance", "Whether to add the distance in whole meters, as a text. Default: false."),
        ],
        result: .list
    ) { call, arguments in
        let command = try Command(arguments)
        let includesEnergy = try command.bool("includeCalories")
        let includesDistance = try command.bool("includeDistance")
        return try .authorized(call, read: [.workout]) {
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
        parameters: [
            .text("activityType", "The name of the activity. An unknown one is `other`."),
            .number("startDate", "The start, in seconds since 1970. Default: 0."),
            .number("endDate", "The end, in seconds since 1970."),
            .number("duration", "The duration in whole seconds, in the place of the end."),
            .number("energy", "The energy."),
            .text("energyUnit", "Its unit."),
            .number("distance", "The distance."),
            .text("distanceUnit", "Its unit."),
            .flag("cycling", "Whether the sample of the distance is one of cycling. Default: false."),
            .text("quantityType", "The identifier of a further type to request."),
            .requestReadPermission,
        ],
        result: .nothing,
        audit: .action(.write)
    ) { call, arguments in
        let command = try Command(arguments)
        var workout = Workout(activityType: WorkoutActivity.type(of: command.text("activityType"), on: call.device))
        let requestsReading = try command.bool("requestReadPermission", default: true)
        let isCycling = try command.bool("cycling")
        workout.totalEnergyBurned = try command.total("energy", like: .kilocalorie)
        workout.totalDistance = try command.total("distance", like: .meter)
        let start = try command.preciseDate("startDate")
        let end: Date
        if command["duration"].isPresent {
            let duration = try command["duration"].doubleValue("intValue").rounded(.towardZero)
            end = Date(clampingSeconds: start.timeIntervalSince1970 + duration)
        } else if command["endDate"].isPresent {
            end = try command.preciseDate("endDate")
        } else {
            throw BridgeError.callback("no duration or endDate is set")
        }
        var types: Set<ObjectType> = [.workout, .activeEnergyBurned]
        if let type = call.quantityType(command.text("quantityType")) { types.insert(type) }
        return try .authorized(call, toShare: types, read: requestsReading ? types : []) {
            () throws in
            let sample = try call.save(.workout, .workout(workout), start, end)
            var totals: [(type: ObjectType, quantity: Quantity?)] = []
            if command["distance"].isPresent {
                totals.append((isCycling ? .distanceCycling : .distanceWalkingRunning, workout.totalDistance))
            }
            if command["energy"].isPresent { totals.append((.activeEnergyBurned, workout.totalEnergyBurned)) }
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
    fileprivate func total(_ name: String, like unit: HealthModel.Unit) throws -> Quantity? {
        guard self[name].isPresent, !self[name].isNull else { return nil }
        guard let unit = simpleUnit("\(name)Unit", like: unit) else {
            throw BridgeError.callback("invalid \(name)Unit is passed")
        }
        return Quantity(unit: unit, value: try self[name].doubleValue())
    }
}
