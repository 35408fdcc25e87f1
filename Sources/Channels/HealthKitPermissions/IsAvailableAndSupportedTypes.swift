import BridgeCore
import HealthEngine
import HealthJSON
import HealthModel
import JSON

extension HealthKitPermissionsChannel {
    /// The plugin's `isAvailable`: `HKHealthStore.isHealthDataAvailable()` (AUTH-01).
    static let isAvailable = Method(
        "isAvailable",
        "Returns whether the device has HealthKit. It does not reveal any permission.",
        result: ResultDescription("isAvailable", .booleanSchema)
    ) { call in
        call.store.isHealthDataAvailable
    }

    /// The guide's `getSupportedHealthTypes()`: the types of the emulated version.
    static let getSupportedTypes = Method(
        "getSupportedTypes",
        "Returns the identifiers of all types of the emulated system, by kind.",
        result: ResultDescription(
            "identifiersByKind", ["type": "object", "additionalProperties": .arraySchema(of: .stringSchema)]
        )
    ) { call in
        supportedTypes(of: call.device)
    }

    private static func supportedTypes(of device: EmulatedDevice) -> JSONValue {
        let types = Dictionary(grouping: TypeCatalog.all.filter(device.supports), by: \.kind)
        var kinds = JSONObject()
        for kind in ObjectType.Kind.allCases {
            kinds[kind.rawValue] = .strings((types[kind] ?? []).map(\.identifier))
        }
        return .object(kinds)
    }
}

extension Call {
    /// The `isHealthKitAvailable` check of the guide's permission manager, with the manager's error.
    func checkAvailability() throws {
        guard store.isHealthDataAvailable else {
            throw BridgeError.platform("PERMISSION_ERROR", "HealthKit is not available on this device")
        }
    }
}
