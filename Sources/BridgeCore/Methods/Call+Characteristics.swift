import HealthJSON
import HealthEngine
package import HealthModel
package import JSON

extension Call {
    /// The value of a characteristic, as HealthKit's accessor returns it: a raw value, or the components of a date of birth. Nil
    /// if the date of birth is not set or must not be read (CHAR-04).
    package func characteristic(_ type: ObjectType) throws -> JSONValue? {
        switch type {
        case .dateOfBirth: try store.dateOfBirthComponents()?.json
        case .biologicalSex: .integer(try store.biologicalSex().rawValue)
        case .bloodType: .integer(try store.bloodType().rawValue)
        case .fitzpatrickSkinType: .integer(try store.fitzpatrickSkinType().rawValue)
        case .wheelchairUse: .integer(try store.wheelchairUse().rawValue)
        case .referenceSex: .integer(try store.referenceSex().rawValue)
        default: .integer(try store.activityMoveMode().rawValue)
        }
    }
}

extension Example {
    /// A call that reads a characteristic, after the user has set it and granted reading: on a system, if not on the default one.
    package static func reading(
        _ identifier: String, set value: JSONValue, on system: String? = nil, params: JSONValue? = nil, result: JSONValue
    ) -> Example {
        let reset: [(method: String, params: JSONValue)] =
            system.map { [("control/reset", ["osVersion": .string($0)])] } ?? []
        return Example(
            params,
            result: result,
            given: reset + [
                ("control/setCharacteristic", ["identifier": .string(identifier), "value": value]),
                ("requestCharacteristicPermissions", ["identifiers": [.string(identifier)]]),
            ]
        )
    }
}
