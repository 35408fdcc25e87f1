import HealthModel
import JSON

/// The plugin's `requestCharacteristicPermissions`.
enum RequestCharacteristicPermissions: ReadRequestOfKind {
    static let name = "healthkit_permissions/requestCharacteristicPermissions"
    static let summary = "Asks the user to let the app read characteristics; they can never be shared."
    static let kind = ObjectType.Kind.characteristic
    static let example = Example(["identifiers": ["HKCharacteristicTypeIdentifierDateOfBirth"]], result: true)
}
