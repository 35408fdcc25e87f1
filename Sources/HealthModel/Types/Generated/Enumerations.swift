// Generated from protocol/catalog.json by .ci/generate-catalog. Do not edit.
// swift-format-ignore-file

extension Enumeration {
    static let activityMoveMode = Enumeration(name: "HKActivityMoveMode", cases: [
        Case(name: "activeEnergy", rawValue: 1, iOS: OSVersion(major: 14)),
        Case(name: "appleMoveTime", rawValue: 2, iOS: OSVersion(major: 14)),
    ])
    static let appleECGAlgorithmVersion = Enumeration(name: "HKAppleECGAlgorithmVersion", cases: [
        Case(name: "version1", rawValue: 1, iOS: OSVersion(major: 14), constant: "HKAppleECGAlgorithmVersion1"),
        Case(name: "version2", rawValue: 2, iOS: OSVersion(major: 14, minor: 3),
            constant: "HKAppleECGAlgorithmVersion2"),
    ])
    static let biologicalSex = Enumeration(name: "HKBiologicalSex", cases: [
        Case(name: "notSet", rawValue: 0, iOS: OSVersion(major: 8)),
        Case(name: "female", rawValue: 1, iOS: OSVersion(major: 8)),
        Case(name: "male", rawValue: 2, iOS: OSVersion(major: 8)),
        Case(name: "other", rawValue: 3, iOS: OSVersion(major: 8, minor: 2)),
    ])
    static let bloodGlucoseMealTime = Enumeration(name: "HKBloodGlucoseMealTime", cases: [
        Case(name: "preprandial", rawValue: 1, iOS: OSVersion(major: 11)),
        Case(name: "postprandial", rawValue: 2, iOS: OSVersion(major: 11)),
    ])
    static let bloodType = Enumeration(name: "HKBloodType", cases: [
        Case(name: "notSet", rawValue: 0, iOS: OSVersion(major: 8)),
        Case(name: "aPositive", rawValue: 1, iOS: OSVersion(major: 8)),
        Case(name: "aNegative", rawValue: 2, iOS: OSVersion(major: 8)),
        Case(name: "bPositive", rawValue: 3, iOS: OSVersion(major: 8)),
        Case(name: "bNegative", rawValue: 4, iOS: OSVersion(major: 8)),
        Case(name: "abPositive", rawValue: 5, iOS: OSVersion(major: 8), constant: "HKBloodTypeABPositive"),
        Case(name: "abNegative", rawValue: 6, iOS: OSVersion(major: 8), constant: "HKBloodTypeABNegative"),
        Case(name: "oPositive", rawValue: 7, iOS: OSVersion(major: 8)),
        Case(name: "oNegative", rawValue: 8, iOS: OSVersion(major: 8)),
    ])
    static let bodyTemperatureSensorLocation = Enumeration(name: "HKBodyTemperatureSensorLocation", cases: [
        Case(name: "other", rawValue: 0, iOS: OSVersion(major: 8)),
        Case(name: "armpit", rawValue: 1, iOS: OSVersion(major: 8)),
        Case(name: "body", rawValue: 2, iOS: OSVersion(major: 8)),
        Case(name: "ear", rawValue: 3, iOS: OSVersion(major: 8)),
        Case(name: "finger", rawValue: 4, iOS: OSVersion(major: 8)),
        Case(name: "gastroIntestinal", rawValue: 5, iOS: OSVersion(major: 8)),
        Case(name: "mouth", rawValue: 6, iOS: OSVersion(major: 8)),
        Case(name: "rectum", rawValue: 7, iOS: OSVersion(major: 8)),
        Case(name: "toe", rawValue: 8, iOS: OSVersion(major: 8)),
        Case(name: "earDrum", rawValue: 9, iOS: OSVersion(major: 8)),
        Case(name: "temporalArtery", rawValue: 10, iOS: OSVersion(major: 8)),
        Case(name: "forehead", rawValue: 11, iOS: OSVersion(major: 8)),
    ])
    static let categoryValue = Enumeration(name: "HKCategoryValue", cases: [
        Case(name: "notApplicable", rawValue: 0, iOS: OSVersion(major: 9)),
    ])
    static let categoryValueAppetiteChanges = Enumeration(name: "HKCategoryValueAppetiteChanges", cases: [
        Case(name: "unspecified", rawValue: 0, iOS: OSVersion(major: 13, minor: 6)),
        Case(name: "noChange", rawValue: 1, iOS: OSVersion(major: 13, minor: 6)),
        Case(name: "decreased", rawValue: 2, iOS: OSVersion(major: 13, minor: 6)),
        Case(name: "increased", rawValue: 3, iOS: OSVersion(major: 13, minor: 6)),
    ])
    static let categoryValueAppleStandHour = Enumeration(name: "HKCategoryValueAppleStandHour", cases: [
        Case(name: "stood", rawValue: 0, iOS: OSVersion(major: 9)),
        Case(name: "idle", rawValue: 1, iOS: OSVersion(major: 9)),
    ])
    static let categoryValueAppleWalkingSteadinessEvent = Enumeration(
        name: "HKCategoryValueAppleWalkingSteadinessEvent", cases: [
        Case(name: "initialLow", rawValue: 1, iOS: OSVersion(major: 15)),
        Case(name: "initialVeryLow", rawValue: 2, iOS: OSVersion(major: 15)),
        Case(name: "repeatLow", rawValue: 3, iOS: OSVersion(major: 15)),
        Case(name: "repeatVeryLow", rawValue: 4, iOS: OSVersion(major: 15)),
    ])
    static let categoryValueAudioExposureEvent = Enumeration(name: "HKCategoryValueAudioExposureEvent", cases: [
        Case(name: "loudEnvironment", rawValue: 1, iOS: OSVersion(major: 13)),
    ])
    static let categoryValueCervicalMucusQuality = Enumeration(name: "HKCategoryValueCervicalMucusQuality", cases: [
        Case(name: "dry", rawValue: 1, iOS: OSVersion(major: 9)),
        Case(name: "sticky", rawValue: 2, iOS: OSVersion(major: 9)),
        Case(name: "creamy", rawValue: 3, iOS: OSVersion(major: 9)),
        Case(name: "watery", rawValue: 4, iOS: OSVersion(major: 9)),
        Case(name: "eggWhite", rawValue: 5, iOS: OSVersion(major: 9)),
    ])
    static let categoryValueContraceptive = Enumeration(name: "HKCategoryValueContraceptive", cases: [
        Case(name: "unspecified", rawValue: 1, iOS: OSVersion(major: 14, minor: 3)),
        Case(name: "implant", rawValue: 2, iOS: OSVersion(major: 14, minor: 3)),
        Case(name: "injection", rawValue: 3, iOS: OSVersion(major: 14, minor: 3)),
        Case(name: "intrauterineDevice", rawValue: 4, iOS: OSVersion(major: 14, minor: 3)),
        Case(name: "intravaginalRing", rawValue: 5, iOS: OSVersion(major: 14, minor: 3)),
        Case(name: "oral", rawValue: 6, iOS: OSVersion(major: 14, minor: 3)),
        Case(name: "patch", rawValue: 7, iOS: OSVersion(major: 14, minor: 3)),
    ])
    static let categoryValueEnvironmentalAudioExposureEvent = Enumeration(
        name: "HKCategoryValueEnvironmentalAudioExposureEvent", cases: [
        Case(name: "momentaryLimit", rawValue: 1, iOS: OSVersion(major: 14)),
    ])
    static let categoryValueHeadphoneAudioExposureEvent = Enumeration(
        name: "HKCategoryValueHeadphoneAudioExposureEvent", cases: [
        Case(name: "sevenDayLimit", rawValue: 1, iOS: OSVersion(major: 14, minor: 2)),
    ])
    static let categoryValueLowCardioFitnessEvent = Enumeration(name: "HKCategoryValueLowCardioFitnessEvent", cases: [
        Case(name: "lowFitness", rawValue: 1, iOS: OSVersion(major: 14, minor: 3)),
    ])
    static let categoryValueMenopausalState = Enumeration(name: "HKCategoryValueMenopausalState", cases: [
        Case(name: "menopause", rawValue: 1, iOS: OSVersion(major: 27)),
        Case(name: "perimenopause", rawValue: 2, iOS: OSVersion(major: 27)),
        Case(name: "none", rawValue: 3, iOS: OSVersion(major: 27)),
    ])
    static let categoryValueMenstrualFlow = Enumeration(name: "HKCategoryValueMenstrualFlow", cases: [
        Case(name: "unspecified", rawValue: 1, iOS: OSVersion(major: 9)),
        Case(name: "light", rawValue: 2, iOS: OSVersion(major: 9)),
        Case(name: "medium", rawValue: 3, iOS: OSVersion(major: 9)),
        Case(name: "heavy", rawValue: 4, iOS: OSVersion(major: 9)),
        Case(name: "none", rawValue: 5, iOS: OSVersion(major: 12)),
    ])
    static let categoryValueOvulationTestResult = Enumeration(name: "HKCategoryValueOvulationTestResult", cases: [
        Case(name: "negative", rawValue: 1, iOS: OSVersion(major: 9)),
        Case(name: "luteinizingHormoneSurge", rawValue: 2, iOS: OSVersion(major: 13)),
        Case(name: "positive", rawValue: 2, iOS: OSVersion(major: 9)),
        Case(name: "indeterminate", rawValue: 3, iOS: OSVersion(major: 9)),
        Case(name: "estrogenSurge", rawValue: 4, iOS: OSVersion(major: 13)),
    ])
    static let categoryValuePregnancyTestResult = Enumeration(name: "HKCategoryValuePregnancyTestResult", cases: [
        Case(name: "negative", rawValue: 1, iOS: OSVersion(major: 15)),
        Case(name: "positive", rawValue: 2, iOS: OSVersion(major: 15)),
        Case(name: "indeterminate", rawValue: 3, iOS: OSVersion(major: 15)),
    ])
    static let categoryValuePresence = Enumeration(name: "HKCategoryValuePresence", cases: [
        Case(name: "present", rawValue: 0, iOS: OSVersion(major: 13, minor: 6)),
        Case(name: "notPresent", rawValue: 1, iOS: OSVersion(major: 13, minor: 6)),
    ])
    static let categoryValueProgesteroneTestResult = Enumeration(name: "HKCategoryValueProgesteroneTestResult", cases: [
        Case(name: "negative", rawValue: 1, iOS: OSVersion(major: 15)),
        Case(name: "positive", rawValue: 2, iOS: OSVersion(major: 15)),
        Case(name: "indeterminate", rawValue: 3, iOS: OSVersion(major: 15)),
    ])
    static let categoryValueSeverity = Enumeration(name: "HKCategoryValueSeverity", cases: [
        Case(name: "unspecified", rawValue: 0, iOS: OSVersion(major: 13, minor: 6)),
        Case(name: "notPresent", rawValue: 1, iOS: OSVersion(major: 13, minor: 6)),
        Case(name: "mild", rawValue: 2, iOS: OSVersion(major: 13, minor: 6)),
        Case(name: "moderate", rawValue: 3, iOS: OSVersion(major: 13, minor: 6)),
        Case(name: "severe", rawValue: 4, iOS: OSVersion(major: 13, minor: 6)),
    ])
    static let categoryValueSleepAnalysis = Enumeration(name: "HKCategoryValueSleepAnalysis", cases: [
        Case(name: "inBed", rawValue: 0, iOS: OSVersion(major: 8)),
        Case(name: "asleepUnspecified", rawValue: 1, iOS: OSVersion(major: 16)),
        Case(name: "asleep", rawValue: 1, iOS: OSVersion(major: 8)),
        Case(name: "awake", rawValue: 2, iOS: OSVersion(major: 10)),
        Case(name: "asleepCore", rawValue: 3, iOS: OSVersion(major: 16)),
        Case(name: "asleepDeep", rawValue: 4, iOS: OSVersion(major: 16)),
        Case(name: "asleepREM", rawValue: 5, iOS: OSVersion(major: 16)),
    ])
    static let categoryValueVaginalBleeding = Enumeration(name: "HKCategoryValueVaginalBleeding", cases: [
        Case(name: "unspecified", rawValue: 1, iOS: OSVersion(major: 18)),
        Case(name: "light", rawValue: 2, iOS: OSVersion(major: 18)),
        Case(name: "medium", rawValue: 3, iOS: OSVersion(major: 18)),
        Case(name: "heavy", rawValue: 4, iOS: OSVersion(major: 18)),
        Case(name: "none", rawValue: 5, iOS: OSVersion(major: 18)),
    ])
    static let cyclingFunctionalThresholdPowerTestType = Enumeration(name: "HKCyclingFunctionalThresholdPowerTestType",
        cases: [
        Case(name: "maxExercise60Minute", rawValue: 1, iOS: OSVersion(major: 17)),
        Case(name: "maxExercise20Minute", rawValue: 2, iOS: OSVersion(major: 17)),
        Case(name: "rampTest", rawValue: 3, iOS: OSVersion(major: 17)),
        Case(name: "predictionExercise", rawValue: 4, iOS: OSVersion(major: 17)),
    ])
    static let devicePlacementSide = Enumeration(name: "HKDevicePlacementSide", cases: [
        Case(name: "unknown", rawValue: 0, iOS: OSVersion(major: 14)),
        Case(name: "left", rawValue: 1, iOS: OSVersion(major: 14)),
        Case(name: "right", rawValue: 2, iOS: OSVersion(major: 14)),
        Case(name: "central", rawValue: 3, iOS: OSVersion(major: 14)),
    ])
    /// `HKElectrocardiogramClassification`.
    public static let electrocardiogramClassification = Enumeration(name: "HKElectrocardiogramClassification", cases: [
        Case(name: "notSet", rawValue: 0, iOS: OSVersion(major: 14)),
        Case(name: "sinusRhythm", rawValue: 1, iOS: OSVersion(major: 14)),
        Case(name: "atrialFibrillation", rawValue: 2, iOS: OSVersion(major: 14)),
        Case(name: "inconclusiveLowHeartRate", rawValue: 3, iOS: OSVersion(major: 14)),
        Case(name: "inconclusiveHighHeartRate", rawValue: 4, iOS: OSVersion(major: 14)),
        Case(name: "inconclusivePoorReading", rawValue: 5, iOS: OSVersion(major: 14)),
        Case(name: "inconclusiveOther", rawValue: 6, iOS: OSVersion(major: 14)),
        Case(name: "unrecognized", rawValue: 100, iOS: OSVersion(major: 14)),
    ])
    /// `HKElectrocardiogramSymptomsStatus`.
    public static let electrocardiogramSymptomsStatus = Enumeration(name: "HKElectrocardiogramSymptomsStatus", cases: [
        Case(name: "notSet", rawValue: 0, iOS: OSVersion(major: 14)),
        Case(name: "none", rawValue: 1, iOS: OSVersion(major: 14)),
        Case(name: "present", rawValue: 2, iOS: OSVersion(major: 14)),
    ])
    static let fitzpatrickSkinType = Enumeration(name: "HKFitzpatrickSkinType", cases: [
        Case(name: "notSet", rawValue: 0, iOS: OSVersion(major: 9)),
        Case(name: "I", rawValue: 1, iOS: OSVersion(major: 9)),
        Case(name: "II", rawValue: 2, iOS: OSVersion(major: 9)),
        Case(name: "III", rawValue: 3, iOS: OSVersion(major: 9)),
        Case(name: "IV", rawValue: 4, iOS: OSVersion(major: 9)),
        Case(name: "V", rawValue: 5, iOS: OSVersion(major: 9)),
        Case(name: "VI", rawValue: 6, iOS: OSVersion(major: 9)),
    ])
    /// `HKGAD7AssessmentAnswer`.
    public static let gad7AssessmentAnswer = Enumeration(name: "HKGAD7AssessmentAnswer", cases: [
        Case(name: "notAtAll", rawValue: 0, iOS: OSVersion(major: 18)),
        Case(name: "severalDays", rawValue: 1, iOS: OSVersion(major: 18)),
        Case(name: "moreThanHalfTheDays", rawValue: 2, iOS: OSVersion(major: 18)),
        Case(name: "nearlyEveryDay", rawValue: 3, iOS: OSVersion(major: 18)),
    ])
    static let heartRateMotionContext = Enumeration(name: "HKHeartRateMotionContext", cases: [
        Case(name: "notSet", rawValue: 0, iOS: OSVersion(major: 11)),
        Case(name: "sedentary", rawValue: 1, iOS: OSVersion(major: 11)),
        Case(name: "active", rawValue: 2, iOS: OSVersion(major: 11)),
    ])
    static let heartRateRecoveryTestType = Enumeration(name: "HKHeartRateRecoveryTestType", cases: [
        Case(name: "maxExercise", rawValue: 1, iOS: OSVersion(major: 16)),
        Case(name: "predictionSubMaxExercise", rawValue: 2, iOS: OSVersion(major: 16)),
        Case(name: "predictionNonExercise", rawValue: 3, iOS: OSVersion(major: 16)),
        Case(name: "stepTest", rawValue: 4, iOS: OSVersion(major: 27, minor: 2)),
    ])
    static let heartRateSensorLocation = Enumeration(name: "HKHeartRateSensorLocation", cases: [
        Case(name: "other", rawValue: 0, iOS: OSVersion(major: 8)),
        Case(name: "chest", rawValue: 1, iOS: OSVersion(major: 8)),
        Case(name: "wrist", rawValue: 2, iOS: OSVersion(major: 8)),
        Case(name: "finger", rawValue: 3, iOS: OSVersion(major: 8)),
        Case(name: "hand", rawValue: 4, iOS: OSVersion(major: 8)),
        Case(name: "earLobe", rawValue: 5, iOS: OSVersion(major: 8)),
        Case(name: "foot", rawValue: 6, iOS: OSVersion(major: 8)),
    ])
    static let insulinDeliveryReason = Enumeration(name: "HKInsulinDeliveryReason", cases: [
        Case(name: "basal", rawValue: 1, iOS: OSVersion(major: 11)),
        Case(name: "bolus", rawValue: 2, iOS: OSVersion(major: 11)),
    ])
    /// `HKMedicationDoseEventLogStatus`.
    public static let medicationDoseEventLogStatus = Enumeration(name: "HKMedicationDoseEventLogStatus", cases: [
        Case(name: "notInteracted", rawValue: 1, iOS: OSVersion(major: 26)),
        Case(name: "notificationNotSent", rawValue: 2, iOS: OSVersion(major: 26)),
        Case(name: "snoozed", rawValue: 3, iOS: OSVersion(major: 26)),
        Case(name: "taken", rawValue: 4, iOS: OSVersion(major: 26)),
        Case(name: "skipped", rawValue: 5, iOS: OSVersion(major: 26)),
        Case(name: "notLogged", rawValue: 6, iOS: OSVersion(major: 26)),
    ])
    /// `HKMedicationDoseEventScheduleType`.
    public static let medicationDoseEventScheduleType = Enumeration(name: "HKMedicationDoseEventScheduleType", cases: [
        Case(name: "asNeeded", rawValue: 1, iOS: OSVersion(major: 26)),
        Case(name: "schedule", rawValue: 2, iOS: OSVersion(major: 26)),
    ])
    /// `HKPHQ9AssessmentAnswer`.
    public static let phq9AssessmentAnswer = Enumeration(name: "HKPHQ9AssessmentAnswer", cases: [
        Case(name: "notAtAll", rawValue: 0, iOS: OSVersion(major: 18)),
        Case(name: "severalDays", rawValue: 1, iOS: OSVersion(major: 18)),
        Case(name: "moreThanHalfTheDays", rawValue: 2, iOS: OSVersion(major: 18)),
        Case(name: "nearlyEveryDay", rawValue: 3, iOS: OSVersion(major: 18)),
        Case(name: "preferNotToAnswer", rawValue: 4, iOS: OSVersion(major: 18)),
    ])
    static let physicalEffortEstimationType = Enumeration(name: "HKPhysicalEffortEstimationType", cases: [
        Case(name: "activityLookup", rawValue: 1, iOS: OSVersion(major: 17)),
        Case(name: "deviceSensed", rawValue: 2, iOS: OSVersion(major: 17)),
    ])
    /// `HKPrismBase`.
    public static let prismBase = Enumeration(name: "HKPrismBase", cases: [
        Case(name: "none", rawValue: 0, iOS: OSVersion(major: 16)),
        Case(name: "up", rawValue: 1, iOS: OSVersion(major: 16)),
        Case(name: "down", rawValue: 2, iOS: OSVersion(major: 16)),
        Case(name: "in", rawValue: 3, iOS: OSVersion(major: 16)),
        Case(name: "out", rawValue: 4, iOS: OSVersion(major: 16)),
    ])
    static let referenceSex = Enumeration(name: "HKReferenceSex", cases: [
        Case(name: "notSet", rawValue: 0, iOS: OSVersion(major: 27, minor: 3)),
        Case(name: "female", rawValue: 1, iOS: OSVersion(major: 27, minor: 3)),
        Case(name: "male", rawValue: 2, iOS: OSVersion(major: 27, minor: 3)),
    ])
    /// `HKStateOfMindAssociation`.
    public static let stateOfMindAssociation = Enumeration(name: "HKStateOfMindAssociation", cases: [
        Case(name: "community", rawValue: 1, iOS: OSVersion(major: 18)),
        Case(name: "currentEvents", rawValue: 2, iOS: OSVersion(major: 18)),
        Case(name: "dating", rawValue: 3, iOS: OSVersion(major: 18)),
        Case(name: "education", rawValue: 4, iOS: OSVersion(major: 18)),
        Case(name: "family", rawValue: 5, iOS: OSVersion(major: 18)),
        Case(name: "fitness", rawValue: 6, iOS: OSVersion(major: 18)),
        Case(name: "friends", rawValue: 7, iOS: OSVersion(major: 18)),
        Case(name: "health", rawValue: 8, iOS: OSVersion(major: 18)),
        Case(name: "hobbies", rawValue: 9, iOS: OSVersion(major: 18)),
        Case(name: "identity", rawValue: 10, iOS: OSVersion(major: 18)),
        Case(name: "money", rawValue: 11, iOS: OSVersion(major: 18)),
        Case(name: "partner", rawValue: 12, iOS: OSVersion(major: 18)),
        Case(name: "selfCare", rawValue: 13, iOS: OSVersion(major: 18)),
        Case(name: "spirituality", rawValue: 14, iOS: OSVersion(major: 18)),
        Case(name: "tasks", rawValue: 15, iOS: OSVersion(major: 18)),
        Case(name: "travel", rawValue: 16, iOS: OSVersion(major: 18)),
        Case(name: "work", rawValue: 17, iOS: OSVersion(major: 18)),
        Case(name: "weather", rawValue: 18, iOS: OSVersion(major: 18)),
    ])
    /// `HKStateOfMindKind`.
    public static let stateOfMindKind = Enumeration(name: "HKStateOfMindKind", cases: [
        Case(name: "momentaryEmotion", rawValue: 1, iOS: OSVersion(major: 18)),
        Case(name: "dailyMood", rawValue: 2, iOS: OSVersion(major: 18)),
    ])
    /// `HKStateOfMindLabel`.
    public static let stateOfMindLabel = Enumeration(name: "HKStateOfMindLabel", cases: [
        Case(name: "amazed", rawValue: 1, iOS: OSVersion(major: 18)),
        Case(name: "amused", rawValue: 2, iOS: OSVersion(major: 18)),
        Case(name: "angry", rawValue: 3, iOS: OSVersion(major: 18)),
        Case(name: "anxious", rawValue: 4, iOS: OSVersion(major: 18)),
        Case(name: "ashamed", rawValue: 5, iOS: OSVersion(major: 18)),
        Case(name: "brave", rawValue: 6, iOS: OSVersion(major: 18)),
        Case(name: "calm", rawValue: 7, iOS: OSVersion(major: 18)),
        Case(name: "content", rawValue: 8, iOS: OSVersion(major: 18)),
        Case(name: "disappointed", rawValue: 9, iOS: OSVersion(major: 18)),
        Case(name: "discouraged", rawValue: 10, iOS: OSVersion(major: 18)),
        Case(name: "disgusted", rawValue: 11, iOS: OSVersion(major: 18)),
        Case(name: "embarrassed", rawValue: 12, iOS: OSVersion(major: 18)),
        Case(name: "excited", rawValue: 13, iOS: OSVersion(major: 18)),
        Case(name: "frustrated", rawValue: 14, iOS: OSVersion(major: 18)),
        Case(name: "grateful", rawValue: 15, iOS: OSVersion(major: 18)),
        Case(name: "guilty", rawValue: 16, iOS: OSVersion(major: 18)),
        Case(name: "happy", rawValue: 17, iOS: OSVersion(major: 18)),
        Case(name: "hopeless", rawValue: 18, iOS: OSVersion(major: 18)),
        Case(name: "irritated", rawValue: 19, iOS: OSVersion(major: 18)),
        Case(name: "jealous", rawValue: 20, iOS: OSVersion(major: 18)),
        Case(name: "joyful", rawValue: 21, iOS: OSVersion(major: 18)),
        Case(name: "lonely", rawValue: 22, iOS: OSVersion(major: 18)),
        Case(name: "passionate", rawValue: 23, iOS: OSVersion(major: 18)),
        Case(name: "peaceful", rawValue: 24, iOS: OSVersion(major: 18)),
        Case(name: "proud", rawValue: 25, iOS: OSVersion(major: 18)),
        Case(name: "relieved", rawValue: 26, iOS: OSVersion(major: 18)),
        Case(name: "sad", rawValue: 27, iOS: OSVersion(major: 18)),
        Case(name: "scared", rawValue: 28, iOS: OSVersion(major: 18)),
        Case(name: "stressed", rawValue: 29, iOS: OSVersion(major: 18)),
        Case(name: "surprised", rawValue: 30, iOS: OSVersion(major: 18)),
        Case(name: "worried", rawValue: 31, iOS: OSVersion(major: 18)),
        Case(name: "annoyed", rawValue: 32, iOS: OSVersion(major: 18)),
        Case(name: "confident", rawValue: 33, iOS: OSVersion(major: 18)),
        Case(name: "drained", rawValue: 34, iOS: OSVersion(major: 18)),
        Case(name: "hopeful", rawValue: 35, iOS: OSVersion(major: 18)),
        Case(name: "indifferent", rawValue: 36, iOS: OSVersion(major: 18)),
        Case(name: "overwhelmed", rawValue: 37, iOS: OSVersion(major: 18)),
        Case(name: "satisfied", rawValue: 38, iOS: OSVersion(major: 18)),
    ])
    static let swimmingStrokeStyle = Enumeration(name: "HKSwimmingStrokeStyle", cases: [
        Case(name: "unknown", rawValue: 0, iOS: OSVersion(major: 10)),
        Case(name: "mixed", rawValue: 1, iOS: OSVersion(major: 10)),
        Case(name: "freestyle", rawValue: 2, iOS: OSVersion(major: 10)),
        Case(name: "backstroke", rawValue: 3, iOS: OSVersion(major: 10)),
        Case(name: "breaststroke", rawValue: 4, iOS: OSVersion(major: 10)),
        Case(name: "butterfly", rawValue: 5, iOS: OSVersion(major: 10)),
        Case(name: "kickboard", rawValue: 6, iOS: OSVersion(major: 16)),
    ])
    static let userMotionContext = Enumeration(name: "HKUserMotionContext", cases: [
        Case(name: "notSet", rawValue: 0, iOS: OSVersion(major: 16)),
        Case(name: "stationary", rawValue: 1, iOS: OSVersion(major: 16)),
        Case(name: "active", rawValue: 2, iOS: OSVersion(major: 16)),
    ])
    static let vO2MaxTestType = Enumeration(name: "HKVO2MaxTestType", cases: [
        Case(name: "maxExercise", rawValue: 1, iOS: OSVersion(major: 11)),
        Case(name: "predictionSubMaxExercise", rawValue: 2, iOS: OSVersion(major: 11)),
        Case(name: "predictionNonExercise", rawValue: 3, iOS: OSVersion(major: 11)),
        Case(name: "predictionStepTest", rawValue: 4, iOS: OSVersion(major: 26)),
    ])
    /// `HKVisionEye`.
    public static let visionEye = Enumeration(name: "HKVisionEye", cases: [
        Case(name: "left", rawValue: 1, iOS: OSVersion(major: 16)),
        Case(name: "right", rawValue: 2, iOS: OSVersion(major: 16)),
    ])
    /// `HKVisionPrescriptionType`.
    public static let visionPrescriptionType = Enumeration(name: "HKVisionPrescriptionType", cases: [
        Case(name: "glasses", rawValue: 1, iOS: OSVersion(major: 16)),
        Case(name: "contacts", rawValue: 2, iOS: OSVersion(major: 16)),
    ])
    static let waterSalinity = Enumeration(name: "HKWaterSalinity", cases: [
        Case(name: "freshWater", rawValue: 1, iOS: OSVersion(major: 17)),
        Case(name: "saltWater", rawValue: 2, iOS: OSVersion(major: 17)),
    ])
    static let weatherCondition = Enumeration(name: "HKWeatherCondition", cases: [
        Case(name: "none", rawValue: 0, iOS: OSVersion(major: 10)),
        Case(name: "clear", rawValue: 1, iOS: OSVersion(major: 10)),
        Case(name: "fair", rawValue: 2, iOS: OSVersion(major: 10)),
        Case(name: "partlyCloudy", rawValue: 3, iOS: OSVersion(major: 10)),
        Case(name: "mostlyCloudy", rawValue: 4, iOS: OSVersion(major: 10)),
        Case(name: "cloudy", rawValue: 5, iOS: OSVersion(major: 10)),
        Case(name: "foggy", rawValue: 6, iOS: OSVersion(major: 10)),
        Case(name: "haze", rawValue: 7, iOS: OSVersion(major: 10)),
        Case(name: "windy", rawValue: 8, iOS: OSVersion(major: 10)),
        Case(name: "blustery", rawValue: 9, iOS: OSVersion(major: 10)),
        Case(name: "smoky", rawValue: 10, iOS: OSVersion(major: 10)),
        Case(name: "dust", rawValue: 11, iOS: OSVersion(major: 10)),
        Case(name: "snow", rawValue: 12, iOS: OSVersion(major: 10)),
        Case(name: "hail", rawValue: 13, iOS: OSVersion(major: 10)),
        Case(name: "sleet", rawValue: 14, iOS: OSVersion(major: 10)),
        Case(name: "freezingDrizzle", rawValue: 15, iOS: OSVersion(major: 10)),
        Case(name: "freezingRain", rawValue: 16, iOS: OSVersion(major: 10)),
        Case(name: "mixedRainAndHail", rawValue: 17, iOS: OSVersion(major: 10)),
        Case(name: "mixedRainAndSnow", rawValue: 18, iOS: OSVersion(major: 10)),
        Case(name: "mixedRainAndSleet", rawValue: 19, iOS: OSVersion(major: 10)),
        Case(name: "mixedSnowAndSleet", rawValue: 20, iOS: OSVersion(major: 10)),
        Case(name: "drizzle", rawValue: 21, iOS: OSVersion(major: 10)),
        Case(name: "scatteredShowers", rawValue: 22, iOS: OSVersion(major: 10)),
        Case(name: "showers", rawValue: 23, iOS: OSVersion(major: 10)),
        Case(name: "thunderstorms", rawValue: 24, iOS: OSVersion(major: 10)),
        Case(name: "tropicalStorm", rawValue: 25, iOS: OSVersion(major: 10)),
        Case(name: "hurricane", rawValue: 26, iOS: OSVersion(major: 10)),
        Case(name: "tornado", rawValue: 27, iOS: OSVersion(major: 10)),
    ])
    static let wheelchairUse = Enumeration(name: "HKWheelchairUse", cases: [
        Case(name: "notSet", rawValue: 0, iOS: OSVersion(major: 10)),
        Case(name: "no", rawValue: 1, iOS: OSVersion(major: 10)),
        Case(name: "yes", rawValue: 2, iOS: OSVersion(major: 10)),
    ])
    /// `HKWorkoutActivityType`.
    public static let workoutActivityType = Enumeration(name: "HKWorkoutActivityType", cases: [
        Case(name: "americanFootball", rawValue: 1, iOS: OSVersion(major: 8)),
        Case(name: "archery", rawValue: 2, iOS: OSVersion(major: 8)),
        Case(name: "australianFootball", rawValue: 3, iOS: OSVersion(major: 8)),
        Case(name: "badminton", rawValue: 4, iOS: OSVersion(major: 8)),
        Case(name: "baseball", rawValue: 5, iOS: OSVersion(major: 8)),
        Case(name: "basketball", rawValue: 6, iOS: OSVersion(major: 8)),
        Case(name: "bowling", rawValue: 7, iOS: OSVersion(major: 8)),
        Case(name: "boxing", rawValue: 8, iOS: OSVersion(major: 8)),
        Case(name: "climbing", rawValue: 9, iOS: OSVersion(major: 8)),
        Case(name: "cricket", rawValue: 10, iOS: OSVersion(major: 8)),
        Case(name: "crossTraining", rawValue: 11, iOS: OSVersion(major: 8)),
        Case(name: "curling", rawValue: 12, iOS: OSVersion(major: 8)),
        Case(name: "cycling", rawValue: 13, iOS: OSVersion(major: 8)),
        Case(name: "dance", rawValue: 14, iOS: OSVersion(major: 8)),
        Case(name: "danceInspiredTraining", rawValue: 15, iOS: OSVersion(major: 8)),
        Case(name: "elliptical", rawValue: 16, iOS: OSVersion(major: 8)),
        Case(name: "equestrianSports", rawValue: 17, iOS: OSVersion(major: 8)),
        Case(name: "fencing", rawValue: 18, iOS: OSVersion(major: 8)),
        Case(name: "fishing", rawValue: 19, iOS: OSVersion(major: 8)),
        Case(name: "functionalStrengthTraining", rawValue: 20, iOS: OSVersion(major: 8)),
        Case(name: "golf", rawValue: 21, iOS: OSVersion(major: 8)),
        Case(name: "gymnastics", rawValue: 22, iOS: OSVersion(major: 8)),
        Case(name: "handball", rawValue: 23, iOS: OSVersion(major: 8)),
        Case(name: "hiking", rawValue: 24, iOS: OSVersion(major: 8)),
        Case(name: "hockey", rawValue: 25, iOS: OSVersion(major: 8)),
        Case(name: "hunting", rawValue: 26, iOS: OSVersion(major: 8)),
        Case(name: "lacrosse", rawValue: 27, iOS: OSVersion(major: 8)),
        Case(name: "martialArts", rawValue: 28, iOS: OSVersion(major: 8)),
        Case(name: "mindAndBody", rawValue: 29, iOS: OSVersion(major: 8)),
        Case(name: "mixedMetabolicCardioTraining", rawValue: 30, iOS: OSVersion(major: 8)),
        Case(name: "paddleSports", rawValue: 31, iOS: OSVersion(major: 8)),
        Case(name: "play", rawValue: 32, iOS: OSVersion(major: 8)),
        Case(name: "preparationAndRecovery", rawValue: 33, iOS: OSVersion(major: 8)),
        Case(name: "racquetball", rawValue: 34, iOS: OSVersion(major: 8)),
        Case(name: "rowing", rawValue: 35, iOS: OSVersion(major: 8)),
        Case(name: "rugby", rawValue: 36, iOS: OSVersion(major: 8)),
        Case(name: "running", rawValue: 37, iOS: OSVersion(major: 8)),
        Case(name: "sailing", rawValue: 38, iOS: OSVersion(major: 8)),
        Case(name: "skatingSports", rawValue: 39, iOS: OSVersion(major: 8)),
        Case(name: "snowSports", rawValue: 40, iOS: OSVersion(major: 8)),
        Case(name: "soccer", rawValue: 41, iOS: OSVersion(major: 8)),
        Case(name: "softball", rawValue: 42, iOS: OSVersion(major: 8)),
        Case(name: "squash", rawValue: 43, iOS: OSVersion(major: 8)),
        Case(name: "stairClimbing", rawValue: 44, iOS: OSVersion(major: 8)),
        Case(name: "surfingSports", rawValue: 45, iOS: OSVersion(major: 8)),
        Case(name: "swimming", rawValue: 46, iOS: OSVersion(major: 8)),
        Case(name: "tableTennis", rawValue: 47, iOS: OSVersion(major: 8)),
        Case(name: "tennis", rawValue: 48, iOS: OSVersion(major: 8)),
        Case(name: "trackAndField", rawValue: 49, iOS: OSVersion(major: 8)),
        Case(name: "traditionalStrengthTraining", rawValue: 50, iOS: OSVersion(major: 8)),
        Case(name: "volleyball", rawValue: 51, iOS: OSVersion(major: 8)),
        Case(name: "walking", rawValue: 52, iOS: OSVersion(major: 8)),
        Case(name: "waterFitness", rawValue: 53, iOS: OSVersion(major: 8)),
        Case(name: "waterPolo", rawValue: 54, iOS: OSVersion(major: 8)),
        Case(name: "waterSports", rawValue: 55, iOS: OSVersion(major: 8)),
        Case(name: "wrestling", rawValue: 56, iOS: OSVersion(major: 8)),
        Case(name: "yoga", rawValue: 57, iOS: OSVersion(major: 8)),
        Case(name: "barre", rawValue: 58, iOS: OSVersion(major: 10)),
        Case(name: "coreTraining", rawValue: 59, iOS: OSVersion(major: 10)),
        Case(name: "crossCountrySkiing", rawValue: 60, iOS: OSVersion(major: 10)),
        Case(name: "downhillSkiing", rawValue: 61, iOS: OSVersion(major: 10)),
        Case(name: "flexibility", rawValue: 62, iOS: OSVersion(major: 10)),
        Case(name: "highIntensityIntervalTraining", rawValue: 63, iOS: OSVersion(major: 10)),
        Case(name: "jumpRope", rawValue: 64, iOS: OSVersion(major: 10)),
        Case(name: "kickboxing", rawValue: 65, iOS: OSVersion(major: 10)),
        Case(name: "pilates", rawValue: 66, iOS: OSVersion(major: 10)),
        Case(name: "snowboarding", rawValue: 67, iOS: OSVersion(major: 10)),
        Case(name: "stairs", rawValue: 68, iOS: OSVersion(major: 10)),
        Case(name: "stepTraining", rawValue: 69, iOS: OSVersion(major: 10)),
        Case(name: "wheelchairWalkPace", rawValue: 70, iOS: OSVersion(major: 10)),
        Case(name: "wheelchairRunPace", rawValue: 71, iOS: OSVersion(major: 10)),
        Case(name: "taiChi", rawValue: 72, iOS: OSVersion(major: 11)),
        Case(name: "mixedCardio", rawValue: 73, iOS: OSVersion(major: 11)),
        Case(name: "handCycling", rawValue: 74, iOS: OSVersion(major: 11)),
        Case(name: "discSports", rawValue: 75, iOS: OSVersion(major: 13)),
        Case(name: "fitnessGaming", rawValue: 76, iOS: OSVersion(major: 13)),
        Case(name: "cardioDance", rawValue: 77, iOS: OSVersion(major: 14)),
        Case(name: "socialDance", rawValue: 78, iOS: OSVersion(major: 14)),
        Case(name: "pickleball", rawValue: 79, iOS: OSVersion(major: 14)),
        Case(name: "cooldown", rawValue: 80, iOS: OSVersion(major: 14)),
        Case(name: "swimBikeRun", rawValue: 82, iOS: OSVersion(major: 16)),
        Case(name: "transition", rawValue: 83, iOS: OSVersion(major: 16)),
        Case(name: "underwaterDiving", rawValue: 84, iOS: OSVersion(major: 17)),
        Case(name: "other", rawValue: 3000, iOS: OSVersion(major: 8)),
    ])
    static let workoutSwimmingLocationType = Enumeration(name: "HKWorkoutSwimmingLocationType", cases: [
        Case(name: "unknown", rawValue: 0, iOS: OSVersion(major: 10)),
        Case(name: "pool", rawValue: 1, iOS: OSVersion(major: 10)),
        Case(name: "openWater", rawValue: 2, iOS: OSVersion(major: 10)),
    ])
}
