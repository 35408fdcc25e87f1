// Generated from protocol/catalog.json by .ci/generate-catalog. Do not edit.

extension ObjectType {
    /// `HKCharacteristicTypeIdentifierActivityMoveMode`.
    public static let activityMoveMode = ObjectType(index: 192)

    /// `HKActivitySummaryTypeIdentifier`.
    public static let activitySummary = ObjectType(index: 217)

    /// `HKCharacteristicTypeIdentifierBiologicalSex`.
    public static let biologicalSex = ObjectType(index: 193)

    /// `HKQuantityTypeIdentifierBloodPressureDiastolic`.
    public static let bloodPressureDiastolic = ObjectType(index: 12)

    /// `HKQuantityTypeIdentifierBloodPressureSystolic`.
    public static let bloodPressureSystolic = ObjectType(index: 13)

    /// `HKCharacteristicTypeIdentifierBloodType`.
    public static let bloodType = ObjectType(index: 194)

    /// `HKDocumentTypeIdentifierCDA`.
    public static let cdaDocument = ObjectType(index: 209)

    /// `HKCharacteristicTypeIdentifierDateOfBirth`.
    public static let dateOfBirth = ObjectType(index: 195)

    /// `HKCharacteristicTypeIdentifierFitzpatrickSkinType`.
    public static let fitzpatrickSkinType = ObjectType(index: 196)

    /// `HKQuantityTypeIdentifierHeartRateVariabilitySDNN`.
    public static let heartRateVariabilitySDNN = ObjectType(index: 82)

    /// `HKDataTypeIdentifierHeartbeatSeries`.
    public static let heartbeatSeries = ObjectType(index: 213)

    /// `HKCharacteristicTypeIdentifierWheelchairUse`.
    public static let wheelchairUse = ObjectType(index: 197)

    /// `HKWorkoutTypeIdentifier`.
    public static let workout = ObjectType(index: 212)

    /// `HKWorkoutRouteTypeIdentifier`.
    public static let workoutRoute = ObjectType(index: 214)
}
