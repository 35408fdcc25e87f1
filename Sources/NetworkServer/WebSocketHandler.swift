import NIOCore
import NIOWebSocket

/// The input of a WebSocket connection: one message a text frame, or fragments of one.
final class WebSocketHandler: ChannelInboundHandler {
    typealias InboundIn = WebSocketFrame

    private let id: Int
    private let link: Link
    private let events: EventQueue
    private let counter: ArrivalCounter
    private let maximumLength: Int
    /// The fragments of a message; nil between messages.
    private var fragments: ByteBuffer?
    private var isPaused = false

    init(_ id: Int, _ link: Link, _ events: EventQueue, _ counter: ArrivalCounter, maximumLength: Int) {
        self.id = id
        self.link = link
        self.events = events
        self.counter = counter
        self.maximumLength = maximumLength
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let frame = unwrapInboundIn(data)
        if frame.opcode == .connectionClose { return answerClosing(frame, context) }
        guard !link.isClosed else { return }
        let hasReservedBits = frame.rsv1 || frame.rsv2 || frame.rsv3
        guard frame.maskKey != nil, !hasReservedBits else { return link.close(.protocolError) }
        switch frame.opcode {
        case .text where fragments == nil, .continuation where fragments != nil: receive(frame)
        case .binary where fragments == nil: link.close(.unacceptableData)
        case .ping: link.answerPing(frame.unmaskedData)
        case .pong: break
        default: link.close(.protocolError)
        }
        pauseIfNeeded(context.channel)
    }

    func channelInactive(context: ChannelHandlerContext) {
        events.post(.closed, from: id)
        context.fireChannelInactive()
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        // A client that ends its side without a closing frame has gone away.
        if case ChannelEvent.inputClosed? = event as? ChannelEvent { context.close(promise: nil) }
        if event is ArrivalCounter.Overflow { link.close(.tryAgainLater) }
        context.fireUserInboundEventTriggered(event)
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        switch error {
        case NIOWebSocketError.invalidFrameLength: link.close(.messageTooLarge)
        case is NIOWebSocketError: link.close(.protocolError)
        default: context.close(promise: nil)
        }
    }

    /// Adds a frame to the fragments before it, in place: a copy for each frame would cost the square of their number.
    private func receive(_ frame: WebSocketFrame) {
        var data = frame.unmaskedData
        guard (fragments?.readableBytes ?? 0) + data.readableBytes <= maximumLength else {
            return link.close(.messageTooLarge)
        }
        if fragments == nil { fragments = data } else { fragments?.writeBuffer(&data) }
        guard frame.fin else { return }
        let bytes = fragments.map { Array($0.readableBytesView) } ?? []
        fragments = nil
        guard String(validating: bytes, as: UTF8.self) != nil else { return link.close(.dataInconsistentWithMessage) }
        events.post(.message(bytes, counter.takeShare()), from: id)
    }

    /// Stops reading while the engine has too many messages of the connection, or the client reads too little.
    private func pauseIfNeeded(_ channel: any Channel) {
        guard !isPaused else { return }
        let handler = NIOLoopBound(self, eventLoop: channel.eventLoop)
        let mustWait = events.whenRoom(for: id) {
            channel.eventLoop.execute {
                handler.value.isPaused = false
                channel.setOption(.autoRead, value: true).whenComplete { _ in }
            }
        }
        guard mustWait else { return }
        isPaused = true
        channel.setOption(.autoRead, value: false).whenComplete { _ in }
    }

    private func answerClosing(_ frame: WebSocketFrame, _ context: ChannelHandlerContext) {
        guard !link.isClosed else { return context.close(promise: nil) }
        link.close(frame.maskKey == nil ? .protocolError : frame.closingAnswer, isAnswer: true)
    }
}

extension WebSocketErrorCode {
    /// The server has no room for the message.
    fileprivate static let tryAgainLater = WebSocketErrorCode(codeNumber: 1013)
}

extension WebSocketFrame {
    /// The status with which a closing frame is answered: its own, unless RFC 6455, section 7.4 does not allow it.
    fileprivate var closingAnswer: WebSocketErrorCode {
        var data = unmaskedData
        guard data.readableBytes > 0 else { return .normalClosure }
        guard let number = data.readInteger(as: UInt16.self) else { return .protocolError }
        switch number {
        case 1000...1003, 1007...1014, 3000...4999: break
        default: return .protocolError
        }
        guard String(validating: data.readableBytesView, as: UTF8.self) != nil else {
            return .dataInconsistentWithMessage
        }
        return WebSocketErrorCode(codeNumber: Int(number))
    }
}
