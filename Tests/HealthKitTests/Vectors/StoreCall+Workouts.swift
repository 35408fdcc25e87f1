import Foundation
import HealthEngine
import HealthJSON
import HealthModel
import JSON

@testable import BridgeCore
@testable import HealthKit

/// Workouts and prescriptions of requests.
extension StoreCall {
    /// The workout of a UUID in the params.
    func workout(_ name: String) throws -> HKWorkout {
        guard let workout = HKSample.found(try required(name, .uuid), .workout) as? HKWorkout else {
            throw NotReenacted(.value)
        }
        return workout
    }

    func workout(
        _ members: JSONObject, _ start: Date, _ end: Date, _ device: HKDevice?, _ metadata: [String: Any]?
    ) throws -> HKWorkout {
        let type = try activityType(members.required("workoutActivityType"))
        let duration = try members.given("duration").map { try read($0, .real) }
        let events = try members.given("workoutEvents")?.elements().map(event)
        let energy = try quantity(members, "totalEnergyBurned")
        let distance = try quantity(members, "totalDistance")
        let strokes = try quantity(members, "totalSwimmingStrokeCount")
        let flights = try quantity(members, "totalFlightsClimbed")
        switch (duration, strokes, flights) {
        case (let duration?, nil, nil):
            guard duration == 0 || events?.isEmpty ?? true else { throw NotReenacted(.initializer) }
            guard events?.isEmpty ?? true else { break }
            return HKWorkout(
                activityType: type,
                start: start,
                end: end,
                duration: duration,
                totalEnergyBurned: energy,
                totalDistance: distance,
                device: device,
                metadata: metadata
            )
        case (nil, nil, nil): break
        case (nil, let strokes?, nil):
            return HKWorkout(
                activityType: type,
                start: start,
                end: end,
                workoutEvents: events,
                totalEnergyBurned: energy,
                totalDistance: distance,
                totalSwimmingStrokeCount: strokes,
                device: device,
                metadata: metadata
            )
        case (nil, nil, let flights?):
            return HKWorkout(
                activityType: type,
                start: start,
                end: end,
                workoutEvents: events,
                totalEnergyBurned: energy,
                totalDistance: distance,
                totalFlightsClimbed: flights,
                device: device,
                metadata: metadata
            )
        default: throw NotReenacted(.initializer)
        }
        return HKWorkout(
            activityType: type,
            start: start,
            end: end,
            workoutEvents: events,
            totalEnergyBurned: energy,
            totalDistance: distance,
            device: device,
            metadata: metadata
        )
    }

    func event(_ json: JSONValue) throws -> HKWorkoutEvent {
        let members = try json.members()
        let kind = try read(members.required("type"), .workoutEventType)
        guard let type = HKWorkoutEventType(rawValue: kind.rawValue) else { throw NotReenacted(.value) }
        let interval = try self.interval(date(members.required("startDate")), date(members.required("endDate")))
        return HKWorkoutEvent(type: type, dateInterval: interval, metadata: try members.given("metadata").map(metadata))
    }

    func activity(_ json: JSONValue) throws -> HKWorkoutActivity {
        let members = try json.members()
        let activity = HKWorkoutActivity(
            workoutConfiguration: try configuration(members.required("workoutConfiguration")),
            start: try date(members.required("startDate")),
            end: try members.given("endDate").map(date),
            metadata: try members.given("metadata").map(metadata)
        )
        return try members.given("uuid").map { activity.renamed(try read($0, .uuid)) } ?? activity
    }

    func activityType(_ json: JSONValue) throws -> HKWorkoutActivityType {
        let value = try read(json, .workoutActivityType)
        guard let type = HKWorkoutActivityType(rawValue: UInt(value)) else { throw NotReenacted(.value) }
        return type
    }

    func configuration(_ json: JSONValue) throws -> HKWorkoutConfiguration {
        let value = try read(json, .workoutConfiguration)
        let configuration = HKWorkoutConfiguration()
        configuration.activityType = HKWorkoutActivityType(rawValue: UInt(value.activityType)) ?? .other
        configuration.locationType = HKWorkoutSessionLocationType(rawValue: value.locationType.rawValue) ?? .unknown
        configuration.swimmingLocationType =
            HKWorkoutSwimmingLocationType(rawValue: value.swimmingLocationType.rawValue) ?? .unknown
        configuration.lapLength = try quantity(json.members(), "lapLength")
        return configuration
    }

    // MARK: Prescriptions

    func prescription(
        _ members: JSONObject, _ start: Date, _ end: Date, _ device: HKDevice?, _ metadata: [String: Any]?
    ) throws -> HKSample {
        guard start == end else { throw NotReenacted(.initializer) }
        let value = try read(members.required("prescriptionType"), .rawValue(of: .visionPrescriptionType))
        guard let type = HKVisionPrescriptionType(rawValue: UInt(bitPattern: value)) else { throw NotReenacted(.value) }
        let expiration = try members.given("expirationDate").map(date)
        let (right, left) = (members.given("rightEye"), members.given("leftEye"))
        switch type {
        case .glasses:
            return HKGlassesPrescription(
                rightEyeSpecification: try right.map(glassesLens),
                leftEyeSpecification: try left.map(glassesLens),
                dateIssued: start,
                expirationDate: expiration,
                device: device,
                metadata: metadata
            )
        case .contacts:
            return HKContactsPrescription(
                rightEyeSpecification: try right.map(contactsLens),
                leftEyeSpecification: try left.map(contactsLens),
                brand: try members.given("brand").map { try read($0, .string) } ?? "",
                dateIssued: start,
                expirationDate: expiration,
                device: device,
                metadata: metadata
            )
        default:
            guard right == nil, left == nil, members.given("brand") == nil else { throw NotReenacted(.initializer) }
            return HKVisionPrescription(
                type: type, dateIssued: start, expirationDate: expiration, device: device, metadata: metadata
            )
        }
    }

    private func glassesLens(_ json: JSONValue) throws -> HKGlassesLensSpecification {
        let members = try json.members()
        return HKGlassesLensSpecification(
            sphere: try quantity(members.required("sphere")),
            cylinder: try quantity(members, "cylinder"),
            axis: try quantity(members, "axis"),
            addPower: try quantity(members, "addPower"),
            vertexDistance: try quantity(members, "vertexDistance"),
            prism: try members.given("prism").map(prism),
            farPupillaryDistance: try quantity(members, "farPupillaryDistance"),
            nearPupillaryDistance: try quantity(members, "nearPupillaryDistance")
        )
    }

    private func contactsLens(_ json: JSONValue) throws -> HKContactsLensSpecification {
        let members = try json.members()
        return HKContactsLensSpecification(
            sphere: try quantity(members.required("sphere")),
            cylinder: try quantity(members, "cylinder"),
            axis: try quantity(members, "axis"),
            addPower: try quantity(members, "addPower"),
            baseCurve: try quantity(members, "baseCurve"),
            diameter: try quantity(members, "diameter")
        )
    }

    private func prism(_ json: JSONValue) throws -> HKVisionPrism {
        let members = try json.members()
        func base(_ name: String) throws -> HKPrismBase {
            let value = try read(members.required(name), .rawValue(of: .prismBase))
            guard let base = HKPrismBase(rawValue: value) else { throw NotReenacted(.value) }
            return base
        }
        guard let eye = HKVisionEye(rawValue: try read(members.required("eye"), .rawValue(of: .visionEye))) else {
            throw NotReenacted(.value)
        }
        if let amount = try quantity(members, "amount") {
            return HKVisionPrism(amount: amount, angle: try quantity(members.required("angle")), eye: eye)
        }
        return HKVisionPrism(
            verticalAmount: try quantity(members.required("verticalAmount")),
            verticalBase: try base("verticalBase"),
            horizontalAmount: try quantity(members.required("horizontalAmount")),
            horizontalBase: try base("horizontalBase"),
            eye: eye
        )
    }
}

extension HKWorkoutActivity {
    /// The same activity with another UUID.
    func renamed(_ uuid: UUID) -> HKWorkoutActivity {
        HKWorkoutActivity(
            WorkoutActivity(
                uuid: uuid,
                configuration: activity.configuration,
                startDate: activity.startDate,
                endDate: activity.endDate,
                metadata: activity.metadata
            ),
            from: .current
        )
    }

    /// An activity with a UUID that a workout returned.
    static func found(_ uuid: UUID) -> HKWorkoutActivity {
        HKWorkoutActivity(
            WorkoutActivity(
                uuid: uuid,
                configuration: WorkoutConfiguration(activityType: 37),
                startDate: Date(timeIntervalSince1970: 0),
                endDate: nil,
                metadata: Metadata()
            ),
            from: .current
        )
    }
}
