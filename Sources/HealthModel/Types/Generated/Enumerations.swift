// Generated from protocol/catalog.json by .ci/generate-catalog. Do not edit.
// swift-format-ignore-file

extension Enumeration {
    static let activityMoveMode = Enumeration("HKActivityMoveMode", .since((14, 0), ["activeEnergy": 1, "appleMoveTime": 2]))
    static let appleECGAlgorithmVersion = Enumeration("HKAppleECGAlgorithmVersion",
        .since((14, 0), ["version1": 1], constants: ["version1": "HKAppleECGAlgorithmVersion1"]),
        .since((14, 3), ["version2": 2], constants: ["version2": "HKAppleECGAlgorithmVersion2"]))
    static let biologicalSex = Enumeration("HKBiologicalSex",
        .since((8, 0), ["notSet": 0, "female": 1, "male": 2]),
        .since((8, 2), ["other": 3]))
    static let bloodGlucoseMealTime = Enumeration("HKBloodGlucoseMealTime",
        .since((11, 0), ["preprandial": 1, "postprandial": 2]))
    static let bloodType = Enumeration("HKBloodType",
        .since((8, 0), ["notSet": 0, "aPositive": 1, "aNegative": 2, "bPositive": 3, "bNegative": 4, "abPositive": 5,
            "abNegative": 6, "oPositive": 7, "oNegative": 8], constants: ["abPositive": "HKBloodTypeABPositive",
            "abNegative": "HKBloodTypeABNegative"]))
    static let bodyTemperatureSensorLocation = Enumeration("HKBodyTemperatureSensorLocation",
        .since((8, 0), ["other": 0, "armpit": 1, "body": 2, "ear": 3, "finger": 4, "gastroIntestinal": 5, "mouth": 6, "rectum": 7,
            "toe": 8, "earDrum": 9, "temporalArtery": 10, "forehead": 11]))
    static let categoryValue = Enumeration("HKCategoryValue", .since((9, 0), ["notApplicable": 0]))
    static let categoryValueAppetiteChanges = Enumeration("HKCategoryValueAppetiteChanges",
        .since((13, 6), ["unspecified": 0, "noChange": 1, "decreased": 2, "increased": 3]))
    static let categoryValueAppleStandHour = Enumeration("HKCategoryValueAppleStandHour", .since((9, 0), ["stood": 0, "idle": 1]))
    static let categoryValueAppleWalkingSteadinessEvent = Enumeration("HKCategoryValueAppleWalkingSteadinessEvent",
        .since((15, 0), ["initialLow": 1, "initialVeryLow": 2, "repeatLow": 3, "repeatVeryLow": 4]))
    static let categoryValueAudioExposureEvent = Enumeration("HKCategoryValueAudioExposureEvent",
        .since((13, 0), ["loudEnvironment": 1]))
    static let categoryValueCervicalMucusQuality = Enumeration("HKCategoryValueCervicalMucusQuality",
        .since((9, 0), ["dry": 1, "sticky": 2, "creamy": 3, "watery": 4, "eggWhite": 5]))
    static let categoryValueContraceptive = Enumeration("HKCategoryValueContraceptive",
        .since((14, 3), ["unspecified": 1, "implant": 2, "injection": 3, "intrauterineDevice": 4, "intravaginalRing": 5,
            "oral": 6, "patch": 7]))
    static let categoryValueEnvironmentalAudioExposureEvent = Enumeration("HKCategoryValueEnvironmentalAudioExposureEvent",
        .since((14, 0), ["momentaryLimit": 1]))
    static let categoryValueHeadphoneAudioExposureEvent = Enumeration("HKCategoryValueHeadphoneAudioExposureEvent",
        .since((14, 2), ["sevenDayLimit": 1]))
    static let categoryValueLowCardioFitnessEvent = Enumeration("HKCategoryValueLowCardioFitnessEvent",
        .since((14, 3), ["lowFitness": 1]))
    static let categoryValueMenopausalState = Enumeration("HKCategoryValueMenopausalState",
        .since((27, 0), ["menopause": 1, "perimenopause": 2, "none": 3]))
    static let categoryValueMenstrualFlow = Enumeration("HKCategoryValueMenstrualFlow",
        .since((9, 0), ["unspecified": 1, "light": 2, "medium": 3, "heavy": 4]),
        .since((12, 0), ["none": 5]))
    static let categoryValueOvulationTestResult = Enumeration("HKCategoryValueOvulationTestResult",
        .since((9, 0), ["negative": 1]),
        .since((13, 0), ["luteinizingHormoneSurge": 2]),
        .since((9, 0), ["positive": 2, "indeterminate": 3]),
        .since((13, 0), ["estrogenSurge": 4]))
    static let categoryValuePregnancyTestResult = Enumeration("HKCategoryValuePregnancyTestResult",
        .since((15, 0), ["negative": 1, "positive": 2, "indeterminate": 3]))
    static let categoryValuePresence = Enumeration("HKCategoryValuePresence", .since((13, 6), ["present": 0, "notPresent": 1]))
    static let categoryValueProgesteroneTestResult = Enumeration("HKCategoryValueProgesteroneTestResult",
        .since((15, 0), ["negative": 1, "positive": 2, "indeterminate": 3]))
    static let categoryValueSeverity = Enumeration("HKCategoryValueSeverity",
        .since((13, 6), ["unspecified": 0, "notPresent": 1, "mild": 2, "moderate": 3, "severe": 4]))
    static let categoryValueSleepAnalysis = Enumeration("HKCategoryValueSleepAnalysis",
        .since((8, 0), ["inBed": 0]),
        .since((16, 0), ["asleepUnspecified": 1]),
        .since((8, 0), ["asleep": 1]),
        .since((10, 0), ["awake": 2]),
        .since((16, 0), ["asleepCore": 3, "asleepDeep": 4, "asleepREM": 5]))
    static let categoryValueVaginalBleeding = Enumeration("HKCategoryValueVaginalBleeding",
        .since((18, 0), ["unspecified": 1, "light": 2, "medium": 3, "heavy": 4, "none": 5]))
    static let cyclingFunctionalThresholdPowerTestType = Enumeration("HKCyclingFunctionalThresholdPowerTestType",
        .since((17, 0), ["maxExercise60Minute": 1, "maxExercise20Minute": 2, "rampTest": 3, "predictionExercise": 4]))
    static let devicePlacementSide = Enumeration("HKDevicePlacementSide",
        .since((14, 0), ["unknown": 0, "left": 1, "right": 2, "central": 3]))
    /// `HKElectrocardiogramClassification`.
    public static let electrocardiogramClassification = Enumeration("HKElectrocardiogramClassification",
        .since((14, 0), ["notSet": 0, "sinusRhythm": 1, "atrialFibrillation": 2, "inconclusiveLowHeartRate": 3,
            "inconclusiveHighHeartRate": 4, "inconclusivePoorReading": 5, "inconclusiveOther": 6, "unrecognized": 100]))
    /// `HKElectrocardiogramSymptomsStatus`.
    public static let electrocardiogramSymptomsStatus = Enumeration("HKElectrocardiogramSymptomsStatus",
        .since((14, 0), ["notSet": 0, "none": 1, "present": 2]))
    static let fitzpatrickSkinType = Enumeration("HKFitzpatrickSkinType",
        .since((9, 0), ["notSet": 0, "I": 1, "II": 2, "III": 3, "IV": 4, "V": 5, "VI": 6]))
    /// `HKGAD7AssessmentAnswer`.
    public static let gad7AssessmentAnswer = Enumeration("HKGAD7AssessmentAnswer",
        .since((18, 0), ["notAtAll": 0, "severalDays": 1, "moreThanHalfTheDays": 2, "nearlyEveryDay": 3]))
    static let heartRateMotionContext = Enumeration("HKHeartRateMotionContext",
        .since((11, 0), ["notSet": 0, "sedentary": 1, "active": 2]))
    static let heartRateRecoveryTestType = Enumeration("HKHeartRateRecoveryTestType",
        .since((16, 0), ["maxExercise": 1, "predictionSubMaxExercise": 2, "predictionNonExercise": 3]),
        .since((27, 2), ["stepTest": 4]))
    static let heartRateSensorLocation = Enumeration("HKHeartRateSensorLocation",
        .since((8, 0), ["other": 0, "chest": 1, "wrist": 2, "finger": 3, "hand": 4, "earLobe": 5, "foot": 6]))
    static let insulinDeliveryReason = Enumeration("HKInsulinDeliveryReason", .since((11, 0), ["basal": 1, "bolus": 2]))
    /// `HKMedicationDoseEventLogStatus`.
    public static let medicationDoseEventLogStatus = Enumeration("HKMedicationDoseEventLogStatus",
        .since((26, 0), ["notInteracted": 1, "notificationNotSent": 2, "snoozed": 3, "taken": 4, "skipped": 5, "notLogged": 6]))
    /// `HKMedicationDoseEventScheduleType`.
    public static let medicationDoseEventScheduleType = Enumeration("HKMedicationDoseEventScheduleType",
        .since((26, 0), ["asNeeded": 1, "schedule": 2]))
    /// `HKPHQ9AssessmentAnswer`.
    public static let phq9AssessmentAnswer = Enumeration("HKPHQ9AssessmentAnswer",
        .since((18, 0), ["notAtAll": 0, "severalDays": 1, "moreThanHalfTheDays": 2, "nearlyEveryDay": 3, "preferNotToAnswer": 4]))
    static let physicalEffortEstimationType = Enumeration("HKPhysicalEffortEstimationType",
        .since((17, 0), ["activityLookup": 1, "deviceSensed": 2]))
    /// `HKPrismBase`.
    public static let prismBase = Enumeration("HKPrismBase", .since((16, 0), ["none": 0, "up": 1, "down": 2, "in": 3, "out": 4]))
    static let referenceSex = Enumeration("HKReferenceSex", .since((27, 3), ["notSet": 0, "female": 1, "male": 2]))
    /// `HKStateOfMindAssociation`.
    public static let stateOfMindAssociation = Enumeration("HKStateOfMindAssociation",
        .since((18, 0), ["community": 1, "currentEvents": 2, "dating": 3, "education": 4, "family": 5, "fitness": 6, "friends": 7,
            "health": 8, "hobbies": 9, "identity": 10, "money": 11, "partner": 12, "selfCare": 13, "spirituality": 14,
            "tasks": 15, "travel": 16, "work": 17, "weather": 18]))
    /// `HKStateOfMindKind`.
    public static let stateOfMindKind = Enumeration("HKStateOfMindKind", .since((18, 0), ["momentaryEmotion": 1, "dailyMood": 2]))
    /// `HKStateOfMindLabel`.
    public static let stateOfMindLabel = Enumeration("HKStateOfMindLabel",
        .since((18, 0), ["amazed": 1, "amused": 2, "angry": 3, "anxious": 4, "ashamed": 5, "brave": 6, "calm": 7, "content": 8,
            "disappointed": 9, "discouraged": 10, "disgusted": 11, "embarrassed": 12, "excited": 13, "frustrated": 14,
            "grateful": 15, "guilty": 16, "happy": 17, "hopeless": 18, "irritated": 19, "jealous": 20, "joyful": 21, "lonely": 22,
            "passionate": 23, "peaceful": 24, "proud": 25, "relieved": 26, "sad": 27, "scared": 28, "stressed": 29,
            "surprised": 30, "worried": 31, "annoyed": 32, "confident": 33, "drained": 34, "hopeful": 35, "indifferent": 36,
            "overwhelmed": 37, "satisfied": 38]))
    static let swimmingStrokeStyle = Enumeration("HKSwimmingStrokeStyle",
        .since((10, 0), ["unknown": 0, "mixed": 1, "freestyle": 2, "backstroke": 3, "breaststroke": 4, "butterfly": 5]),
        .since((16, 0), ["kickboard": 6]))
    static let userMotionContext = Enumeration("HKUserMotionContext",
        .since((16, 0), ["notSet": 0, "stationary": 1, "active": 2]))
    static let vO2MaxTestType = Enumeration("HKVO2MaxTestType",
        .since((11, 0), ["maxExercise": 1, "predictionSubMaxExercise": 2, "predictionNonExercise": 3]),
        .since((26, 0), ["predictionStepTest": 4]))
    /// `HKVisionEye`.
    public static let visionEye = Enumeration("HKVisionEye", .since((16, 0), ["left": 1, "right": 2]))
    /// `HKVisionPrescriptionType`.
    public static let visionPrescriptionType = Enumeration("HKVisionPrescriptionType",
        .since((16, 0), ["glasses": 1, "contacts": 2]))
    static let waterSalinity = Enumeration("HKWaterSalinity", .since((17, 0), ["freshWater": 1, "saltWater": 2]))
    static let weatherCondition = Enumeration("HKWeatherCondition",
        .since((10, 0), ["none": 0, "clear": 1, "fair": 2, "partlyCloudy": 3, "mostlyCloudy": 4, "cloudy": 5, "foggy": 6,
            "haze": 7, "windy": 8, "blustery": 9, "smoky": 10, "dust": 11, "snow": 12, "hail": 13, "sleet": 14,
            "freezingDrizzle": 15, "freezingRain": 16, "mixedRainAndHail": 17, "mixedRainAndSnow": 18, "mixedRainAndSleet": 19,
            "mixedSnowAndSleet": 20, "drizzle": 21, "scatteredShowers": 22, "showers": 23, "thunderstorms": 24,
            "tropicalStorm": 25, "hurricane": 26, "tornado": 27]))
    static let wheelchairUse = Enumeration("HKWheelchairUse", .since((10, 0), ["notSet": 0, "no": 1, "yes": 2]))
    /// `HKWorkoutActivityType`.
    public static let workoutActivityType = Enumeration("HKWorkoutActivityType",
        .since((8, 0), ["americanFootball": 1, "archery": 2, "australianFootball": 3, "badminton": 4, "baseball": 5,
            "basketball": 6, "bowling": 7, "boxing": 8, "climbing": 9, "cricket": 10, "crossTraining": 11, "curling": 12,
            "cycling": 13, "dance": 14, "danceInspiredTraining": 15, "elliptical": 16, "equestrianSports": 17, "fencing": 18,
            "fishing": 19, "functionalStrengthTraining": 20, "golf": 21, "gymnastics": 22, "handball": 23, "hiking": 24,
            "hockey": 25, "hunting": 26, "lacrosse": 27, "martialArts": 28, "mindAndBody": 29, "mixedMetabolicCardioTraining": 30,
            "paddleSports": 31, "play": 32, "preparationAndRecovery": 33, "racquetball": 34, "rowing": 35, "rugby": 36,
            "running": 37, "sailing": 38, "skatingSports": 39, "snowSports": 40, "soccer": 41, "softball": 42, "squash": 43,
            "stairClimbing": 44, "surfingSports": 45, "swimming": 46, "tableTennis": 47, "tennis": 48, "trackAndField": 49,
            "traditionalStrengthTraining": 50, "volleyball": 51, "walking": 52, "waterFitness": 53, "waterPolo": 54,
            "waterSports": 55, "wrestling": 56, "yoga": 57]),
        .since((10, 0), ["barre": 58, "coreTraining": 59, "crossCountrySkiing": 60, "downhillSkiing": 61, "flexibility": 62,
            "highIntensityIntervalTraining": 63, "jumpRope": 64, "kickboxing": 65, "pilates": 66, "snowboarding": 67,
            "stairs": 68, "stepTraining": 69, "wheelchairWalkPace": 70, "wheelchairRunPace": 71]),
        .since((11, 0), ["taiChi": 72, "mixedCardio": 73, "handCycling": 74]),
        .since((13, 0), ["discSports": 75, "fitnessGaming": 76]),
        .since((14, 0), ["cardioDance": 77, "socialDance": 78, "pickleball": 79, "cooldown": 80]),
        .since((16, 0), ["swimBikeRun": 82, "transition": 83]),
        .since((17, 0), ["underwaterDiving": 84]),
        .since((8, 0), ["other": 3000]))
    static let workoutSwimmingLocationType = Enumeration("HKWorkoutSwimmingLocationType",
        .since((10, 0), ["unknown": 0, "pool": 1, "openWater": 2]))
}
