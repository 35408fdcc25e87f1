import Foundation
import HealthKit

// The zones of workouts, in the form of the wire.

extension HKWorkoutZoneConfiguration {
    var json: JSONValue { json(zones.map { .object($0.members) }) }

    fileprivate func json(_ zones: [JSONValue]) -> JSONValue {
        ["type": .string(quantityType.identifier), "source": .string("\(source)"), "zones": .array(zones)]
    }
}

extension HKWorkoutZone {
    fileprivate var members: JSONObject {
        var object: JSONObject = ["index": .integer(index)]
        object["minimum"] = minimum?.json()
        object["maximum"] = maximum?.json()
        return object
    }
}

extension HKWorkoutZoneDuration {
    var json: JSONValue {
        var object = zone.members
        object["duration"] = .real(duration)
        return .object(object)
    }
}

extension HKWorkoutZoneGroup {
    var json: JSONValue { configuration.json(zoneDurations.map(\.json)) }
}

extension [HKQuantityType: HKWorkoutZoneGroup] {
    var json: JSONValue {
        var object = JSONObject()
        for (type, group) in sorted(by: { $0.key.identifier < $1.key.identifier }) { object[type.identifier] = group.json }
        return .object(object)
    }
}
