// Generated from protocol/catalog.json by .ci/generate-catalog. Do not edit.

extension Enumeration {
    /// `HKActivityMoveMode`.
    static let activityMoveMode = Enumeration(
        name: "HKActivityMoveMode",
        cases: [
            Case(name: "activeEnergy", rawValue: 1, iOS: OSVersion(major: 14, minor: 0)),
            Case(name: "appleMoveTime", rawValue: 2, iOS: OSVersion(major: 14, minor: 0)),
        ]
    )

    /// `HKBiologicalSex`.
    static let biologicalSex = Enumeration(
        name: "HKBiologicalSex",
        cases: [
            Case(name: "notSet", rawValue: 0, iOS: OSVersion(major: 8, minor: 0)),
            Case(name: "female", rawValue: 1, iOS: OSVersion(major: 8, minor: 0)),
            Case(name: "male", rawValue: 2, iOS: OSVersion(major: 8, minor: 0)),
            Case(name: "other", rawValue: 3, iOS: OSVersion(major: 8, minor: 2)),
        ]
    )

    /// `HKBloodType`.
    static let bloodType = Enumeration(
        name: "HKBloodType",
        cases: [
            Case(name: "notSet", rawValue: 0, iOS: OSVersion(major: 8, minor: 0)),
            Case(name: "aPositive", rawValue: 1, iOS: OSVersion(major: 8, minor: 0)),
            Case(name: "aNegative", rawValue: 2, iOS: OSVersion(major: 8, minor: 0)),
            Case(name: "bPositive", rawValue: 3, iOS: OSVersion(major: 8, minor: 0)),
            Case(name: "bNegative", rawValue: 4, iOS: OSVersion(major: 8, minor: 0)),
            Case(name: "abPositive", rawValue: 5, iOS: OSVersion(major: 8, minor: 0)),
            Case(name: "abNegative", rawValue: 6, iOS: OSVersion(major: 8, minor: 0)),
            Case(name: "oPositive", rawValue: 7, iOS: OSVersion(major: 8, minor: 0)),
            Case(name: "oNegative", rawValue: 8, iOS: OSVersion(major: 8, minor: 0)),
        ]
    )

    /// `HKCategoryValue`.
    static let categoryValue = Enumeration(
        name: "HKCategoryValue",
        cases: [Case(name: "notApplicable", rawValue: 0, iOS: OSVersion(major: 9, minor: 0))]
    )

    /// `HKCategoryValueAppetiteChanges`.
    static let categoryValueAppetiteChanges = Enumeration(
        name: "HKCategoryValueAppetiteChanges",
        cases: [
            Case(name: "unspecified", rawValue: 0, iOS: OSVersion(major: 13, minor: 6)),
            Case(name: "noChange", rawValue: 1, iOS: OSVersion(major: 13, minor: 6)),
            Case(name: "decreased", rawValue: 2, iOS: OSVersion(major: 13, minor: 6)),
            Case(name: "increased", rawValue: 3, iOS: OSVersion(major: 13, minor: 6)),
        ]
    )

    /// `HKCategoryValueAppleStandHour`.
    static let categoryValueAppleStandHour = Enumeration(
        name: "HKCategoryValueAppleStandHour",
        cases: [
            Case(name: "stood", rawValue: 0, iOS: OSVersion(major: 9, minor: 0)),
            Case(name: "idle", rawValue: 1, iOS: OSVersion(major: 9, minor: 0)),
        ]
    )

    /// `HKCategoryValueAppleWalkingSteadinessEvent`.
    static let categoryValueAppleWalkingSteadinessEvent = Enumeration(
        name: "HKCategoryValueAppleWalkingSteadinessEvent",
        cases: [
            Case(name: "initialLow", rawValue: 1, iOS: OSVersion(major: 15, minor: 0)),
            Case(name: "initialVeryLow", rawValue: 2, iOS: OSVersion(major: 15, minor: 0)),
            Case(name: "repeatLow", rawValue: 3, iOS: OSVersion(major: 15, minor: 0)),
            Case(name: "repeatVeryLow", rawValue: 4, iOS: OSVersion(major: 15, minor: 0)),
        ]
    )

    /// `HKCategoryValueCervicalMucusQuality`.
    static let categoryValueCervicalMucusQuality = Enumeration(
        name: "HKCategoryValueCervicalMucusQuality",
        cases: [
            Case(name: "dry", rawValue: 1, iOS: OSVersion(major: 9, minor: 0)),
            Case(name: "sticky", rawValue: 2, iOS: OSVersion(major: 9, minor: 0)),
            Case(name: "creamy", rawValue: 3, iOS: OSVersion(major: 9, minor: 0)),
            Case(name: "watery", rawValue: 4, iOS: OSVersion(major: 9, minor: 0)),
            Case(name: "eggWhite", rawValue: 5, iOS: OSVersion(major: 9, minor: 0)),
        ]
    )

    /// `HKCategoryValueContraceptive`.
    static let categoryValueContraceptive = Enumeration(
        name: "HKCategoryValueContraceptive",
        cases: [
            Case(name: "unspecified", rawValue: 1, iOS: OSVersion(major: 14, minor: 3)),
            Case(name: "implant", rawValue: 2, iOS: OSVersion(major: 14, minor: 3)),
            Case(name: "injection", rawValue: 3, iOS: OSVersion(major: 14, minor: 3)),
            Case(name: "intrauterineDevice", rawValue: 4, iOS: OSVersion(major: 14, minor: 3)),
            Case(name: "intravaginalRing", rawValue: 5, iOS: OSVersion(major: 14, minor: 3)),
            Case(name: "oral", rawValue: 6, iOS: OSVersion(major: 14, minor: 3)),
            Case(name: "patch", rawValue: 7, iOS: OSVersion(major: 14, minor: 3)),
        ]
    )

    /// `HKCategoryValueEnvironmentalAudioExposureEvent`.
    static let categoryValueEnvironmentalAudioExposureEvent = Enumeration(
        name: "HKCategoryValueEnvironmentalAudioExposureEvent",
        cases: [Case(name: "momentaryLimit", rawValue: 1, iOS: OSVersion(major: 14, minor: 0))]
    )

    /// `HKCategoryValueHeadphoneAudioExposureEvent`.
    static let categoryValueHeadphoneAudioExposureEvent = Enumeration(
        name: "HKCategoryValueHeadphoneAudioExposureEvent",
        cases: [Case(name: "sevenDayLimit", rawValue: 1, iOS: OSVersion(major: 14, minor: 2))]
    )

    /// `HKCategoryValueLowCardioFitnessEvent`.
    static let categoryValueLowCardioFitnessEvent = Enumeration(
        name: "HKCategoryValueLowCardioFitnessEvent",
        cases: [Case(name: "lowFitness", rawValue: 1, iOS: OSVersion(major: 14, minor: 3))]
    )

    /// `HKCategoryValueMenopausalState`.
    static let categoryValueMenopausalState = Enumeration(
        name: "HKCategoryValueMenopausalState",
        cases: [
            Case(name: "menopause", rawValue: 1, iOS: OSVersion(major: 27, minor: 0)),
            Case(name: "perimenopause", rawValue: 2, iOS: OSVersion(major: 27, minor: 0)),
            Case(name: "none", rawValue: 3, iOS: OSVersion(major: 27, minor: 0)),
        ]
    )

    /// `HKCategoryValueOvulationTestResult`.
    static let categoryValueOvulationTestResult = Enumeration(
        name: "HKCategoryValueOvulationTestResult",
        cases: [
            Case(name: "negative", rawValue: 1, iOS: OSVersion(major: 9, minor: 0)),
            Case(name: "luteinizingHormoneSurge", rawValue: 2, iOS: OSVersion(major: 13, minor: 0)),
            Case(name: "positive", rawValue: 2, iOS: OSVersion(major: 9, minor: 0)),
            Case(name: "indeterminate", rawValue: 3, iOS: OSVersion(major: 9, minor: 0)),
            Case(name: "estrogenSurge", rawValue: 4, iOS: OSVersion(major: 13, minor: 0)),
        ]
    )

    /// `HKCategoryValuePregnancyTestResult`.
    static let categoryValuePregnancyTestResult = Enumeration(
        name: "HKCategoryValuePregnancyTestResult",
        cases: [
            Case(name: "negative", rawValue: 1, iOS: OSVersion(major: 15, minor: 0)),
            Case(name: "positive", rawValue: 2, iOS: OSVersion(major: 15, minor: 0)),
            Case(name: "indeterminate", rawValue: 3, iOS: OSVersion(major: 15, minor: 0)),
        ]
    )

    /// `HKCategoryValuePresence`.
    static let categoryValuePresence = Enumeration(
        name: "HKCategoryValuePresence",
        cases: [
            Case(name: "present", rawValue: 0, iOS: OSVersion(major: 13, minor: 6)),
            Case(name: "notPresent", rawValue: 1, iOS: OSVersion(major: 13, minor: 6)),
        ]
    )

    /// `HKCategoryValueProgesteroneTestResult`.
    static let categoryValueProgesteroneTestResult = Enumeration(
        name: "HKCategoryValueProgesteroneTestResult",
        cases: [
            Case(name: "negative", rawValue: 1, iOS: OSVersion(major: 15, minor: 0)),
            Case(name: "positive", rawValue: 2, iOS: OSVersion(major: 15, minor: 0)),
            Case(name: "indeterminate", rawValue: 3, iOS: OSVersion(major: 15, minor: 0)),
        ]
    )

    /// `HKCategoryValueSeverity`.
    static let categoryValueSeverity = Enumeration(
        name: "HKCategoryValueSeverity",
        cases: [
            Case(name: "unspecified", rawValue: 0, iOS: OSVersion(major: 13, minor: 6)),
            Case(name: "notPresent", rawValue: 1, iOS: OSVersion(major: 13, minor: 6)),
            Case(name: "mild", rawValue: 2, iOS: OSVersion(major: 13, minor: 6)),
            Case(name: "moderate", rawValue: 3, iOS: OSVersion(major: 13, minor: 6)),
            Case(name: "severe", rawValue: 4, iOS: OSVersion(major: 13, minor: 6)),
        ]
    )

    /// `HKCategoryValueSleepAnalysis`.
    static let categoryValueSleepAnalysis = Enumeration(
        name: "HKCategoryValueSleepAnalysis",
        cases: [
            Case(name: "inBed", rawValue: 0, iOS: OSVersion(major: 8, minor: 0)),
            Case(name: "asleepUnspecified", rawValue: 1, iOS: OSVersion(major: 16, minor: 0)),
            Case(name: "asleep", rawValue: 1, iOS: OSVersion(major: 8, minor: 0)),
            Case(name: "awake", rawValue: 2, iOS: OSVersion(major: 10, minor: 0)),
            Case(name: "asleepCore", rawValue: 3, iOS: OSVersion(major: 16, minor: 0)),
            Case(name: "asleepDeep", rawValue: 4, iOS: OSVersion(major: 16, minor: 0)),
            Case(name: "asleepREM", rawValue: 5, iOS: OSVersion(major: 16, minor: 0)),
        ]
    )

    /// `HKCategoryValueVaginalBleeding`.
    static let categoryValueVaginalBleeding = Enumeration(
        name: "HKCategoryValueVaginalBleeding",
        cases: [
            Case(name: "unspecified", rawValue: 1, iOS: OSVersion(major: 18, minor: 0)),
            Case(name: "light", rawValue: 2, iOS: OSVersion(major: 18, minor: 0)),
            Case(name: "medium", rawValue: 3, iOS: OSVersion(major: 18, minor: 0)),
            Case(name: "heavy", rawValue: 4, iOS: OSVersion(major: 18, minor: 0)),
            Case(name: "none", rawValue: 5, iOS: OSVersion(major: 18, minor: 0)),
        ]
    )

    /// `HKFitzpatrickSkinType`.
    static let fitzpatrickSkinType = Enumeration(
        name: "HKFitzpatrickSkinType",
        cases: [
            Case(name: "notSet", rawValue: 0, iOS: OSVersion(major: 9, minor: 0)),
            Case(name: "I", rawValue: 1, iOS: OSVersion(major: 9, minor: 0)),
            Case(name: "II", rawValue: 2, iOS: OSVersion(major: 9, minor: 0)),
            Case(name: "III", rawValue: 3, iOS: OSVersion(major: 9, minor: 0)),
            Case(name: "IV", rawValue: 4, iOS: OSVersion(major: 9, minor: 0)),
            Case(name: "V", rawValue: 5, iOS: OSVersion(major: 9, minor: 0)),
            Case(name: "VI", rawValue: 6, iOS: OSVersion(major: 9, minor: 0)),
        ]
    )

    /// `HKWheelchairUse`.
    static let wheelchairUse = Enumeration(
        name: "HKWheelchairUse",
        cases: [
            Case(name: "notSet", rawValue: 0, iOS: OSVersion(major: 10, minor: 0)),
            Case(name: "no", rawValue: 1, iOS: OSVersion(major: 10, minor: 0)),
            Case(name: "yes", rawValue: 2, iOS: OSVersion(major: 10, minor: 0)),
        ]
    )
}
