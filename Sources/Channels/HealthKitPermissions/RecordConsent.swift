import BridgeCore
import Foundation
import HealthJSON
import HealthModel
import JSON

/// The guide's `ConsentManager`: the app's own records of consent, which grant nothing.
extension HealthKitPermissionsChannel {
    /// The guide's `ConsentManager.recordConsent(for:)`.
    static let recordConsent = Method(
        "recordConsent",
        "Records that the user consents to the use of types. This is the app's own record and grants nothing.",
        .identifiers,
        .required("version", .string, "The version of the terms to which the user consents."),
        .optional("expirationDate", .date, "The time at which the consent ends. Default: never."),
        .user,
        result: ResultDescription("consent", Schemas.reference("ConsentRecord")),
        audit: .action(.consent)
    ) { call, identifiers, version, expirationDate, userID in
        let types = Set(call.context.types(identifiers))
        guard !types.isEmpty else { throw BridgeError.dataTypeUnavailable }
        call.note(types)
        return try call.consents
            .recordConsent(to: types, version: version, expirationDate: expirationDate, userID: userID).json
    }

    /// Records that the user withdraws consent.
    static let withdrawConsent = Method(
        "withdrawConsent",
        "Records that the user withdraws consent. Returns the identifiers of the types whose consent was valid.",
        .optional("identifiers", .strings, "The raw HealthKit identifiers. Default: all types with a valid consent."),
        .user,
        result: ResultDescription("identifiers", .arraySchema(of: .stringSchema)),
        audit: .action(.consent)
    ) { call, identifiers, userID in
        let types = identifiers.map { Set(call.context.types($0)) }
        let withdrawn = try call.consents.withdrawConsent(to: types, userID: userID)
        call.note(withdrawn.compactMap(TypeCatalog.type(identifier:)))
        return withdrawn
    }

    /// The guide's `ConsentManager.hasValidConsent(for:)`.
    static let hasValidConsent = Method(
        "hasValidConsent",
        "Returns whether the latest record about a type is a valid consent. It does not reveal any permission.",
        .identifier,
        .optional("version", .string, "The version of the terms. Default: any version."),
        .user,
        result: ResultDescription("hasValidConsent", .booleanSchema)
    ) { call, identifier, version, userID in
        guard let type = call.context.types([identifier]).first else { return false }
        call.note([type])
        return try call.consents.hasValidConsent(for: type, version: version, userID: userID)
    }

    /// All records of the guide's `ConsentStorage`.
    static let getConsents = Method(
        "getConsents",
        "Returns all of the app's records of consent and withdrawal, in order.",
        result: ResultDescription("consents", .arraySchema(of: Schemas.reference("ConsentRecord")))
    ) { call in
        try call.consents.records().map(\.json)
    }
}

extension Call {
    fileprivate var consents: ConsentStorage { ConsentStorage(app.process) }
}

extension ConsentRecord {
    /// The record in the form that the plugin's client receives.
    fileprivate var json: JSONValue {
        var object: JSONObject = ["id": .string(id.uuidString), "identifiers": .strings(types)]
        object["userId"] = userID.map { .string($0) }
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
