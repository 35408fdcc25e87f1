package import HealthEngine
package import HealthModel
import JSON
import JSONRPC

/// One client's connection to a phone: the app that speaks, its journal, the failures that a tester has ordered, the audit log.
package final class Connection {
    /// The channels.
    package let registry: ChannelRegistry
    /// The device.
    package let phone: Phone
    /// The app that speaks.
    package private(set) var app: App
    /// The options in force: those of the start, or those of the last `control/reset`.
    package private(set) var options: HostOptions
    /// Those of the start, to which `control/reset` goes back.
    package let initialOptions: HostOptions
    /// What the app has called.
    package var journal = Journal()
    /// The failures that a tester has ordered.
    package var faults = Faults()
    /// Where each access to health data leaves a trace, if it is to leave one.
    package internal(set) var auditLog: AuditLog?
    /// Whether only `exit` is left.
    var isShutDown = false
    /// Called when a permission sheet comes on the screen.
    var sheetPresented: (PermissionSheet) -> Void = { _ in } {
        didSet { app.process.sheetPresented = sheetPresented }
    }
    /// Ends the connection: whether the client has shut it down before.
    var exit: () -> Void = {}
    /// Ends a request that waits for the user.
    var cancel: (RequestID) -> Void = { _ in }
    private let warnings: Warnings

    /// A connection to a phone of its own, after its prelude. Throws if the store cannot be opened, or if a line of the prelude
    /// fails.
    package init(
        options: HostOptions,
        channels: ChannelRegistry,
        log: @escaping (LogRecord) -> Void = { _ in }
    ) throws(HostStartError) {
        do {
            phone = try Phone(
                path: options.storePath,
                key: options.storeKey,
                device: options.device,
                consent: options.consent,
                environment: options.makeEnvironment(log: log)
            )
        } catch {
            throw .store(error)
        }
        do {
            auditLog = try Self.openAuditLog(of: options, instead: nil)
        } catch {
            throw .auditLog
        }
        self.options = options
        initialOptions = options
        registry = channels
        app = App(phone.launch(options.app))
        warnings = Warnings { [unowned phone] in phone.environment }
        do {
            try runPrelude()
        } catch {
            throw .prelude(error)
        }
        phone.environment.log(
            .info,
            "serving",
            [("profile", options.device.profile.rawValue), ("iOS", "\(options.device.osVersion)")]
        )
    }

    deinit {
        // What is left to do of a request that waits keeps the phone.
        app.process.abandonAuthorizations()
    }

    /// What values are read with.
    package func readingContext(_ style: ArgumentStyle = .strict, of app: App? = nil) -> ReadingContext {
        ReadingContext(
            device: phone.device,
            mode: options.mode,
            style: style,
            app: app ?? self.app,
            warnings: warnings
        )
    }

    /// Starts a process of an app, which speaks from now on. The former process ends: its requests that wait for the user
    /// fail with ``HealthFailure/appTerminated``.
    package func launch(_ identity: AppIdentity, state: AppState = .foreground) {
        let former = app
        app = App(
            phone.launch(identity, entitlements: former.process.entitlements, state: state, after: former.process),
            after: former
        )
        app.process.sheetPresented = sheetPresented
        former.process.terminate()
    }

    /// Back to the start of the process, with other options. The process of the app is a new one; requests of the former that
    /// wait for the user still wait.
    package func reset(to options: HostOptions) throws(BridgeError) {
        let auditLog: AuditLog?
        do {
            auditLog = try Self.openAuditLog(of: options, instead: self.auditLog)
        } catch {
            throw .expected("the path of a file that can be appended to", at: "auditLog")
        }
        do throws(HealthFailure) {
            try phone.reset(
                path: options.storePath,
                key: options.storeKey,
                device: options.device,
                consent: options.consent,
                environment: options.makeEnvironment(log: phone.environment.log)
            )
        } catch {
            throw .health(error)
        }
        self.options = options
        self.auditLog = auditLog
        app = App(phone.launch(options.app))
        app.process.sheetPresented = sheetPresented
        journal = Journal()
        faults = Faults()
        warnings.removeAll()
    }
}
