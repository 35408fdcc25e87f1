import GRDB
public import HealthModel

extension Phone {
    /// Removes the data of an app, as the user does by deleting the app from the phone: the user's decisions, background
    /// delivery and the app's own data (AUTH-69). Its samples stay, and are its own again after a reinstallation.
    ///
    /// Does not end the app's processes; call ``AppProcess/terminate()``. An active workout session of the app ends.
    public func uninstall(_ bundleIdentifier: String) throws(HealthFailure) {
        if let session = activeWorkoutSession, Name(session.app) == Name(bundleIdentifier) {
            try session.end(because: HealthError(.errorUserExitedWorkoutSession))
        }
        let decisions = try authorizationDecisions().filter { Name($0.bundleIdentifier) == Name(bundleIdentifier) }
        accesses.add(.authorize, Set(decisions.compactMap { TypeCatalog.type(identifier: $0.type) }))
        try database.write { db in
            for table in [
                "authorization", "authorizedPeriod", "objectAuthorization", "backgroundDelivery", "backgroundWake",
                "appData",
            ] {
                try db.execute(sql: "DELETE FROM \(table) WHERE bundleIdentifier = ?", arguments: [bundleIdentifier])
            }
        }
    }
}
