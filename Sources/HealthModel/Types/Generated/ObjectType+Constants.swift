// Generated from protocol/catalog.json by .ci/generate-catalog. Do not edit.
// swift-format-ignore-file

extension ObjectType {
    /// `HKQuantityTypeIdentifierActiveEnergyBurned`.
    public static let activeEnergyBurned = ObjectType(index: 0)
    /// `HKCharacteristicTypeIdentifierActivityMoveMode`.
    public static let activityMoveMode = ObjectType(index: 192)
    /// `HKActivitySummaryTypeIdentifier`.
    public static let activitySummary = ObjectType(index: 218)
    /// `HKQuantityTypeIdentifierAppleExerciseTime`.
    public static let appleExerciseTime = ObjectType(index: 1)
    /// `HKQuantityTypeIdentifierAppleMoveTime`.
    public static let appleMoveTime = ObjectType(index: 2)
    /// `HKCategoryTypeIdentifierAppleStandHour`.
    public static let appleStandHour = ObjectType(index: 124)
    /// `HKQuantityTypeIdentifierAppleStandTime`.
    public static let appleStandTime = ObjectType(index: 5)
    /// `HKDataTypeIdentifierAudiogram`.
    public static let audiogram = ObjectType(index: 216)
    /// `HKQuantityTypeIdentifierBasalEnergyBurned`.
    public static let basalEnergyBurned = ObjectType(index: 9)
    /// `HKCharacteristicTypeIdentifierBiologicalSex`.
    public static let biologicalSex = ObjectType(index: 193)
    /// `HKCorrelationTypeIdentifierBloodPressure`.
    public static let bloodPressure = ObjectType(index: 199)
    /// `HKQuantityTypeIdentifierBloodPressureDiastolic`.
    public static let bloodPressureDiastolic = ObjectType(index: 12)
    /// `HKQuantityTypeIdentifierBloodPressureSystolic`.
    public static let bloodPressureSystolic = ObjectType(index: 13)
    /// `HKCharacteristicTypeIdentifierBloodType`.
    public static let bloodType = ObjectType(index: 194)
    /// `HKQuantityTypeIdentifierBodyMass`.
    public static let bodyMass = ObjectType(index: 15)
    /// `HKDocumentTypeIdentifierCDA`.
    public static let cdaDocument = ObjectType(index: 210)
    /// `HKQuantityTypeIdentifierCyclingPower`.
    public static let cyclingPower = ObjectType(index: 21)
    /// `HKCharacteristicTypeIdentifierDateOfBirth`.
    public static let dateOfBirth = ObjectType(index: 195)
    /// `HKQuantityTypeIdentifierDistanceCrossCountrySkiing`.
    public static let distanceCrossCountrySkiing = ObjectType(index: 62)
    /// `HKQuantityTypeIdentifierDistanceCycling`.
    public static let distanceCycling = ObjectType(index: 63)
    /// `HKQuantityTypeIdentifierDistanceDownhillSnowSports`.
    public static let distanceDownhillSnowSports = ObjectType(index: 64)
    /// `HKQuantityTypeIdentifierDistancePaddleSports`.
    public static let distancePaddleSports = ObjectType(index: 65)
    /// `HKQuantityTypeIdentifierDistanceRowing`.
    public static let distanceRowing = ObjectType(index: 66)
    /// `HKQuantityTypeIdentifierDistanceSkatingSports`.
    public static let distanceSkatingSports = ObjectType(index: 67)
    /// `HKQuantityTypeIdentifierDistanceSwimming`.
    public static let distanceSwimming = ObjectType(index: 68)
    /// `HKQuantityTypeIdentifierDistanceWalkingRunning`.
    public static let distanceWalkingRunning = ObjectType(index: 69)
    /// `HKQuantityTypeIdentifierDistanceWheelchair`.
    public static let distanceWheelchair = ObjectType(index: 70)
    /// `HKDataTypeIdentifierElectrocardiogram`.
    public static let electrocardiogram = ObjectType(index: 217)
    /// `HKQuantityTypeIdentifierEstimatedWorkoutEffortScore`.
    public static let estimatedWorkoutEffortScore = ObjectType(index: 74)
    /// `HKCharacteristicTypeIdentifierFitzpatrickSkinType`.
    public static let fitzpatrickSkinType = ObjectType(index: 196)
    /// `HKQuantityTypeIdentifierFlightsClimbed`.
    public static let flightsClimbed = ObjectType(index: 75)
    /// `HKCorrelationTypeIdentifierFood`.
    public static let food = ObjectType(index: 200)
    /// `HKScoredAssessmentTypeIdentifierGAD7`.
    public static let gad7 = ObjectType(index: 211)
    /// `HKQuantityTypeIdentifierHeartRate`.
    public static let heartRate = ObjectType(index: 79)
    /// `HKQuantityTypeIdentifierHeartRateVariabilitySDNN`.
    public static let heartRateVariabilitySDNN = ObjectType(index: 82)
    /// `HKDataTypeIdentifierHeartbeatSeries`.
    public static let heartbeatSeries = ObjectType(index: 214)
    /// `HKMedicationDoseEventTypeIdentifierMedicationDoseEvent`.
    public static let medicationDoseEvent = ObjectType(index: 221)
    /// `HKScoredAssessmentTypeIdentifierPHQ9`.
    public static let phq9 = ObjectType(index: 212)
    /// `HKCharacteristicTypeIdentifierReferenceSex`.
    public static let referenceSex = ObjectType(index: 197)
    /// `HKQuantityTypeIdentifierRestingHeartRate`.
    public static let restingHeartRate = ObjectType(index: 97)
    /// `HKCategoryTypeIdentifierSleepAnalysis`.
    public static let sleepAnalysis = ObjectType(index: 184)
    /// `HKDataTypeStateOfMind`.
    public static let stateOfMind = ObjectType(index: 220)
    /// `HKQuantityTypeIdentifierStepCount`.
    public static let stepCount = ObjectType(index: 107)
    /// `HKQuantityTypeIdentifierSwimmingStrokeCount`.
    public static let swimmingStrokeCount = ObjectType(index: 108)
    /// `HKDataTypeUserAnnotatedMedicationConcept`.
    public static let userAnnotatedMedication = ObjectType(index: 222)
    /// `HKVisionPrescriptionTypeIdentifier`.
    public static let visionPrescription = ObjectType(index: 219)
    /// `HKCharacteristicTypeIdentifierWheelchairUse`.
    public static let wheelchairUse = ObjectType(index: 198)
    /// `HKWorkoutTypeIdentifier`.
    public static let workout = ObjectType(index: 213)
    /// `HKQuantityTypeIdentifierWorkoutEffortScore`.
    public static let workoutEffortScore = ObjectType(index: 120)
    /// `HKWorkoutRouteTypeIdentifier`.
    public static let workoutRoute = ObjectType(index: 215)
}
