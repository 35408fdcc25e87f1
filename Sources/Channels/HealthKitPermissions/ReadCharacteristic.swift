import BridgeCore
import HealthJSON
import HealthModel
import JSON

extension HealthKitPermissionsChannel {
    /// The plugin's `readCharacteristic`, for all six characteristics. It does not check whether HealthKit is available.
    static let readCharacteristic = Method(
        "readCharacteristic",
        "Reads a characteristic of the user: the date of birth as `{year, month, day}`, the others as raw values.",
        .identifier,
        result: ResultDescription("value", ["oneOf": [["type": "integer"], .dateOfBirthSchema]]),
        audit: .action(.read)
    ) { call, identifier in
        guard let type = call.context.types([identifier], kind: .characteristic).first else {
            throw BridgeError.platform("UNSUPPORTED_TYPE", "Characteristic type not supported")
        }
        guard let value = try call.characteristic(type) else { throw nilWithoutError }
        return value
    }

    /// The error that Swift throws when an Objective-C method returns nil without an error. HealthKit does so if the date of birth
    /// is not set, or if reading it was denied (CHAR-05, CHAR-09).
    private static let nilWithoutError = BridgeError.platform(
        "READ_ERROR", "The operation couldn’t be completed. (Foundation._GenericObjCError error 0.)"
    )
}
