// Generated from protocol/catalog.json by .ci/generate-catalog. Do not edit.

extension ObjectType {
    /// `HKQuantityTypeIdentifierActiveEnergyBurned`.
    public static let activeEnergyBurned = ObjectType(index: 0)

    /// `HKCharacteristicTypeIdentifierActivityMoveMode`.
    public static let activityMoveMode = ObjectType(index: 192)

    /// `HKActivitySummaryTypeIdentifier`.
    public static let activitySummary = ObjectType(index: 217)

    /// `HKCharacteristicTypeIdentifierBiologicalSex`.
    public static let biologicalSex = ObjectType(index: 193)

    /// `HKCorrelationTypeIdentifierBloodPressure`.
    public static let bloodPressure = ObjectType(index: 198)

    /// `HKQuantityTypeIdentifierBloodPressureDiastolic`.
    public static let bloodPressureDiastolic = ObjectType(index: 12)

    /// `HKQuantityTypeIdentifierBloodPressureSystolic`.
    public static let bloodPressureSystolic = ObjectType(index: 13)

    /// `HKCharacteristicTypeIdentifierBloodType`.
    public static let bloodType = ObjectType(index: 194)

    /// `HKQuantityTypeIdentifierBodyMass`.
    public static let bodyMass = ObjectType(index: 15)

    /// `HKDocumentTypeIdentifierCDA`.
    public static let cdaDocument = ObjectType(index: 209)

    /// `HKCharacteristicTypeIdentifierDateOfBirth`.
    public static let dateOfBirth = ObjectType(index: 195)

    /// `HKQuantityTypeIdentifierDistanceWalkingRunning`.
    public static let distanceWalkingRunning = ObjectType(index: 69)

    /// `HKQuantityTypeIdentifierEstimatedWorkoutEffortScore`.
    public static let estimatedWorkoutEffortScore = ObjectType(index: 74)

    /// `HKCharacteristicTypeIdentifierFitzpatrickSkinType`.
    public static let fitzpatrickSkinType = ObjectType(index: 196)

    /// `HKCorrelationTypeIdentifierFood`.
    public static let food = ObjectType(index: 199)

    /// `HKQuantityTypeIdentifierHeartRate`.
    public static let heartRate = ObjectType(index: 79)

    /// `HKQuantityTypeIdentifierHeartRateVariabilitySDNN`.
    public static let heartRateVariabilitySDNN = ObjectType(index: 82)

    /// `HKDataTypeIdentifierHeartbeatSeries`.
    public static let heartbeatSeries = ObjectType(index: 213)

    /// `HKCategoryTypeIdentifierSleepAnalysis`.
    public static let sleepAnalysis = ObjectType(index: 184)

    /// `HKQuantityTypeIdentifierStepCount`.
    public static let stepCount = ObjectType(index: 107)

    /// `HKCharacteristicTypeIdentifierWheelchairUse`.
    public static let wheelchairUse = ObjectType(index: 197)

    /// `HKWorkoutTypeIdentifier`.
    public static let workout = ObjectType(index: 212)

    /// `HKQuantityTypeIdentifierWorkoutEffortScore`.
    public static let workoutEffortScore = ObjectType(index: 120)

    /// `HKWorkoutRouteTypeIdentifier`.
    public static let workoutRoute = ObjectType(index: 214)
}
