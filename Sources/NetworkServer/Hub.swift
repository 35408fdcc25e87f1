import BridgeCore
import Dispatch
import HealthModel
import JSON
import NIOCore
import NIOWebSocket
import Serving

/// The phones and processes of a server. It takes everything else from the queue of events.
///
/// One thread uses the engine at a time: the one whose turn it is (``Turns``). While a call takes long, another thread takes events, and
/// the call has a turn now and then. See `Hub+Turns.swift`.
final class Hub {
    /// The process of HTTP requests with one identity.
    private final class HTTPProcess {
        let session: Session
        var latestUse = ContinuousClock.now

        init(_ session: Session) {
            self.session = session
        }
    }

    /// The longest time between two looks at what is due without input, while messages arrive.
    static let longestDelay = Duration.milliseconds(100)

    /// The time for which the process of HTTP requests outlives the last one.
    private let idleTime: Duration
    /// The largest number of processes of HTTP requests.
    private let maximumProcesses: Int
    private let options: HostOptions
    private let channels: ChannelRegistry
    private let ownerChannel = ChannelRegistry([OwnerChannel()])
    private let appToken: String
    let events: EventQueue
    private let log: (LogRecord) -> Void
    private let traffic: Traffic
    /// The options of a case that starts an equal phone; nil if the messages are not kept.
    private let given: JSONObject?
    let models: ModelSessions
    private(set) var phones: [Name: ServedPhone] = [:]
    private var latestNumber = 0
    /// The processes of WebSocket connections, by connection.
    private(set) var sockets: [Int: (session: Session, link: Link)] = [:]
    private var processes: [Identity: HTTPProcess] = [:]
    /// The processes whose notifications connections get, by connection.
    private(set) var subscriptions: [Int: Identity] = [:]
    /// The HTTP requests that are being carried out, by connection.
    var requests: [Int: RunningRequest] = [:]

    // What `Hub+Turns.swift` needs.
    let turns = Turns()
    /// The threads that have been started, and have not ended.
    let threads = DispatchGroup()
    /// The number of the thread that takes events, and that of the thread whose turn it is. They differ in a call that takes long.
    var (leader, current) = (0, 0)
    /// The start of the turn.
    var turnStart = ContinuousClock.now
    /// Whether events wait for the end of a call.
    var hasPostponed = false

    /// Starts the phone that the options describe. With `given`, the options of a case that starts an equal phone, the messages of apps
    /// are kept for owners who watch later. `appToken` is the token of apps. Results of the Model Context Protocol that are read in parts
    /// count against `results`.
    init(
        _ options: HostOptions,
        _ channels: ChannelRegistry,
        _ events: EventQueue,
        _ recorder: Recorder?,
        idleTime: Duration = .seconds(600),
        maximumProcesses: Int = .max,
        given: JSONObject? = nil,
        appToken: String = "",
        results: ByteBudget = ByteBudget(.max),
        log: @escaping (LogRecord) -> Void
    ) throws(HostStartError) {
        self.options = options
        self.idleTime = idleTime
        self.maximumProcesses = maximumProcesses
        self.appToken = appToken
        traffic = Traffic(keepsMessages: given != nil)
        self.given = given
        self.channels = channels
        self.events = events
        self.log = log
        models = ModelSessions(files: options.files, maximum: maximumProcesses, idleTime: idleTime, results, log: log)
        let phone = try ServedPhone(Identity.sharedPhone, options, channels, traffic, given: given, log: log)
        phone.recorder = recorder
        phones[Name(Identity.sharedPhone)] = phone
    }

    /// Serves until the queue is stopped, then ends all processes.
    func run() {
        turns.take()
        takeEvents(as: leader)
        turns.end()
        // The calls that took long see that the server ends.
        threads.wait()
        for event in events.takeAll() {
            switch event {
            case .opened(_, let link), .subscribed(_, let link): link.close(.goingAway)
            case .request(_, _, let promise): promise.succeed(nil)
            case .model(_, _, let promise): promise.succeed(Site.Answer(.stopping))
            case .ended(_, let promise): promise.succeed()
            case .message, .closed: break
            }
        }
        for (session, link) in sockets.values {
            session.phone.remove(session)
            link.close(.goingAway)
        }
        for identity in Array(processes.keys) { end(identity) }
    }

    /// Does what is due without input.
    func look() {
        for phone in phones.values where !phone.isInCall { phone.handleDueEvents() }
        traffic.sendWaiting()
        endIdleProcesses()
    }

    /// The seconds until the next ``look()`` without input.
    var waitingTime: Double? {
        let deadlines = phones.values.filter { $0.isAwaited && !$0.isInCall }.compactMap(\.waitingTime)
        // Look at idle processes now and then.
        let looks = [traffic.hasWaiting ? 0.1 : nil, processes.isEmpty && models.isEmpty ? nil : 60].compactMap(\.self)
        return (deadlines + looks).min()
    }

    // MARK: Events

    /// Handles an event. Nothing that it needs is in use by a call that takes long.
    func handle(_ event: EventQueue.Event, _ id: Int) {
        switch event {
        case .opened(let identity, let link): open(identity, id, link)
        // The memory of the message is counted until it has been handled.
        case .message(let bytes, let share):
            defer { withExtendedLifetime(share) {} }
            guard let (session, link) = sockets[id] else { return }
            session.handle(bytes)
            session.phone.sendPending(except: session)
            closeIfEnded(session, link, id)
        case .request(let identity, let bytes, let promise):
            carryOut(id) { perform(bytes, identity, $0, promise) }
        case .model(let request, let bytes, let promise):
            carryOut(id) { call in
                promise.succeed(models.answer(to: bytes, request, call) { [unowned self] in continues(call) })
            }
        case .subscribed(let identity, let link):
            guard let process = try? process(of: identity) else { return link.close(.unexpectedServerError) }
            process.session.stream.links[id] = link
            subscriptions[id] = identity
        case .ended(let identity, let promise):
            end(identity)
            promise.succeed()
        case .closed: close(id)
        }
    }

    private func open(_ identity: Identity, _ id: Int, _ link: Link) {
        guard let session = launch(identity, input: id) else { return link.close(.unexpectedServerError) }
        session.stream.links[id] = link
        sockets[id] = (session, link)
    }

    private func closeIfEnded(_ session: Session, _ link: Link, _ id: Int) {
        switch session.host.status {
        case .serving: return
        case .ended: link.close(.normalClosure)
        case .aborted: link.close(.unexpectedServerError)
        }
        close(id)
    }

    private func close(_ id: Int) {
        requests[id]?.isWanted = false
        if let (session, _) = sockets.removeValue(forKey: id) { remove(session) }
        if let identity = subscriptions.removeValue(forKey: id), let process = processes[identity] {
            process.session.stream.links[id] = nil
            process.latestUse = .now
        }
    }

    /// Carries out an HTTP request of a connection.
    private func carryOut(_ id: Int, _ body: (RunningRequest) -> Void) {
        let request = RunningRequest()
        requests[id] = request
        body(request)
        requests[id] = nil
    }

    private func perform(
        _ bytes: [UInt8], _ identity: Identity, _ request: RunningRequest, _ promise: EventLoopPromise<[UInt8]?>
    ) {
        let process: HTTPProcess
        do throws(Access.Refusal) {
            process = try self.process(of: identity)
        } catch {
            return promise.fail(error)
        }
        let session = process.session
        session.handle(bytes, request) { promise.succeed($0) }
        session.phone.sendPending(except: session)
        process.latestUse = .now
        if session.host.status != .serving { end(identity) }
    }

    // MARK: Processes

    private func launch(_ identity: Identity, input id: Int?) -> Session? {
        guard let phone = phone(identity.phone) else { return nil }
        latestNumber += 1
        let stream = SessionStream { [events] in id.flatMap { events.takeMessage(of: $0) } }
        let session = session(of: identity, on: phone, stream)
        stream.callContinues = { [unowned self, unowned session] in callContinues(of: session) }
        stream.batchContinues = { [unowned self, unowned session] in batchContinues(of: session) }
        return session
    }

    private func session(of identity: Identity, on phone: ServedPhone, _ stream: SessionStream) -> Session {
        guard let app = identity.app else {
            let owner = Owner(of: phone, traffic, channels, ownerChannel, appToken: appToken)
            let session = phone.launchHealthApp(latestNumber, owner, stream)
            owner.session = session
            return session
        }
        return phone.launch(latestNumber, app, stream)
    }

    private func phone(_ name: String) -> ServedPhone? {
        if let phone = phones[Name(name)] { return phone }
        var options = options
        options.storePath = nil
        options.timeOfStart = given == nil || options.clock != nil ? nil : Clock().current
        do throws(HostStartError) {
            let phone = try ServedPhone(name, options, channels, traffic, given: given, log: log)
            phones[Name(name)] = phone
            return phone
        } catch {
            log(LogRecord(.error, error.message))
            return nil
        }
    }

    /// The session of the process of HTTP requests.
    func session(of identity: Identity) -> Session? { processes[identity]?.session }

    private func process(of identity: Identity) throws(Access.Refusal) -> HTTPProcess {
        if let process = processes[identity] { return process }
        guard processes.count < maximumProcesses else { throw .tooManyProcesses }
        guard let session = launch(identity, input: nil) else { throw .failedLaunch }
        let process = HTTPProcess(session)
        processes[identity] = process
        return process
    }

    private func end(_ identity: Identity) {
        guard let process = processes.removeValue(forKey: identity) else { return }
        remove(process.session)
        for link in process.session.stream.links.values { link.close(.normalClosure) }
    }

    private func endIdleProcesses() {
        models.endIdle()
        for (identity, process) in processes
        where !isInUse(identity) && process.session.stream.links.isEmpty && process.latestUse.duration(to: .now) >= idleTime {
            end(identity)
        }
    }

    private func remove(_ session: Session) {
        let phone = session.phone
        traffic.unwatch(session)
        phone.remove(session)
        // Only the shared phone outlives its connections.
        guard phone.sessions.isEmpty, phone.name != Identity.sharedPhone else { return }
        phones[Name(phone.name)] = nil
        traffic.forget(phone.name)
    }
}
