import HealthEngine
public import HealthModel
import JSON
import JSONRPC

/// The bridge host: everything between the bytes that arrive and the bytes that leave.
///
/// ```swift
/// let host = try Host(options: HostOptions())
/// var output: [UInt8] = []
/// host.receive(Array(#"{"jsonrpc":"2.0","id":1,"method":"isAvailable"}"#.utf8) + [10], into: &output)
/// // output: {"jsonrpc":"2.0","id":1,"result":true}
/// ```
///
/// It does no input and output of its own, takes nothing from the machine but through its options, and belongs to one
/// thread.
public final class Host {
    /// Whether to go on.
    public enum Status: Hashable, Sendable {
        /// More input is welcome.
        case serving
        /// The connection is over; what was written so far is still to be sent.
        case ended(exitStatus: Int32)
        /// The app is gone, as on a device (`--exceptions abort`).
        case aborted(NativeException)
    }

    /// Where the connection stands.
    public private(set) var status = Status.serving

    let context: Context
    var decoder: FrameDecoder
    var outbox = Outbox()
    private var parked: [PendingRequest] = []
    private var announcedSheet: Int?
    /// The request that is being carried out.
    var current: PendingRequest?
    /// What stands behind it in its batch.
    var restOfBatch: ArraySlice<JSONValue> = []
    /// Whether it is still wanted, as far as that has been looked for.
    var search: CancellationSearch?

    /// A host with a world of its own. Throws if the store cannot be opened, or if a line of the prelude fails.
    public init(options: HostOptions, log: @escaping (LogRecord) -> Void = { _ in }) throws(HostStartError) {
        let environment = options.makeEnvironment(log: log)
        do {
            let store = try HealthStore(
                path: options.storePath,
                key: options.storeKey,
                world: options.world,
                environment: environment
            )
            context = Context(store: store, options: options)
        } catch {
            throw .store(error)
        }
        do {
            context.auditLog = try context.openAuditLog(of: options)
        } catch {
            throw .auditLog
        }
        decoder = FrameDecoder(framing: options.framing, maximumLength: options.maximumFrame)
        do {
            try context.runPrelude()
        } catch {
            throw .prelude(error)
        }
        context.goesOn = { [unowned self] in goesOn(telling: $0) }
        environment.log(.info, "serving", [("profile", options.profile.rawValue), ("iOS", "\(options.osVersion)")])
    }

    /// Where the output goes that need not wait for the end of a long response. Takes the bytes, which come before those that
    /// are still in the output afterwards, and empties them; nil to have all in the output.
    public var drain: (@Sendable (inout [UInt8]) -> Void)? {
        get { outbox.drain }
        set { outbox.drain = newValue }
    }

    /// Takes what has arrived meanwhile, without waiting: empty if nothing has. Asked while a request is carried out that takes
    /// long; nil if nothing can arrive meanwhile.
    public var readAhead: (() -> [UInt8])?
    /// Whether a signal has come that ends the process: a request that takes long is cancelled then. Nil if none can come.
    public var isInterrupted: (() -> Bool)?

    /// Takes input and appends what must be written, in order.
    @discardableResult
    public func receive(_ input: ArraySlice<UInt8>, into output: inout [UInt8]) -> Status {
        writing(to: &output) {
            decoder.append(input)
            handleFrames(atEnd: false)
        }
    }

    /// Takes input and appends what must be written, in order.
    @discardableResult
    public func receive(_ input: [UInt8], into output: inout [UInt8]) -> Status {
        receive(input[...], into: &output)
    }

    /// Call once at the end of input: carries out a last line without newline, and ends what still waits for the user.
    @discardableResult
    public func finish(into output: inout [UInt8]) -> Status {
        writing(to: &output) {
            handleFrames(atEnd: true)
            close(exitStatus: 0)
        }
    }

    /// Call instead of ``finish(into:)`` when a signal ends the process: half a frame is nobody's fault then.
    @discardableResult
    public func interrupt(into output: inout [UInt8]) -> Status {
        writing(to: &output) { close(exitStatus: 0) }
    }

    /// Whether ``idle(into:)`` may have something to say: queries run, and others may change the store; or a workout is under
    /// way, and time passes.
    public var wantsIdleCalls: Bool {
        let mayBeTold = context.store.hasRunningQueries && context.options.storePath != nil
        return (mayBeTold || context.store.isMeasuringWorkout) && decoder.framing != nil && status == .serving
    }

    /// Call at least once a second while there is no input, if ``wantsIdleCalls``: another process may have changed the
    /// store, or the time of a background delivery may have come. Appends what running queries and workouts have to say.
    ///
    /// ```swift
    /// if host.wantsIdleCalls, !waitForInput(milliseconds: 500) {
    ///     host.idle(into: &output)
    /// }
    /// ```
    @discardableResult
    public func idle(into output: inout [UInt8]) -> Status {
        writing(to: &output) { sendUpdates() }
    }

    private func writing(to output: inout [UInt8], _ body: () -> Void) -> Status {
        // The buffer is lent for the time of the call: no copy.
        swap(&outbox.bytes, &output)
        body()
        swap(&outbox.bytes, &output)
        return status
    }

    /// Ends the connection, once: requests that wait for the user end as if the sheet had been cancelled.
    private func close(exitStatus: Int32) {
        guard status == .serving else { return }
        failParked(.error(.errorUserCanceled))
        guard status == .serving else { return }
        status = .ended(exitStatus: exitStatus)
        context.store.environment.log(.info, "ended")
    }

    // MARK: Frames

    private func handleFrames(atEnd isAtEnd: Bool) {
        do {
            while status == .serving, let frame = try nextFrame(atEnd: isAtEnd) {
                switch frame {
                case .message(let bytes):
                    handle(bytes)
                    sendUpdates()
                case .tooLong(let limit):
                    respond(
                        .invalidRequest("the message is longer than the limit of \(limit) bytes"),
                        id: .null,
                        to: .wire
                    )
                }
            }
        } catch {
            context.store.environment.log(.error, error.description)
            close(exitStatus: 1)
            // A client that has closed its end in the middle of a frame does not wait for an answer.
            if !isAtEnd {
                respond(ErrorObject(code: -32700, message: "Parse error: \(error.description)"), id: .null, to: .wire)
            }
        }
    }

    private func nextFrame(atEnd isAtEnd: Bool) throws(FramingError) -> Frame? {
        // Output uses the framing of the input, which the first byte tells.
        defer { outbox.framing = decoder.framing ?? .lines }
        return try isAtEnd ? decoder.finish() : decoder.next()
    }

    private func handle(_ frame: ArraySlice<UInt8>) {
        let value: JSONValue
        do {
            value = try JSONValue(parsing: frame)
        } catch {
            return refuse(error)
        }
        guard case .array(let elements) = value else { return handle(value, .wire) }
        guard !elements.isEmpty else {
            return respond(.invalidRequest("a batch must hold at least one message"), id: .null, to: .wire)
        }
        guard elements.count <= Batch.largestCount else {
            let reason = "a batch must hold at most \(Batch.largestCount) messages"
            return respond(.invalidRequest(reason), id: .null, to: .wire)
        }
        let batch = Batch(count: elements.count)
        outbox.beginReading(batch)
        defer { outbox.endReading() }
        for (index, element) in elements.enumerated() where status == .serving {
            restOfBatch = elements[(index + 1)...]
            handle(element, .batch(batch, index))
        }
        restOfBatch = []
        // The connection ended half-way: what has been answered is still sent.
        if status != .serving, !batch.isComplete {
            outbox.send(batch)
        }
    }

    /// Answers a text that is not JSON, or is JSON but nested too deep to be a request.
    private func refuse(_ error: JSONParseError) {
        let isTooDeep = error.code == .tooDeep
        respond(
            isTooDeep ? .invalidRequest(error.description) : .parseError(error),
            id: isTooDeep ? RequestID(ofInvalidRequest: error.outline) : .null,
            to: .wire
        )
    }

    // MARK: Messages

    private func handle(_ value: JSONValue, _ destination: Destination) {
        switch Message(value) {
        case .request(let request): handle(request, destination)
        case .response:
            context.store.environment.log(.debug, "a response arrived; this host sends no requests")
            outbox.send(nil, to: destination)
        case .invalid(let id, let reason):
            respond(.invalidRequest(reason), id: id, to: destination)
        }
    }

    private func handle(_ request: Request, _ destination: Destination) {
        guard !context.isShutDown || request.method == Exit.name else {
            return respond(
                .invalidRequest("the host has been shut down; only exit is left"),
                id: request.id,
                to: destination
            )
        }
        guard let method = MethodTable.method(request.method, withControl: !context.options.noControl) else {
            return respond(.methodNotFound(request.method.shortened), id: request.id, to: destination)
        }
        attempt(PendingRequest(id: request.id, method: method, params: request.params, destination: destination))
        settle()
    }

    /// Carries a request out, and parks it if it has to wait for the user.
    private func attempt(_ request: PendingRequest, isRepeated: Bool = false) {
        current = request
        defer { (current, search) = (nil, nil) }
        do {
            let result = try context.call(request.method, request.params, isRepeated: isRepeated)
            context.journalise(request.method, context.notes, errorCode: nil)
            context.store.environment.log(.debug, "request carried out", [("method", request.method.name)])
            outbox.send(request.id.map { Response(to: $0, result: result) }, to: request.destination)
        } catch .health(.awaitingUser) {
            var request = request
            request.notes = context.notes
            parked.insert(request, at: isRepeated ? 0 : parked.endIndex)
            announceSheet()
        } catch {
            fail(request, context.notes, with: error)
        }
    }

    private func fail(_ request: PendingRequest, _ notes: CallNotes, with error: BridgeError) {
        let object = error.errorObject(for: request.method)
        context.journalise(request.method, notes, errorCode: object.code)
        // Nobody else hears of a notification that failed.
        context.store.environment.log(
            request.id == nil ? .warning : .debug,
            "request failed",
            [("method", request.method.name), ("code", "\(object.code)")]
        )
        respond(object, id: request.id, to: request.destination)
        if case .health(.exception(let exception)) = error, context.options.exceptions == .abort, status == .serving {
            status = .aborted(exception)
        }
    }

    /// What a finished call brings about for the connection and for the requests that wait.
    private func settle() {
        let orders = context.orders
        context.orders = ConnectionOrders()
        if let failure = orders.endsWaiting {
            failParked(failure)
        }
        if orders.clearsJournal {
            context.journal = Journal()
        }
        if let id = orders.cancels {
            cancel(id)
        }
        decoder.maximumLength = context.options.maximumFrame
        resumeParked()
        if orders.exits {
            close(exitStatus: context.isShutDown ? 0 : 1)
        }
    }

    // MARK: Requests that wait for the user

    private func announceSheet() {
        guard let sheet = context.store.openSheet, sheet.id != announcedSheet else { return }
        announcedSheet = sheet.id
        outbox.send(JSONRPC.Notification("control/permissionSheet", params: sheet.json))
    }

    /// Once the sheet has gone, the request behind it goes on; then those behind it in turn, until one needs a sheet.
    private func resumeParked() {
        while context.store.openSheet == nil, !parked.isEmpty, status == .serving {
            attempt(parked.removeFirst(), isRepeated: true)
            context.store.dropAnswer()
            if context.store.world.appState == .terminated {
                failParked(.appTerminated)
            }
        }
    }

    private func failParked(_ failure: HealthFailure) {
        context.store.dismissSheet()
        announcedSheet = nil
        let requests = parked
        parked = []
        for request in requests {
            end(request, with: .health(failure))
        }
    }

    private func cancel(_ id: RequestID) {
        guard let index = parked.firstIndex(where: { $0.id == id }) else { return }
        if index == 0 {
            context.store.dismissSheet()
        }
        let request = parked.remove(at: index)
        end(request, with: .cancelled)
    }

    /// Ends a request that waits, and that has changed nothing.
    private func end(_ request: PendingRequest, with error: BridgeError) {
        // Of its own app, not of the one that speaks by now.
        let notes = request.notes ?? context.notes
        do throws(BridgeError) {
            try context.audit(request.method, notes, error: error)
            fail(request, notes, with: error)
        } catch {
            fail(request, notes, with: error)
        }
    }

    // MARK: Output

    /// Sends what workout sessions and running queries have to say: after each message, so that what it has changed follows
    /// its response. The sessions come first: what their sensors have measured is news to the queries.
    private func sendUpdates() {
        guard status == .serving, !context.isShutDown else { return }
        if context.store.mayHaveWorkoutCallbacks {
            for notification in context.workoutNotifications() {
                outbox.send(notification)
            }
        }
        guard context.store.hasRunningQueries else { return }
        for notification in context.updateNotifications() {
            outbox.send(notification)
        }
    }

    private func respond(_ error: ErrorObject, id: RequestID?, to destination: Destination) {
        outbox.send(id.map { Response(to: $0, error: error) }, to: destination)
    }
}
