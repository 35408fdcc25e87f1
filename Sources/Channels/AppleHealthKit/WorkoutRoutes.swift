import BridgeCore
import Foundation
import HealthEngine
import HealthJSON
import HealthModel
import JSON

extension AppleHealthKitChannel {
    static let getWorkoutRouteSamples = Method(
        plugin: "getWorkoutRouteSamples",
        "Returns the route of a workout. For an unknown workout the native module never answers.",
        [.id.described("The UUID of the workout.")],
        result: .object
    ) { call, arguments in
        call.createStore()
        let option = Options(arguments)[.id]
        guard !option.isPresent || option.string != nil else { throw BridgeError.text("Error converting id to uuid") }
        guard let uuid = option.string.flatMap(UUID.init(text:)) else { throw BridgeError.text("An id is required") }
        let workouts = try call.samples(SampleQuery(.workout, .objects([uuid])), "error getting samples:")
        guard let workout = workouts.first else { throw BridgeError.noReply }
        return try call.route(of: workout.uuid)
    }
}

extension Call {
    /// The first route of a workout. If there are several, the native module answers for each.
    fileprivate func route(of workout: UUID) throws -> JSONValue {
        let text = "error getting samples. Activity possibly does not have a route."
        let query = AnchoredObjectQuery(.workoutRoute, .workout(workout))
        let result: AnchoredObjectQuery.Result
        switch try attempt({ try store.execute(query) }) {
        case .failure(let error): throw BridgeError.text(text, error)
        case .success(let success): result = success
        }
        guard let route = result.samples.first else { throw BridgeError.text(text) }
        if result.samples.count > 1 { logFurtherAnswer() }
        let routeQuery = WorkoutRouteQuery(route: route.uuid)
        let locations = try attempt { try store.execute(routeQuery) }
        switch locations {
        case .failure(let error): throw BridgeError.text(text, error)
        case .success(let locations):
            // The native module puts the product type into a dictionary.
            guard let device = route.sourceRevision?.productType else { throw BridgeError.nilObject(4) }
            objectCount = 1
            return [
                "anchor": .string(result.anchor.text),
                "data": [
                    "id": .string(route.uuid.uuidString),
                    "sourceId": .string(route.sourceIdentifier),
                    "sourceName": .string(route.sourceName), "metadata": route.metadata.json,
                    "device": .string(device), "start": .string(self.text(route.startDate)),
                    "end": .string(self.text(route.endDate)), "locations": .array(locations.map(json)),
                ],
            ]
        }
    }

    private func json(_ location: Location) -> JSONValue {
        [
            "latitude": .double(location.latitude), "longitude": .double(location.longitude),
            "altitude": .double(location.altitude), "timestamp": .string(text(location.timestamp)),
            "speed": .double(location.speed), "speedAccuracy": .double(location.speedAccuracy),
        ]
    }
}
