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
