package import BridgeCore
package import Foundation
package import HealthModel
package import JSON

/// What has been read of a sample so far.
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
    /// An integer or a name, which cannot be told before the type is known.
    package var value: JSONValue?
    package var objects: [Sample]?
    package var workout: Workout?
    /// The members that only some kinds have, which cannot be read before the type is known.
    package var special = JSONObject()
}

extension Optional {
    /// The value of a member that must be given.
    package func required(_ member: SampleMember) throws(BridgeError) -> Wrapped {
        guard let self else { throw .invalidParams(.missing(member.name)) }
        return self
    }
}
