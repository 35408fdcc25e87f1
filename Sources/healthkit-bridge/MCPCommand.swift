import ArgumentParser
import BridgeCore
import Explanations
import Foundation
import HealthJSON
import HealthModel
import JSON
import MCP
import Recordings
import Serving

/// Serves the Model Context Protocol on stdin and stdout.
struct MCPCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "mcp",
        abstract: "Serve the Model Context Protocol on stdin and stdout, for coding agents and models.",
        discussion: """
            Without --store the client has an emulated phone of its own, to build and test health apps:

              healthkit-bridge mcp

            With --store the client reads a store as an app does: only the types that --read permits, and it changes nothing:

              healthkit-bridge mcp --store my.store --read stepCount,sleepAnalysis --audit-log reads.log

            --read and --share write the user's decisions into the store, as Settings does. They stay after the server has ended.

            Exit status: 0 at the end of input, 1 if the store or the audit log cannot be used, 64 for an invalid command line.
            """
    )

    @Option(
        help: ArgumentHelp("An existing store file. Default: a new phone, in memory.", valueName: "path"), completion: .file())
    var store: String?

    @Option(help: ArgumentHelp("The types that the client may read, separated by commas.", valueName: "types"))
    var read: String?

    @Option(help: ArgumentHelp("The types that the client may save, separated by commas. Needs --writable.", valueName: "types"))
    var share: String?

    @Flag(help: "Let the client call every method of an app, also those that change the store.")
    var writable = false

    @Option(help: ArgumentHelp("The time zone of days, an IANA name. Default: that of the system.", valueName: "name"))
    var timeZone: String?

    @Option(
        help: ArgumentHelp(
            "The folder of the files that the client may name, by paths relative to it. Default: it may name none.",
            valueName: "folder"
        ),
        completion: .directory
    )
    var files: String?

    @OptionGroup var audit: AuditOptions

    func validate() throws {
        if store == nil, read != nil || share != nil || writable || audit.auditLog != nil || timeZone != nil {
            throw ValidationError(
                "The options '--read', '--share', '--writable', '--audit-log' and '--time-zone' need '--store'."
            )
        }
        if share != nil, !writable { throw ValidationError("The option '--share' needs '--writable'.") }
        _ = try decisions()
    }

    func run() throws {
        let options = try hostOptions()
        if let store, !FileManager.default.fileExists(atPath: store) {
            StandardStreams.report("\(store): There is no such store.")
            throw ExitCode.failure
        }
        let stream = StandardConnection()
        let connection = try Server.connect(options).get()
        for decision in try decisions() {
            do throws(CallError) {
                _ = try connection.call("control/setAuthorization", params: Array(decision.jsonText.utf8))
            } catch {
                StandardStreams.report("The decisions of '--read' and '--share' cannot be written.")
                throw ExitCode.failure
            }
        }
        let session = Session(connection, options: SessionTest.usualOptions, try Reference(), access)
        MCPServer(session, over: stream).serve()
    }

    private var access: Session.Access { store == nil ? .ownPhone : writable ? .writing : .reading }

    private func hostOptions() throws -> HostOptions {
        let access = files.map { FileAccess.within(folder: $0) } ?? .none
        guard store != nil else { return Session.ownPhone(files: access) }
        let texts = [
            "store": store, "auditLog": audit.auditLog, "userId": audit.userId, "deviceId": audit.deviceId, "timeZone": timeZone,
        ]
        var values = JSONObject()
        for (name, text) in texts { values[name] = text.map(JSONValue.string) }
        var options = try HostOptions(commandLine: values)
        options.files = access
        options.logLevel = .error
        options.device.osVersion = TypeCatalog.newestSystem
        options.app = AppIdentity(bundleIdentifier: "org.healthkit-bridge.mcp", name: "Model", version: "1.0")
        // Nobody answers permission sheets; the command line has decided.
        options.consent = ConsentScript([ConsentRule(.deny)])
        return options
    }

    /// The params of the calls that permit the types of `--read` and `--share`.
    private func decisions() throws -> [JSONValue] {
        try [("read", read), ("share", share)].flatMap { direction, list in
            try list.map { try chosenTypes($0, direction) }.map { types in
                types.map(\.identifier).sorted().map { ["type": .string($0), "direction": .string(direction), "allowed": true] }
            } ?? []
        }
    }
}
