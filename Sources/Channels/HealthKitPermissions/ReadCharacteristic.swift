import BridgeCore
import HealthJSON
import HealthModel
import JSON

extension HealthKitPermissionsChannel {
    /// The plugin's `readCharacteristic`, for all six characteristics. It does not check first whether HealthKit is available.
    static let readCharacteristic = Method(
        "readCharacteristic",
        "Reads a characteristic of the user: a date as {year, month, day}, the others as raw values.",
        .identifier,
        result: ResultDescription("value", ["oneOf": [["type": "integer"], .dateOfBirthSchema]]),
        example: .reading(
            "HKCharacteristicTypeIdentifierBloodType",
            set: "oPositive",
            params: ["identifier": "HKCharacteristicTypeIdentifierBloodType"],
            result: 7
        ),
        audit: .action(.read)
    ) { (call, identifier) throws(BridgeError) in
        guard let type = call.context.types([identifier], kind: .characteristic).first else {
            throw .platform("UNSUPPORTED_TYPE", "Characteristic type not supported")
        }
        guard let value = try call.characteristic(type) else { throw nilWithoutError }
        return value
    }

    /// What Swift throws when an Objective-C method returns nil and no error. HealthKit does so when no date of birth is set,
    /// or when reading it was denied (CHAR-05, CHAR-09).
    private static let nilWithoutError = BridgeError.platform(
        "READ_ERROR",
        "The operation couldn’t be completed. (Foundation._GenericObjCError error 0.)"
    )
}
