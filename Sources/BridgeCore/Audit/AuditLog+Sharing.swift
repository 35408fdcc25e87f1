package import Foundation

/// Entries of subcommands that hand data of a store to another program, for which there is no call.
extension AuditLog {
    /// Opens the log of a subcommand. Creates it if it is missing. Nil if the path cannot be a log.
    package convenience init?(ofSubcommand path: String) {
        do {
            try self.init(path: path)
        } catch {
            return nil
        }
    }

    /// Appends the entry of a subcommand: the device owner has shared these types.
    ///
    /// `method` is the name of the subcommand, and `count` the number of samples, nil if the subcommand failed. Returns whether
    /// the entry was written.
    package func appendSharing(
        _ method: String, types: [String], count: Int?, userID: String?, deviceID: String?, at time: Date
    ) -> Bool {
        let entry = AuditEntry(
            time: time,
            who: AuditEntry.user,
            userID: userID,
            deviceID: deviceID,
            app: nil,
            action: .share,
            method: method,
            types: types,
            count: count ?? 0,
            errorCode: count == nil ? -32603 : nil
        )
        do {
            try append([entry])
        } catch {
            return false
        }
        return true
    }
}
