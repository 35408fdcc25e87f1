import HealthEngine
import HealthModel
import JSON

/// Rebuilds the app with other capabilities and purpose strings (AUTH-02 to AUTH-09, AUTH-50).
enum SetEntitlements: Method {
    static let name = "control/setEntitlements"
    static let summary = "Changes what the app was built with; members left out stay as they are."
    static let healthkit = entitlement("healthkit", "com.apple.developer.healthkit")
    static let backgroundDelivery = entitlement(
        "backgroundDelivery",
        "com.apple.developer.healthkit.background-delivery"
    )
    static let clinicalRecords = entitlement(
        "clinicalRecords",
        "health-records in com.apple.developer.healthkit.access"
    )
    static let shareUsageDescription = entitlement("shareUsageDescription", "NSHealthShareUsageDescription")
    static let updateUsageDescription = entitlement("updateUsageDescription", "NSHealthUpdateUsageDescription")
    static let clinicalUsageDescription = entitlement(
        "clinicalUsageDescription",
        "NSHealthClinicalHealthRecordsShareUsageDescription"
    )
    static let healthDataRestricted = entitlement(
        "healthDataRestricted",
        "A management profile keeps health data from the app; not an entitlement, but as much in the way."
    )
    static let requiredReadTypes = Parameter.optional(
        "requiredReadTypes",
        .objectTypes,
        "NSHealthRequiredReadAuthorizationTypeIdentifiers: none, or at least three clinical types."
    )
    static let parameters = [
        healthkit.description, backgroundDelivery.description, clinicalRecords.description,
        shareUsageDescription.description, updateUsageDescription.description, clinicalUsageDescription.description,
        healthDataRestricted.description, requiredReadTypes.description,
    ]
    static let result = ResultDescription.nothing
    static let example = Example(["shareUsageDescription": false], result: .null)

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> JSONNull {
        var entitlements = context.store.world.entitlements
        try set(&entitlements.healthkit, to: arguments(healthkit))
        try set(&entitlements.backgroundDelivery, to: arguments(backgroundDelivery))
        try set(&entitlements.clinicalRecords, to: arguments(clinicalRecords))
        try set(&entitlements.shareUsageDescription, to: arguments(shareUsageDescription))
        try set(&entitlements.updateUsageDescription, to: arguments(updateUsageDescription))
        try set(&entitlements.clinicalUsageDescription, to: arguments(clinicalUsageDescription))
        try set(&entitlements.healthDataRestricted, to: arguments(healthDataRestricted))
        try set(&entitlements.requiredReadTypes, to: arguments(requiredReadTypes))
        let required = entitlements.requiredReadTypes
        guard required.isEmpty || required.count >= 3 && required.allSatisfy({ $0.kind == .clinical }) else {
            throw .expected("none, or at least three clinical types", at: "requiredReadTypes")
        }
        context.store.world.entitlements = entitlements
        return JSONNull()
    }

    private static func entitlement(_ name: String, _ summary: String) -> Parameter<Bool?> {
        Parameter<Bool>.optional(name, .bool, summary)
    }

    private static func set<Value>(_ member: inout Value, to value: Value?) {
        if let value {
            member = value
        }
    }
}
