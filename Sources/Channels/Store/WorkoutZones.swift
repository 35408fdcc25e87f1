import BridgeCore
import HealthEngine
import HealthJSON
import HealthModel
import JSON
import JSONRPC

/// The zones of workouts, which exist from iOS 27 on.
extension StoreChannel {
    static let workoutZoneMethods = [
        preferredWorkoutZoneConfiguration, workoutBuilderSetCustomZoneConfiguration, workoutBuilderZoneConfiguration,
        workoutBuilderZoneGroup,
    ]

    /// `HKHealthStore.preferredWorkoutZoneConfiguration(for:)` (ZONE-03).
    private static let preferredWorkoutZoneConfiguration = Method(
        "preferredWorkoutZoneConfiguration",
        "Returns the user's zones of a type, else those of the system; null if there are none or reading was denied.",
        .required("type", .quantityType, "Heart rate or cycling power. Other types have no zones."),
        result: .zoneConfiguration
    ) { call, type in
        try call.requireWorkoutZones()
        let configuration = try call.store.preferredWorkoutZoneConfiguration(for: type)
        return NamedResult("configuration", configuration?.json ?? .null)
    }

    /// `HKWorkoutBuilder.setCustomZoneConfiguration(_:for:)` (ZONE-10).
    private static let workoutBuilderSetCustomZoneConfiguration = Method(
        "workoutBuilder.setCustomZoneConfiguration",
        "Sets zones for this workout only, before it begins. Null removes them.",
        .workoutBuilder,
        .required("type", .quantityType, "Heart rate or cycling power."),
        .zoneBoundaries,
        audit: .none
    ) { call, builder, type, boundaries in
        try call.requireWorkoutZones()
        let configuration = try boundaries.map { try WorkoutZoneConfiguration(.app, of: type, boundaries: $0) }
        try builder.setCustomZoneConfiguration(configuration, for: type)
    }

    /// `HKWorkoutBuilder.zoneConfiguration(for:)` (ZONE-11).
    private static let workoutBuilderZoneConfiguration = Method(
        "workoutBuilder.zoneConfiguration",
        "Returns the zones that the workout has for a type: its own, else the preferred ones; null if there are none.",
        .workoutBuilder,
        .required("type", .quantityType, "The quantity type."),
        result: .zoneConfiguration
    ) { call, builder, type in
        try call.requireWorkoutZones()
        let configuration = try builder.zoneConfiguration(for: type)
        return NamedResult("configuration", configuration?.json ?? .null)
    }

    /// `HKWorkoutBuilder.zoneGroup(for:)` (ZONE-19).
    private static let workoutBuilderZoneGroup = Method(
        "workoutBuilder.zoneGroup",
        "Returns the seconds in each zone so far; null without samples, zones, or permission to read the type.",
        .workoutBuilder,
        .required("type", .quantityType, "The quantity type."),
        result: ResultDescription("zoneGroup", Schemas.reference("OptionalWorkoutZoneGroup"))
    ) { call, builder, type in
        try call.requireWorkoutZones()
        return NamedResult("zoneGroup", builder.zoneGroup(for: type)?.json ?? .null)
    }
}

extension ResultDescription {
    fileprivate static let zoneConfiguration = ResultDescription(
        "configuration", Schemas.reference("OptionalWorkoutZoneConfiguration")
    )
}

extension Call {
    /// Throws on systems without zones, whose HealthKit does not have the method.
    fileprivate func requireWorkoutZones() throws {
        guard device.osVersion >= WorkoutZoneConfiguration.firstSystem else {
            let (first, system) = (WorkoutZoneConfiguration.firstSystem, device.osVersion)
            throw BridgeError.fault(.methodNotFound("workout zones exist from iOS \(first); the emulated system is \(system)"))
        }
    }
}

extension WorkoutZoneUpdate {
    /// `{builder, zoneGroup, previousZoneDuration?, currentZoneDuration, lastSampleProcessedDate}`
    func json(of builder: JSONValue) -> JSONValue {
        var object: JSONObject = ["builder": builder, "zoneGroup": zoneGroup.json]
        object["previousZoneDuration"] = previousZone.map { zoneGroup.json(ofZone: $0) }
        object["currentZoneDuration"] = zoneGroup.json(ofZone: currentZone)
        object["lastSampleProcessedDate"] = .string(lastSampleProcessedDate.rfc3339)
        return .object(object)
    }
}
