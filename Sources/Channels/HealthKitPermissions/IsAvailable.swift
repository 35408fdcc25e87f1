import BridgeCore
import HealthEngine
import HealthModel
import JSON

extension HealthKitPermissionsChannel {
    /// The plugin's `isAvailable`: `HKHealthStore.isHealthDataAvailable()` (AUTH-01).
    static let isAvailable = Method(
        "isAvailable",
        "Whether the device has HealthKit. Says nothing about permission.",
        result: ResultDescription("isAvailable", .booleanSchema),
        example: Example(result: true)
    ) { (call) throws(BridgeError) in
        call.store.isHealthDataAvailable
    }

    /// The guide's `getSupportedHealthTypes()`: the types that the system's version has.
    static let getSupportedTypes = Method(
        "getSupportedTypes",
        "The identifiers of all types that exist on the emulated system, by kind.",
        result: ResultDescription(
            "identifiersByKind",
            ["type": "object", "additionalProperties": .arraySchema(of: .stringSchema)]
        ),
        example: Example(result: supportedTypes(of: EmulatedDevice()))
    ) { (call) throws(BridgeError) in
        supportedTypes(of: call.device)
    }

    private static func supportedTypes(of device: EmulatedDevice) -> JSONValue {
        let types = Dictionary(grouping: TypeCatalog.all.filter(device.knows), by: \.kind)
        var kinds = JSONObject()
        for kind in ObjectType.Kind.allCases {
            kinds[kind.rawValue] = .strings((types[kind] ?? []).map(\.identifier))
        }
        return .object(kinds)
    }
}

extension Call {
    /// The `isHealthKitAvailable` guard of the guide's permission manager, with its own error.
    func checkAvailability() throws(BridgeError) {
        guard store.isHealthDataAvailable else {
            throw .platform("PERMISSION_ERROR", "HealthKit is not available on this device")
        }
    }
}
