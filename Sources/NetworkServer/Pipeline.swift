import NIOCore
import NIOHTTP1
import NIOWebSocket
import Synchronization

/// The open connections.
final class Connections: Sendable {
    private let most: Int
    private let open = Atomic(0)
    private let latest = Atomic(0)

    init(most: Int) {
        self.most = most
    }

    /// The number of open connections.
    var count: Int { open.load(ordering: .relaxed) }

    /// Counts a connection. Returns its number, and whether there are too many.
    func add(_ channel: any Channel) -> (id: Int, isSurplus: Bool) {
        let isSurplus = open.add(1, ordering: .relaxed).newValue > most
        channel.closeFuture.whenComplete { [self] _ in open.subtract(1, ordering: .relaxed) }
        return (latest.add(1, ordering: .relaxed).newValue, isSurplus)
    }
}

/// The handlers of a connection.
struct Pipeline: Sendable {
    let site: Site
    let events: EventQueue
    let connections: Connections

    /// Adds the handlers to a new connection.
    func configure(_ channel: any Channel) throws {
        let (id, isSurplus) = connections.add(channel)
        let upgrader = NIOWebSocketServerUpgrader(
            maxFrameSize: site.limits.maximumMessage,
            automaticErrorHandling: false,
            shouldUpgrade: { [site] channel, head in
                // NIO would never release a connection that closes before the end of such a body.
                let isAllowed = !isSurplus && !head.hasBody && (try? site.webSocketIdentity(head)) != nil
                return channel.eventLoop.makeSucceededFuture(isAllowed ? Self.upgradeHeaders(head) : nil)
            },
            upgradePipelineHandler: { [self] channel, head in
                channel.eventLoop.makeCompletedFuture { try upgrade(channel, head, id) }
            }
        )
        var limits = NIOHTTPDecoderLimitConfiguration()
        limits.maxHeaderFieldSize = site.limits.maximumHead
        limits.maxHeaderListSize = site.limits.maximumHead
        let pipeline = channel.pipeline.syncOperations
        try pipeline.configureHTTPServerPipeline(
            withServerUpgrade: (upgraders: [upgrader], completionHandler: { _ in }),
            withErrorHandling: false,
            withEncoderConfiguration: HTTPResponseEncoder.Configuration(),
            withDecoderLimitConfiguration: limits
        )
        try pipeline.addHandler(HTTPHandler(id, site, events, isSurplus: isSurplus))
    }

    private func upgrade(_ channel: any Channel, _ head: HTTPRequestHead, _ id: Int) throws {
        let pipeline = channel.pipeline.syncOperations
        pipeline.removeHandler(try pipeline.handler(type: HTTPHandler.self), promise: nil)
        let link = Link(channel, .webSocket)
        try pipeline.addHandler(
            WebSocketHandler(id, link, events, maximumLength: site.limits.maximumMessage)
        )
        events.post(.opened(try site.webSocketIdentity(head), link), from: id)
        // The engine takes no more events then.
        if events.isStopping { link.close(.goingAway) }
    }

    private static func upgradeHeaders(_ head: HTTPRequestHead) -> HTTPHeaders {
        let offered = head.headers[canonicalForm: "sec-websocket-protocol"]
        return offered.contains("jsonrpc") ? ["sec-websocket-protocol": "jsonrpc"] : [:]
    }
}
