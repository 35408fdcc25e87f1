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
