public import Foundation
import HealthEngine
import HealthModel

/// `HKWorkoutZone`: a range of a quantity (ZONE-06). An app cannot make one.
public struct HKWorkoutZone: Sendable {
    /// `HKWorkoutZone.index`: from 0.
    public let index: Int
    /// `HKWorkoutZone.minimum`. Nil for the first zone.
    public var minimum: HKQuantity? { zone.minimum.map(HKQuantity.init) }
    /// `HKWorkoutZone.maximum`. Nil for the last zone.
    public var maximum: HKQuantity? { zone.maximum.map(HKQuantity.init) }

    private let zone: WorkoutZone

    init(_ zone: WorkoutZone) {
        self.zone = zone
        index = zone.index
    }
}

public struct HKWorkoutZoneConfiguration: Sendable {
    /// `HKWorkoutZoneConfiguration.Source`: who chose the zones (ZONE-02).
    public enum Source: Codable, Hashable, Sendable {
        case system
        case user
        case app
    }

    let configuration: WorkoutZoneConfiguration
    private let type: HKQuantityType
    public let source: Source
    public var quantityType: HKQuantityType { type }
    public let zones: [HKWorkoutZone]

    init(_ configuration: WorkoutZoneConfiguration, from origin: HealthKitEmulator) {
        self.configuration = configuration
        source =
            switch configuration.source {
            case .system: .system
            case .user: .user
            case .app: .app
            }
        type = HKQuantityType(type: configuration.type, from: origin)
        zones = configuration.zones.map(HKWorkoutZone.init)
    }

    /// `HKWorkoutZoneConfiguration.init(quantityType:zoneBoundaries:)`. Throws code 3 for a type without zones, and for boundaries
    /// that are not two to eight ascending quantities of the type (ZONE-08).
    public init(quantityType: HKQuantityType, zoneBoundaries: [HKQuantity]) throws {
        do throws(HealthFailure) {
            let boundaries = zoneBoundaries.map(\.quantity)
            self.init(try WorkoutZoneConfiguration(.app, of: quantityType.type, boundaries: boundaries), from: .current)
        } catch {
            guard case .error(let error) = error else { throw HKError(.errorInvalidArgument) }
            throw error.appError
        }
    }

    /// Whether source, type and zones are equal (ZONE-12). The type is not `Equatable`, as on iOS.
    public static func == (_ lhs: HKWorkoutZoneConfiguration, _ rhs: HKWorkoutZoneConfiguration) -> Bool {
        lhs.configuration == rhs.configuration
    }
}

/// `HKWorkoutZoneDuration`: the time in a zone. An app cannot make one.
public struct HKWorkoutZoneDuration: Sendable {
    public let zone: HKWorkoutZone
    /// `HKWorkoutZoneDuration.duration`, in seconds.
    public let duration: TimeInterval
}

/// `HKWorkoutZoneGroup`: the time in each zone of a type. An app cannot make one.
public struct HKWorkoutZoneGroup: Sendable {
    public let configuration: HKWorkoutZoneConfiguration
    /// `HKWorkoutZoneGroup.zoneDurations`, in the order of the zones (ZONE-19).
    public let zoneDurations: [HKWorkoutZoneDuration]

    init(_ group: WorkoutZoneGroup, from origin: HealthKitEmulator) {
        let configuration = HKWorkoutZoneConfiguration(group.configuration, from: origin)
        self.configuration = configuration
        zoneDurations = zip(configuration.zones, group.durations).map(HKWorkoutZoneDuration.init)
    }
}

extension [WorkoutZoneGroup] {
    /// The groups by type. Nil if there are none (ZONE-14).
    func byType(from origin: HealthKitEmulator) -> [HKQuantityType: HKWorkoutZoneGroup]? {
        guard !isEmpty else { return nil }
        let groups = map { HKWorkoutZoneGroup($0, from: origin) }
        return Dictionary(groups.map { ($0.configuration.quantityType, $0) }) { first, _ in first }
    }
}

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
