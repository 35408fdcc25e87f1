import NIOCore
import NIOHTTP1
import NIOWebSocket
import Synchronization

/// The output of a connection. It never blocks: a client that does not read is cut off when too much output waits for it.
final class Link: Sendable {
    /// The form in which messages leave.
    enum Form: Sendable {
        /// Text frames.
        case webSocket
        /// Server-Sent Events.
        case eventStream
    }

    /// The largest number of bytes that wait to be sent.
    static let largestUnsent = 64 << 20
    /// The time, in seconds, that a client has to answer the closing of its connection.
    private static let closingTime: Int64 = 1

    private let channel: any Channel
    private let form: Form
    private let unsent = Atomic(0)
    private let hasClosed = Atomic(false)

    init(_ channel: any Channel, _ form: Form) {
        self.channel = channel
        self.form = form
    }

    /// Whether nothing can be sent any more.
    var isClosed: Bool { hasClosed.load(ordering: .relaxed) || !channel.isActive }

    /// Sends a message.
    func send(_ message: some Collection<UInt8>) {
        let count = message.count
        guard mayWrite(count) else { return }
        let sent: EventLoopFuture<Void>
        switch form {
        case .webSocket:
            let frame = WebSocketFrame(fin: true, opcode: .text, data: channel.allocator.buffer(bytes: message))
            sent = channel.writeAndFlush(frame)
        case .eventStream:
            var buffer = channel.allocator.buffer(capacity: count + 32)
            buffer.writeString("event: notification\ndata: ")
            buffer.writeBytes(message)
            buffer.writeString("\n\n")
            sent = channel.writeAndFlush(HTTPServerResponsePart.body(.byteBuffer(buffer)))
        }
        sent.whenComplete { [self] _ in unsent.subtract(count, ordering: .relaxed) }
    }

    /// Answers a ping.
    func answerPing(_ data: ByteBuffer) {
        // A frame without data takes memory too.
        let count = data.readableBytes + 100
        guard mayWrite(count) else { return }
        channel.writeAndFlush(WebSocketFrame(fin: true, opcode: .pong, data: data)).whenComplete { [self] _ in
            unsent.subtract(count, ordering: .relaxed)
        }
    }

    /// Counts bytes that are to be written. Cuts a client off that does not read.
    private func mayWrite(_ count: Int) -> Bool {
        guard !isClosed else { return false }
        let isWithinLimit = unsent.add(count, ordering: .relaxed).newValue <= Self.largestUnsent
        if !isWithinLimit { cut() }
        return isWithinLimit
    }

    /// Closes the connection with a status of WebSocket.
    func close(_ code: WebSocketErrorCode) {
        guard !hasClosed.exchange(true, ordering: .relaxed) else { return }
        guard form == .webSocket else {
            channel.writeAndFlush(HTTPServerResponsePart.end(nil)).whenComplete { [channel] _ in
                channel.close(promise: nil)
            }
            return
        }
        var data = channel.allocator.buffer(capacity: 2)
        data.write(webSocketErrorCode: code)
        channel.writeAndFlush(WebSocketFrame(fin: true, opcode: .connectionClose, data: data), promise: nil)
        channel.eventLoop.scheduleTask(in: .seconds(Self.closingTime)) { [channel] in channel.close(promise: nil) }
    }

    /// Ends a connection whose client does not read.
    private func cut() {
        hasClosed.store(true, ordering: .relaxed)
        channel.close(promise: nil)
    }
}
