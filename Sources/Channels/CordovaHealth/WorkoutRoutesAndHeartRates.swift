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
        "Returns the heart rates of a workout by time. Before 3.3.0 those that start during it, a series as one with its average.",
        [.workoutUUID],
        result: .list
    ) { call, arguments in
        let workout = try call.workout(arguments)
        let isFormer = call.isOfPlugin(before: "3.3.0")
        let query = SampleQuery(
            .heartRate,
            isFormer
                ? .samples(start: workout.startDate, end: workout.endDate, options: .strictStartDate) : .workout(workout.uuid)
        )
        let samples = try call.attempt { try call.store.execute(query) }
        guard case .success(let samples) = samples else { throw BridgeError.callback("Error fetching heart rate data.") }
        call.objectCount = samples.count
        // The plugin knows a series by its class.
        let knowsSeries = !isFormer && call.device.osVersion >= OSVersion(major: 13)
        var rates: [(quantity: Quantity, date: Date)] = []
        for sample in samples {
            guard case .quantity(let quantity, let series) = sample.content else { continue }
            if knowsSeries, let series, series.count > 1 {
                let query = QuantitySeriesSampleQuery(.heartRate, .objects([sample.uuid]))
                // A series that cannot be read is left out.
                let elements = try call.attempt { try call.store.execute(query) }
                rates += ((try? elements.get()) ?? []).map { ($0.quantity, $0.dateInterval.start) }
            } else {
                rates.append((quantity, sample.startDate))
            }
        }
        if !isFormer { rates.sort { $0.date < $1.date } }
        return JSONValue.array(
            try rates.map { rate in
                [
                    "bpm": .double(try call.value(rate.quantity, in: .countPerMinute)),
                    "timestamp": .real(Double(rate.date.milliseconds)),
                ]
            }
        )
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
