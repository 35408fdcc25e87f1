import NIOCore
import NIOWebSocket

/// The input of a WebSocket connection: one message a text frame, or fragments of one.
final class WebSocketHandler: ChannelInboundHandler {
    typealias InboundIn = WebSocketFrame

    /// The number of bytes of unread messages above which the connection is not read.
    private static let largestHeld = 1 << 20

    private let id: Int
    private let link: Link
    private let mailbox: Mailbox
    private let maximumLength: Int
    /// The fragments of a message; nil between messages.
    private var fragments: ByteBuffer?
    private var isPaused = false

    init(_ id: Int, _ link: Link, _ mailbox: Mailbox, maximumLength: Int) {
        self.id = id
        self.link = link
        self.mailbox = mailbox
        self.maximumLength = maximumLength
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let frame = unwrapInboundIn(data)
        if frame.opcode == .connectionClose { return answerClosing(frame, context) }
        guard !link.isClosed else { return }
        let hasReservedBits = frame.rsv1 || frame.rsv2 || frame.rsv3
        guard frame.maskKey != nil, !hasReservedBits else { return link.close(.protocolError) }
        switch frame.opcode {
        case .text where fragments == nil: receive(frame, after: ByteBuffer(), context)
        case .continuation:
            guard let fragments else { return link.close(.protocolError) }
            receive(frame, after: fragments, context)
        case .binary where fragments == nil: link.close(.unacceptableData)
        case .ping: link.answerPing(frame.unmaskedData)
        case .pong: break
        default: link.close(.protocolError)
        }
    }

    func channelInactive(context: ChannelHandlerContext) {
        mailbox.post(.closed, from: id)
        context.fireChannelInactive()
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        switch error {
        case NIOWebSocketError.invalidFrameLength: link.close(.messageTooLarge)
        case is NIOWebSocketError: link.close(.protocolError)
        default: context.close(promise: nil)
        }
    }

    private func receive(_ frame: WebSocketFrame, after former: ByteBuffer, _ context: ChannelHandlerContext) {
        var message = former
        var data = frame.unmaskedData
        guard message.readableBytes + data.readableBytes <= maximumLength else { return link.close(.messageTooLarge) }
        // Release the former buffer, so that appending does not copy it.
        fragments = nil
        if message.readableBytes == 0 { message = data } else { message.writeBuffer(&data) }
        guard frame.fin else {
            fragments = message
            return
        }
        let bytes = Array(message.readableBytesView)
        guard String(validating: bytes, as: UTF8.self) != nil else { return link.close(.dataInconsistentWithMessage) }
        mailbox.post(.message(bytes), from: id)
        pauseIfNeeded(context)
    }

    /// Stops reading while the engine has too many messages of the connection.
    private func pauseIfNeeded(_ context: ChannelHandlerContext) {
        guard !isPaused, mailbox.heldBytes(of: id) > Self.largestHeld else { return }
        isPaused = true
        context.channel.setOption(.autoRead, value: false).whenComplete { _ in }
        let (channel, mailbox, id) = (context.channel, mailbox, id)
        let handler = NIOLoopBound(self, eventLoop: context.eventLoop)
        context.eventLoop.scheduleRepeatedTask(initialDelay: .milliseconds(2), delay: .milliseconds(2)) { task in
            guard mailbox.heldBytes(of: id) <= Self.largestHeld / 2 || !channel.isActive else { return }
            task.cancel()
            handler.value.isPaused = false
            channel.setOption(.autoRead, value: true).whenComplete { _ in }
        }
    }

    private func answerClosing(_ frame: WebSocketFrame, _ context: ChannelHandlerContext) {
        guard !link.isClosed else { return context.close(promise: nil) }
        var data = frame.unmaskedData
        let code = data.readWebSocketErrorCode()
        link.close(frame.maskKey == nil ? .protocolError : code ?? .normalClosure)
        context.close(promise: nil)
    }
}
