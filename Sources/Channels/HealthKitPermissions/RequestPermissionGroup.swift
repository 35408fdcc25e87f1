import BridgeCore
import HealthJSON
import HealthModel

extension HealthKitPermissionsChannel {
    /// The guide's pattern “Group related permissions”.
    static let requestPermissionGroup = Method(
        "requestPermissionGroup",
        "Requests permission for the types of one group. The request to share leaves out types that cannot be shared.",
        .required("group", .name as ValueCodec<PermissionGroup>, "The name of the group."),
        .read,
        .write,
        result: .dialogDealtWith,
        audit: .action(.authorize)
    ) { call, group, read, write in
        let types = call.context.types(group.identifiers)
        return try Reply(
            success: call.requestPermission(toShare: write ? types.filter(\.isShareable) : [], read: read ? types : [])
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
            ["HKQuantityTypeIdentifierBodyMass", "HKQuantityTypeIdentifierHeight", "HKQuantityTypeIdentifierBodyMassIndex"]
        case .profile:
            [
                "HKCharacteristicTypeIdentifierDateOfBirth", "HKCharacteristicTypeIdentifierBiologicalSex",
                "HKCharacteristicTypeIdentifierBloodType",
            ]
        }
    }
}
