import BridgeCore
import Foundation
import HealthEngine
import HealthJSON
import HealthModel
import JSON

extension CapacitorHealthChannel {
    static let queryWorkouts = Method(
        plugin: "queryWorkouts",
        "Returns the workouts that start in the interval. Errors of their parts are in `errors`.",
        [.startDate, .endDate, .includeHeartRate, .includeRoute, .includeSteps],
        result: ResultDescription("workouts", Schemas.reference("CapacitorWorkouts"))
    ) { call, arguments in
        guard let (start, end) = arguments.interval, let includesHeartRate = arguments[.includeHeartRate].bool,
            let includesRoute = arguments[.includeRoute].bool, let includesSteps = arguments[.includeSteps].bool
        else { throw BridgeError.invalidParameters }
        let query = SampleQuery(.workout, .samples(start: start, end: end, options: .strictStartDate))
        let samples = try call.rejecting("Error querying workouts: ") {
            try call.store.execute(query)
        }
        call.objectCount = samples.count
        var workouts: [JSONValue] = []
        var errors = JSONObject()
        for sample in samples {
            var members = try call.members(of: sample)
            if includesSteps { members["steps"] = .double(try call.steps(during: sample)) }
            let heartRates = includesHeartRate ? try call.heartRates(during: sample) : .success([])
            let locations = includesRoute ? try call.locations(of: sample) : .success([])
            members["heartRate"] = .array((try? heartRates.get()) ?? [])
            members["route"] = .array((try? locations.get()) ?? [])
            if case .failure(let error) = heartRates { errors["heart-rate"] = .string(error.message) }
            if case .failure(let error) = locations { errors["route"] = .string(error.message) }
            workouts.append(.object(members))
        }
        return ["workouts": .array(workouts), "errors": .object(errors)] as JSONValue
    }
}

extension Call {
    /// The members that each workout has.
    fileprivate func members(of sample: Sample) throws -> JSONObject {
        let workout = sample.workout ?? Workout(activityType: 3000)
        let name = Enumeration.workoutActivityType.name(of: workout.activityType)
        return [
            "startDate": .string(sample.startDate.isoWithoutFraction),
            "endDate": .string(sample.endDate.isoWithoutFraction), "workoutType": .string(name ?? "other"),
            "sourceName": .string(sample.sourceName),
            "sourceBundleId": .string(sample.sourceIdentifier),
            "id": .string(sample.uuid.uuidString), "duration": .double(workout.duration),
            "calories": .double(try value(workout.totalEnergyBurned, in: .kilocalorie)),
            "distance": .double(try value(workout.totalDistance, in: .meter)),
        ]
    }

    /// The value of a quantity in a unit; 0 without a quantity.
    private func value(_ quantity: Quantity?, in unit: HealthModel.Unit) throws -> Double {
        guard let quantity else { return 0 }
        return try value(quantity, in: unit)
    }

    /// The sum of the steps that start during a workout. An error is 0.
    fileprivate func steps(during workout: Sample) throws -> Double {
        let query = StatisticsQuery(.stepCount, during(workout), .cumulativeSum)
        let statistics = try attempt { try store.execute(query) }
        guard case .success(let statistics) = statistics else { return 0 }
        return try value(statistics.figures.sum, in: .count)
    }

    /// The heart rates that start during a workout.
    fileprivate func heartRates(during workout: Sample) throws -> Result<[JSONValue], HealthError> {
        let query = SampleQuery(.heartRate, during(workout))
        switch try attempt({ try store.execute(query) }) {
        case .failure(let error): return .failure(error)
        case .success(let samples):
            var list: [JSONValue] = []
            for sample in samples {
                let bpm = try value(sample.quantity, in: .countPerMinute)
                list.append(["timestamp": .string(sample.startDate.isoWithoutFraction), "bpm": .double(bpm)])
            }
            return .success(list)
        }
    }

    /// The locations of the routes of a workout, route by route. An error of a route is an empty route.
    fileprivate func locations(of workout: Sample) throws -> Result<[JSONValue], HealthError> {
        let query = SampleQuery(.workoutRoute, .workout(workout.uuid))
        switch try attempt({ try store.execute(query) }) {
        case .failure(let error): return .failure(error)
        case .success(let routes):
            var list: [JSONValue] = []
            for route in routes {
                let query = WorkoutRouteQuery(route: route.uuid)
                let locations = try attempt { try store.execute(query) }
                for location in (try? locations.get()) ?? [] {
                    list.append([
                        "timestamp": .string(location.timestamp.isoWithoutFraction),
                        "lat": .double(location.latitude), "lng": .double(location.longitude),
                        "alt": .double(location.altitude),
                    ])
                }
            }
            return .success(list)
        }
    }

    private func during(_ workout: Sample) -> SamplePredicate {
        .samples(start: workout.startDate, end: workout.endDate, options: .strictStartDate)
    }
}
