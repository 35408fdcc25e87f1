import HealthModel
import JSON

/// The guide's pattern “group related permissions”.
enum RequestPermissionGroup: Method {
    static let name = "healthkit_permissions/requestPermissionGroup"
    static let summary =
        "Asks the user for the types of one group. What cannot be shared is left out of the write side."
    static let group = Parameter.required("group", .name as Form<PermissionGroup>, "The group.")
    static let parameters = [
        group.description, PluginParameters.read.description, PluginParameters.write.description,
    ]
    static let result = ResultDescription.dialogDealtWith
    static let example = Example(["group": "fitness", "read": true, "write": true], result: true)
    static let auditAction: AuditAction? = .authorize

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> Bool {
        let group = try arguments(group)
        let read = try arguments(PluginParameters.read)
        let write = try arguments(PluginParameters.write)
        let types = context.types(group.identifiers)
        return try context.requestFromPlugin(
            toShare: write ? types.filter(\.isShareable) : [],
            read: read ? types : []
        )
    }
}

/// The groups of the guide's `HealthKitPermissions`.
enum PermissionGroup: String, CaseIterable {
    case fitness, vitals, body, profile

    var identifiers: [String] {
        switch self {
        case .fitness:
            [
                "HKQuantityTypeIdentifierStepCount", "HKQuantityTypeIdentifierDistanceWalkingRunning",
                "HKQuantityTypeIdentifierActiveEnergyBurned", "HKWorkoutTypeIdentifier",
            ]
        case .vitals:
            [
                "HKQuantityTypeIdentifierHeartRate", "HKQuantityTypeIdentifierBloodPressureSystolic",
                "HKQuantityTypeIdentifierBloodPressureDiastolic", "HKQuantityTypeIdentifierOxygenSaturation",
            ]
        case .body:
            [
                "HKQuantityTypeIdentifierBodyMass", "HKQuantityTypeIdentifierHeight",
                "HKQuantityTypeIdentifierBodyMassIndex",
            ]
        case .profile:
            [
                "HKCharacteristicTypeIdentifierDateOfBirth", "HKCharacteristicTypeIdentifierBiologicalSex",
                "HKCharacteristicTypeIdentifierBloodType",
            ]
        }
    }
}
