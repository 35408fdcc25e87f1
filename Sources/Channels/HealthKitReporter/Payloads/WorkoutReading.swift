import BridgeCore
import Foundation
import HealthJSON
import HealthModel

struct WorkoutPayload {
    let header: SampleHeader
    var workout: Workout
    /// The activities, which only a workout builder saves.
    var activities: [WorkoutActivity] = []
}

extension Call {
    /// Reads what the payload of each workout has. Its duration is needed, but HealthKit computes it from dates and events.
    func workoutHeader(_ map: NativeValue) throws -> SampleHeader {
        let header = try SampleHeader(map)
        _ = try map.part("duration", \.number)
        _ = try header.harmonized.part("value", \.int)
        let texts = ["description"] + WorkoutTotal.all.map { "\($0.name)Unit" }
        for name in texts { _ = try header.harmonized.part(name, \.string) }
        return header
    }

    /// Reads the payload of a new workout.
    func workoutPayload(_ map: NativeValue) throws -> WorkoutPayload {
        let header = try workoutHeader(map)
        let harmonized = header.harmonized
        let activityType = try harmonized.part("value", \.int)
        try header.checkInterval()
        guard Enumeration.workoutActivityType.contains(activityType, on: device.osVersion) else {
            throw BridgeError.notFormatted("Workout type", "\(activityType)")
        }
        var payload = WorkoutPayload(header: header, workout: Workout(activityType: activityType))
        for event in try map.optionalPart("workoutEvents", \.maps) ?? [] {
            payload.workout.events.append(try workoutEvent(event, from: header.startDate, to: header.endDate))
        }
        for total in WorkoutTotal.all {
            guard let value = try harmonized.optionalPart(total.name, \.number) else { continue }
            let unit = try unit(try harmonized.part("\(total.name)Unit", \.string), for: total.type)
            payload.workout[keyPath: total.path] = Quantity(unit: unit, value: value)
        }
        for activity in try map.optionalPart("activities", \.maps) ?? [] {
            payload.activities.append(try workoutActivity(activity))
        }
        return payload
    }

    /// A workout to save without a builder.
    func workoutSample(_ map: NativeValue) throws -> Sample {
        let payload = try workoutPayload(map)
        return try sample(.workout, .workout(payload.workout), payload.header)
    }

    /// The package checks the events, because HealthKit would refuse the workout with an exception.
    private func workoutEvent(_ map: NativeValue, from start: Date, to end: Date) throws -> WorkoutEvent {
        let eventStart = try map.part("startTimestamp", \.timestamp)
        let eventEnd = try map.part("endTimestamp", \.timestamp)
        let harmonized = try map.part("harmonized", \.map)
        let type = try harmonized.part("value") { $0.int.flatMap(WorkoutEvent.Kind.init) }
        let metadata = try metadata(try harmonized.optionalPart("metadata", \.map))
        let event = WorkoutEvent(type: type, startDate: eventStart, endDate: eventEnd, metadata: metadata)
        do {
            try event.validate(from: start, to: end)
        } catch {
            throw BridgeError.library(.invalidValue, error.reason)
        }
        return event
    }

    private func workoutActivity(_ map: NativeValue) throws -> WorkoutActivity {
        let configuration = WorkoutConfiguration(
            activityType: try map.part("activityValue", \.int),
            locationType: try map.part("locationValue") {
                $0.int.flatMap(WorkoutConfiguration.LocationType.init)
            },
            swimmingLocationType: try map.part("swimmingLocationValue") {
                $0.int.flatMap(WorkoutConfiguration.SwimmingLocationType.init)
            },
            lapLength: try map.optionalPart("lapLength", \.number).map { Quantity(unit: .meter, value: $0) }
        )
        return WorkoutActivity(
            uuid: context.makeUUID(of: .workout),
            configuration: configuration,
            startDate: try map.part("startTimestamp", \.timestamp),
            endDate: try map.optionalPart("endTimestamp", \.timestamp),
            metadata: try metadata(try map.optionalPart("metadata", \.map))
        )
    }

    /// The location of a payload.
    func location(_ map: NativeValue) throws -> Location {
        Location(
            timestamp: try map.part("timestamp", \.timestamp),
            latitude: try map.part("latitude", \.number),
            longitude: try map.part("longitude", \.number),
            altitude: try map.part("altitude", \.number),
            horizontalAccuracy: try map.part("horizontalAccuracy", \.number),
            verticalAccuracy: try map.part("verticalAccuracy", \.number),
            speed: try map.part("speed", \.number),
            speedAccuracy: try map.optionalPart("speedAccuracy", \.number) ?? -1,
            course: try map.part("course", \.number),
            courseAccuracy: try map.optionalPart("courseAccuracy", \.number) ?? -1
        )
    }
}
