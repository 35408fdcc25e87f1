import Foundation
import HealthEngine
import HealthModel
import JSON

/// The plugin's `readCharacteristic`, for all six characteristics.
enum ReadCharacteristic: Method {
    static let name = "healthkit_permissions/readCharacteristic"
    static let summary = "Reads a characteristic of the user: a date as {year, month, day}, the others as raw values."
    static let parameters = [PluginParameters.identifier.description]
    static let result = ResultDescription("value", ["oneOf": [["type": "integer"], .dateOfBirthSchema]])
    static let example = Example.reading(
        "HKCharacteristicTypeIdentifierBloodType",
        set: "oPositive",
        params: ["identifier": "HKCharacteristicTypeIdentifierBloodType"],
        result: 7
    )
    static let platformCode: String? = "READ_ERROR"

    /// What Swift makes of an Objective-C method that returns nil and no error, which is how HealthKit answers where
    /// no date of birth is set, or where reading it was denied (CHAR-05, CHAR-09).
    private static let nilWithoutError = BridgeError.platform(
        "READ_ERROR",
        "The operation couldn’t be completed. (Foundation._GenericObjCError error 0.)"
    )
    static let auditAction: AuditAction? = .read

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> JSONValue {
        let identifier = try arguments(PluginParameters.identifier)
        guard let type = context.types([identifier], kind: .characteristic).first else {
            throw .platform("UNSUPPORTED_TYPE", "Characteristic type not supported")
        }
        context.journal([type])
        guard let value = try context.characteristic(type) else { throw nilWithoutError }
        return value
    }
}

extension Context {
    /// The value of a characteristic; nil for a date of birth that is not set, or may not be read.
    func characteristic(_ type: ObjectType) throws(BridgeError) -> JSONValue? {
        try healthKit { store throws(HealthFailure) in
            switch type {
            case .dateOfBirth: try store.dateOfBirthComponents()?.json
            case .biologicalSex: .integer(try store.biologicalSex().rawValue)
            case .bloodType: .integer(try store.bloodType().rawValue)
            case .fitzpatrickSkinType: .integer(try store.fitzpatrickSkinType().rawValue)
            case .wheelchairUse: .integer(try store.wheelchairUse().rawValue)
            default: .integer(try store.activityMoveMode().rawValue)
            }
        }
    }
}
