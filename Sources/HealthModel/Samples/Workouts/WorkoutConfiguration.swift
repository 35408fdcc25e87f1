/// `HKWorkoutConfiguration`: an activity and its location.
public struct WorkoutConfiguration: Hashable, Sendable {
    /// `HKWorkoutSessionLocationType`
    public enum LocationType: Int, CaseIterable, Sendable {
        case unknown = 1
        case indoor
        case outdoor
    }

    /// `HKWorkoutSwimmingLocationType`
    public enum SwimmingLocationType: Int, CaseIterable, Sendable {
        case unknown
        case pool
        case openWater
    }

    /// `HKWorkoutConfiguration.activityType`: a raw value of `HKWorkoutActivityType`.
    public var activityType: Int
    /// `HKWorkoutConfiguration.locationType`
    public var locationType: LocationType
    /// `HKWorkoutConfiguration.swimmingLocationType`
    public var swimmingLocationType: SwimmingLocationType
    /// `HKWorkoutConfiguration.lapLength`: the length of a pool.
    public var lapLength: Quantity?

    /// A configuration.
    public init(
        activityType: Int,
        locationType: LocationType = .unknown,
        swimmingLocationType: SwimmingLocationType = .unknown,
        lapLength: Quantity? = nil
    ) {
        self.activityType = activityType
        self.locationType = locationType
        self.swimmingLocationType = swimmingLocationType
        self.lapLength = lapLength
    }

    /// Whether the workout consists of activities of several types (WO-11).
    package var isMultisport: Bool {
        activityType == Enumeration.workoutActivityType.rawValue(named: "swimBikeRun")
    }

    /// Throws for an invalid configuration: an activity type that the system does not have, or an invalid lap length
    /// (project decision).
    package func validate(on version: OSVersion) throws(NativeException) {
        guard Enumeration.workoutActivityType.contains(activityType, on: version) else {
            throw .invalidWorkout("the system has no activity type \(activityType)")
        }
        guard let lapLength else { return }
        guard lapLength.isCompatible(with: .meter) else { throw .incompatibleUnits(lapLength.unit, .meter) }
        guard lapLength.value.isFinite, lapLength.value >= 0 else {
            throw .invalidWorkout("lapLength must be finite and not negative")
        }
    }
}
