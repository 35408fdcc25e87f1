import Foundation
import HealthEngine
import HealthModel

/// The metadata that a watch writes, for generated people and for single samples of tests.
enum RecordedMetadata {
    /// Of what the person enters.
    static let entered = try? Metadata(["HKWasUserEntered": .bool(true)]).stored

    /// Of a stage of sleep.
    static func sleep(in zone: TimeZone) -> Metadata { ["HKTimeZone": .string(zone.identifier)] }

    /// Of a workout. Without knowledge of the place, `isIndoor` is nil.
    static func workout(in zone: TimeZone, isIndoor: Bool?) -> Metadata {
        var metadata = sleep(in: zone)
        if let isIndoor { metadata["HKIndoorWorkout"] = .bool(isIndoor) }
        return metadata
    }
}
