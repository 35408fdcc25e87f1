import HealthModel
import JSON

/// The plugin's `requestQuantityPermissions`.
enum RequestQuantityPermissions: RequestOfKind {
    static let name = "healthkit_permissions/requestQuantityPermissions"
    static let summary = "Asks the user for quantity types."
    static let kind = ObjectType.Kind.quantity
    static let example = Example(
        ["identifiers": ["HKQuantityTypeIdentifierStepCount"], "read": true, "write": true],
        result: true
    )
}
