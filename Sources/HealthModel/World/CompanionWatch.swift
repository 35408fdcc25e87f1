/// The user's watch, as an app on the phone can reach it: whether its watchOS app can be launched (WO-36).
public enum CompanionWatch: String, CaseIterable, Sendable, Codable {
    /// A watch is paired, and has the app.
    case installed
    /// A watch is paired, but does not have the app.
    case notInstalled
    /// No watch is paired.
    case notPaired

    /// The usual state for a device. Only an iPhone is paired with a watch.
    public init(of profile: DeviceProfile) {
        self = profile == .iPhone ? .installed : .notPaired
    }
}
