import HealthModel
import JSON

/// `HKHealthStore.biologicalSex()`
enum BiologicalSexAccessor: Method {
    static let name = "store/biologicalSex"
    static let summary = "The user's sex; 0 where it is not set or reading was denied."
    static let result = ResultDescription("biologicalSex", .integerSchema(BiologicalSex.allCases.map(\.rawValue)))
    static let example = Example.reading(
        "HKCharacteristicTypeIdentifierBiologicalSex",
        set: "female",
        result: 1
    )

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> JSONValue {
        try context.readCharacteristic(.biologicalSex)
    }
}
