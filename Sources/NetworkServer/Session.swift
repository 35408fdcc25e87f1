import BridgeCore
import Explanations
import HealthEngine
import HealthModel
import JSON
import JSONRPC

/// One process on a phone: a connection with its host, and the output to its client.
final class Session {
    /// The number of the process, counted from 1.
    let number: Int
    let phone: ServedPhone
    let connection: Connection
    let host: Host
    let stream: SessionStream
    /// The messages of a WebSocket connection that have arrived and were not handled yet.
    private var messages: ArraySlice<[UInt8]> = []
    /// The HTTP request that is being carried out; nil for a WebSocket connection.
    private(set) var request: RunningRequest?
    /// Whether a message is being handled.
    private var isHandling = false
    /// The latest message, as those get it who watch the phone; nil if it does not belong to the history.
    private var latestInput: Traffic.Entry?

    init(_ number: Int, on phone: ServedPhone, _ connection: Connection, _ stream: SessionStream) {
        self.number = number
        self.phone = phone
        self.connection = connection
        self.stream = stream
        host = Host(connection, over: stream)
        stream.sent = { [unowned self] message in phone.tell(message, .output, of: self) }
        stream.read = { [unowned self] message in messages.append(message) }
        host.willHandleMessage = { [unowned self] in
            if let message = messages.popFirst() { latestInput = phone.tell(message, .input, of: self) }
        }
        host.refusesText = { [unowned self] in latestInput?.isJSON = false }
    }

    /// Whether the device owner speaks.
    var isOwner: Bool { connection.owner != nil }
    /// The app that speaks now.
    var bundleIdentifier: String { connection.app.process.app.bundleIdentifier }

    /// Who speaks in a message of the history of the phone, which has all those of apps, and of the device owner the calls that change
    /// something, with what they answer. Nil for another message, such as an update of the device owner's own queries.
    func speaker(of message: [UInt8], _ direction: ServedPhone.Direction) -> Traffic.Speaker? {
        guard let owner = connection.owner else { return Traffic.Speaker(isOwner: false, app: connection.app.process.app) }
        switch direction {
        case .input:
            let calls = message.callsOfOwner.compactMap { call in owner.method(call.method).map { (entry: $0, app: call.app) } }
            guard calls.contains(where: \.entry.isChangeOfPhone) else { return nil }
            let named = calls.count == 1 && !calls[0].entry.namesApp ? calls[0].app : nil
            return Traffic.Speaker(isOwner: true, app: named.map { phone.connection(of: $0).app.process.app })
        case .output:
            let isUpdate = message.starts(with: Traffic.notificationStart) && !message.starts(with: Self.progressStart)
            return isUpdate ? nil : latestInput?.speaker
        case .end: return nil
        }
    }

    private static let progressStart = Traffic.notificationStart + Array(#""control/progress""#.utf8)

    /// Whether a call that takes long, or a batch between two of its messages, uses the session or its phone.
    var isInUse: Bool { isHandling || phone.isInCall }

    /// Handles a message of a WebSocket connection.
    func handle(_ message: [UInt8]) {
        isHandling = true
        defer { isHandling = false }
        messages.append(message)
        host.handleArrival(.bytes(SessionStream.frame(message)))
    }

    /// Handles a message of an HTTP request.
    func handle(_ message: [UInt8], _ request: RunningRequest, _ finished: @escaping ([UInt8]?) -> Void) {
        (isHandling, self.request) = (true, request)
        defer { (isHandling, self.request) = (false, nil) }
        latestInput = phone.tell(message, .input, of: self)
        let promise = Promise<[UInt8]?, BridgeError>(released: { nil })
        promise.whenFinished { [weak self] outcome in
            let response = try? outcome()
            if let self, let response { phone.tell(response, .output, of: self) }
            finished(response)
        }
        host.handleMessage(message, for: promise)
    }

    /// Sends notifications that are not of the host, after what the host has sent.
    func pass(_ notifications: [[UInt8]]) {
        guard host.status == .serving else { return }
        if !stream.isSending { host.flush() }
        for link in stream.links.values { link.send(notifications) }
    }

    /// Ends the process.
    func end() {
        host.handleArrival(.end)
        (connection.owner as? Owner)?.files.removeAll()
        let process = connection.app.process
        connection.record.entitlements = process.entitlements
        process.terminate()
    }
}

/// The stream between a host and a client that sends whole messages.
final class SessionStream: ByteStream {
    /// Called with each message that leaves.
    var sent: ([UInt8]) -> Void = { _ in }
    /// Called with each message that a request which takes long has read ahead.
    var read: ([UInt8]) -> Void = { _ in }
    /// The clients that get the messages: a WebSocket connection, or those that listen to the events of an HTTP process.
    var links: [Int: Link] = [:]
    /// Whether the current call continues. Called many times a second in a call that takes long.
    var callContinues: () -> Bool = { true }
    /// Whether the next message of a batch is handled.
    var batchContinues: () -> Bool = { true }

    /// Whether the host sends. What it has sent before has left.
    private(set) var isSending = false

    private let nextMessage: () -> [UInt8]?
    private var output = FrameDecoder(framing: .headers, maximumLength: .max)

    /// A stream whose further input a function returns.
    init(nextMessage: @escaping () -> [UInt8]?) {
        self.nextMessage = nextMessage
    }

    /// A message as input of a host whose framing is headers.
    static func frame(_ message: [UInt8]) -> ArraySlice<UInt8> {
        (Array("Content-Length: \(message.count)\r\n\r\n".utf8) + message)[...]
    }

    func receive(within seconds: Double?) -> Arrival {
        guard let message = nextMessage() else { return .nothing }
        read(message)
        return .bytes(Self.frame(message))
    }

    func continuesCall() -> Bool { callContinues() }

    func continuesBatch() -> Bool { batchContinues() }

    func send(_ bytes: [UInt8]) {
        isSending = true
        defer { isSending = false }
        output.append(bytes[...])
        while let message = output.nextFitting() {
            sent(Array(message))
            for link in links.values { link.send(message) }
        }
    }

    var isCutOff: Bool { false }
}

extension [UInt8] {
    /// The methods of a message or a batch of the device owner, each with the app that its params name.
    fileprivate var callsOfOwner: [(method: String, app: String?)] {
        // A part of a file is long, and names no app.
        guard count <= Self.longestCall, let value = try? JSONValue(parsingMessage: self[...]) else {
            var scanner = JSONTextScanner(self[...])
            return [scanner.shortValues(ofMembers: ["method"])["method"]].compactMap { $0?.text }.map { ($0, nil) }
        }
        let calls = if case .array(let batch) = value { batch } else { [value] }
        return calls.compactMap { call in
            call["method"]?.text.map { ($0, call["params"]?["bundleIdentifier"]?.text) }
        }
    }

    private static let longestCall = 64 << 10
}
