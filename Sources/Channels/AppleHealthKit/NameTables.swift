import HealthModel

extension PermissionKey {
    /// The keys of permissions.
    static let all: [PermissionKey] = [
        PermissionKey("Height", "HKQuantityTypeIdentifierHeight", isWritable: true),
        PermissionKey("Weight", "HKQuantityTypeIdentifierBodyMass", isWritable: true),
        PermissionKey("DateOfBirth", "HKCharacteristicTypeIdentifierDateOfBirth"),
        PermissionKey("BiologicalSex", "HKCharacteristicTypeIdentifierBiologicalSex"),
        PermissionKey("BloodType", "HKCharacteristicTypeIdentifierBloodType"),
        PermissionKey("PeakFlow", "HKQuantityTypeIdentifierPeakExpiratoryFlowRate", isWritable: true),
        PermissionKey("WaistCircumference", "HKQuantityTypeIdentifierWaistCircumference", isWritable: true),
        PermissionKey("BodyMass", "HKQuantityTypeIdentifierBodyMass", isWritable: true),
        PermissionKey("BodyFatPercentage", "HKQuantityTypeIdentifierBodyFatPercentage", isWritable: true),
        PermissionKey("BodyMassIndex", "HKQuantityTypeIdentifierBodyMassIndex", isWritable: true),
        PermissionKey("LeanBodyMass", "HKQuantityTypeIdentifierLeanBodyMass", isWritable: true),
        PermissionKey("EnvironmentalAudioExposure", "HKQuantityTypeIdentifierEnvironmentalAudioExposure"),
        PermissionKey("Steps", "HKQuantityTypeIdentifierStepCount", isWritable: true),
        PermissionKey("StepCount", "HKQuantityTypeIdentifierStepCount", isWritable: true),
        PermissionKey("DistanceWalkingRunning", "HKQuantityTypeIdentifierDistanceWalkingRunning", isWritable: true),
        PermissionKey("RunningSpeed", "HKQuantityTypeIdentifierRunningSpeed", isWritable: true),
        PermissionKey("DistanceCycling", "HKQuantityTypeIdentifierDistanceCycling", isWritable: true),
        PermissionKey("DistanceSwimming", "HKQuantityTypeIdentifierDistanceSwimming", isWritable: true),
        PermissionKey("BasalEnergyBurned", "HKQuantityTypeIdentifierBasalEnergyBurned", isWritable: true),
        PermissionKey("ActiveEnergyBurned", "HKQuantityTypeIdentifierActiveEnergyBurned", isWritable: true),
        PermissionKey("FlightsClimbed", "HKQuantityTypeIdentifierFlightsClimbed", isWritable: true),
        PermissionKey("NikeFuel", "HKQuantityTypeIdentifierNikeFuel"),
        PermissionKey("AppleStandTime", "HKQuantityTypeIdentifierAppleStandTime"),
        PermissionKey("AppleExerciseTime", "HKQuantityTypeIdentifierAppleExerciseTime"),
        PermissionKey("RunningPower", "HKQuantityTypeIdentifierRunningPower", isWritable: true),
        PermissionKey("RunningStrideLength", "HKQuantityTypeIdentifierRunningStrideLength", isWritable: true),
        PermissionKey(
            "RunningVerticalOscillation", "HKQuantityTypeIdentifierRunningVerticalOscillation",
            isWritable: true),
        PermissionKey("RunningGroundContactTime", "HKQuantityTypeIdentifierRunningGroundContactTime", isWritable: true),
        PermissionKey("Biotin", "HKQuantityTypeIdentifierDietaryBiotin", isWritable: true),
        PermissionKey("Caffeine", "HKQuantityTypeIdentifierDietaryCaffeine", isWritable: true),
        PermissionKey("Calcium", "HKQuantityTypeIdentifierDietaryCalcium", isWritable: true),
        PermissionKey("Carbohydrates", "HKQuantityTypeIdentifierDietaryCarbohydrates", isWritable: true),
        PermissionKey("Chloride", "HKQuantityTypeIdentifierDietaryChloride", isWritable: true),
        PermissionKey("Cholesterol", "HKQuantityTypeIdentifierDietaryCholesterol", isWritable: true),
        PermissionKey("Copper", "HKQuantityTypeIdentifierDietaryCopper", isWritable: true),
        PermissionKey("EnergyConsumed", "HKQuantityTypeIdentifierDietaryEnergyConsumed", isWritable: true),
        PermissionKey("FatMonounsaturated", "HKQuantityTypeIdentifierDietaryFatMonounsaturated", isWritable: true),
        PermissionKey("FatPolyunsaturated", "HKQuantityTypeIdentifierDietaryFatPolyunsaturated", isWritable: true),
        PermissionKey("FatSaturated", "HKQuantityTypeIdentifierDietaryFatSaturated", isWritable: true),
        PermissionKey("FatTotal", "HKQuantityTypeIdentifierDietaryFatTotal", isWritable: true),
        PermissionKey("Fiber", "HKQuantityTypeIdentifierDietaryFiber", isWritable: true),
        PermissionKey("Folate", "HKQuantityTypeIdentifierDietaryFolate", isWritable: true),
        PermissionKey("Iodine", "HKQuantityTypeIdentifierDietaryIodine", isWritable: true),
        PermissionKey("Iron", "HKQuantityTypeIdentifierDietaryIron", isWritable: true),
        PermissionKey("Magnesium", "HKQuantityTypeIdentifierDietaryMagnesium", isWritable: true),
        PermissionKey("Manganese", "HKQuantityTypeIdentifierDietaryManganese", isWritable: true),
        PermissionKey("Molybdenum", "HKQuantityTypeIdentifierDietaryMolybdenum", isWritable: true),
        PermissionKey("Niacin", "HKQuantityTypeIdentifierDietaryNiacin", isWritable: true),
        PermissionKey("PantothenicAcid", "HKQuantityTypeIdentifierDietaryPantothenicAcid", isWritable: true),
        PermissionKey("Phosphorus", "HKQuantityTypeIdentifierDietaryPhosphorus", isWritable: true),
        PermissionKey("Potassium", "HKQuantityTypeIdentifierDietaryPotassium", isWritable: true),
        PermissionKey("Protein", "HKQuantityTypeIdentifierDietaryProtein", isWritable: true),
        PermissionKey("Riboflavin", "HKQuantityTypeIdentifierDietaryRiboflavin", isWritable: true),
        PermissionKey("Selenium", "HKQuantityTypeIdentifierDietarySelenium", isWritable: true),
        PermissionKey("Sodium", "HKQuantityTypeIdentifierDietarySodium", isWritable: true),
        PermissionKey("Sugar", "HKQuantityTypeIdentifierDietarySugar", isWritable: true),
        PermissionKey("Thiamin", "HKQuantityTypeIdentifierDietaryThiamin", isWritable: true),
        PermissionKey("VitaminA", "HKQuantityTypeIdentifierDietaryVitaminA", isWritable: true),
        PermissionKey("VitaminB12", "HKQuantityTypeIdentifierDietaryVitaminB12", isWritable: true),
        PermissionKey("VitaminB6", "HKQuantityTypeIdentifierDietaryVitaminB6", isWritable: true),
        PermissionKey("VitaminC", "HKQuantityTypeIdentifierDietaryVitaminC", isWritable: true),
        PermissionKey("VitaminD", "HKQuantityTypeIdentifierDietaryVitaminD", isWritable: true),
        PermissionKey("VitaminE", "HKQuantityTypeIdentifierDietaryVitaminE", isWritable: true),
        PermissionKey("VitaminK", "HKQuantityTypeIdentifierDietaryVitaminK", isWritable: true),
        PermissionKey("Zinc", "HKQuantityTypeIdentifierDietaryZinc", isWritable: true),
        PermissionKey("Water", "HKQuantityTypeIdentifierDietaryWater", isWritable: true),
        PermissionKey("BloodGlucose", "HKQuantityTypeIdentifierBloodGlucose", isWritable: true),
        PermissionKey("InsulinDelivery", "HKQuantityTypeIdentifierInsulinDelivery", isWritable: true),
        PermissionKey("HeartRate", "HKQuantityTypeIdentifierHeartRate", isWritable: true),
        PermissionKey("WalkingHeartRateAverage", "HKQuantityTypeIdentifierWalkingHeartRateAverage"),
        PermissionKey("RestingHeartRate", "HKQuantityTypeIdentifierRestingHeartRate"),
        PermissionKey("HeartRateVariability", "HKQuantityTypeIdentifierHeartRateVariabilitySDNN"),
        PermissionKey("HeartbeatSeries", "HKDataTypeIdentifierHeartbeatSeries"),
        PermissionKey("Vo2Max", "HKQuantityTypeIdentifierVO2Max"),
        PermissionKey("BodyTemperature", "HKQuantityTypeIdentifierBodyTemperature", isWritable: true),
        PermissionKey("BloodPressureSystolic", "HKQuantityTypeIdentifierBloodPressureSystolic"),
        PermissionKey("BloodPressureDiastolic", "HKQuantityTypeIdentifierBloodPressureDiastolic"),
        PermissionKey("RespiratoryRate", "HKQuantityTypeIdentifierRespiratoryRate"),
        PermissionKey("OxygenSaturation", "HKQuantityTypeIdentifierOxygenSaturation"),
        PermissionKey("Electrocardiogram", "HKDataTypeIdentifierElectrocardiogram"),
        PermissionKey("SleepAnalysis", "HKCategoryTypeIdentifierSleepAnalysis", isWritable: true),
        PermissionKey("MindfulSession", "HKCategoryTypeIdentifierMindfulSession", isWritable: true),
        PermissionKey("Workout", "HKWorkoutTypeIdentifier", isWritable: true),
        PermissionKey("WorkoutRoute", "HKWorkoutRouteTypeIdentifier", isWritable: true),
        PermissionKey("BloodAlcoholContent", "HKQuantityTypeIdentifierBloodAlcoholContent", isWritable: true),
        PermissionKey("ActivitySummary", "HKActivitySummaryTypeIdentifier"),
        PermissionKey("AllergyRecord", "HKClinicalTypeIdentifierAllergyRecord"),
        PermissionKey("ConditionRecord", "HKClinicalTypeIdentifierConditionRecord"),
        PermissionKey("CoverageRecord", "HKClinicalTypeIdentifierCoverageRecord"),
        PermissionKey("ImmunizationRecord", "HKClinicalTypeIdentifierImmunizationRecord"),
        PermissionKey("LabResultRecord", "HKClinicalTypeIdentifierLabResultRecord"),
        PermissionKey("MedicationRecord", "HKClinicalTypeIdentifierMedicationRecord"),
        PermissionKey("ProcedureRecord", "HKClinicalTypeIdentifierProcedureRecord"),
        PermissionKey("VitalSignRecord", "HKClinicalTypeIdentifierVitalSignRecord"),
        PermissionKey("HeadphoneAudioExposure", "HKQuantityTypeIdentifierHeadphoneAudioExposure"),
    ]
}

extension Options {
    /// The texts of units, by key.
    static let units: [String: String] = [
        "gram": "g",
        "kg": "kg",
        "stone": "st",
        "pound": "lb",
        "meter": "m",
        "cm": "cm",
        "inch": "in",
        "mile": "mi",
        "foot": "ft",
        "second": "s",
        "minute": "min",
        "hour": "hr",
        "day": "d",
        "joule": "J",
        "calorie": "cal",
        "count": "count",
        "percent": "%",
        "bpm": "count/min",
        "fahrenheit": "degF",
        "celsius": "degC",
        "mmhg": "mmHg",
        "mmolPerL": "mmol<180.15588000005408>/L",
        "literPerMinute": "L/min",
        "mgPerdL": "mg/dL",
        "mlPerKgMin": "mL/(kg*min)",
    ]

    /// The identifiers of types, by the names that `getSamples` and `setObserver` know.
    static let sampleTypes: [String: String] = [
        "ActiveEnergyBurned": "HKQuantityTypeIdentifierActiveEnergyBurned",
        "BasalEnergyBurned": "HKQuantityTypeIdentifierBasalEnergyBurned",
        "Cycling": "HKQuantityTypeIdentifierDistanceCycling",
        "HeartRate": "HKQuantityTypeIdentifierHeartRate",
        "HeartRateVariabilitySDNN": "HKQuantityTypeIdentifierHeartRateVariabilitySDNN",
        "RestingHeartRate": "HKQuantityTypeIdentifierRestingHeartRate",
        "Running": "HKQuantityTypeIdentifierDistanceWalkingRunning",
        "StairClimbing": "HKQuantityTypeIdentifierFlightsClimbed",
        "StepCount": "HKQuantityTypeIdentifierStepCount",
        "Swimming": "HKQuantityTypeIdentifierDistanceSwimming",
        "Vo2Max": "HKQuantityTypeIdentifierVO2Max",
        "Walking": "HKQuantityTypeIdentifierStepCount",
        "Workout": "HKWorkoutTypeIdentifier",
    ]

    /// The names of clinical types, which end their identifiers.
    static let clinicalTypes = [
        "AllergyRecord", "ConditionRecord", "CoverageRecord", "ImmunizationRecord", "LabResultRecord", "MedicationRecord",
        "ProcedureRecord", "VitalSignRecord",
    ]
}

extension WorkoutNames {
    /// The activity types of iOS 14, by HealthKit's name with a capital.
    static let activityTypes = Dictionary(
        uniqueKeysWithValues: Enumeration.workoutActivityType.cases.filter { $0.iOS < OSVersion(major: 15) }
            .map { ($0.name.capitalizedFirst, $0.rawValue) }
    )

    /// The texts of workout events, from event type 1.
    static let events: [String] = [
        "pause", "resume", "lap", "", "motion paused", "motion resumed", "segment", "pause or resume request",
    ]
}

extension Nutrient {
    /// The nutrients of a meal. The type of each is named like its option, but for the energy.
    static let all: [Nutrient] = [
        "biotin", "caffeine", "calcium", "carbohydrates", "chloride", "cholesterol", "copper", "energy",
        "fatMonounsaturated", "fatPolyunsaturated", "fatSaturated", "fatTotal", "fiber", "folate", "iodine", "iron",
        "magnesium", "manganese", "molybdenum", "niacin", "pantothenicAcid", "phosphorus", "potassium", "protein",
        "riboflavin", "selenium", "sodium", "sugar", "thiamin", "vitaminA", "vitaminB12", "vitaminB6", "vitaminC",
        "vitaminD", "vitaminE", "vitaminK", "zinc",
    ].map { key in
        key == "energy"
            ? Nutrient(key, "HKQuantityTypeIdentifierDietaryEnergyConsumed", "kcal")
            : Nutrient(key, "HKQuantityTypeIdentifierDietary\(key.capitalizedFirst)", "g")
    }
}

extension ValueNames {
    /// The texts of `HKCategoryValueSleepAnalysis`.
    static let sleep: [String] = [
        "INBED", "ASLEEP", "AWAKE", "CORE", "DEEP", "REM",
    ]

    /// The texts of `HKBiologicalSex`.
    static let biologicalSex: [String] = [
        "unknown", "female", "male", "other",
    ]

    /// The texts of `HKBloodType`.
    static let bloodType: [String] = [
        "unknown", "A+", "A-", "B+", "B-", "AB+", "AB-", "O+", "O-",
    ]

    /// The texts of `HKElectrocardiogram.Classification`.
    static let electrocardiogramClassification: [String] = [
        "NotSet", "SinusRhythm", "AtrialFibrillation", "InconclusiveLowHeartRate", "InconclusiveHighHeartRate",
        "InconclusivePoorReading", "InconclusiveOther",
    ]
}
