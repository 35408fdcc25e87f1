import HealthModel
import JSON

/// The guide's `requestFoodPermissions`: the nutrients, never the correlation (AUTH-25).
enum RequestFoodPermissions: Method {
    static let name = "healthkit_permissions/requestFoodPermissions"
    static let summary = "Asks the user for dietary quantity types."
    static let identifiers = Parameter.optional(
        "identifiers",
        .strings,
        default: [
            "HKQuantityTypeIdentifierDietaryEnergyConsumed", "HKQuantityTypeIdentifierDietaryProtein",
            "HKQuantityTypeIdentifierDietaryCarbohydrates", "HKQuantityTypeIdentifierDietaryFatTotal",
        ],
        "Raw identifiers of dietary types; by default energy, protein, carbohydrates and fat."
    )
    static let parameters = [
        identifiers.description, PluginParameters.read.description, PluginParameters.write.description,
    ]
    static let result = ResultDescription.dialogDealtWith
    static let example = Example(["read": true, "write": true], result: true)
    static let auditAction: AuditAction? = .authorize

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> Bool {
        let identifiers = try arguments(identifiers)
        let read = try arguments(PluginParameters.read)
        let write = try arguments(PluginParameters.write)
        return try context.requestFromPlugin(context.types(identifiers, kind: .quantity), read: read, write: write)
    }
}
