import HealthModel

/// The keys of permissions, such as `HeartRate`, and the identifiers of their types. Several keys may denote one type.
enum PermissionKeys {
    /// The keys that may be requested for reading and writing.
    static let writable = identifiers(
        [
            "HKQuantityTypeIdentifier": [
                "Height", "WaistCircumference", "BodyMass", "BodyFatPercentage", "BodyMassIndex", "LeanBodyMass",
                "StepCount", "DistanceWalkingRunning", "RunningSpeed", "DistanceCycling", "DistanceSwimming",
                "BasalEnergyBurned", "ActiveEnergyBurned", "FlightsClimbed", "RunningPower", "RunningStrideLength",
                "RunningVerticalOscillation", "RunningGroundContactTime", "BloodGlucose", "InsulinDelivery", "HeartRate",
                "BodyTemperature", "BloodAlcoholContent",
            ],
            "HKQuantityTypeIdentifierDietary": ["EnergyConsumed", "Water"],
            "HKCategoryTypeIdentifier": ["SleepAnalysis", "MindfulSession"],
        ],
        [
            "Weight": "HKQuantityTypeIdentifierBodyMass",
            "PeakFlow": "HKQuantityTypeIdentifierPeakExpiratoryFlowRate",
            "Steps": "HKQuantityTypeIdentifierStepCount",
            "Workout": "HKWorkoutTypeIdentifier",
            "WorkoutRoute": "HKWorkoutRouteTypeIdentifier",
        ].merging(
            AppleHealthKitChannel.nutrients.lazy.filter { $0.key != "energy" }.map { ($0.key.capitalizedFirst, $0.identifier) }
        ) { $1 }
    )

    /// The keys that may be requested for reading only.
    static let readable = identifiers(
        [
            "HKQuantityTypeIdentifier": [
                "EnvironmentalAudioExposure", "NikeFuel", "AppleStandTime", "AppleExerciseTime",
                "WalkingHeartRateAverage", "RestingHeartRate", "BloodPressureSystolic", "BloodPressureDiastolic",
                "RespiratoryRate", "OxygenSaturation", "HeadphoneAudioExposure",
            ],
            "HKCharacteristicTypeIdentifier": ["DateOfBirth", "BiologicalSex", "BloodType"],
            "HKClinicalTypeIdentifier": Options.clinicalTypes,
        ],
        [
            "HeartRateVariability": "HKQuantityTypeIdentifierHeartRateVariabilitySDNN",
            "HeartbeatSeries": "HKDataTypeIdentifierHeartbeatSeries",
            "Vo2Max": "HKQuantityTypeIdentifierVO2Max",
            "Electrocardiogram": "HKDataTypeIdentifierElectrocardiogram",
            "ActivitySummary": "HKActivitySummaryTypeIdentifier",
        ]
    )

    /// The identifiers by key: those that begin with a text and end with the key, and others.
    private static func identifiers(_ keys: [String: [String]], _ others: [String: String]) -> [String: String] {
        var identifiers = others
        for (beginning, keys) in keys {
            for key in keys { identifiers[key] = beginning + key }
        }
        return identifiers
    }
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

extension AppleHealthKitChannel {
    /// The options, types and units of the nutrients of a meal. The type of each is named like its option, but for the energy.
    static let nutrients: [(key: String, identifier: String, unit: String)] = [
        "biotin", "caffeine", "calcium", "carbohydrates", "chloride", "cholesterol", "copper", "energy",
        "fatMonounsaturated", "fatPolyunsaturated", "fatSaturated", "fatTotal", "fiber", "folate", "iodine", "iron",
        "magnesium", "manganese", "molybdenum", "niacin", "pantothenicAcid", "phosphorus", "potassium", "protein",
        "riboflavin", "selenium", "sodium", "sugar", "thiamin", "vitaminA", "vitaminB12", "vitaminB6", "vitaminC",
        "vitaminD", "vitaminE", "vitaminK", "zinc",
    ].map { key in
        key == "energy"
            ? (key, "HKQuantityTypeIdentifierDietaryEnergyConsumed", "kcal")
            : (key, "HKQuantityTypeIdentifierDietary\(key.capitalizedFirst)", "g")
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
