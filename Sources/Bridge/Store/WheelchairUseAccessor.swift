import HealthModel
import JSON

/// `HKHealthStore.wheelchairUse()`
enum WheelchairUseAccessor: Method {
    static let name = "store/wheelchairUse"
    static let summary = "Whether the user uses a wheelchair; 0 where it is not set or reading was denied."
    static let result = ResultDescription("wheelchairUse", .integerSchema(WheelchairUse.allCases.map(\.rawValue)))
    static let example = Example.reading(
        "HKCharacteristicTypeIdentifierWheelchairUse",
        set: "no",
        result: 1
    )

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> JSONValue {
        try context.readCharacteristic(.wheelchairUse)
    }
}
