import BridgeCore
import Foundation
import HealthEngine
import HealthModel
import JSON

/// A total of a workout in its payload.
struct WorkoutTotal: Sendable {
    let name: String
    let path: any WritableKeyPath<Workout, Quantity?> & Sendable
    let unit: HealthModel.Unit
    /// The type of the total. Of the distance, it is that of most activities.
    let type: ObjectType

    static let all = [
        WorkoutTotal(name: "totalEnergyBurned", path: \.totalEnergyBurned, unit: .largeCalorie, type: .activeEnergyBurned),
        WorkoutTotal(name: "totalDistance", path: \.totalDistance, unit: .meter, type: .distanceWalkingRunning),
        WorkoutTotal(
            name: "totalSwimmingStrokeCount", path: \.totalSwimmingStrokeCount, unit: .count, type: .swimmingStrokeCount
        ),
        WorkoutTotal(name: "totalFlightsClimbed", path: \.totalFlightsClimbed, unit: .count, type: .flightsClimbed),
    ]

    /// The type of the total in a workout.
    func type(in workout: Workout) -> ObjectType {
        type == .distanceWalkingRunning ? workout.configuration.distanceType : type
    }
}

extension Workout {
    /// The totals, each with its unit. A total that HealthKit does not have is taken from the statistics.
    var harmonized: JSONObject {
        var harmonized: JSONObject = [
            "value": .integer(activityType),
            "description": .string(Enumeration.workoutActivityType.words(of: activityType) ?? ""),
        ]
        for total in WorkoutTotal.all {
            let quantity = self[keyPath: total.path] ?? statistics(for: total.type(in: self))?.figures.sum
            harmonized[total.name] = quantity.map { .number($0.value(in: total.unit)) }
            harmonized["\(total.name)Unit"] = .string(total.unit.unitString)
        }
        return harmonized
    }
}

extension HealthModel.Unit {
    /// `HKUnit.largeCalorie()`
    static let largeCalorie = (try? HealthModel.Unit(from: "Cal")) ?? .kilocalorie
}

extension WorkoutEvent {
    func payload(on version: OSVersion) -> JSONValue {
        var harmonized: JSONObject = [
            "value": .integer(type.rawValue), "description": .string(Tables.workoutEvents[type.rawValue] ?? ""),
        ]
        harmonized["metadata"] = metadata.payload(on: version)
        return [
            "startTimestamp": .seconds(startDate), "endTimestamp": .seconds(endDate),
            "duration": .number(endDate.timeIntervalSince(startDate)), "harmonized": .object(harmonized),
        ]
    }
}

extension WorkoutActivity {
    func payload(on version: OSVersion) -> JSONValue {
        var payload: JSONObject = [
            "uuid": .string(uuid.uuidString), "activityValue": .integer(configuration.activityType),
            "activityDescription": .string(Enumeration.workoutActivityType.words(of: configuration.activityType) ?? ""),
            "locationValue": .integer(configuration.locationType.rawValue),
            "swimmingLocationValue": .integer(configuration.swimmingLocationType.rawValue),
        ]
        payload["lapLength"] = configuration.lapLength.map { .number($0.value(in: .meter)) }
        payload["startTimestamp"] = .seconds(startDate)
        payload["endTimestamp"] = endDate.map { .seconds($0) }
        payload["duration"] = .number(duration)
        payload["workoutEvents"] = .array(events.map { $0.payload(on: version) })
        payload["statistics"] = .array(statistics.map { .object($0.payload()) })
        payload["metadata"] = metadata.payload(on: version)
        return .object(payload)
    }
}

extension Statistics {
    /// The statistics as the package writes them, in the given unit or in that of the type.
    func payload(in unit: HealthModel.Unit? = nil) -> JSONObject {
        let unit = unit ?? WrappedType.unit(of: type) ?? .count
        var payload: JSONObject = [
            "identifier": .string(type.identifier), "startTimestamp": .seconds(startDate),
            "endTimestamp": .seconds(endDate), "sources": .array((bySource ?? []).map(\.source.payload)),
            "harmonized": figures.payload(in: unit),
        ]
        payload["sourceStatistics"] = bySource.map { sources in
            .array(sources.map { ["source": $0.source.payload, "harmonized": $0.figures.payload(in: unit)] })
        }
        return payload
    }
}

extension Statistics.Figures {
    fileprivate func payload(in unit: HealthModel.Unit) -> JSONValue {
        var object = JSONObject()
        let members = [("summary", sum), ("average", average), ("recent", mostRecent), ("min", minimum), ("max", maximum)]
        for (name, quantity) in members {
            object[name] = quantity.map { .number($0.value(in: unit)) }
        }
        object["unit"] = .string(unit.unitString)
        object["duration"] = duration.map { .number($0.value(in: .second)) }
        return .object(object)
    }
}

extension Source {
    var payload: JSONValue { ["name": .string(name), "bundleIdentifier": .string(bundleIdentifier)] }
}
