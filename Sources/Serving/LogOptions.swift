public import ArgumentParser
import BridgeCore
public import HealthModel

/// The options of `serve` for the log and the audit log.
struct LogOptions: ParsableArguments {
    @Option(help: "The lowest level that is logged on stderr.")
    var logLevel = LogLevel.warning

    @Option(
        help: ArgumentHelp(
            "The audit log: a file to which one line is appended for each access to health data.", valueName: "path"
        ),
        completion: .file()
    )
    var auditLog: String?

    @Option(help: ArgumentHelp("The user that the entries of the audit log name.", valueName: "id"))
    var userId: String?

    @Option(help: ArgumentHelp("The device that the entries of the audit log name.", valueName: "id"))
    var deviceId: String?

    /// Sets the options of the host.
    func apply(to options: inout HostOptions) {
        options.logLevel = logLevel
        options.auditLogPath = auditLog
        options.userID = userId
        options.deviceID = deviceId
    }
}

/// The option of `serve` for a recording.
package struct RecordOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Write the messages to a vector file, which conformance --vectors replays. It contains health values.",
            valueName: "file"
        ),
        completion: .file()
    )
    package var record: String?

    /// The default option.
    package init() {}
}

extension LogLevel: ExpressibleByArgument {}
