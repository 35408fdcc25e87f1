import Foundation
package import HealthModel
package import JSON

extension JSONSampleReader {
    package mutating func readWorkout(
        _ value: JSONValue, _ member: SampleMember, into parts: inout SampleParts
    ) throws {
        var workout = parts.workout ?? Workout(activityType: 0)
        switch member {
        case .workoutActivityType: workout.activityType = try read(value, .workoutActivityType, member.name)
        case .duration: workout.duration = try value.number(at: member.name)
        case .workoutEvents: workout.events = try events(value, member.name)
        case .totalEnergyBurned: workout.totalEnergyBurned = try total(value, member, usually: .kilocalorie)
        case .totalDistance: workout.totalDistance = try total(value, member, usually: .meter)
        case .totalSwimmingStrokeCount: workout.totalSwimmingStrokeCount = try total(value, member, usually: .count)
        case .totalFlightsClimbed: workout.totalFlightsClimbed = try total(value, member, usually: .count)
        default: break
        }
        parts.workout = workout
    }

    private mutating func total(
        _ value: JSONValue, _ member: SampleMember, usually usual: HealthModel.Unit
    ) throws -> Quantity {
        let total = try quantity(value, member.name)
        try context.check(total.unit, fits: usual, at: "\(member.name).unit")
        return total
    }

    private func events(_ value: JSONValue, _ place: String) throws -> [WorkoutEvent] {
        guard case .array(let elements) = value else { throw JSONReadingError.expected("an array of workout events", at: place) }
        var events: [WorkoutEvent] = []
        for (index, element) in elements.enumerated() {
            try context.checkWanted(at: index)
            events.append(try read(element, .workoutEvent, "\(place)[\(index)]"))
        }
        return events
    }

    /// Reads `{unit, quantities: [{value, startDate, endDate}]}`: the quantities of a sample that the system has condensed
    /// (SER-06).
    package mutating func series(
        _ value: JSONValue, _ place: String, of type: ObjectType?
    ) throws -> (unit: HealthModel.Unit, quantities: [SeriesQuantity]) {
        guard case .object(let object) = value else { throw JSONReadingError.expected("{unit, quantities}", at: place) }
        var unit: HealthModel.Unit?
        var quantities: [SeriesQuantity]?
        for (name, value) in object.members {
            switch name {
            case "unit": unit = try self.unit(value, "\(place).unit", of: type)
            case "quantities": quantities = try seriesQuantities(value, "\(place).quantities")
            default: throw JSONReadingError.unknown(name, among: Schemas.quantitySeries).within(place)
            }
        }
        guard let unit else { throw JSONReadingError.missing("\(place).unit") }
        guard let quantities else { throw JSONReadingError.missing("\(place).quantities") }
        return (unit, quantities)
    }

    private func seriesQuantities(_ value: JSONValue, _ place: String) throws -> [SeriesQuantity] {
        guard case .array(let elements) = value, !elements.isEmpty else {
            throw JSONReadingError.expected("an array of at least one {value, startDate, endDate}", at: place)
        }
        var quantities: [SeriesQuantity] = []
        quantities.reserveCapacity(elements.count)
        for (index, element) in elements.enumerated() {
            try context.checkWanted(at: index)
            try JSONReadingError.within("\(place)[\(index)]") { quantities.append(try seriesQuantity(element)) }
        }
        return quantities
    }

    private func seriesQuantity(_ value: JSONValue) throws -> SeriesQuantity {
        guard case .object(let object) = value else { throw JSONReadingError.expected("{value, startDate, endDate}", at: "") }
        var number: Double?
        var start: Date?
        var end: Date?
        for (name, value) in object.members {
            switch name {
            case "value": number = try value.number(at: name)
            case "startDate": start = try date(value, name)
            case "endDate": end = try date(value, name)
            default: throw JSONReadingError.unknown(name, among: Schemas.seriesQuantity)
            }
        }
        guard let number else { throw JSONReadingError.missing("value") }
        return SeriesQuantity(value: number, startDate: try start.required(.startDate), endDate: try end.required(.endDate))
    }
}

extension ValueCodec where Value == WorkoutEvent {
    /// `HKWorkoutEvent`: `{type, startDate, endDate, metadata?}`.
    package static let workoutEvent = ValueCodec.object(Schemas.reference("WorkoutEvent")) { members in
        WorkoutEvent(
            type: try members.required("type", .workoutEventType),
            startDate: try members.required("startDate", .date),
            endDate: try members.required("endDate", .date),
            metadata: try members.optional("metadata", .metadata) ?? Metadata()
        )
    }
}

extension ValueCodec where Value == WorkoutEvent.Kind {
    package static let workoutEventType = rawValueOrName
}

extension ValueCodec where Value == Int {
    /// A raw value of `HKWorkoutActivityType`, or its Swift name.
    package static let workoutActivityType = ValueCodec(["type": ["integer", "string"]]) { reader in
        let values = Enumeration.workoutActivityType
        switch reader.value {
        case .integer(let raw) where values.contains(Int(raw)): return Int(raw)
        case .string(let name):
            if let raw = values.rawValue(named: name) { return raw }
        default: break
        }
        let expected = "a raw value of HKWorkoutActivityType, such as 37, or its name, such as running"
        throw reader.fail(oneOf: values.cases.map(\.name), expected: expected)
    }
}

extension WorkoutConfiguration: WireObject {
    package static let form = WireForm<WorkoutConfiguration>(
        named: "WorkoutConfiguration",
        WireMember("activityType", .workoutActivityType) { .integer($0.activityType) },
        WireMember(optional: "locationType", .rawValueOrName, schema: Schemas.integerOrName, default: .unknown) {
            .integer($0.locationType.rawValue)
        },
        WireMember(optional: "swimmingLocationType", .rawValueOrName, schema: Schemas.integerOrName, default: .unknown) {
            .integer($0.swimmingLocationType.rawValue)
        },
        WireMember(optional: "lapLength", .quantity) { $0.lapLength?.json }
    ) { WorkoutConfiguration(activityType: $0, locationType: $1, swimmingLocationType: $2, lapLength: $3) }
}

extension ValueCodec where Value == WorkoutConfiguration {
    /// Reads the object.
    package static let workoutConfiguration = form
}
