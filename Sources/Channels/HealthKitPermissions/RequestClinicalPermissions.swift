import HealthModel
import JSON

/// The permission manager's `requestClinicalTypePermissions`.
enum RequestClinicalPermissions: ReadRequestOfKind {
    static let name = "healthkit_permissions/requestClinicalPermissions"
    static let summary = "Asks the user to let the app read clinical records; they can never be shared."
    static let kind = ObjectType.Kind.clinical
    static let example = Example(["identifiers": ["HKClinicalTypeIdentifierAllergyRecord"]], result: true)
}
