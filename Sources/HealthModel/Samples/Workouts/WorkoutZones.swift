public import Foundation

/// `HKWorkoutZone`: a range of a quantity (ZONE-06).
public struct WorkoutZone: Hashable, Sendable {
    /// `HKWorkoutZone.index`: from 0.
    public let index: Int
    /// `HKWorkoutZone.minimum`. Nil for the first zone.
    public let minimum: Quantity?
    /// `HKWorkoutZone.maximum`. Nil for the last zone.
    public let maximum: Quantity?
}

/// `HKWorkoutZoneConfiguration`: the zones of a quantity type (ZONE-02).
public struct WorkoutZoneConfiguration: Hashable, Sendable {
    /// `HKWorkoutZoneConfiguration.Source`: who chose the zones.
    public enum Source: String, CaseIterable, Sendable {
        /// The system.
        case system
        /// The user, in Settings.
        case user
        /// An app.
        case app
    }

    /// The quantity types that have zones, in the order of their identifiers (ZONE-01).
    public static let types: [ObjectType] = [.cyclingPower, .heartRate]
    /// The first system with zones.
    public static let firstSystem = OSVersion(major: 27)
    /// The numbers of boundaries: three to nine zones (ZONE-07).
    public static let boundaryCounts = 2...8

    /// `HKWorkoutZoneConfiguration.source`
    public let source: Source
    /// `HKWorkoutZoneConfiguration.quantityType`
    public let type: ObjectType
    /// The upper ends of all zones but the last, in ``unit(of:)``.
    public let boundaries: [Quantity]
    /// The boundaries in the canonical unit of the type.
    private let limits: [Double]

    /// `HKWorkoutZoneConfiguration.init(quantityType:zoneBoundaries:)`. Throws code 3 for a type without zones, and for boundaries
    /// that are not two to eight ascending quantities of the type (ZONE-08, ZONE-09).
    public init(_ source: Source, of type: ObjectType, boundaries: [Quantity]) throws(HealthFailure) {
        guard Self.types.contains(type), let canonical = type.quantity?.unit else {
            throw .invalidArgument("Only heart rate and cycling power have workout zones.")
        }
        guard Self.boundaryCounts.contains(boundaries.count) else {
            throw .invalidArgument("A workout zone configuration needs two to eight boundaries.")
        }
        let limits = boundaries.compactMap { try? $0.doubleValue(for: canonical) }
        guard limits.count == boundaries.count else {
            throw .invalidArgument("The boundaries of workout zones need a unit that is compatible with \(canonical).")
        }
        guard limits.allSatisfy({ $0.isFinite && $0 >= 0 }), zip(limits, limits.dropFirst()).allSatisfy(<) else {
            throw .invalidArgument("The boundaries of workout zones must be finite, not negative, and ascending.")
        }
        self.source = source
        self.type = type
        let unit = Self.unit(of: type) ?? canonical
        self.boundaries = boundaries.map { Quantity(unit: unit, value: (try? $0.doubleValue(for: unit)) ?? $0.value) }
        self.limits = limits
    }

    /// The unit of the boundaries: beats per minute, or the canonical unit of the type (ZONE-26).
    package static func unit(of type: ObjectType) -> Unit? { type == .heartRate ? .countPerMinute : type.quantity?.unit }

    /// `HKWorkoutZoneConfiguration.zones`: one more than there are boundaries.
    public var zones: [WorkoutZone] {
        (0...boundaries.count).map { index in
            WorkoutZone(
                index: index,
                minimum: index > 0 ? boundaries[index - 1] : nil,
                maximum: index < boundaries.count ? boundaries[index] : nil
            )
        }
    }

    /// The index of the zone of a value in the canonical unit. A value on a boundary belongs to the upper zone (ZONE-15).
    package func zone(of value: Double) -> Int { limits.partitioningIndex { $0 > value } }
}

/// `HKWorkoutZoneGroup`: the time that a workout spent in each zone of a type.
public struct WorkoutZoneGroup: Hashable, Sendable {
    /// `HKWorkoutZoneGroup.configuration`
    public let configuration: WorkoutZoneConfiguration
    /// The seconds in each zone, by its index. A zone without samples has 0 (ZONE-19).
    public let durations: [TimeInterval]

    /// A group. Missing durations are 0.
    package init(_ configuration: WorkoutZoneConfiguration, durations: [TimeInterval]) {
        let count = configuration.boundaries.count + 1
        self.configuration = configuration
        self.durations = Array((durations + Array(repeating: 0, count: count)).prefix(count))
    }
}

/// `HKLiveWorkoutZoneUpdate`: a live workout has come to another zone (ZONE-21).
public struct WorkoutZoneUpdate: Hashable, Sendable {
    /// `HKLiveWorkoutZoneUpdate.lastSampleProcessedDate`
    public let lastSampleProcessedDate: Date
    /// `HKLiveWorkoutZoneUpdate.zoneGroup`: the times so far.
    public let zoneGroup: WorkoutZoneGroup
    /// The index of the zone that the workout has left. Nil for the first zone.
    public let previousZone: Int?
    /// The index of the zone that the workout has entered.
    public let currentZone: Int

    /// An update.
    package init(to currentZone: Int, from previousZone: Int?, _ zoneGroup: WorkoutZoneGroup, at date: Date) {
        lastSampleProcessedDate = date
        self.zoneGroup = zoneGroup
        self.previousZone = previousZone
        self.currentZone = currentZone
    }
}

extension Workout {
    /// `HKWorkout.zoneGroup(for:)`
    public func zoneGroup(for type: ObjectType) -> WorkoutZoneGroup? {
        zoneGroups.first { $0.configuration.type == type }
    }

    /// Removes the zones of some types, from the activities too.
    package mutating func removeZoneGroups(where isHidden: (ObjectType) throws -> Bool) rethrows {
        try zoneGroups.removeAll { try isHidden($0.configuration.type) }
        for index in activities.indices {
            try activities[index].zoneGroups.removeAll { try isHidden($0.configuration.type) }
        }
    }
}

extension WorkoutActivity {
    /// `HKWorkoutActivity.zoneGroup(for:)`
    public func zoneGroup(for type: ObjectType) -> WorkoutZoneGroup? {
        zoneGroups.first { $0.configuration.type == type }
    }
}
