/// The tables of the package.
enum Tables {
    /// The unit of a quantity type where a method takes none, if that is not the unit in HealthKit's header.
    static let units: [String: String] = [
        "HKQuantityTypeIdentifierActiveEnergyBurned": "Cal",
        "HKQuantityTypeIdentifierAppleExerciseTime": "s",
        "HKQuantityTypeIdentifierAppleMoveTime": "s",
        "HKQuantityTypeIdentifierAppleSleepingWristTemperature": "K",
        "HKQuantityTypeIdentifierAppleStandTime": "s",
        "HKQuantityTypeIdentifierBasalBodyTemperature": "K",
        "HKQuantityTypeIdentifierBasalEnergyBurned": "Cal",
        "HKQuantityTypeIdentifierBloodGlucose": "mg/L",
        "HKQuantityTypeIdentifierBodyTemperature": "K",
        "HKQuantityTypeIdentifierDietaryEnergyConsumed": "Cal",
        "HKQuantityTypeIdentifierForcedExpiratoryVolume1": "mL",
        "HKQuantityTypeIdentifierForcedVitalCapacity": "mL",
        "HKQuantityTypeIdentifierHeartRate": "count/min",
        "HKQuantityTypeIdentifierPhysicalEffort": "kcal/hr·kg",
        "HKQuantityTypeIdentifierRespiratoryRate": "count/min",
        "HKQuantityTypeIdentifierRunningGroundContactTime": "s",
        "HKQuantityTypeIdentifierRunningVerticalOscillation": "m",
        "HKQuantityTypeIdentifierTimeInDaylight": "s",
        "HKQuantityTypeIdentifierVO2Max": "mL/min·kg",
        "HKQuantityTypeIdentifierWaterTemperature": "K",
    ]

    /// The names of types in errors, by the identifier of the package. All others have HealthKit's Swift name.
    static let typeNames: [String: String] = [
        "HKDataTypeIdentifierAudiogram": "audiogram",
        "HKDataTypeIdentifierHeartbeatSeries": "heartbeatSeries",
        "HKDataTypeIdentifierStateOfMind": "stateOfMind",
        "HKDocumentTypeIdentifierCDA": "cda",
        "HKScoredAssessmentTypeIdentifierGAD7": "gad7",
        "HKScoredAssessmentTypeIdentifierPHQ9": "phq9",
        "HKVisionPrescriptionTypeIdentifier": "visionPrescription",
    ]

    /// The texts of category values, by enumeration.
    static let categoryValues: [String: [Int: String]] = [
        "HKCategoryValue": [0: "Not Applicable"],
        "HKCategoryValueAppetiteChanges": [0: "Unspecified", 1: "No Change", 2: "Decreased", 3: "Increased"],
        "HKCategoryValueAppleStandHour": [0: "Stood", 1: "Idle"],
        "HKCategoryValueAppleWalkingSteadinessEvent": [
            1: "Initial low", 2: "Initial very low", 3: "Repeat low",
            4: "Repeat very low",
        ],
        "HKCategoryValueCervicalMucusQuality": [1: "Dry", 2: "Sticky", 3: "Creamy", 4: "Watery", 5: "Egg White"],
        "HKCategoryValueContraceptive": [
            1: "Unspecified", 2: "Implant", 3: "Injection", 4: "Intrauterine Device",
            5: "Intravaginal Ring", 6: "Oral", 7: "Patch",
        ],
        "HKCategoryValueEnvironmentalAudioExposureEvent": [1: "Momentary Limit"],
        "HKCategoryValueHeadphoneAudioExposureEvent": [1: "Seven Day Limit"],
        "HKCategoryValueLowCardioFitnessEvent": [1: "Low Fitness"],
        "HKCategoryValueMenstrualFlow": [1: "Unspecified", 2: "Light", 3: "Medium", 4: "Heavy", 5: "None"],
        "HKCategoryValueOvulationTestResult": [1: "Negative", 3: "Indeterminate", 4: "Estrogen Surge"],
        "HKCategoryValuePregnancyTestResult": [1: "Negative", 2: "Positive", 3: "Indeterminate"],
        "HKCategoryValuePresence": [0: "Present", 1: "Not Present"],
        "HKCategoryValueProgesteroneTestResult": [1: "Negative", 2: "Positive", 3: "Indeterminate"],
        "HKCategoryValueSeverity": [0: "Unspecified", 1: "Not Present", 2: "Mild", 3: "Moderate", 4: "Severe"],
        "HKCategoryValueSleepAnalysis": [0: "In Bed", 2: "Awake", 3: "Asleep core", 4: "Asleep deep", 5: "Asleep REM"],
    ]

    /// The units in which quantities of metadata are read, with the first system on which the package knows them.
    static let metadataUnits: [(unit: String, iOS: Int)] = [
        ("count/min", 15),
        ("m/s", 15),
        ("m", 15),
        ("kcal/hr·kg", 15),
        ("degC", 15),
        ("%", 15),
        ("s", 15),
        ("kcal", 15),
        ("kg", 15),
        ("L", 15),
        ("mmHg", 15),
        ("dBASPL", 15),
        ("mL/min·kg", 15),
        ("mg/dL", 15),
        ("IU", 15),
        ("S", 15),
        ("V", 15),
        ("L/min", 15),
        ("dBHL", 15),
        ("deg", 16),
        ("D", 16),
        ("pD", 16),
        ("lx", 17),
        ("W", 17),
        ("count", 15),
    ]

    /// The texts of `HKWorkoutEventType`.
    static let workoutEvents: [Int: String] = [
        1: "Pause", 2: "Resume", 3: "Lap", 4: "Marker", 5: "Motion paused",
        6: "Motion Resumed", 7: "Segment", 8: "Pause or resume request",
    ]

    /// The texts of `HKElectrocardiogram.Classification`.
    static let electrocardiogramClassification: [Int: String] = [
        0: "na", 1: "Sinus rhythm", 2: "Atrial fibrillation",
        3: "Inconclusive low heart rate", 4: "Inconclusive high heart rate", 5: "Inconclusive poor reading",
        6: "Inconclusive other", 100: "Unrecognized",
    ]

    /// The texts of `HKElectrocardiogram.SymptomsStatus`.
    static let electrocardiogramSymptomsStatus: [Int: String] = [0: "na", 1: "None", 2: "Present"]

    /// The texts of `HKBiologicalSex`.
    static let biologicalSex: [Int: String] = [0: "na", 1: "Female", 2: "Male", 3: "Other"]

    /// The texts of `HKBloodType`.
    static let bloodType: [Int: String] = [
        0: "na", 1: "A+", 2: "A-", 3: "B+", 4: "B-", 5: "AB+", 6: "AB-", 7: "O+",
        8: "O-",
    ]

    /// The texts of `HKFitzpatrickSkinType`.
    static let fitzpatrickSkinType: [Int: String] = [0: "na", 1: "I", 2: "II", 3: "III", 4: "IV", 5: "V", 6: "VI"]

    /// The texts of `HKWheelchairUse`.
    static let wheelchairUse: [Int: String] = [0: "na", 1: "No", 2: "Yes"]

    /// The texts of `HKActivityMoveMode`.
    static let activityMoveMode: [Int: String] = [1: "Active energy", 2: "Apple move time"]
}
