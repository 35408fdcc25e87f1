package import Foundation
package import HealthModel
package import JSON

/// The members of a sample that have been read so far.
package struct SampleParts {
    package var given = SampleMembers()
    package var type: ObjectType?
    package var startDate: Date?
    package var endDate: Date?
    package var uuid: UUID?
    package var device: Device?
    package var metadata = Metadata()
    package var quantity: Quantity?
    package var series: (unit: HealthModel.Unit, quantities: [SeriesQuantity])?
    /// An integer or a name. It is interpreted when the type is known.
    package var value: JSONValue?
    package var objects: [Sample]?
    package var workout: Workout?
    /// The members that only some kinds have. They are read when the type is known.
    package var special = JSONObject()
}

extension Optional {
    /// The value of a required member. Throws if it is missing. One of the unknown members may be meant.
    package func required(_ member: SampleMember, given unknown: JSONObject = [:]) throws -> Wrapped {
        guard let self else { throw JSONReadingError.missing(member.name, given: unknown.members.map(\.name)) }
        return self
    }
}

extension Sample.Content {
    /// The content of a sample of a type, from the members that were read.
    package init(_ parts: SampleParts, _ type: ObjectType) throws {
        switch type.kind {
        case .quantity:
            switch (parts.quantity, parts.series) {
            case (let quantity, nil): self = .quantity(try quantity.required(.quantity, given: parts.special))
            case (nil, let series?): self.init(series: series.quantities, in: series.unit, of: type)
            case (_?, _?): throw JSONReadingError.expected("absent if a series is given", at: SampleMember.quantity.name)
            }
        case .category:
            self = .category(try Self.category(try parts.value.required(.value), of: type))
        case .correlation:
            self = .correlation(try parts.objects.required(.objects))
        default:
            guard let workout = parts.workout, parts.given.contains(.workoutActivityType) else {
                throw JSONReadingError.missing(SampleMember.workoutActivityType.name)
            }
            self = .workout(workout)
        }
    }

    /// Accepts any integer, which HealthKit checks later (SAVE-04). A name must be one of the type's values.
    private static func category(_ value: JSONValue, of type: ObjectType) throws -> Int {
        if case .integer(let integer) = value { return Int(integer) }
        if case .string(let name) = value, let raw = type.values?.rawValue(named: name) { return raw }
        let names = type.values?.cases.map(\.name) ?? []
        let reader = JSONReader(value, path: SampleMember.value.name)
        throw reader.fail(oneOf: names, expected: "an integer, or one of \(names.joined(separator: ", "))")
    }
}
