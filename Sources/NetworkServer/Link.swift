import NIOCore
import NIOWebSocket
import Synchronization

/// The output of a connection. It never blocks.
///
/// Output that cannot be sent at once waits as bytes. While much waits, the engine carries out no further request of the
/// connection, so that an answer of any length can leave. A client that does not read is cut off when too much is added
/// meanwhile, such as notifications.
final class Link: Sendable {
    /// The form in which messages leave.
    enum Form: Sendable {
        /// Text frames.
        case webSocket
        /// Server-Sent Events, in the chunks of HTTP/1.1.
        case eventStream
    }

    /// The number of unsent bytes above which no further request of the connection is carried out.
    static let muchUnsent = 1 << 20
    /// The largest number of bytes that are added meanwhile.
    static let largestAddition = 64 << 20
    /// The time, in seconds, in which the rest of the output must leave when the connection closes.
    private static let leavingTime: Int64 = 10
    /// The time, in seconds, that a client has to answer the closing of its connection.
    private static let closingTime: Int64 = 1

    fileprivate struct State {
        var waiting = ByteBuffer()
        /// The number of bytes that are being sent.
        var sending = 0
        /// The number of bytes that have been added since the engine was told to wait; nil if it need not wait.
        var added: Int?
        var hasEnded = false
        /// The time, in seconds, between the end of the output and the closing of the connection.
        var closingTime: Int64 = 0
    }

    private let form: Form
    private let id: Int
    private let events: EventQueue
    private let channel: any Channel
    /// The encoder of the connection. Output is written below it, because it is encoded already.
    private let encoder: NIOLoopBound<ChannelHandlerContext>
    private let state = Mutex(State())

    /// The output of a connection with this number. Must be created on the thread of the connection.
    init(_ form: Form, below encoder: ChannelHandlerContext, _ id: Int, _ events: EventQueue) {
        self.form = form
        self.id = id
        self.events = events
        channel = encoder.channel
        self.encoder = NIOLoopBound(encoder, eventLoop: encoder.eventLoop)
    }

    /// Whether nothing can be sent any more.
    var isClosed: Bool { state.withLock { $0.hasEnded } || !channel.isActive }

    // MARK: Messages

    func send(_ message: ArraySlice<UInt8>) { send(CollectionOfOne(message)) }

    /// Sends messages at once.
    func send(_ messages: some Sequence<some Collection<UInt8>>) {
        add { state in
            for message in messages {
                switch form {
                case .webSocket: state.waiting.writeFrame(.text, message)
                case .eventStream: state.waiting.writeEvent(message)
                }
            }
        }
    }

    func answerPing(_ data: ByteBuffer) { add { $0.waiting.writeFrame(.pong, data.readableBytesView) } }

    /// Closes the connection with a status of WebSocket. The client has a moment to answer, unless this is the answer to it.
    func close(_ code: WebSocketErrorCode, isAnswer: Bool = false) {
        add(isLast: true) { [form] state in
            state.closingTime = form == .webSocket && !isAnswer ? Self.closingTime : 0
            switch form {
            case .webSocket:
                var data = ByteBuffer()
                data.write(webSocketErrorCode: code)
                state.waiting.writeFrame(.connectionClose, data.readableBytesView)
            case .eventStream: state.waiting.writeString("0\r\n\r\n")
            }
        }
        closeChannel(in: Self.leavingTime)
    }

    // MARK: Bytes

    private func add(isLast: Bool = false, _ write: (inout State) -> Void) {
        let (isCut, part) = state.withLock { state -> (Bool, ByteBuffer?) in
            guard !state.hasEnded else { return (false, nil) }
            let former = state.waiting.readableBytes
            write(&state)
            state.added? += state.waiting.readableBytes - former
            state.hasEnded = isLast
            guard state.added ?? 0 <= Self.largestAddition else {
                state.end()
                return (true, nil)
            }
            defer { holdIfNeeded(&state) }
            return (false, state.takePart())
        }
        if isCut { channel.close(promise: nil) }
        guard let part else { return }
        // At once on the loop, because a decoder that has failed closes the channel after the handler's last frame.
        if encoder.eventLoop.inEventLoop { send(part) } else { encoder.eventLoop.execute { [self] in send(part) } }
    }

    private func send(_ part: ByteBuffer) {
        let sent = encoder.eventLoop.makePromise(of: Void.self)
        encoder.value.writeAndFlush(NIOAny(part), promise: sent)
        sent.futureResult.whenComplete { [self] result in
            let (next, closingTime) = state.withLock { state -> (ByteBuffer?, Int64?) in
                state.sending = 0
                if case .failure = result { state.end() }
                defer { holdIfNeeded(&state) }
                return (state.takePart(), state.hasEnded ? state.closingTime : nil)
            }
            if let next { return send(next) }
            if let closingTime { closeChannel(in: closingTime) }
        }
    }

    /// Tells the engine to wait while much is unsent. It is told within the lock, so that it hears of changes in their order.
    private func holdIfNeeded(_ state: inout State) {
        let isMuch = state.sending + state.waiting.readableBytes > Self.muchUnsent
        guard isMuch != (state.added != nil) else { return }
        state.added = isMuch ? 0 : nil
        if isMuch { events.hold(id) } else { events.release(id) }
    }

    private func closeChannel(in seconds: Int64) {
        guard seconds > 0 else { return channel.close(promise: nil) }
        channel.eventLoop.scheduleTask(in: .seconds(seconds)) { [channel] in channel.close(promise: nil) }
    }
}

extension Link.State {
    /// Removes the waiting bytes if nothing is being sent.
    fileprivate mutating func takePart() -> ByteBuffer? {
        guard sending == 0, waiting.readableBytes > 0 else { return nil }
        sending = waiting.readableBytes
        defer { waiting = ByteBuffer() }
        return waiting
    }

    fileprivate mutating func end() {
        hasEnded = true
        waiting = ByteBuffer()
    }
}

extension ByteBuffer {
    /// Writes a whole frame of a server, which has no mask.
    fileprivate mutating func writeFrame(_ opcode: WebSocketOpcode, _ data: some Collection<UInt8>) {
        let count = data.count
        reserveCapacity(minimumWritableBytes: count + 10)
        writeInteger(UInt8(0x80) | UInt8(webSocketOpcode: opcode))
        switch count {
        case ..<126: writeInteger(UInt8(count))
        case ...Int(UInt16.max):
            writeInteger(UInt8(126))
            writeInteger(UInt16(count))
        default:
            writeInteger(UInt8(127))
            writeInteger(UInt64(count))
        }
        writeBytes(data)
    }

    /// Writes a notification as an event in a chunk of its own.
    fileprivate mutating func writeEvent(_ message: some Collection<UInt8>) {
        let (start, end) = ("event: notification\ndata: ", "\n\n")
        writeString("\(String(start.utf8.count + message.count + end.utf8.count, radix: 16))\r\n\(start)")
        writeBytes(message)
        writeString("\(end)\r\n")
    }
}
