import BridgeCore
import Foundation
import HealthModel
import JSON

/// A workout of a payload.
struct WorkoutPayload {
    let header: SampleHeader
    var workout: Workout
    /// The activities, which only a workout builder saves.
    var activities: [WorkoutActivity] = []
}

extension Call {
    /// Reads the payload of a workout. Its duration is needed, but HealthKit computes it from dates and events.
    func workoutPayload(_ map: NativeValue) throws -> WorkoutPayload {
        let header = try SampleHeader(map)
        _ = try map.part("duration", \.number)
        let harmonized = header.harmonized
        let activityType = try harmonized.part("value", \.int)
        var payload = WorkoutPayload(header: header, workout: Workout(activityType: activityType))
        _ = try harmonized.part("description", \.string)
        let totals: [(name: String, path: WritableKeyPath<Workout, Quantity?>, unit: HealthModel.Unit)] = [
            ("totalEnergyBurned", \.totalEnergyBurned, .kilocalorie), ("totalDistance", \.totalDistance, .meter),
            ("totalSwimmingStrokeCount", \.totalSwimmingStrokeCount, .count),
            ("totalFlightsClimbed", \.totalFlightsClimbed, .count),
        ]
        for (name, path, unit) in totals {
            let text = try harmonized.part("\(name)Unit", \.string)
            guard let value = try harmonized.optionalPart(name, \.number) else { continue }
            let total = Quantity(unit: try self.unit(text), value: value)
            guard total.isCompatible(with: unit) else {
                throw BridgeError.library(.invalidValue, "Unit \(text.shortened) is not compatible with \(name)")
            }
            payload.workout[keyPath: path] = total
        }
        for event in try map.optionalPart("workoutEvents", \.maps) ?? [] {
            payload.workout.events.append(try workoutEvent(event, from: header.startDate, to: header.endDate))
        }
        for activity in try map.optionalPart("activities", \.maps) ?? [] {
            payload.activities.append(try workoutActivity(activity))
        }
        _ = try writableType(header.identifier, .workout)
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
