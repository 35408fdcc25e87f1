import BridgeCore
import Foundation
import NIOCore
import NIOHTTP1
import NIOWebSocket

/// The handlers of a connection.
struct Pipeline: Sendable {
    let site: Site
    let events: EventQueue
    let connections: Connections
    let budget: ByteBudget

    /// Adds the handlers to a new connection.
    func configure(_ channel: any NIOCore.Channel) throws {
        let id = connections.add(channel)
        let counter = ArrivalCounter(budget)
        let boundCounter = NIOLoopBound(counter, eventLoop: channel.eventLoop)
        let upgrader = NIOWebSocketServerUpgrader(
            maxFrameSize: site.limits.maximumMessage,
            automaticErrorHandling: false,
            shouldUpgrade: { [self] channel, head in
                let isAllowed = head.isWebSocketRequest && (try? site.webSocketIdentity(head, of: id)) != nil
                return channel.eventLoop.makeSucceededFuture(isAllowed ? Self.upgradeHeaders(head) : nil)
            },
            upgradePipelineHandler: { [self] channel, head in
                channel.eventLoop.makeCompletedFuture { try upgrade(channel, head, id, boundCounter.value) }
            }
        )
        var limits = NIOHTTPDecoderLimitConfiguration()
        limits.maxHeaderFieldSize = site.limits.maximumHead
        limits.maxHeaderListSize = site.limits.maximumHead
        let pipeline = channel.pipeline.syncOperations
        try pipeline.addHandler(counter)
        try pipeline.configureHTTPServerPipeline(
            withServerUpgrade: (upgraders: [upgrader], completionHandler: { _ in }),
            withErrorHandling: false,
            withEncoderConfiguration: HTTPResponseEncoder.Configuration(),
            withDecoderLimitConfiguration: limits
        )
        try pipeline.addHandler(HTTPHandler(id, site, events, counter))
    }

    private func upgrade(_ channel: any NIOCore.Channel, _ head: HTTPRequestHead, _ id: Int, _ counter: ArrivalCounter) throws {
        let pipeline = channel.pipeline.syncOperations
        pipeline.removeHandler(try pipeline.handler(type: HTTPHandler.self), promise: nil)
        let encoder = try pipeline.context(handlerType: WebSocketFrameEncoder.self)
        let link = Link(.webSocket, below: encoder, id, events)
        _ = counter.takeShare()
        try pipeline.addHandler(WebSocketHandler(id, link, events, counter, maximumLength: site.limits.maximumMessage))
        events.post(.opened(try site.webSocketIdentity(head, of: id), link), from: id)
        // The engine takes no more events then.
        if events.isStopping { link.close(.goingAway) }
    }

    private static func upgradeHeaders(_ head: HTTPRequestHead) -> HTTPHeaders {
        let offered = head.headers[canonicalForm: "sec-websocket-protocol"]
        return offered.contains("jsonrpc") ? ["sec-websocket-protocol": "jsonrpc"] : [:]
    }
}

extension HTTPRequestHead {
    /// Whether the request opens a WebSocket connection as RFC 6455, section 4.2.1 demands. NIO checks the version.
    fileprivate var isWebSocketRequest: Bool {
        let keys = headers["sec-websocket-key"]
        // NIO would never release a connection that closes before the end of a body.
        return method == .GET && version == .http1_1 && !hasBody && keys.count == 1
            && Data(base64Encoded: keys[0])?.count == 16
    }

    /// Whether a body follows.
    private var hasBody: Bool {
        headers.contains(name: "transfer-encoding") || headers["content-length"].contains { $0 != "0" }
    }
}
