import BridgeCore
import Foundation
import HealthEngine
import HealthJSON
import HealthModel
import JSON
import JSONRPC
import Serving

/// A phone of the server, with the processes on it.
final class ServedPhone {
    /// The direction of a message.
    enum Direction {
        case input
        case output
    }

    let name: String
    let phone: Phone
    /// The processes, in the order in which they were launched.
    private(set) var sessions: [Session] = []

    private let options: HostOptions
    private let channels: ChannelRegistry
    /// The connection that started the phone, and that stands for the app of the options until it connects.
    private let first: Connection
    /// The connections that stand for apps that have not connected, by bundle identifier.
    private var absent: [Name: Connection]
    private var records: [Name: AppRecord]
    private let traffic: Traffic
    /// Whether a call on this phone takes long, and lets others have a turn. Nothing else may use the phone then: it would see a part of
    /// the call's effect.
    var isInCall = false
    /// The recording of the phone; nil without one.
    var recorder: Recorder? {
        // The prelude has run, and the clock runs from now on.
        didSet { phone.environment.clock.release() }
    }
    /// The processes whose output is recorded: that of the latest message, and that of the latest message of an app.
    private var recorded: (latest: Int, app: Int) = (0, 0)
    private var latestSequence = 0

    /// Starts a phone with these options, and runs the prelude.
    init(
        _ name: String,
        _ options: HostOptions,
        _ channels: ChannelRegistry,
        _ traffic: Traffic,
        log: @escaping (LogRecord) -> Void
    ) throws(HostStartError) {
        self.name = name
        self.channels = channels
        self.traffic = traffic
        var options = options
        options.framing = .headers
        self.options = options
        first = try Connection(options: options, channels: channels, log: log)
        first.app.process.terminate()
        phone = first.phone
        let app = Name(options.app.bundleIdentifier)
        absent = [app: first]
        records = [app: first.record]
        observe(first)
    }

    // MARK: Processes

    /// Launches a process of an app.
    func launch(_ number: Int, _ app: AppIdentity, _ stream: SessionStream) -> Session {
        var options = options
        options.app = app
        return add(number, join(.app(record(of: app.bundleIdentifier), isRunning: true), options), stream)
    }

    /// Launches the Health app for the device owner.
    func launchHealthApp(_ number: Int, _ owner: any DeviceOwner, _ stream: SessionStream) -> Session {
        add(number, join(.deviceOwner(owner), options), stream)
    }

    /// Ends a process.
    func remove(_ session: Session) {
        sessions.removeAll { $0 === session }
        session.end()
        sendPending(except: session)
    }

    /// The connection on which the device owner's calls about an app act: that of its latest process, or one that stands for it.
    func connection(of bundleIdentifier: String?) -> Connection {
        let name = bundleIdentifier ?? options.app.bundleIdentifier
        if let session = sessions.last(where: { !$0.isOwner && Name($0.bundleIdentifier) == Name(name) }) {
            return session.connection
        }
        if let connection = absent[Name(name)] { return connection }
        var options = options
        options.app.bundleIdentifier = name
        let connection = join(.app(record(of: name), isRunning: false), options)
        absent[Name(name)] = connection
        return connection
    }

    /// A connection that stands for an app has no process, whatever a call has done.
    func settle(_ connection: Connection) {
        guard !sessions.contains(where: { $0.connection === connection }) else { return }
        connection.record.entitlements = connection.app.process.entitlements
        connection.app.process.terminate()
    }

    /// A connection for calls of the server itself, which may name any file.
    func connectionWithFiles() -> Connection {
        var options = options
        options.files = .all
        return join(.app(record(of: options.app.bundleIdentifier), isRunning: false), options)
    }

    private func add(_ number: Int, _ connection: Connection, _ stream: SessionStream) -> Session {
        let session = Session(number, on: self, connection, stream)
        sessions.append(session)
        return session
    }

    private func join(_ participant: Participant, _ options: HostOptions) -> Connection {
        let connection = Connection(joining: phone, participant, options: options, channels: channels, auditLog: first.auditLog)
        observe(connection)
        return connection
    }

    private func record(of bundleIdentifier: String) -> AppRecord {
        if let record = records[Name(bundleIdentifier)] { return record }
        let record = AppRecord()
        records[Name(bundleIdentifier)] = record
        return record
    }

    // MARK: Reset

    /// Lets a connection see the apps of the others. When one connection resets the phone, all other apps begin anew too.
    private func observe(_ connection: Connection) {
        connection.clientProcesses = { [unowned self] in sessions.map(\.connection.app.process) }
        connection.phoneWasReset = { [unowned self, unowned connection] in
            for record in records.values { record.entitlements = Entitlements() }
            let others = sessions.map(\.connection) + Array(absent.values)
            for other in others where other !== connection {
                let former = other.app.process
                var options = connection.options
                options.app = other.options.app
                other.restart(with: options, connection.auditLog)
                former.failAuthorizations(.error(.errorUserCanceled))
            }
            for other in absent.values where other !== connection { other.app.process.terminate() }
        }
    }

    // MARK: Output

    /// Sends what the process of a session has caused for others.
    func sendPending(except session: Session?) {
        // A recording stops the clock during a message.
        if recorder != nil { phone.environment.clock.release() }
        phone.lookForUpdatesLoggingFailures()
        for other in sessions where other !== session { other.host.sendPending() }
    }

    /// The seconds until the next event on the phone that needs no input. Nil without such an event.
    var waitingTime: Double? {
        let deadline = phone.nextDeadline.map { max(0, $0.timeIntervalSince(phone.environment.clock.current)) }
        let mayChange = options.storePath != nil && phone.observesStore
        return [deadline, mayChange ? 0.5 : nil].compactMap(\.self).min()
    }

    /// Handles what is due without input.
    func handleDueEvents() {
        phone.handleDueEvents()
        sendPending(except: nil)
    }

    /// Records a message, and tells those who watch the phone of it. Returns the message as they get it, if they do.
    @discardableResult
    func tell(_ message: [UInt8], _ direction: Direction, of session: Session) -> Traffic.Entry? {
        record(message, direction, of: session)
        guard !session.isOwner else {
            // The device owner knows of earlier messages before an answer. An answer that is being sent is too late for that.
            if case .input = direction { traffic.sendWaiting() }
            return nil
        }
        latestSequence += 1
        return traffic.tell(message, direction, of: session, sequence: latestSequence)
    }

    /// Records a message. A replay has one connection, so notifications of apps that have not spoken last are not recorded, nor
    /// calls of the device owner other than `control`.
    private func record(_ message: [UInt8], _ direction: Direction, of session: Session) {
        guard let recorder else { return }
        switch direction {
        case .output:
            if session.number == recorded.latest || session.number == recorded.app { recorder.receive(message) }
        case .input:
            let message = session.isOwner ? forReplay(message) : message
            recorded.latest = message == nil ? 0 : session.number
            guard let message else { return }
            if !session.isOwner { recorded.app = session.number }
            let app = session.isOwner ? nil : session.connection.app.process.app
            recorder.send(message, from: app, at: phone.holdTime())
        }
    }

    /// A call of the device owner as an app makes it, without the name of the app; nil if it is not of `control`.
    private func forReplay(_ message: [UInt8]) -> [UInt8]? {
        guard case .object(var members)? = try? JSONValue(parsingMessage: message[...]),
            case .string(let name)? = members["method"],
            let entry = channels.method(name, withControl: true), entry.caller == .test
        else { return nil }
        if case .object(var params)? = members["params"], !entry.namesApp {
            params["bundleIdentifier"] = nil
            members["params"] = .object(params)
        }
        return members.jsonBytes
    }
}
