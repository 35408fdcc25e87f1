import HealthJSON
import HealthModel
import JSON

@testable import BridgeCore
@testable import HealthKit

/// The zones of workouts.
extension Reenactments {
    static let zones: [String: Reenactment] = [
        "preferredWorkoutZoneConfiguration": { call in
            let type = try call.quantityType(call.value("type"))
            call.read { ["configuration": try call.store.preferredZones(for: type)?.json ?? .null] }
        },
        "workoutBuilder.setCustomZoneConfiguration": { call in
            let builder = try call.object("builder", as: HKWorkoutBuilder.self)
            let type = try call.quantityType(call.value("type"))
            let boundaries = try call["zoneBoundaries"].map { try $0.elements().map { try call.quantity($0) } }
            call.read {
                let configuration = try boundaries.map { try HKWorkoutZoneConfiguration(quantityType: type, zoneBoundaries: $0) }
                try builder.setZones(configuration, for: type)
                return .null
            }
        },
        "workoutBuilder.zoneConfiguration": { call in
            let builder = try call.object("builder", as: HKWorkoutBuilder.self)
            let type = try call.quantityType(call.value("type"))
            call.read { ["configuration": try builder.zones(for: type)?.json ?? .null] }
        },
        "workoutBuilder.zoneGroup": { call in
            let builder = try call.object("builder", as: HKWorkoutBuilder.self)
            call.answer(["zoneGroup": builder.zoneGroup(for: try call.quantityType(call.value("type")))?.json ?? .null])
        },
    ]
}
