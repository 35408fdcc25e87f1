import Foundation
import HealthKit

/// Workouts and prescriptions of requests.
extension StoreCall {
    /// The workout of a UUID in the params.
    func workout(_ name: String) throws -> HKWorkout { try workout(required(name, .uuid)) }

    func workout(_ uuid: UUID) throws -> HKWorkout { try sample(uuid, .workoutType()) }

    /// The activity of a workout that the app has received.
    func knownActivity(_ uuid: UUID) throws -> HKWorkoutActivity {
        guard let activity = KnownObjects.shared.activity(uuid) else { throw NotReenacted(.handle) }
        return activity
    }

    /// The activity in the params.
    func knownActivity() throws -> HKWorkoutActivity? { try optional("activity", .uuid).map(knownActivity) }

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
        let isPlain = events?.isEmpty ?? true
        if let duration, isPlain, strokes == nil, flights == nil {
            return HKWorkout(
                activityType: type, start: start, end: end, duration: duration, totalEnergyBurned: energy,
                totalDistance: distance,
                device: device, metadata: metadata)
        }
        guard duration == nil || duration == 0, strokes == nil || flights == nil else { throw NotReenacted(.initializer) }
        if let strokes {
            return HKWorkout(
                activityType: type, start: start, end: end, workoutEvents: events, totalEnergyBurned: energy,
                totalDistance: distance, totalSwimmingStrokeCount: strokes, device: device, metadata: metadata)
        }
        return HKWorkout(
            activityType: type, start: start, end: end, workoutEvents: events, totalEnergyBurned: energy,
            totalDistance: distance, totalFlightsClimbed: flights, device: device, metadata: metadata)
    }

    func event(_ json: JSONValue) throws -> HKWorkoutEvent {
        let members = try json.members()
        let type: HKWorkoutEventType = try named(members.required("type"), .workoutEventType)
        let interval = try self.interval(date(members.required("startDate")), date(members.required("endDate")))
        return HKWorkoutEvent(type: type, dateInterval: interval, metadata: try members.given("metadata").map(metadata))
    }

    func activity(_ json: JSONValue) throws -> HKWorkoutActivity {
        let members = try json.members()
        let name = members.given("uuid")?.text
        if let held = try name.flatMap({ try KnownObjects.shared.object(named: $0) }) as? HKWorkoutActivity { return held }
        let activity = HKWorkoutActivity(
            workoutConfiguration: try configuration(members.required("workoutConfiguration")),
            start: try date(members.required("startDate")), end: try members.given("endDate").map(date),
            metadata: try members.given("metadata").map(metadata)
        )
        if let name { KnownObjects.shared.name(activity.uuid, name) }
        KnownObjects.shared.note(activity)
        return activity
    }

    func activityType(_ json: JSONValue) throws -> HKWorkoutActivityType {
        try named(json, .workoutActivityType)
    }

    func configuration(_ json: JSONValue) throws -> HKWorkoutConfiguration {
        let members = try json.members()
        let configuration = HKWorkoutConfiguration()
        configuration.activityType = try activityType(members.required("activityType"))
        configuration.locationType =
            try members.given("locationType").map { try named($0, .workoutSessionLocationType) } ?? .unknown
        configuration.swimmingLocationType =
            try members.given("swimmingLocationType").map { try named($0, .workoutSwimmingLocationType) } ?? .unknown
        configuration.lapLength = try quantity(members, "lapLength")
        return configuration
    }

    // MARK: Prescriptions

    func prescription(
        _ members: JSONObject, _ start: Date, _ end: Date, _ device: HKDevice?, _ metadata: [String: Any]?
    ) throws -> HKSample {
        guard start == end else { throw NotReenacted(.initializer) }
        let type: HKVisionPrescriptionType = try named(members.required("prescriptionType"), .visionPrescriptionType)
        let expiration = try members.given("expirationDate").map(date)
        let (right, left) = (members.given("rightEye"), members.given("leftEye"))
        switch type {
        case .glasses:
            return HKGlassesPrescription(
                rightEyeSpecification: try right.map(glassesLens), leftEyeSpecification: try left.map(glassesLens),
                dateIssued: start, expirationDate: expiration, device: device, metadata: metadata
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
            sphere: try quantity(members.required("sphere")), cylinder: try quantity(members, "cylinder"),
            axis: try quantity(members, "axis"), addPower: try quantity(members, "addPower"),
            vertexDistance: try quantity(members, "vertexDistance"), prism: try members.given("prism").map(prism),
            farPupillaryDistance: try quantity(members, "farPupillaryDistance"),
            nearPupillaryDistance: try quantity(members, "nearPupillaryDistance")
        )
    }

    private func contactsLens(_ json: JSONValue) throws -> HKContactsLensSpecification {
        let members = try json.members()
        return HKContactsLensSpecification(
            sphere: try quantity(members.required("sphere")), cylinder: try quantity(members, "cylinder"),
            axis: try quantity(members, "axis"), addPower: try quantity(members, "addPower"),
            baseCurve: try quantity(members, "baseCurve"), diameter: try quantity(members, "diameter")
        )
    }

    private func prism(_ json: JSONValue) throws -> HKVisionPrism {
        let members = try json.members()
        func base(_ name: String) throws -> HKPrismBase {
            try named(members.required(name), .prismBase)
        }
        let eye: HKVisionEye = try named(members.required("eye"), .visionEye)
        if let amount = try quantity(members, "amount") {
            return HKVisionPrism(amount: amount, angle: try quantity(members.required("angle")), eye: eye)
        }
        return HKVisionPrism(
            verticalAmount: try quantity(members.required("verticalAmount")), verticalBase: try base("verticalBase"),
            horizontalAmount: try quantity(members.required("horizontalAmount")), horizontalBase: try base("horizontalBase"),
            eye: eye
        )
    }
}
