package import HealthEngine
package import HealthJSON
package import HealthModel
import JSON
import JSONRPC

/// One client's connection to a phone: the current app, its calls and their journal, the faults to inject, and the audit log.
package final class Connection {
    package let registry: ChannelRegistry
    package let phone: Phone
    /// The app that makes the calls.
    package private(set) var app: App {
        didSet { presentSheets() }
    }
    /// The current options: those of the start, or those of the last `control/reset`.
    package private(set) var options: HostOptions
    /// The options of the start, which `control/reset` restores.
    package let initialOptions: HostOptions
    /// The journal of the app and the faults to inject.
    package let record: AppRecord
    /// The device owner who makes the calls; nil for an app.
    package let owner: (any DeviceOwner)?
    /// Called when `control/reset` has reset the phone, before the prelude runs.
    package var phoneWasReset: () -> Void = {}
    /// The processes of the apps that clients of the phone play, ended ones included.
    package lazy var clientProcesses: () -> [AppProcess] = { [unowned self] in [app.process] }
    /// The apps that clients have played so far, by bundle identifier.
    package var formerApps: () -> [Name: AppIdentity] = { [:] }
    /// The log of every access to health data; nil without `--audit-log`.
    package internal(set) var auditLog: AuditLog?
    /// The app whose native code runs in this process; nil without native code.
    package var hosted: (any HostedApp)?
    /// Whether a request of the prelude of the start is being carried out. It comes from whoever started the host.
    var isRunningOwnPrelude = false
    /// Whether an operation of a call is being carried out, to which the accesses of the app belong.
    var isNotingAccesses = false
    /// Whether `shutdown` was called. Only `exit` is accepted after it.
    var isShutDown = false
    /// The calls that are being carried out, from the outermost. Only code of a hosted app lets others begin meanwhile.
    var running: [Call] = []
    /// The calls that wait for the user or for the code of a hosted app, in order of arrival.
    var waiting: [(call: Call, promise: Promise<any JSONWritable, any Error>)] = []
    /// The number of requests that wait for the user.
    package var waitingRequests: Int { waiting.count { $0.call.id != nil } }
    /// The host, which sends the output and sets this to nil when it is released; nil for a connection without one. Not weak: every use
    /// of an object with weak references takes longer.
    unowned var host: Host? {
        didSet { presentSheets() }
    }
    let warnings: Warnings
    /// The entitlements of the apps that no longer make the calls, by bundle identifier.
    var entitlements: [Name: Entitlements] = [:]

    /// Creates a phone, launches the app and runs the prelude. Throws if the store or the audit log cannot be opened, or if a
    /// line of the prelude fails.
    package init(
        options: HostOptions, channels: ChannelRegistry, log: @escaping (LogRecord) -> Void = { _ in }
    ) throws(HostStartError) {
        do {
            phone = try Phone(
                path: options.storePath,
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
        record = AppRecord()
        owner = nil
        app = App(phone.launch(options.app))
        warnings = Warnings { [unowned phone] in phone.environment }
        do {
            try runPrelude()
        } catch {
            throw .prelude(error)
        }
        phone.environment.log(
            .info, "serving", [("profile", options.device.profile.rawValue), ("iOS", "\(options.device.osVersion)")]
        )
    }

    /// A further connection to a phone, with a process of its own.
    package init(
        joining phone: Phone, _ participant: Participant, options: HostOptions, channels: ChannelRegistry, auditLog: AuditLog?
    ) {
        self.phone = phone
        self.auditLog = auditLog
        self.options = options
        initialOptions = options
        registry = channels
        switch participant {
        case .app(let record, let isRunning):
            self.record = record
            owner = nil
            app = App(phone.launch(options.app, entitlements: record.entitlements, state: isRunning ? .foreground : .terminated))
        case .deviceOwner(let owner):
            record = AppRecord()
            self.owner = owner
            app = App(phone.launchHealthApp())
        }
        warnings = Warnings { [unowned phone] in phone.environment }
    }

    /// A connection that continues from the state of another process.
    init(
        continuing state: ConnectionState,
        initialOptions: HostOptions,
        channels: ChannelRegistry,
        log: @escaping (LogRecord) -> Void
    ) throws(HostStartError) {
        do {
            phone = try Phone(continuing: state.phone, path: state.options.storePath, log: log)
        } catch {
            throw .store(error)
        }
        do {
            auditLog = try Self.openAuditLog(of: state.options, instead: nil)
        } catch {
            throw .auditLog
        }
        options = state.options
        self.initialOptions = initialOptions
        registry = channels
        let process = phone.launch(state.app, entitlements: state.appEntitlements, state: state.appState)
        process.numbers = state.numbers
        app = App(process, latestHandle: state.latestHandle)
        record = state.record
        owner = nil
        entitlements = state.entitlements
        isShutDown = state.isShutDown
        warnings = Warnings { [unowned phone] in phone.environment }
    }

    deinit {
        // The continuation of a waiting request retains the phone.
        for (call, _) in waiting { call.hasFailed = true }
        app.process.sheetPresented = { _ in }
        app.process.abandonAuthorizations()
    }

    /// The context for reading values.
    package func readingContext(_ caller: Caller = .app, of app: App? = nil) -> ReadingContext {
        let app = app ?? self.app
        return ReadingContext(
            device: phone.device,
            isLenient: options.mode == .lenient,
            caller: caller,
            process: app.process,
            handles: app.handles,
            files: isRunningOwnPrelude ? .all : options.files,
            warnings: warnings
        )
    }

    /// Tells the client of each permission sheet of the app.
    private func presentSheets() {
        app.process.sheetPresented = { [unowned self, noControl = options.noControl] sheet in
            // Without `control`, the client can only be the app, which does not see the objects on the sheet.
            let params = noControl ? sheet.jsonForApp : sheet.json
            host?.post(JSONRPC.Notification("control/permissionSheet", params: params))
        }
    }

    /// Launches an app, which becomes the current one. The former app process ends: its requests that wait for the user fail
    /// with ``HealthFailure/appTerminated``. Each app has entitlements of its own.
    package func launch(_ identity: AppIdentity, state: AppState = .foreground) {
        let former = app
        entitlements[Name(former.process.app.bundleIdentifier)] = former.process.entitlements
        app = App(
            phone.launch(
                identity,
                entitlements: entitlements[Name(identity.bundleIdentifier)] ?? Entitlements(),
                state: state,
                after: former.process
            ),
            after: former
        )
        former.process.terminate()
    }

    /// The method of a name: of the hosted app, or of a channel. Nil if it is unknown or disabled.
    package func method(_ name: String, withControl: Bool) -> ChannelRegistry.Entry? {
        if let owner { return owner.method(name) }
        return hosted?.method(name) ?? registry.method(name, withControl: withControl)
    }

    /// The method that a request names.
    func method(_ name: String, for destination: Destination = .wire) throws(ErrorObject) -> ChannelRegistry.Entry {
        guard let entry = method(name, withControl: !options.noControl) else {
            if case .batch(let batch, _) = destination, !batch.takeSuggestion() { throw .methodNotFound(name.shortened) }
            throw methodNotFound(name)
        }
        return entry
    }

    /// The version of a published package whose native side answers.
    package func version(of package: MirroredPackage) -> String { options.pluginVersions[package.name] ?? package.version }

    /// Chooses the version of a published package whose native side answers, until the reset.
    package func setVersion(_ version: String, of package: MirroredPackage) { options.pluginVersions[package.name] = version }

    /// The error for a method that does not exist.
    func methodNotFound(_ name: String) -> ErrorObject {
        var error = ErrorObject.methodNotFound(
            name.shortened, didYouMean: nearestMethod(to: name, withControl: !options.noControl))
        if owner != nil, registry.method(name, withControl: true) != nil {
            error.message += ". It is for apps, and this connection is the device owner: connect without role=owner."
        }
        return error
    }

    /// The name of the method that an unknown name is probably meant to be.
    package func nearestMethod(to name: String, withControl: Bool) -> String? {
        guard let nearest = registry.method(near: name, withControl: withControl)?.name else { return nil }
        return method(nearest, withControl: withControl) == nil ? nil : nearest
    }

    /// Launches an app again after an exception has ended it. Its state stays the same.
    func relaunch(_ ended: App) {
        guard ended === app, app.process.isRunning else { return }
        launch(app.process.app, state: app.process.state)
    }

    /// Resets the phone and the connection, with other options. The app gets a new process. Requests of the former process
    /// that wait for the user keep waiting.
    package func reset(to options: HostOptions) throws(BridgeError) {
        // The files of the former options are still in use.
        if let path = options.auditLogPath, self.options.isNamed(path, byOtherThan: "auditLog") {
            throw .expected("the path of a file that no other option names", at: "auditLog")
        }
        let auditLog: AuditLog?
        do {
            auditLog = try Self.openAuditLog(of: options, instead: self.auditLog)
        } catch {
            throw .expected("the path of a new file, or of an audit log", at: "auditLog")
        }
        do throws(HealthFailure) {
            try phone.reset(
                path: options.storePath,
                device: options.device,
                consent: options.consent,
                environment: options.makeEnvironment(log: phone.environment.log)
            )
        } catch {
            throw .health(error)
        }
        restart(with: options, auditLog)
        phoneWasReset()
    }

    /// Begins anew on a phone that has been reset.
    package func restart(with options: HostOptions, _ auditLog: AuditLog?) {
        self.options = options
        self.auditLog = auditLog
        app = App(owner == nil ? phone.launch(options.app) : phone.launchHealthApp())
        record.restartEntries()
        record.faults = []
        entitlements = [:]
        warnings.removeAll()
    }
}
