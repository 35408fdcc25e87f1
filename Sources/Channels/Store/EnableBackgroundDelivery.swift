import HealthEngine
import HealthModel
import JSON

/// `HKHealthStore.enableBackgroundDelivery(for:frequency:withCompletion:)` (BG-01 to BG-07).
enum EnableBackgroundDelivery: Method {
    static let name = "store/enableBackgroundDelivery"
    static let summary = "Wakes the app when samples of a type change, at most once in a period."
    static let frequency = Parameter.required("frequency", .frequency, "The period: `HKUpdateFrequency`.")
    static let parameters = [StoreParameters.type.description, frequency.description]
    static let result = ResultDescription("success", .booleanSchema)
    static let example = Example(
        ["type": "HKQuantityTypeIdentifierStepCount", "frequency": "hourly"],
        result: true,
        given: [("store/requestAuthorization", ["read": ["HKQuantityTypeIdentifierStepCount"]])]
    )
    static let auditAction: AuditAction? = nil

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> Bool {
        let type = try arguments(StoreParameters.type)
        let frequency = try arguments(frequency)
        context.journal([type])
        return try context.healthKit { store throws(HealthFailure) in
            try store.enableBackgroundDelivery(for: type, frequency: frequency)
        }
    }
}
