import HealthModel
import JSON

/// `HKHealthStore.activityMoveMode()`, which has no member for “not set” (CHAR-08).
enum ActivityMoveModeAccessor: CharacteristicAccessor {
    static let name = "store/activityMoveMode"
    static let type = ObjectType.activityMoveMode
    static let summary = "How the user's move ring counts; 1 where it is not set or reading was denied."
    static let result = ResultDescription("activityMoveMode", .integerSchema(ActivityMoveMode.allCases.map(\.rawValue)))
    static let example = Example.reading(
        "HKCharacteristicTypeIdentifierActivityMoveMode",
        set: "appleMoveTime",
        result: 2
    )
}
