import Foundation
import HealthKit

// Workouts and prescriptions, in the form of the wire.

extension HKWorkout {
    var content: JSONObject {
        var object: JSONObject = [
            "workoutActivityType": .integer(Int64(workoutActivityType.rawValue)), "duration": .real(duration),
            "workoutEvents": .array((workoutEvents ?? []).map(\.json)),
            "workoutActivities": .array(workoutActivities.map(\.json)),
        ]
        object["totalEnergyBurned"] = totalEnergyBurned?.json()
        object["totalDistance"] = totalDistance?.json()
        object["totalSwimmingStrokeCount"] = totalSwimmingStrokeCount?.json()
        object["totalFlightsClimbed"] = totalFlightsClimbed?.json()
        object["statistics"] = allStatistics.json
        object["zoneGroups"] = zoneGroupsByType?.json
        return object
    }
}

extension HKWorkoutEvent {
    var json: JSONValue {
        var object: JSONObject = [
            "type": .integer(type.rawValue), "startDate": dateInterval.start.json, "endDate": dateInterval.end.json,
        ]
        object["metadata"] = metadata.map(metadataJSON)
        return .object(object)
    }
}

extension HKWorkoutConfiguration {
    var json: JSONValue {
        var object: JSONObject = [
            "activityType": .integer(Int64(activityType.rawValue)), "locationType": .integer(locationType.rawValue),
            "swimmingLocationType": .integer(swimmingLocationType.rawValue),
        ]
        object["lapLength"] = lapLength?.json()
        return .object(object)
    }
}

extension HKWorkoutActivity {
    /// The activity of a saved workout.
    var json: JSONValue {
        var object: JSONObject = [
            "uuid": .string(uuid.uuidString), "workoutConfiguration": workoutConfiguration.json,
            "startDate": startDate.json, "duration": .real(duration),
            "workoutEvents": .array(workoutEvents.map(\.json)),
        ]
        object["endDate"] = endDate?.json
        object["statistics"] = allStatistics.json
        object["zoneGroups"] = zoneGroupsByType?.json
        object["metadata"] = metadata.map(metadataJSON)
        return .object(object)
    }

    /// The current activity of a session.
    var currentJSON: JSONValue {
        var object: JSONObject = [
            "uuid": .string(uuid.uuidString), "workoutConfiguration": workoutConfiguration.json,
            "startDate": startDate.json,
        ]
        object["endDate"] = endDate?.json
        return .object(object)
    }
}

extension HKWorkoutEffortRelationship {
    var json: JSONValue {
        var object: JSONObject = ["workout": workout.json(), "samples": .array((samples ?? []).map { $0.json() })]
        object["activity"] = activity?.json
        return .object(object)
    }
}

extension HKVisionPrescription {
    var content: JSONObject {
        var object: JSONObject = ["prescriptionType": .integer(Int64(prescriptionType.rawValue))]
        object["expirationDate"] = expirationDate?.json
        switch self {
        case let glasses as HKGlassesPrescription:
            object["rightEye"] = glasses.rightEye?.json
            object["leftEye"] = glasses.leftEye?.json
        case let contacts as HKContactsPrescription:
            if !contacts.brand.isEmpty { object["brand"] = .string(contacts.brand) }
            object["rightEye"] = contacts.rightEye?.json
            object["leftEye"] = contacts.leftEye?.json
        default: break
        }
        return object
    }
}

extension HKLensSpecification {
    fileprivate var common: JSONObject {
        var object: JSONObject = ["sphere": sphere.json()]
        object["cylinder"] = cylinder?.json()
        object["axis"] = axis?.json()
        object["addPower"] = addPower?.json()
        return object
    }
}

extension HKGlassesLensSpecification {
    fileprivate var json: JSONValue {
        var object = common
        object["vertexDistance"] = vertexDistance?.json()
        object["farPupillaryDistance"] = farPupillaryDistance?.json()
        object["nearPupillaryDistance"] = nearPupillaryDistance?.json()
        object["prism"] = prism?.json
        return .object(object)
    }
}

extension HKContactsLensSpecification {
    fileprivate var json: JSONValue {
        var object = common
        object["baseCurve"] = baseCurve?.json()
        object["diameter"] = diameter?.json()
        return .object(object)
    }
}

extension HKVisionPrism {
    /// The displacement in both forms. HealthKit converts it.
    fileprivate var json: JSONValue {
        [
            "amount": amount.json(), "angle": angle.json(),
            "verticalAmount": verticalAmount.json(), "verticalBase": .integer(verticalBase.rawValue),
            "horizontalAmount": horizontalAmount.json(), "horizontalBase": .integer(horizontalBase.rawValue),
            "eye": .integer(eye.rawValue),
        ]
    }
}
