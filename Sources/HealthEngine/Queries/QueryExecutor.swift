import HealthModel

/// Runs queries: a ``HealthStore`` sees what its app may read, a ``Phone`` sees everything, also while it is locked.
public protocol QueryExecutor {
    /// On whose behalf the queries run.
    var viewer: Viewer { get }
}

/// On whose behalf a query runs.
public struct Viewer {
    let phone: Phone
    /// The app's process; nil for the owner of the phone.
    let process: AppProcess?

    var database: HealthDatabase { phone.database }
    /// The app that looks; empty for the owner.
    var bundleIdentifier: String { process?.app.bundleIdentifier ?? "" }
}

extension HealthStore: QueryExecutor {
    /// The app.
    public var viewer: Viewer { Viewer(phone: phone, process: process) }
}

extension Phone: QueryExecutor {
    /// The owner.
    public var viewer: Viewer { Viewer(phone: self, process: nil) }
}
