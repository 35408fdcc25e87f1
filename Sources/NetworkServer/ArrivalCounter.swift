import BridgeCore
import NIOCore

/// Counts what has arrived on a connection and is no whole message yet: the body of a request, a frame, fragments. It is the first handler,
/// because the decoders after it keep the parts of a frame.
final class ArrivalCounter: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    typealias InboundOut = ByteBuffer

    /// The event of a connection for which there is no room.
    struct Overflow: Sendable {}

    /// The bytes of each connection that do not count. Most messages are shorter.
    private static let uncounted = 64 << 10

    private let budget: ByteBudget
    private var share: ByteBudget.Share?
    private var count = 0
    private var hasOverflown = false

    init(_ budget: ByteBudget) { self.budget = budget }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard !hasOverflown else { return }
        let length = unwrapInboundIn(data).readableBytes
        count += length
        if count > Self.uncounted, !grow(by: length) {
            hasOverflown = true
            share = nil
            return context.fireUserInboundEventTriggered(Overflow())
        }
        context.fireChannelRead(data)
    }

    func channelInactive(context: ChannelHandlerContext) {
        share = nil
        context.fireChannelInactive()
    }

    /// Counts anew. Returns the part of the budget that the message so far has taken.
    func takeShare() -> ByteBudget.Share? {
        defer { (share, count) = (nil, 0) }
        return share
    }

    private func grow(by length: Int) -> Bool {
        if let share { return share.grow(by: length) }
        share = budget.share(count)
        return share != nil
    }
}
