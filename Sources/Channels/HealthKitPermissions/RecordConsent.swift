import Foundation
import HealthEngine
import HealthModel
import JSON

/// The guide's `ConsentManager.recordConsent(for:)`: the app's own record, which grants nothing.
enum RecordConsent: Method {
    static let name = "healthkit_permissions/recordConsent"
    static let summary = "Notes that the user consents to the use of types. The app's own record: it grants nothing."
    static let version = Parameter.required("version", .string, "The version of the terms that the user consents to.")
    static let expirationDate = Parameter.optional(
        "expirationDate",
        .date,
        "When the consent ends; by default never."
    )
    static let parameters = [PluginParameters.identifiers.description, version.description, expirationDate.description]
    static let result = ResultDescription("consent", Schemas.reference("ConsentRecord"))
    static let example = Example(
        ["identifiers": ["HKQuantityTypeIdentifierHeartRate"], "version": "2.0"],
        result: [
            "id": .string(exampleID), "identifiers": ["HKQuantityTypeIdentifierHeartRate"], "version": "2.0",
            "consentDate": "2026-01-01T12:00:00Z",
        ]
    )
    private static let exampleID = "0910A2DE-C891-4C67-B893-A2EEFB32555E"
    static let auditAction: AuditAction? = .consent

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> JSONValue {
        let types = Set(context.types(try arguments(PluginParameters.identifiers)))
        let version = try arguments(version)
        let expirationDate = try arguments(expirationDate)
        guard !types.isEmpty else { throw Context.dataTypeUnavailable }
        context.journal(types)
        return try context.healthKit { store throws(HealthFailure) in
            try store.recordConsent(to: types, version: version, expirationDate: expirationDate).json
        }
    }
}

extension ConsentRecord {
    /// The record as the plugin's client sees it.
    var json: JSONValue {
        var object: JSONObject = ["id": .string(id.uuidString), "identifiers": .strings(types)]
        switch kind {
        case .consent(let version, let expirationDate):
            object["version"] = .string(version)
            object["consentDate"] = .string(date.rfc3339)
            object["expirationDate"] = expirationDate.map { .string($0.rfc3339) }
        case .withdrawal:
            object["withdrawalDate"] = .string(date.rfc3339)
        }
        return .object(object)
    }
}
