// Generated from protocol/rules.json and errors.json by clients/generate. Do not edit.
// swift-format-ignore-file

/// A rule of HealthKit with the command for its page, by what is seen in a failed test.
enum ExplainedRule: String, CaseIterable {
    case deniedRead = "AUTH-38: With reading denied, queries succeed and return only samples that the same app saved. There is no error. This holds for statistics, sources, anchored queries and observer queries too. A correlation holds only the members that the app may read; without one it is not returned. See `healthkit-bridge guide reading-privacy`."
    case deniedShare = "AUTH-11: A request in which the user denied everything still answers success true, without an error. See `healthkit-bridge guide permissions`."
    case notDetermined = "AUTH-40: A type that was never requested for reading gives code 5, not an empty result. This is the only visible difference between “never asked” and “denied”. See `healthkit-bridge guide permissions`."
    case notDeterminedShare = "AUTH-43: Saving a type that is not determined fails with code 5, saving a denied type with code 4. Deleting does the same. See `healthkit-bridge guide permissions`."
    case readStatus = "AUTH-33: For a type that was requested only for reading it reports 1 (denied) after the sheet, whatever the user chose. See `healthkit-bridge guide permissions`."
    case openSheet = "AUTH-13: If at least one pair is undecided, the sheet appears. See `healthkit-bridge guide in-your-tests`."
    case locked = "AUTH-60: Reads on a locked phone fail with code 6. They may also fail for a moment after the unlock, or at a cold start while the store opens. See `healthkit-bridge guide testing-phone`."
    case `extension` = "AUTH-54: A widget has no user interface, so its request never shows a sheet. How it ends is not known; a guide says that it “silently fails”. See `healthkit-bridge guide testing-system`."
    case exception = "ERR-01: HealthKit fails in two ways. An `NSError` goes to the callback, and the app can handle it. An Objective-C exception is raised in the calling thread at once; it ends a Swift or Flutter app, and `do`/`catch` cannot stop it. See `healthkit-bridge explain ERR-01`."
    case severalSources = "STAT-09: By default all sources are merged and overlap is removed first. In Apple's example, steps of the phone during the watch's recording are dropped, and steps of the phone in hours without the watch are added. See `healthkit-bridge guide statistics`."
    case heldBack = "BG-02: A type has a lowest period, which is enforced silently: enabling immediate delivery of steps succeeds and delivers hourly (iOS). See `healthkit-bridge guide background-delivery`."
    case missingObserver = "OBS-05: Observers must be registered at launch. The app misses a wake-up for which it has no observer. See `healthkit-bridge guide background-delivery`."
    case missingDelivery = "BG-07: The subscription outlives launches. It works while the app is suspended or terminated, not while the phone is locked, and not in the Simulator. There are `disableBackgroundDelivery(for:)` and `disableAllBackgroundDelivery`. See `healthkit-bridge guide background-delivery`."

    /// The rules of exceptions, by the longest fixed part of the reason.
    static let ofExceptions: [(part: String, rule: String)] = [
        ("Must request authorization for at least one data type", "AUTH-19: If both sets are empty or nil, the call raises `Must request authorization for at least one data type`. See `healthkit-bridge explain AUTH-19`."),
        ("Authorization to share the following types is disallowed: ", "AUTH-20: A type in `toShare` that may not be shared raises `Authorization to share the following types is disallowed: <ids>`. See `healthkit-bridge explain AUTH-20`."),
        ("Authorization to read the following types is disallowed: ", "AUTH-24: A type in `read` that may not be read raises `Authorization to read the following types is disallowed: <ids>`. This was seen for the blood pressure correlation, and for clinical types without the entitlement. See `healthkit-bridge explain AUTH-24`."),
        ("NSHealthShareUsageDescription must be set in the app's Info.plist in order to request read authorization for the following types: ", "AUTH-05: A read set that is not empty needs a read usage string. Without it the call raises `NSHealthShareUsageDescription must be set in the app's Info.plist in order to request read authorization for the following types: <ids>`. See `healthkit-bridge explain AUTH-05`."),
        ("NSHealthUpdateUsageDescription must be set in the app's Info.plist in order to request write authorization for the following types: ", "AUTH-06: A share set that is not empty needs a write usage string. Without it the call raises `NSHealthUpdateUsageDescription must be set in the app's Info.plist in order to request write authorization for the following types: <ids>`. In iOS 9 and 10 this text and that of AUTH-05 ended before the list of types. See `healthkit-bridge explain AUTH-06`."),
        ("NSHealthClinicalHealthRecordsShareUsageDescription must be set in the app's Info.plist in order to request read authorization for the following types: ", "AUTH-09: Clinical types also need the usage string `NSHealthClinicalHealthRecordsShareUsageDescription`. See `healthkit-bridge explain AUTH-09`."),
        (" should also be requested when requesting authorization to share ", "AUTH-27: Heartbeat series need heart rate variability in the same request. Otherwise the call raises `Authorization for HKQuantityTypeIdentifierHeartRateVariabilitySDNN should also be requested when requesting authorization to share HKDataTypeIdentifierHeartbeatSeries`. See `healthkit-bridge explain AUTH-27`."),
        (" should also be requested when requesting authorization to read ", "AUTH-28: The read set has the same rule, with “read” in the text. Whether a companion that was decided earlier satisfies it is not known. See `healthkit-bridge explain AUTH-28`."),
        ("Unable to parse factorization string ", "UNIT-06: Invalid text raises NSInvalidArgumentException `Unable to parse factorization string <text>`. This was seen for `count/hour`, `ml/kg/min`, `kWh`, `Kg`, `percent` and `J/m/kg/s`. See `healthkit-bridge explain UNIT-06`."),
        ("Attempt to convert incompatible units: ", "UNIT-20: `doubleValue(for:)` with the wrong dimension raises NSInvalidArgumentException `Attempt to convert incompatible units: <from>, <to>`, for example `count/s, count`. See `healthkit-bridge explain UNIT-20`."),
    ]
}
