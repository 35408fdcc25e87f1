import HealthModel
import JSON

/// `HKHealthStore.bloodType()`
enum BloodTypeAccessor: Method {
    static let name = "store/bloodType"
    static let summary = "The user's blood type; 0 where it is not set or reading was denied."
    static let result = ResultDescription("bloodType", .integerSchema(BloodType.allCases.map(\.rawValue)))
    static let example = Example.reading(
        "HKCharacteristicTypeIdentifierBloodType",
        set: "oPositive",
        result: 7
    )

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> JSONValue {
        try context.readCharacteristic(.bloodType)
    }
}
