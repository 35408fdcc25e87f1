/// The names of raw values that the vectors use, as in the catalogue of the protocol.
struct Enumeration: Sendable, ExpressibleByDictionaryLiteral {
    let names: [String: Int]

    init(dictionaryLiteral names: (String, Int)...) { self.names = Dictionary(names) { first, _ in first } }

    /// The name of a raw value.
    func name(of rawValue: Int) -> String? { names.first { $0.value == rawValue }?.key }
}

extension Enumeration {
    /// `HKPredicateOperator`
    static let comparison: Enumeration = ["<": 0, "<=": 1, ">": 2, ">=": 3, "==": 4, "!=": 5]
    static let stateOfMindKind: Enumeration = ["momentaryEmotion": 1, "dailyMood": 2]
    static let stateOfMindLabel: Enumeration = ["anxious": 4, "sad": 27, "drained": 34]
    static let stateOfMindAssociation: Enumeration = ["money": 11, "work": 17]
    static let electrocardiogramClassification: Enumeration = [
        "notSet": 0, "sinusRhythm": 1, "atrialFibrillation": 2, "inconclusiveLowHeartRate": 3, "inconclusiveHighHeartRate": 4,
        "inconclusivePoorReading": 5, "inconclusiveOther": 6, "unrecognized": 100,
    ]
    static let electrocardiogramSymptomsStatus: Enumeration = ["notSet": 0, "none": 1, "present": 2]
    static let visionPrescriptionType: Enumeration = ["glasses": 1, "contacts": 2]
    static let prismBase: Enumeration = ["none": 0, "up": 1, "down": 2, "in": 3, "out": 4]
    static let visionEye: Enumeration = ["left": 1, "right": 2]
    static let medicationDoseEventLogStatus: Enumeration = [
        "notInteracted": 1, "notificationNotSent": 2, "snoozed": 3, "taken": 4, "skipped": 5, "notLogged": 6,
    ]
    static let gad7Answer: Enumeration = ["notAtAll": 0, "severalDays": 1, "moreThanHalfTheDays": 2, "nearlyEveryDay": 3]
    static let phq9Answer: Enumeration = [
        "notAtAll": 0, "severalDays": 1, "moreThanHalfTheDays": 2, "nearlyEveryDay": 3, "preferNotToAnswer": 4,
    ]
    static let workoutActivityType: Enumeration = [
        "cycling": 13, "running": 37, "swimming": 46, "walking": 52, "swimBikeRun": 82, "transition": 83,
    ]
    static let workoutEventType: Enumeration = [
        "pause": 1, "resume": 2, "lap": 3, "marker": 4, "motionPaused": 5, "motionResumed": 6, "segment": 7,
        "pauseOrResumeRequest": 8,
    ]
    static let workoutSessionLocationType: Enumeration = ["unknown": 1, "indoor": 2, "outdoor": 3]
    static let workoutSwimmingLocationType: Enumeration = ["unknown": 0, "pool": 1, "openWater": 2]
    static let sleepAnalysis: Enumeration = [
        "inBed": 0, "asleepUnspecified": 1, "awake": 2, "asleepCore": 3, "asleepDeep": 4, "asleepREM": 5,
    ]
    static let updateFrequency: Enumeration = ["immediate": 1, "hourly": 2, "daily": 3, "weekly": 4]
    static let statisticsOptions: Enumeration = [
        "none": 0, "separateBySource": 1, "discreteAverage": 2, "discreteMin": 4, "discreteMax": 8, "cumulativeSum": 16,
        "mostRecent": 32, "duration": 64,
    ]
    static let queryOptions: Enumeration = ["none": 0, "strictStartDate": 1, "strictEndDate": 2]
    static let errorCodes: Enumeration = [
        "unknownError": 0, "errorHealthDataUnavailable": 1, "errorHealthDataRestricted": 2, "errorInvalidArgument": 3,
        "errorAuthorizationDenied": 4, "errorAuthorizationNotDetermined": 5, "errorDatabaseInaccessible": 6,
        "errorUserCanceled": 7, "errorAnotherWorkoutSessionStarted": 8, "errorUserExitedWorkoutSession": 9,
        "errorRequiredAuthorizationDenied": 10, "errorNoData": 11, "errorWorkoutActivityNotAllowed": 12,
        "errorDataSizeExceeded": 13, "errorBackgroundWorkoutSessionNotAllowed": 14, "errorNotPermissibleForGuestUserMode": 15,
    ]
}
