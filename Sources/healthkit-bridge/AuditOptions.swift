import ArgumentParser
import BridgeCore
import HealthModel

/// The audit log of a subcommand that hands data of a store to another program.
struct AuditOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp("The audit log: a file to which the accesses of this command are appended.", valueName: "path"),
        completion: .file()
    )
    var auditLog: String?

    @Option(help: ArgumentHelp("The user that the entry of the audit log names.", valueName: "id"))
    var userId: String?

    @Option(help: ArgumentHelp("The device that the entry of the audit log names.", valueName: "id"))
    var deviceId: String?
}

extension StoreCommand {
    /// Hands data to another program by a closure that returns the types and the number of samples, and writes an entry about
    /// it, even if it fails. The log is opened first: without it, no data leaves the store.
    func sharing(_ name: String, _ options: AuditOptions, _ body: () throws -> (types: [String], count: Int)) throws {
        guard let path = options.auditLog else {
            _ = try body()
            return
        }
        guard let log = AuditLog(ofSubcommand: path) else {
            throw failure("The audit log must be a new file, or an audit log that can be appended to.", path)
        }
        let append = { (types: [String], count: Int?) in
            log.appendSharing(
                name, types: types, count: count, userID: options.userId, deviceID: options.deviceId, at: Clock().current
            )
        }
        let shared: (types: [String], count: Int)
        do {
            shared = try body()
        } catch {
            _ = append([], nil)
            throw error
        }
        guard append(shared.types, shared.count) else {
            throw failure("The audit log cannot be written. The output is complete.", path)
        }
    }
}
