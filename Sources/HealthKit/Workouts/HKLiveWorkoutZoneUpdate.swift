public import Foundation
import HealthModel

/// `HKLiveWorkoutZoneUpdate`: a live workout has come to another zone (ZONE-21). An app cannot make one.
open class HKLiveWorkoutZoneUpdate: NSObject, @unchecked Sendable {
    private let update: WorkoutZoneUpdate
    private let group: HKWorkoutZoneGroup

    init(_ update: WorkoutZoneUpdate, from origin: HealthKitEmulator) {
        self.update = update
        group = HKWorkoutZoneGroup(update.zoneGroup, from: origin)
    }

    open var lastSampleProcessedDate: Date? { update.lastSampleProcessedDate }
    /// `HKLiveWorkoutZoneUpdate.zoneGroup`: the times so far.
    public final var zoneGroup: HKWorkoutZoneGroup? { group }
    /// `HKLiveWorkoutZoneUpdate.previousZoneDuration`: the zone that the workout has left. Nil for the first zone.
    public final var previousZoneDuration: HKWorkoutZoneDuration? { update.previousZone.map { group.zoneDurations[$0] } }
    /// `HKLiveWorkoutZoneUpdate.currentZoneDuration`: the zone that the workout has entered.
    public final var currentZoneDuration: HKWorkoutZoneDuration? { group.zoneDurations[update.currentZone] }
}
