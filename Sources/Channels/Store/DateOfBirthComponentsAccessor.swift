import HealthModel
import JSON

/// `HKHealthStore.dateOfBirthComponents()`: nil where the date is not set, or reading it was denied (CHAR-04).
enum DateOfBirthComponentsAccessor: CharacteristicAccessor {
    static let name = "store/dateOfBirthComponents"
    static let type = ObjectType.dateOfBirth
    static let summary = "The user's date of birth; null where it is not set or reading was denied."
    static let result = ResultDescription("dateOfBirth", ["oneOf": [.dateOfBirthSchema, .nullSchema]])
    static let example = Example.reading(
        "HKCharacteristicTypeIdentifierDateOfBirth",
        set: ["year": 1990, "month": 5, "day": 17],
        result: ["year": 1990, "month": 5, "day": 17]
    )
}
