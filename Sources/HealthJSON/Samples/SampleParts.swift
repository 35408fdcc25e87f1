import Foundation
import HealthModel
import JSON

/// What has been read of a sample so far.
struct SampleParts {
    var given = SampleMembers()
    var type: ObjectType?
    var startDate: Date?
    var endDate: Date?
    var uuid: UUID?
    var device: Device?
    var metadata = Metadata()
    var quantity: Quantity?
    var series: (unit: HealthModel.Unit, quantities: [SeriesQuantity])?
    /// An integer or a name, which cannot be told before the type is known.
    var value: JSONValue?
    var objects: [Sample]?
    var workout: Workout?
    /// The members that only some kinds have, which cannot be read before the type is known.
    var special = JSONObject()
}

extension Optional {
    /// The value of a member that must be given.
    func required(_ member: SampleMember) throws(BridgeError) -> Wrapped {
        guard let self else { throw .invalidParams(.missing(member.name)) }
        return self
    }
}
