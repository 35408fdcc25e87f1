/// Texts that have a meaning for methods.
enum Words {
    static let all = [
        "", "share", "read", "allow", "deny", "ask", "cancel", "leave", "kill", "policy", "times", "system",
        "foreground", "background", "suspended", "terminated", "relaunched", "extension", "guest",
        "iphone", "ipad", "ipad16", "watch", "vision", "unsupported", "lenient", "strict", "error", "abort",
        "fitness", "vitals", "body", "profile", "quantity", "category", "characteristic", "clinical",
        "2026-03-01T08:00:00Z", "2026-03-01T08:00:00.123+02:00", "0001-01-01T00:00:00Z", "9999-12-31T23:59:59Z",
        "Europe/Paris", "UTC", "America/St_Johns", "17.0", "8.0", "26.1", "999999.0", "year", "month", "day",
        "stepCount", "heartRate", "biologicalSex", "oPositive", "female", "errorAuthorizationDenied",
        "HKQuantityTypeIdentifierStepCount", "HKCharacteristicTypeIdentifierDateOfBirth",
        "HKCorrelationTypeIdentifierBloodPressure", "HKWorkoutTypeIdentifier", "HKDataTypeIdentifierHeartbeatSeries",
        "HKClinicalTypeIdentifierAllergyRecord", "HKVisionPrescriptionTypeIdentifier", "com.example.other",
    ]
}
