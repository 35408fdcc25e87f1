import HealthEngine
import JSON

/// The plugin's `isAvailable`: `HKHealthStore.isHealthDataAvailable()` (AUTH-01).
enum IsAvailable: Method {
    static let name = "healthkit_permissions/isAvailable"
    static let summary = "Whether the device has HealthKit. Says nothing about permission."
    static let result = ResultDescription("isAvailable", .booleanSchema)
    static let example = Example(result: true)

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> Bool {
        context.store.isHealthDataAvailable
    }
}
