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
    /// The direction of a message, or the end of a process.
    enum Direction {
        case input
        case output
        case end
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
        didSet {
            phone.environment.clock.release()
            transcript = recorder.map(Transcript.init)
        }
    }
    private var transcript: Transcript?
    /// The options of a case that starts an equal phone; nil if the messages are not kept.
    private let given: JSONObject?
    /// Whether the phone was reset after the latest entry of its history.
    private var wasReset = false
    private var latestSequence = 0
    /// The time of the latest message to the phone, or event without one, in a recording.
    private var latestTime: Date?
    /// The apps that have been launched, by bundle identifier.
    private var identities: [Name: AppIdentity] = [:]

    /// Starts a phone with these options, and runs the prelude. `given` are the options of a case that starts an equal phone.
    init(
        _ name: String,
        _ options: HostOptions,
        _ channels: ChannelRegistry,
        _ traffic: Traffic,
        given: JSONObject?,
        log: @escaping (LogRecord) -> Void
    ) throws(HostStartError) {
        self.name = name
        self.channels = channels
        self.traffic = traffic
        var given = given
        if let start = options.timeOfStart { given?["clock"] = .string(start.rfc3339) }
        self.given = given
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
        if given != nil { phone.environment.clock.release() }
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
        tell([], .end, of: session)
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
        if !session.isOwner { identities[Name(session.bundleIdentifier)] = connection.app.process.app }
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
        connection.formerApps = { [unowned self] in identities }
        connection.phoneWasReset = { [unowned self, unowned connection] in
            wasReset = true
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
        if isRecorded { phone.environment.clock.release() }
        phone.lookForUpdatesLoggingFailures()
        for other in sessions where other !== session { other.host.sendPending() }
        isAwaited = waitingTime != nil
    }

    /// Whether something may happen on the phone without input. Asking each phone before each message would take longer than a call.
    private(set) var isAwaited = true

    /// The seconds until the next event on the phone that needs no input. Nil without such an event.
    var waitingTime: Double? {
        let deadline = phone.nextDeadline.map { max(0, $0.timeIntervalSince(phone.environment.clock.current)) }
        let mayChange = options.storePath != nil && phone.observesStore
        return [deadline, mayChange ? 0.5 : nil].compactMap(\.self).min()
    }

    /// Handles what is due without input.
    func handleDueEvents() {
        if isRecorded { latestTime = phone.holdTime() }
        phone.handleDueEvents()
        sendPending(except: nil)
    }

    // MARK: Messages

    /// Whether the messages are recorded, or kept for a recording.
    private var isRecorded: Bool { recorder != nil || given != nil }

    /// Records a message, and tells those who watch the phone of it. Returns the message as they get it, if they do.
    @discardableResult
    func tell(_ message: [UInt8], _ direction: Direction, of session: Session) -> Traffic.Entry? {
        // The device owner knows of earlier messages before an answer.
        defer { if session.isOwner { traffic.sendWaiting() } }
        guard isRecorded || traffic.isWanted(of: name), let speaker = session.speaker(of: message, direction) else { return nil }
        if isRecorded, direction == .input { latestTime = phone.holdTime() }
        let time = latestTime ?? phone.environment.clock.current
        latestSequence += 1
        let entry = Traffic.Entry(message, direction, speaker, of: session, at: time, latestSequence)
        (entry.followsReset, wasReset) = (wasReset, false)
        transcript?.add(entry)
        traffic.tell(entry)
        return entry
    }

    private static let anyAnswer = Array(#"{"$any": "object"}"#.utf8)

    /// The session of an app, as a recording, and whether its beginning is missing. Nil if the messages are not kept.
    func recording(of app: String) -> (text: [UInt8], isCut: Bool)? {
        guard var given else { return nil }
        var options = options
        let history = traffic.history(of: name)
        let entries = history.entries.filter { $0.app.map { Name($0.bundleIdentifier) == Name(app) } ?? true }
        options.app = entries.lazy.filter { !$0.isOwner }.compactMap(\.app).first ?? options.app
        given["bundleId"] = .string(options.app.bundleIdentifier)
        given["appName"] = .string(options.app.name)
        given["appVersion"] = .string(options.app.version)
        if options.clock == nil, given["prelude"] == nil, let first = entries.first {
            given["clock"] = .string(first.time.rfc3339)
            options.timeOfStart = first.time
        }
        let recorder = Recorder(given: given, options)
        var transcript = Transcript(recorder)
        for entry in entries { transcript.add(entry) }
        recorder.end()
        // The end of a replay answers the requests that still wait.
        let process = sessions.last { !$0.isOwner && Name($0.bundleIdentifier) == Name(app) }
        for _ in 0..<(process?.connection.waitingRequests ?? 0) { recorder.receive(Self.anyAnswer, at: .distantFuture) }
        recorder.finish()
        return (recorder.text, history.isCut)
    }
}
