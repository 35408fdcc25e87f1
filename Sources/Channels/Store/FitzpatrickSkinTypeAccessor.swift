import HealthModel
import JSON

/// `HKHealthStore.fitzpatrickSkinType()`
enum FitzpatrickSkinTypeAccessor: CharacteristicAccessor {
    static let name = "store/fitzpatrickSkinType"
    static let type = ObjectType.fitzpatrickSkinType
    static let summary = "The user's skin type; 0 where it is not set or reading was denied."
    static let result = ResultDescription(
        "fitzpatrickSkinType",
        .integerSchema(FitzpatrickSkinType.allCases.map(\.rawValue))
    )
    static let example = Example.reading(
        "HKCharacteristicTypeIdentifierFitzpatrickSkinType",
        set: "II",
        result: 2
    )
}
