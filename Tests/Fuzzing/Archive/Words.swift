import HealthModel

/// Texts that have a meaning in an archive.
enum Words {
    /// Only a few types, so that an input often has several samples of one type, which overlap.
    static let types: [ObjectType] = [
        .stepCount, .heartRate, .heartRateVariabilitySDNN, .activeEnergyBurned, .sleepAnalysis, .workoutEffortScore,
        .estimatedWorkoutEffortScore,
    ]
    static let all = TypeCatalog.all.filter { $0.kind == .quantity || $0.kind == .category }
    static let correlations = TypeCatalog.all.filter { $0.kind == .correlation }

    static let sources = [
        "iPhone", "Anna’s Apple Watch", "Health", "Other", "", "A & \"B\"", "Other\u{A0}", "Cafe\u{301}", "Café",
        "\u{FEFF}",
    ]
    static let versions = ["10.1", "18.1", "", "1.2 (3)", "10.1.0"]
    static let devices = [
        "<<HKDevice: 0x1>, name:Apple Watch, manufacturer:Apple Inc., model:Watch, hardware:Watch6,1, software:10.1>",
        "<<HKDevice: 0x2>, name:A, name:B, firmware: 1>", "", "name:", "<<HKDevice: 0x3>>", "x", "<<, model:>>, UDI:y",
    ]
    static let numbers = [
        "1", "0", "-0", "61.5", "120", "-1", "0.1", "0.30000000000000004", "1e308", "-1e308", "5e-324", "1e22",
        "123456789012345678", "100000000000000000000", "1e-7", "4.9e-5", "99.99999999999999", "+3", "1.", ".5", "1e",
        "9007199254740993", "1e400", "nan", "0x1p3", "1,5", "",
    ]
    static let dates = [
        "0001-01-01 00:00:00 +0000", "0001-01-02 00:00:00 +0000", "9999-12-31 23:59:59 +0000",
        "1890-06-01 12:00:00 +0053", "1969-12-31 23:59:59 -0001", "2024-02-30 00:00:00 +0000",
        "2024-02-29 24:00:00 +0000",
        "2024-03-31 02:30:00 +0200", "2024-03-31 02:30:00 +0100", "4001-01-01 00:00:00 +0000",
        "2262-04-11 23:47:16 +0000", "0000-01-01 00:00:00 +0000", "2011-12-30 12:00:00 +1400", "2024-01-01", "",
    ]
    static let units = [
        "count", "count/min", "ms", "kcal", "kJ", "Cal", "km", "mi", "m", "min", "s", "hr", "%", "dBHL", "Hz", "mmHg",
        "degF", "degC", "K", "appleEffortScore", "D", "prismDiopter", "deg", "rad", "mm", "lb", "g", "mg/dL",
        "mol<180>/L",
        "count/s", "", "x", "m/s", "kcal/(kg·hr)", "IU", "ml", "fl_oz_us", "1",
    ]
    static let keys = [
        "HKMetadataKeySyncIdentifier", "HKMetadataKeySyncVersion", "HKWasUserEntered", "HKTimeZone", "HKIndoorWorkout",
        "HKLapLength", "HKWeatherTemperature", "HKWeatherHumidity", "HKAverageMETs", "own", "HKExternalUUID",
        "HKMetadataKeyHeartRateMotionContext", "HKMetadataKeyHeartRateEventThreshold", "HKMenstrualCycleStart",
        "HKMetadataKeyAppleDeviceCalibrated", "HKElevationAscended", "HKSwimmingLocationType", "HKMaximumSpeed",
        "HKDateOfEarliestDataUsedForEstimate", "HKVO2MaxTestType", "HKSwimmingStrokeStyle", "HKAlgorithmVersion", "",
        "HKPhysicalEffortEstimationType", "HKBloodGlucoseMealTime", "HKHeartRateRecoveryTestType", "own\u{301}",
    ]
    static let values = [
        "1", "0", "2", "3", "a", "", "61 %", "6100 %", "100.5 %", "1e308 %", "5e-324 %", "0.29 %", "25 m", "74 degF",
        "2024-01-01 08:00:00 +0100", "9999-12-31 23:59:59 +0000", "1e400", "-0", "0.5", "999999999999999999", "1 ", "m",
        "1 kcal/hr·kg", "9007199254740993", "\r\n", " a\u{A0}", "Europe/Berlin", "1e22", "120 count/min", "-1e308 %",
        "1e-320 m", "12345678901234567890",
    ]
    static let activities = [
        "HKWorkoutActivityTypeRunning", "HKWorkoutActivityTypeSwimming", "HKWorkoutActivityTypeCycling",
        "HKWorkoutActivityTypeWheelchairWalkPace", "HKWorkoutActivityTypeOther", "37", "3000", "0", "-1", "",
        "HKWorkoutActivityTypeSwimBikeRun", "HKWorkoutActivityTypeTransition", "HKWorkoutActivityTypeDownhillSkiing",
    ]
    static let resources = [
        "Observation", "Condition", "AllergyIntolerance", "HKClinicalTypeIdentifierCoverageRecord", "Patient", "",
        "Immunization", "MedicationRequest", "DocumentReference",
    ]
    static let clockTimes = [
        "8:00:00.00 AM", "8:00:01.00 AM", "8:00:01,97", "20:00:02.5", "12:00:00.00 PM", "8.00.59,99 Uhr", "9:00:00.00",
        "",
        "8:00", "24:59:59.999999999", "8:00:00.9999",
    ]
    static let uuids = [
        "00000000-0000-4000-8000-000000000001", "00000000-0000-4000-8000-000000000002", "x", "",
        "00000000-0000-4000-8000-00000000000A", "00000000-0000-4000-8000-00000000000a",
    ]
    static let documents = [
        #"{"resourceType":"Observation","category":[{"coding":[{"code":"vital-signs"}]}],"code":{"text":"Rate"}}"#,
        #"{"resourceType":"Condition","code":{"coding":[{"display":"Cold"}]}}"#, "{}", "[]", "",
        #"{"resourceType":""}"#,
        #"{"resourceType":"Condition","type":[{"text":"a"}]}"#, "\u{FEFF}{}", #"{"a":1,"a":2}"#,
        #"{"resourceType":"Con\u0000dition"}"#, #"{"resourceType":"<&>"}"#,
    ]
}
