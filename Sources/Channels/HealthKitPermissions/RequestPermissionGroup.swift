import BridgeCore
import HealthModel
import JSON

extension HealthKitPermissionsChannel {
    /// The guide's pattern “group related permissions”.
    static let requestPermissionGroup = Method(
        asking: "requestPermissionGroup",
        "Asks the user for the types of one group. What cannot be shared is left out of the write side.",
        .required("group", .name as ValueCodec<PermissionGroup>, "The group."),
        .read,
        .write,
        result: .dialogDealtWith,
        example: Example(["group": "fitness", "read": true, "write": true], result: true),
        audit: .action(.authorize)
    ) { (call, group, read, write) throws(BridgeError) in
        let types = call.context.types(group.identifiers)
        return try Reply(
            isDealtWith: call.requestPermission(
                toShare: write ? types.filter(\.isShareable) : [],
                read: read ? types : []
            )
        )
    }
}

/// The groups of the guide's `HealthKitPermissions`.
enum PermissionGroup: String, CaseIterable {
    case fitness, vitals, body, profile

    /// The identifiers of the group's types.
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
