import HealthModel
import JSON

/// `HKHealthStore.bloodType()`
enum BloodTypeAccessor: CharacteristicAccessor {
    static let name = "store/bloodType"
    static let type = ObjectType.bloodType
    static let summary = "The user's blood type; 0 where it is not set or reading was denied."
    static let result = ResultDescription("bloodType", .integerSchema(BloodType.allCases.map(\.rawValue)))
    static let example = Example.reading(
        "HKCharacteristicTypeIdentifierBloodType",
        set: "oPositive",
        result: 7
    )
}
