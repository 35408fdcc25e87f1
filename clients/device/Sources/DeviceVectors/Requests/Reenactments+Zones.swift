import Foundation
import HealthKit

/// The zones of workouts.
extension Reenactments {
    static let zones: [String: Reenactment] = [
        "preferredWorkoutZoneConfiguration": { call in
            let type = try call.quantityType(call.value("type"))
            call.read { ["configuration": try await call.store.preferredWorkoutZoneConfiguration(for: type)?.json ?? .null] }
        },
        "workoutBuilder.setCustomZoneConfiguration": { call in
            let builder = try call.object("builder", as: HKWorkoutBuilder.self)
            let type = try call.quantityType(call.value("type"))
            let boundaries = try call["zoneBoundaries"].map { try $0.elements().map { try call.quantity($0) } }
            do {
                let configuration = try boundaries.map { try HKWorkoutZoneConfiguration(quantityType: type, zoneBoundaries: $0) }
                call.read {
                    try await builder.setCustomZoneConfiguration(configuration, for: type)
                    return .null
                }
            } catch {
                call.answer(.failure(error))
            }
        },
        "workoutBuilder.zoneConfiguration": { call in
            let builder = try call.object("builder", as: HKWorkoutBuilder.self)
            let type = try call.quantityType(call.value("type"))
            call.read { ["configuration": try await builder.zoneConfiguration(for: type)?.json ?? .null] }
        },
        "workoutBuilder.zoneGroup": { call in
            let builder = try call.object("builder", as: HKWorkoutBuilder.self)
            call.answer(["zoneGroup": builder.zoneGroup(for: try call.quantityType(call.value("type")))?.json ?? .null])
        },
    ]
}
