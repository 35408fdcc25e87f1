public import HealthModel

/// `HKLiveWorkoutDataSource`: the types that a live builder collects (WO-32).
public struct LiveWorkoutDataSource: Hashable, Sendable {
    /// `HKLiveWorkoutDataSource.typesToCollect`
    public private(set) var typesToCollect: Set<ObjectType>

    /// `init(healthStore:workoutConfiguration:)`: collects heart rate, energy and the distance of the activity. In a
    /// multisport, it collects the distance of each activity (project decision). Without a configuration, it collects
    /// nothing.
    public init(_ configuration: WorkoutConfiguration? = nil) {
        typesToCollect = []
        guard let configuration else { return }
        typesToCollect = [.heartRate, .activeEnergyBurned, .basalEnergyBurned, configuration.distanceType]
        if configuration.isMultisport {
            typesToCollect.formUnion([.distanceSwimming, .distanceCycling, .distanceWalkingRunning])
        }
    }

    /// `enableCollection(for:predicate:)`
    public mutating func enableCollection(for type: ObjectType) {
        typesToCollect.insert(type)
    }

    /// `disableCollection(for:)`
    public mutating func disableCollection(for type: ObjectType) {
        typesToCollect.remove(type)
    }
}
