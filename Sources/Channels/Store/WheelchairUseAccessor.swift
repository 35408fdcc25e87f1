import HealthModel
import JSON

/// `HKHealthStore.wheelchairUse()`
enum WheelchairUseAccessor: CharacteristicAccessor {
    static let name = "store/wheelchairUse"
    static let type = ObjectType.wheelchairUse
    static let summary = "Whether the user uses a wheelchair; 0 where it is not set or reading was denied."
    static let result = ResultDescription("wheelchairUse", .integerSchema(WheelchairUse.allCases.map(\.rawValue)))
    static let example = Example.reading(
        "HKCharacteristicTypeIdentifierWheelchairUse",
        set: "no",
        result: 1
    )
}
