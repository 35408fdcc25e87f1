import HealthModel

/// Runs queries. A ``HealthStore`` reads what its app may read. A ``Phone`` reads everything, even while it is locked.
public protocol QueryExecutor {
    /// The app or the device owner that the queries run for.
    var viewer: Viewer { get }
}

/// The app or the device owner that a query runs for.
public struct Viewer {
    let phone: Phone
    /// The app's process. Nil for the device owner.
    let process: AppProcess?

    var accesses: AccessLog { process?.accesses ?? phone.accesses }
    var database: HealthDatabase { phone.database }
    /// The bundle identifier of the app. Empty for the device owner.
    var bundleIdentifier: String { process?.app.bundleIdentifier ?? "" }
}

extension HealthStore: QueryExecutor {
    /// The app.
    public var viewer: Viewer { process.viewer }
}

extension Phone: QueryExecutor {
    /// The device owner.
    public var viewer: Viewer { Viewer(phone: self, process: nil) }
}
