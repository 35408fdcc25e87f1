import BridgeCore
import Foundation
import HealthEngine
import HealthModel
import JSON

/// The points of samples that are neither quantities nor categories.
extension Call {
    func specialPoints(_ samples: [Sample], _ arguments: NativeValue) throws -> [JSONObject] {
        var points: [JSONObject] = []
        for sample in samples {
            let point: JSONObject? =
                switch sample.content {
                case .workout(let workout): try point(of: sample, workout)
                case .audiogram(let audiogram): try point(of: sample, audiogram)
                case .correlation(let objects): try foodPoint(of: sample, objects)
                case .electrocardiogram(let electrocardiogram): try point(of: sample, electrocardiogram)
                case .workoutRoute: try routePoint(of: sample, arguments)
                default: nil
                }
            if let point { points.append(point) }
        }
        return points
    }

    private func value(_ quantity: Quantity, in unit: HealthModel.Unit?) throws -> Double {
        guard let unit else { return quantity.value }
        return try value(quantity, in: unit)
    }

    private func point(of sample: Sample, _ workout: Workout) throws -> JSONObject {
        var point = JSONObject(common: sample)
        let energy = try workout.totalEnergyBurned.map { total in
            try value(total, in: .kilocalorie)
        }
        let distance = try workout.totalDistance.map { total in try value(total, in: .meter) }
        let key = WorkoutActivityKey.key(of: workout.activityType, on: device)
        point["workoutActivityType"] = key.map { .string($0) } ?? .null
        point["totalEnergyBurned"] = energy.map { .double($0) } ?? .null
        point["totalEnergyBurnedUnit"] = "KILOCALORIE"
        point["totalDistance"] = distance.map { .double($0) } ?? .null
        point["totalDistanceUnit"] = "METER"
        point["workout_type"] = .string(WorkoutActivityKey.name(of: workout.activityType))
        point["total_distance"] = .integer(try Int(truncating: distance ?? 0))
        point["total_energy_burned"] = .integer(try Int(truncating: energy ?? 0))
        return point
    }

    private func point(of sample: Sample, _ audiogram: Audiogram) throws -> JSONObject {
        var point = JSONObject(common: sample)
        point["recording_method"] = nil
        var (frequencies, left, right) = ([JSONValue](), [JSONValue](), [JSONValue]())
        for sensitivity in audiogram.sensitivityPoints {
            guard let leftEar = sensitivity.leftEarSensitivity, let rightEar = sensitivity.rightEarSensitivity else {
                throw BridgeError.unwrappedNil
            }
            frequencies.append(.double(try value(sensitivity.frequency, in: .hertz)))
            left.append(.double(try value(leftEar, in: .decibelHearingLevel)))
            right.append(.double(try value(rightEar, in: .decibelHearingLevel)))
        }
        point["frequencies"] = .array(frequencies)
        point["leftEarSensitivities"] = .array(left)
        point["rightEarSensitivities"] = .array(right)
        return point
    }

    /// The point of a meal. Its common members are those of its first object; a meal without a quantity there is left out.
    private func foodPoint(of meal: Sample, _ objects: [Sample]) throws -> JSONObject? {
        guard let first = objects.first, first.quantity != nil else { return nil }
        var point = JSONObject(common: first)
        for (member, key) in [("name", "HKFoodType"), ("meal_type", "HKFoodMeal")] {
            point[member] = .null
            if case .string(let text) = meal.metadata[key] { point[member] = .string(text) }
        }
        for object in objects {
            guard let quantity = object.quantity else { continue }
            for nutrient in FlutterHealthChannel.nutrients where nutrient.identifier == object.type.identifier {
                point[nutrient.key] = .double(try value(quantity, in: try? Unit(from: nutrient.unit)))
            }
        }
        return point
    }

    /// The point of an electrocardiogram; nil if its voltages cannot be read.
    private func point(of sample: Sample, _ content: Electrocardiogram) throws -> JSONObject? {
        let query = ElectrocardiogramQuery(electrocardiogram: sample.uuid)
        guard case .success(let voltages) = try attempt({ try store.execute(query) }) else { return nil }
        var point = JSONObject(common: sample)
        point["recording_method"] = nil
        point["voltageValues"] = .array(
            voltages.map { ["voltage": .real($0.volts), "timeSinceSampleStart": .real($0.timeSinceSampleStart)] }
        )
        let rate = try content.averageHeartRate.map { rate in
            try value(rate, in: .countPerMinute)
        }
        let frequency = try content.samplingFrequency.map { frequency in
            try value(frequency, in: .hertz)
        }
        point["averageHeartRate"] = rate.map { .double($0) } ?? .null
        point["samplingFrequency"] = frequency.map { .double($0) } ?? .null
        point["classification"] = .integer(content.classification)
        return point
    }

    /// The point of a workout route; nil if it is a manual entry, which the plugin filters a second time.
    private func routePoint(of sample: Sample, _ arguments: NativeValue) throws -> JSONObject? {
        if arguments.leavesOutManualEntries, sample.metadata.recordingMethod == RecordingMethod.manual { return nil }
        let query = WorkoutRouteQuery(route: sample.uuid)
        switch try attempt({ try store.execute(query) }) {
        case .failure(let error): throw BridgeError.platform("ROUTE_ERROR", "Error getting workout routes: \(error.message)")
        case .success(let locations):
            var point = JSONObject(common: sample)
            point["date_from"] = .integer((locations.first?.timestamp ?? sample.startDate).milliseconds)
            point["date_to"] = .integer((locations.last?.timestamp ?? sample.endDate).milliseconds)
            var metadata = sample.metadata.points
            metadata["route_point_count"] = .integer(locations.count)
            point["metadata"] = .object(metadata)
            if case .string(let workout) = sample.metadata["workout_uuid"] { point["workout_uuid"] = .string(workout) }
            point["route"] = .array(locations.map(\.json))
            return point
        }
    }
}

extension JSONObject {
    /// The members that nearly all points have.
    fileprivate init(common sample: Sample) {
        self = [
            "uuid": .string(sample.uuid.uuidString),
            "date_from": .integer(sample.startDate.milliseconds),
            "date_to": .integer(sample.endDate.milliseconds),
            "source_id": .string(sample.sourceIdentifier),
            "source_name": .string(sample.sourceName),
            "recording_method": .integer(sample.metadata.recordingMethod),
        ]
    }
}

extension Location {
    /// A point of a route. Values that Core Location marks as unknown are left out.
    fileprivate var json: JSONValue {
        var object: JSONObject = [
            "latitude": .real(latitude), "longitude": .real(longitude), "timestamp": .integer(timestamp.milliseconds),
        ]
        if horizontalAccuracy >= 0 { object["horizontalAccuracy"] = .real(horizontalAccuracy) }
        if verticalAccuracy >= 0 {
            object["verticalAccuracy"] = .real(verticalAccuracy)
            object["altitude"] = .real(altitude)
        }
        if speed >= 0 { object["speed"] = .real(speed) }
        if speedAccuracy >= 0 { object["speedAccuracy"] = .real(speedAccuracy) }
        if (0...360).contains(course) { object["course"] = .real(course) }
        if courseAccuracy >= 0 { object["courseAccuracy"] = .real(courseAccuracy) }
        return .object(object)
    }
}
