import BridgeCore
import HealthEngine
import HealthJSON
import HealthModel
import JSON

extension ControlChannel {
    /// Changes the entitlements and usage descriptions of the app (AUTH-02 to AUTH-09, AUTH-50).
    static let setEntitlements = Method(
        "setEntitlements",
        "Changes the entitlements and usage descriptions of the app. Omitted ones do not change.",
        .optional("healthkit", .bool, "com.apple.developer.healthkit"),
        .optional("backgroundDelivery", .bool, "com.apple.developer.healthkit.background-delivery"),
        .optional("clinicalRecords", .bool, "health-records in com.apple.developer.healthkit.access"),
        .optional("shareUsageDescription", .bool, "NSHealthShareUsageDescription"),
        .optional("updateUsageDescription", .bool, "NSHealthUpdateUsageDescription"),
        .optional("clinicalUsageDescription", .bool, "NSHealthClinicalHealthRecordsShareUsageDescription"),
        .optional("healthDataRestricted", .bool, "Whether a management profile keeps health data from the app."),
        .optional(
            "requiredReadTypes",
            .objectTypes,
            "NSHealthRequiredReadAuthorizationTypeIdentifiers: empty, or at least three clinical types."
        )
    ) {
        (
            call,
            healthkit,
            backgroundDelivery,
            clinicalRecords,
            shareUsageDescription,
            updateUsageDescription,
            clinicalUsageDescription,
            healthDataRestricted,
            requiredReadTypes
        ) throws in
        func change<Member>(_ member: inout Member, to value: Member?) {
            if let value { member = value }
        }
        var entitlements = call.app.process.entitlements
        change(&entitlements.healthkit, to: healthkit)
        change(&entitlements.backgroundDelivery, to: backgroundDelivery)
        change(&entitlements.clinicalRecords, to: clinicalRecords)
        change(&entitlements.shareUsageDescription, to: shareUsageDescription)
        change(&entitlements.updateUsageDescription, to: updateUsageDescription)
        change(&entitlements.clinicalUsageDescription, to: clinicalUsageDescription)
        change(&entitlements.healthDataRestricted, to: healthDataRestricted)
        change(&entitlements.requiredReadTypes, to: requiredReadTypes)
        let required = entitlements.requiredReadTypes
        guard required.isEmpty || required.count >= 3 && required.allSatisfy({ $0.kind == .clinical }) else {
            throw JSONReadingError.expected("none, or at least three clinical types", at: "requiredReadTypes")
        }
        call.app.process.entitlements = entitlements
    }
}
