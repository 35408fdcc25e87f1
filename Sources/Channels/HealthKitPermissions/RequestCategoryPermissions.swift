import HealthModel
import JSON

/// The plugin's `requestCategoryPermissions`.
enum RequestCategoryPermissions: RequestOfKind {
    static let name = "healthkit_permissions/requestCategoryPermissions"
    static let summary = "Asks the user for category types."
    static let kind = ObjectType.Kind.category
    static let example = Example(
        ["identifiers": ["HKCategoryTypeIdentifierSleepAnalysis"], "read": true, "write": true],
        result: true
    )
}
