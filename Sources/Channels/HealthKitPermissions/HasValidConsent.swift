import HealthEngine
import HealthModel
import JSON

/// The guide's `ConsentManager.hasValidConsent(for:)`.
enum HasValidConsent: Method {
    static let name = "healthkit_permissions/hasValidConsent"
    static let summary =
        "Whether the latest record about a type is a consent that has not expired. Says nothing about permission."
    static let version = Parameter.optional("version", .string, "The version that it must be to; by default any.")
    static let parameters = [PluginParameters.identifier.description, version.description]
    static let result = ResultDescription("hasValidConsent", .booleanSchema)
    static let example = Example(
        ["identifier": "HKQuantityTypeIdentifierHeartRate", "version": "2.0"],
        result: true,
        given: [("recordConsent", ["identifiers": ["HKQuantityTypeIdentifierHeartRate"], "version": "2.0"])]
    )

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> Bool {
        let identifier = try arguments(PluginParameters.identifier)
        let version = try arguments(version)
        guard let type = context.types([identifier]).first else { return false }
        context.journal([type])
        return try context.healthKit { store throws(HealthFailure) in
            try store.hasValidConsent(for: type, version: version)
        }
    }
}
