import BridgeCore
import HealthEngine
import HealthJSON
import HealthModel
import JSON
import JSONRPC

/// The accessors of the user's characteristics.
extension StoreChannel {
    static let characteristicMethods = [
        activityMoveMode, biologicalSex, bloodType, dateOfBirthComponents, fitzpatrickSkinType, referenceSex,
        wheelchairUse,
    ]

    /// `HKHealthStore.dateOfBirthComponents()`
    private static let dateOfBirthComponents = accessor(
        "dateOfBirthComponents", .dateOfBirth,
        "Returns the user's date of birth, with the time zone of its entry; null if it is not set or reading was denied.",
        ResultDescription("dateOfBirth", ["oneOf": [.dateOfBirthComponentsSchema, .nullSchema]])
    )

    /// `HKHealthStore.biologicalSex()`
    private static let biologicalSex = accessor(
        "biologicalSex", .biologicalSex,
        "Returns the user's biological sex; 0 if it is not set or reading was denied.",
        ResultDescription("biologicalSex", .integerSchema(BiologicalSex.allCases.map(\.rawValue)))
    )

    /// `HKHealthStore.bloodType()`
    private static let bloodType = accessor(
        "bloodType", .bloodType,
        "Returns the user's blood type; 0 if it is not set or reading was denied.",
        ResultDescription("bloodType", .integerSchema(BloodType.allCases.map(\.rawValue)))
    )

    /// `HKHealthStore.fitzpatrickSkinType()`
    private static let fitzpatrickSkinType = accessor(
        "fitzpatrickSkinType", .fitzpatrickSkinType,
        "Returns the user's Fitzpatrick skin type; 0 if it is not set or reading was denied.",
        ResultDescription("fitzpatrickSkinType", .integerSchema(FitzpatrickSkinType.allCases.map(\.rawValue)))
    )

    /// `HKHealthStore.referenceSex` (REF-03)
    private static let referenceSex = accessor(
        "referenceSex", .referenceSex,
        "Returns the user's reference sex, from iOS 27.3 on; 0 if it is not set. Fails with code 4 if reading was denied.",
        ResultDescription("referenceSex", .integerSchema(ReferenceSex.allCases.map(\.rawValue)))
    )

    /// `HKHealthStore.wheelchairUse()`
    private static let wheelchairUse = accessor(
        "wheelchairUse", .wheelchairUse,
        "Returns whether the user uses a wheelchair; 0 if it is not set or reading was denied.",
        ResultDescription("wheelchairUse", .integerSchema(WheelchairUse.allCases.map(\.rawValue)))
    )

    /// `HKHealthStore.activityMoveMode()`
    private static let activityMoveMode = accessor(
        "activityMoveMode", .activityMoveMode,
        "Returns what the user's move ring counts: 1 active energy, 2 move time; 1 if it is not set or reading was denied.",
        ResultDescription("activityMoveMode", .integerSchema(ActivityMoveMode.allCases.map(\.rawValue)))
    )

    private static func accessor(
        _ name: String, _ type: ObjectType, _ summary: String,
        _ result: @autoclosure @escaping @Sendable () -> ResultDescription
    ) -> Method {
        Method(name, summary, result: result()) { call in
            // An older system does not have the accessor at all, so the method is unknown there.
            guard call.device.supports(type) else {
                let reason = "\(name) exists from iOS \(type.iOS); the emulated system is \(call.device.osVersion)"
                throw BridgeError.fault(.methodNotFound(reason))
            }
            guard type == .dateOfBirth else { return try call.characteristic(type) ?? .null }
            let day = try call.store.dateOfBirthComponents()
            return day?.json(on: call.phone) ?? .null
        }
    }
}
