import Foundation
package import HealthEngine
import HealthJSON
package import HealthModel
package import JSON
package import JSONRPC

/// The host: handles the bytes of one connection, from input to output.
///
/// ```swift
/// let connection = try Connection(options: HostOptions(), channels: Channels.registry)
/// let status = Host(connection, over: stream).serve()   // until the connection ends
/// ```
///
/// It does all input and output through its stream, takes nothing else from the machine, and runs on one thread.
package final class Host {
    /// The state of a connection.
    package enum Status: Hashable, Sendable {
        /// The host accepts more input.
        case serving
        /// The connection has ended, and all output has been sent.
        case ended(exitStatus: Int32)
        /// An exception has ended the app, as on a device (`--exceptions abort`).
        case aborted(NativeException)
    }

    /// The longest time, in seconds, until the host notices changes of another process in the store file.
    private static let longestWait = 0.5

    /// The state of the connection.
    package private(set) var status = Status.serving

    package let connection: Connection
    let stream: any ByteStream
    var decoder: FrameDecoder
    var outbox: Outbox
    /// Called before each message is handled, when all output of the former messages has been sent; nil if nobody observes
    /// the messages.
    package var willHandleMessage: (() -> Void)?
    /// Called when a message is not parsed, because it is no JSON or exceeds a limit.
    package var refusesText: () -> Void = {}
    /// The batch that is being handled, and its text.
    var currentBatch: (batch: Batch, text: ArraySlice<UInt8>)?

    /// Whether a call is being carried out. Input that the host reads meanwhile is handled later.
    package var isHandlingCall: Bool { !connection.running.isEmpty }

    /// A host that serves a connection over a stream.
    package init(_ connection: Connection, over stream: any ByteStream) {
        self.connection = connection
        self.stream = stream
        decoder = FrameDecoder(framing: connection.options.framing, maximumLength: connection.options.maximumFrame)
        outbox = Outbox(to: stream)
        outbox.framing = connection.options.framing ?? .lines
        connection.host = self
    }

    deinit { connection.host = nil }

    // MARK: Bytes

    /// Serves until the connection ends.
    package func serve() -> Status {
        while status == .serving {
            handleArrival(stream.receive(within: waitingTime))
            // The client has stopped reading, so events cannot reach it.
            if stream.isCutOff, status == .serving { status = .ended(exitStatus: 0) }
        }
        return status
    }

    /// Handles input, and sends the resulting output.
    package func handleArrival(_ arrival: Arrival) {
        guard status == .serving else { return }
        switch arrival {
        case .bytes(let bytes):
            decoder.append(bytes)
            handleMessages(atEnd: false)
        case .nothing:
            connection.phone.handleDueEvents()
            sendEvents()
        case .end:
            handleMessages(atEnd: true)
            close(exitStatus: 0)
        case .interruption: close(exitStatus: 0)
        }
        outbox.flush()
    }

    /// Handles a message whose response goes to a promise, not to the stream. Nil is no response.
    package func handleMessage(_ message: [UInt8], for response: Promise<[UInt8]?, BridgeError>) {
        guard status == .serving else { return }
        handleMessage(message[...], to: .promise(response))
        sendEvents()
        outbox.flush()
    }

    /// Carries out a request whose result or error goes to a promise: now, or when the user has answered.
    package func handle(_ request: Request, for outcome: Promise<any JSONWritable, ErrorObject>) {
        guard status == .serving else { return }
        handleRequest(request, .outcome(outcome), [])
        sendEvents()
        outbox.flush()
    }

    /// Sends what another connection of the phone has caused: events of the app, and responses to requests that waited.
    package func sendPending() {
        if connection.hasEvents { sendEvents() }
        outbox.flush()
    }

    /// Sends a notification at once.
    package func send(_ notification: JSONRPC.Notification) {
        guard status == .serving else { return }
        outbox.send(notification)
        outbox.flush()
    }

    /// How long to wait for input, in seconds: until the next event, or until another process may have changed the store.
    /// Nil if only input can cause output.
    var waitingTime: Double? {
        guard decoder.framing != nil else { return nil }
        var time = connection.hosted?.longestWait ?? .infinity
        if let deadline = connection.phone.nextDeadline {
            time = min(time, max(0, deadline.timeIntervalSince(connection.phone.environment.clock.current)))
        }
        if connection.options.storePath != nil, connection.app.process.observesStore { time = min(time, Self.longestWait) }
        return time < .infinity ? time : nil
    }

    /// Ends the connection. Requests that wait for the user end as if the user had cancelled the sheet.
    private func close(exitStatus: Int32) {
        guard status == .serving else { return }
        connection.app.process.answerSheets()
        connection.app.process.failAuthorizations(.error(.errorUserCanceled))
        guard status == .serving else { return }
        sendEvents()
        status = .ended(exitStatus: exitStatus)
        connection.phone.environment.log(.info, "ended")
    }

    // MARK: Framing

    func handleMessages(atEnd isAtEnd: Bool) { while handleMessage(atEnd: isAtEnd) {} }

    /// Handles the next message that has arrived. Returns false if no message has arrived.
    func handleMessage(atEnd isAtEnd: Bool) -> Bool {
        do throws(FramingError) {
            guard status == .serving, let message = try nextMessage(atEnd: isAtEnd) else { return false }
            announceMessage()
            handleMessage(message, to: .wire)
            sendEvents()
            return true
        } catch {
            if case .tooLong = error {
                announceMessage()
                refusesText()
                respond(.invalidRequest(error.description), id: .null, to: .wire)
                return true
            }
            connection.phone.environment.log(.error, error.description)
            close(exitStatus: 1)
            // A client that closes its side within a frame does not expect a response.
            if !isAtEnd {
                respond(ErrorObject(code: -32700, message: "Parse error: \(error.description)"), id: .null, to: .wire)
            }
            return false
        }
    }

    private func announceMessage() {
        // The code of a hosted app may never return.
        if willHandleMessage != nil || connection.hosted != nil { outbox.flush() }
        willHandleMessage?()
    }

    func nextMessage(atEnd isAtEnd: Bool) throws(FramingError) -> ArraySlice<UInt8>? {
        // Output uses the framing of the input, which the first byte determines.
        defer { outbox.framing = decoder.framing ?? .lines }
        return try isAtEnd ? decoder.finish() : decoder.next()
    }

    // MARK: Messages

    private func handleMessage(_ text: ArraySlice<UInt8>, to destination: Destination) {
        let value: JSONValue
        do {
            value = try JSONValue(parsingMessage: text)
        } catch {
            return refuse(error, text, destination)
        }
        let idTexts = RequestID.texts(in: text, of: value)
        guard case .array(let elements) = value else {
            return handleElement(value, idTexts.first ?? nil, destination, restOfBatch: [])
        }
        guard !elements.isEmpty else {
            return respond(.invalidRequest("a batch must hold at least one message"), id: .null, to: destination)
        }
        guard elements.count <= ProtocolLimits.batch else {
            let reason = "a batch must hold at most \(ProtocolLimits.batch) messages"
            return respond(.invalidRequest(reason), id: .null, to: destination)
        }
        handleBatch(elements, idTexts, Batch(count: elements.count, to: destination), text)
    }

    /// Handles the messages of a batch that have not been handled yet.
    func handleBatch(_ elements: [JSONValue], _ idTexts: [String?], _ batch: Batch, _ text: ArraySlice<UInt8>) {
        outbox.beginReading(batch)
        currentBatch = (batch, text)
        defer {
            outbox.endReading()
            currentBatch = nil
        }
        while status == .serving, batch.hasUnhandledMessages {
            guard stream.continuesBatch() else {
                close(exitStatus: 0)
                break
            }
            let index = batch.handled
            batch.handled += 1
            let idText = idTexts.isEmpty ? nil : idTexts[index]
            handleElement(elements[index], idText, .batch(batch, index), restOfBatch: elements[(index + 1)...])
        }
        // The connection ended within the batch: send the responses so far.
        if status != .serving, !batch.isComplete { outbox.send(batch) }
    }

    /// Responds to text that is not JSON, has too many values, or is nested too deeply.
    private func refuse(_ error: JSONParseError, _ text: ArraySlice<UInt8>, _ destination: Destination) {
        refusesText()
        if error.code == .tooManyValues {
            let (structures, commas) = (MessageLimits.arraysAndObjects, MessageLimits.commas)
            let reason = "a message must hold at most \(structures) arrays and objects, and \(commas) commas"
            return respond(.invalidRequest(reason), id: .null, to: destination)
        }
        guard error.code == .tooDeep else {
            let isBegun = text.first == UInt8(ascii: "{") || text.first == UInt8(ascii: "[")
            if isBegun, error.code == .syntax, error.offset >= text.count, decoder.framing == .lines {
                let advice = "write each message on one line, or use --framing headers"
                connection.warnings.warnOnce("a part of a message", "a line has only the beginning of a message: \(advice)")
            }
            return respond(.parseError(error), id: .null, to: destination)
        }
        let idTexts = error.outline.map { RequestID.texts(in: text, of: $0) } ?? []
        let id = RequestID(ofInvalidRequest: error.outline, text: idTexts.first ?? nil)
        respond(.invalidRequest(error.description), id: id, to: destination)
    }

    /// Handles one message, alone or in a batch.
    private func handleElement(
        _ value: JSONValue, _ idText: String?, _ destination: Destination, restOfBatch: ArraySlice<JSONValue>
    ) {
        switch Message(value, idText: idText) {
        case .request(let request): handleRequest(request, destination, restOfBatch)
        case .response:
            connection.phone.environment.log(.debug, "a response arrived; this host sends no requests")
            outbox.send(nil, to: destination)
        case .invalid(let id, let reason):
            respond(.invalidRequest(reason), id: id, to: destination)
        }
    }

    private func handleRequest(_ request: Request, _ destination: Destination, _ restOfBatch: ArraySlice<JSONValue>) {
        do throws(ErrorObject) {
            let limit = connection.options.maximumFrame
            if case .batch = destination, request.id != nil, outbox.heldLength > limit {
                throw .invalidRequest("the former responses of the batch have more than \(limit) bytes")
            }
            try connection.handle(request, to: destination, restOfBatch)
        } catch {
            // A notification has no response.
            if request.id == nil { connection.phone.environment.log(.warning, error.message) }
            respond(error, id: request.id, to: destination)
        }
        decoder.maximumLength = connection.options.maximumFrame
    }

    // MARK: Output

    /// Sends the notifications of pending events. It runs after each message, so that they follow the response.
    func sendEvents() {
        guard status == .serving, !connection.isShutDown else { return }
        if connection.hosted != nil { outbox.flush() }
        for notification in connection.takeNotifications() {
            outbox.send(notification)
        }
    }

    private func respond(_ error: ErrorObject, id: RequestID?, to destination: Destination) {
        outbox.send(id.map { Response(to: $0, error: error) }, to: destination)
    }
}

// MARK: Output of the connection
extension Host {
    /// Sends the result of a call. A notification gets none.
    func respond(to call: Call, _ result: any JSONWritable) {
        outbox.send(call.id.map { Response(to: $0, result: result) }, to: call.destination)
    }

    /// Sends the error of a call. A notification gets none.
    func respond(to call: Call, _ error: ErrorObject) { respond(error, id: call.id, to: call.destination) }

    /// Sends a notification of the connection with the next output.
    func post(_ notification: JSONRPC.Notification) { outbox.send(notification) }

    /// An exception ends the process, as on a device (`--exceptions abort`).
    func abort(because exception: NativeException) {
        if status == .serving { status = .aborted(exception) }
    }

    /// Ends the connection.
    func end() { close(exitStatus: connection.isShutDown ? 0 : 1) }
}
