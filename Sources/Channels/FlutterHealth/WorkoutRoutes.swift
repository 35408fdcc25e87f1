import BridgeCore
import Foundation
import HealthEngine
import HealthJSON
import HealthModel
import JSON

/// Building workout routes. The builders are the only state of the plugin.
extension FlutterHealthChannel {
    static let startWorkoutRoute = Method(
        plugin: "startWorkoutRoute",
        "Makes a route builder, and returns its identifier.",
        result: ResultDescription("builderId", .stringSchema),
        audit: .none
    ) { call, _ in
        let identifier = call.context.makeUUID().uuidString
        call.app.state(RouteBuilders.self).builders[identifier] = WorkoutRouteBuilder(store: call.store)
        return identifier
    }

    static let insertWorkoutRouteData = Method(
        plugin: "insertWorkoutRouteData",
        "Adds locations to a route.",
        [.builderId, .locations],
        result: .success,
        audit: .none
    ) { call, arguments in
        guard let identifier = arguments[.builderId].string,
            let maps = arguments[.locations].array(of: { $0.dictionary == nil ? nil : $0 })
        else { throw BridgeError.platform("ARGUMENT_ERROR", "Missing builderId or locations for route insertion") }
        let builder = try call.routeBuilder(identifier)
        var locations: [Location] = []
        for map in maps {
            guard let location = Location(map) else { throw BridgeError.refused("ARGUMENT_ERROR", "") }
            locations.append(location)
        }
        guard !locations.isEmpty else { return true }
        switch try call.attempt({ try builder.insertRouteData(locations) }) {
        case .success: return true
        case .failure(let error):
            throw BridgeError.platform("ROUTE_ERROR", "Error inserting workout route data: \(error.message)")
        }
    }

    static let finishWorkoutRoute = Method(
        plugin: "finishWorkoutRoute",
        "Saves a route of a saved workout.",
        [.builderId, .workoutUUID, .metadata],
        result: ResultDescription("route", Schemas.reference("FinishedRoute")),
        audit: .action(.write)
    ) { call, arguments in
        guard let identifier = arguments[.builderId].string, let text = arguments[.workoutUUID].string,
            let workout = UUID(text: text)
        else { throw BridgeError.platform("ARGUMENT_ERROR", "Missing builderId or workoutUUID for finishing route") }
        let builder = try call.routeBuilder(identifier)
        let query = SampleQuery(.workout, .objects([workout]), limit: 1)
        switch try call.attempt({ try call.store.execute(query) }) {
        case .failure(let error):
            throw BridgeError.platform("ROUTE_ERROR", "Error fetching workout for route: \(error.message)")
        case .success(let workouts):
            guard !workouts.isEmpty else {
                throw BridgeError.platform("ROUTE_ERROR", "Workout with UUID \(text) not found")
            }
        }
        call.app.state(RouteBuilders.self).builders[identifier] = nil
        var metadata = try Metadata(plain: arguments[.metadata].dictionary ?? [:])
        metadata["workout_uuid"] = .string(text)
        let result = try call.attempt {
            try builder.finishRoute(with: workout, metadata: metadata)
        }
        switch result {
        case .failure(let error):
            throw BridgeError.platform("ROUTE_ERROR", "Error finishing workout route: \(error.message)")
        case .success(let route):
            return [
                "uuid": .string(route.uuid.uuidString), "startDate": .integer(route.startDate.milliseconds),
                "endDate": .integer(route.endDate.milliseconds),
            ] as JSONValue
        }
    }

    static let discardWorkoutRoute = Method(
        plugin: "discardWorkoutRoute",
        "Discards a route builder. Returns false if there is none.",
        [.builderId],
        result: .success,
        audit: .none
    ) { call, arguments in
        guard let identifier = arguments[.builderId].string else {
            throw BridgeError.platform("ARGUMENT_ERROR", "Missing builderId for discarding workout route")
        }
        guard let builder = call.app.state(RouteBuilders.self).builders.removeValue(forKey: identifier) else {
            return false
        }
        _ = try call.attempt { try builder.discard() }
        return true
    }
}

/// The route builders of an app process, by identifier.
private final class RouteBuilders: ChannelState {
    var builders: [String: WorkoutRouteBuilder] = [:]
}

extension Call {
    fileprivate func routeBuilder(_ identifier: String) throws -> WorkoutRouteBuilder {
        guard let builder = app.state(RouteBuilders.self).builders[identifier] else {
            let message = "No active workout route builder for identifier \(identifier.shortened)"
            throw BridgeError.platform("ROUTE_ERROR", message)
        }
        return builder
    }
}

extension Location {
    /// A location as the plugin reads it; nil if coordinates or time are missing.
    fileprivate init?(_ map: NativeValue) {
        guard let latitude = map[member: "latitude"].numberOrText, let longitude = map[member: "longitude"].numberOrText,
            let timestamp = map[member: "timestamp"].timestamp
        else { return nil }
        self.init(
            timestamp: timestamp,
            latitude: latitude,
            longitude: longitude,
            altitude: map[member: "altitude"].numberOrText ?? 0,
            horizontalAccuracy: map[member: "horizontalAccuracy"].numberOrText ?? 100,
            verticalAccuracy: map[member: "verticalAccuracy"].numberOrText ?? 100,
            speed: map[member: "speed"].numberOrText ?? -1,
            course: map[member: "course"].numberOrText ?? -1
        )
        guard let speedAccuracy = map[member: "speedAccuracy"].numberOrText,
            let courseAccuracy = map[member: "courseAccuracy"].numberOrText
        else { return }
        self.speedAccuracy = speedAccuracy
        self.courseAccuracy = courseAccuracy
    }
}

extension NativeValue {
    fileprivate var numberOrText: Double? { number ?? string.flatMap(Double.init) }

    /// A time: milliseconds as a number or a text, or a date of ISO 8601 with a fraction of a second.
    fileprivate var timestamp: Date? {
        if let text = string, text.contains("."), let date = Date(rfc3339: text) { return date }
        return numberOrText.map { Date(clampingMilliseconds: $0) }
    }
}
