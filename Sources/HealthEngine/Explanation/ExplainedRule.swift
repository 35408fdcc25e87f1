// Generated from protocol/rules.json by clients/generate. Do not edit.
// swift-format-ignore-file

/// A rule of HealthKit with the command for its page, by what is seen in a failed test.
enum ExplainedRule: String, CaseIterable {
    case deniedRead = "AUTH-38: With reading denied, queries succeed and return only samples that the same app saved. There is no error. This holds for statistics, sources, anchored queries and observer queries too. A correlation holds only the members that the app may read; without one it is not returned. See `healthkit-bridge guide reading-privacy`."
    case deniedShare = "AUTH-11: A request in which the user denied everything still answers success true, without an error. See `healthkit-bridge guide permissions`."
    case notDetermined = "AUTH-40: A type that was never requested for reading gives code 5, not an empty result. This is the only visible difference between “never asked” and “denied”. See `healthkit-bridge guide permissions`."
    case notDeterminedShare = "AUTH-43: Saving a type that is not determined fails with code 5, saving a denied type with code 4. Deleting does the same. See `healthkit-bridge guide permissions`."
    case openSheet = "AUTH-13: If at least one pair is undecided, the sheet appears. See `healthkit-bridge guide in-your-tests`."
    case locked = "AUTH-60: Reads on a locked phone fail with code 6. They may also fail for a moment after the unlock, or at a cold start while the store opens. See `healthkit-bridge guide testing-phone`."
    case `extension` = "AUTH-54: A widget has no user interface, so its request never shows a sheet. How it ends is not known; a guide says that it “silently fails”. See `healthkit-bridge guide testing-system`."
    case exception = "ERR-01: HealthKit fails in two ways. An `NSError` goes to the callback, and the app can handle it. An Objective-C exception is raised in the calling thread at once; it ends a Swift or Flutter app, and `do`/`catch` cannot stop it. See `healthkit-bridge explain ERR-01`."
    case severalSources = "STAT-09: By default all sources are merged and overlap is removed first. In Apple's example, steps of the phone during the watch's recording are dropped, and steps of the phone in hours without the watch are added. See `healthkit-bridge guide statistics`."
    case heldBack = "BG-02: A type has a lowest period, which is enforced silently: enabling immediate delivery of steps succeeds and delivers hourly (iOS). See `healthkit-bridge guide background-delivery`."
    case missingObserver = "OBS-05: Observers must be registered at launch. The app misses a wake-up for which it has no observer. See `healthkit-bridge guide background-delivery`."
    case missingDelivery = "BG-07: The subscription outlives launches. It works while the app is suspended or terminated, not while the phone is locked, and not in the Simulator. There are `disableBackgroundDelivery(for:)` and `disableAllBackgroundDelivery`. See `healthkit-bridge guide background-delivery`."
}
