import HealthModel
import JSON

/// `HKHealthStore.biologicalSex()`
enum BiologicalSexAccessor: CharacteristicAccessor {
    static let name = "store/biologicalSex"
    static let type = ObjectType.biologicalSex
    static let summary = "The user's sex; 0 where it is not set or reading was denied."
    static let result = ResultDescription("biologicalSex", .integerSchema(BiologicalSex.allCases.map(\.rawValue)))
    static let example = Example.reading(
        "HKCharacteristicTypeIdentifierBiologicalSex",
        set: "female",
        result: 1
    )
}
