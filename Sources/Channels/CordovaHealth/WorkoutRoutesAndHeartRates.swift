import BridgeCore
import Foundation
import HealthEngine
import HealthJSON
import HealthModel
import JSON

/// The routes and heart rates of a workout.
extension CordovaHealthChannel {
    static let queryWorkoutRoutes = Method(
        plugin: "queryWorkoutRoutes", "Returns the locations of all routes of a workout.", [.workoutUUID], result: .list
    ) { call, arguments in
        let workout = try call.workout(arguments)
        let query = SampleQuery(.workoutRoute, .workout(workout.uuid))
        let routes = try call.attempt { try call.store.execute(query) }
        guard case .success(let routes) = routes, !routes.isEmpty else {
            throw BridgeError.callback("No routes found or error occurred.")
        }
        var list: [JSONValue] = []
        for route in routes {
            let query = WorkoutRouteQuery(route: route.uuid)
            let locations = try call.attempt { try call.store.execute(query) }
            guard case .success(let locations) = locations else { throw BridgeError.callback("Error fetching route data.") }
            for location in locations {
                list.append([
                    "lat": .double(location.latitude), "lng": .double(location.longitude),
                    "alt": .double(location.altitude),
                    "timestamp": .real(Double(location.timestamp.milliseconds)),
                ])
            }
        }
        call.objectCount = routes.count
        return JSONValue.array(list)
    }

    static let queryHeartRateDuringWorkout = Method(
        plugin: "queryHeartRateDuringWorkout",
        "Returns the heart rates that start during a workout, also those of no workout; a series is one, with its average.",
        [.workoutUUID],
        result: .list
    ) { call, arguments in
        let workout = try call.workout(arguments)
        let during = SamplePredicate.samples(start: workout.startDate, end: workout.endDate, options: .strictStartDate)
        let query = SampleQuery(.heartRate, during)
        let samples = try call.attempt { try call.store.execute(query) }
        guard case .success(let samples) = samples else { throw BridgeError.callback("Error fetching heart rate data.") }
        call.objectCount = samples.count
        var list: [JSONValue] = []
        for sample in samples {
            guard case .quantity(let quantity, _) = sample.content else { continue }
            list.append([
                "bpm": .double(try call.value(quantity, in: .countPerMinute)),
                "timestamp": .real(Double(sample.startDate.milliseconds)),
            ])
        }
        return JSONValue.array(list)
    }
}

extension Call {
    /// The workout with the UUID that is the first argument.
    fileprivate func workout(_ arguments: NativeValue) throws -> Sample {
        let first = try Command.first(arguments)
        let value = arguments.array == nil && first[.workoutUUID].isPresent ? first[.workoutUUID] : first
        guard let text = value.string else { throw BridgeError.unrecognized("UTF8String", by: value) }
        guard let uuid = UUID(text: text) else { throw BridgeError.nilUUID }
        let query = SampleQuery(.workout, .objects([uuid]), limit: 1)
        let found = try attempt { try store.execute(query) }
        guard case .success(let found) = found, let workout = found.first else { throw BridgeError.workoutNotFound }
        return workout
    }
}
