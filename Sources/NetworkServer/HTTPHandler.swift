import NIOCore
import NIOHTTP1
import NIOWebSocket

/// The HTTP requests of a connection that is no WebSocket.
final class HTTPHandler: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart

    private let id: Int
    private let site: Site
    private let events: EventQueue
    private let counter: ArrivalCounter

    private var head: HTTPRequestHead?
    private var action: Site.Action?
    private var body = ByteBuffer()
    private var timer: Scheduled<Void>?
    /// Whether a whole request has arrived that has not been answered.
    private var isHandling = false
    /// The number of responses that have not left.
    private var responses = 0
    /// Whether a request has been answered before it was complete, so the rest is not read.
    private var hasGivenUp = false
    private var isStreaming = false
    /// Whether the client has closed its side. It may still read a response.
    private var hasInputEnded = false

    init(_ id: Int, _ site: Site, _ events: EventQueue, _ counter: ArrivalCounter) {
        self.id = id
        self.site = site
        self.events = events
        self.counter = counter
    }

    func handlerAdded(context: ChannelHandlerContext) {
        expect(within: site.limits.strangerTime, context)
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        timer?.cancel()
    }

    func channelInactive(context: ChannelHandlerContext) {
        timer?.cancel()
        if isStreaming || isHandling { events.post(.closed, from: id) }
        context.fireChannelInactive()
    }

    /// A client that does not read the responses is not read either.
    func channelWritabilityChanged(context: ChannelHandlerContext) {
        if !isStreaming {
            context.channel.setOption(.autoRead, value: context.channel.isWritable).whenComplete { _ in }
        }
        context.fireChannelWritabilityChanged()
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        switch event {
        case ChannelEvent.inputClosed:
            hasInputEnded = true
            // Only the response to a whole request is still of use, and not for long: the client may have gone away.
            if isHandling { events.post(.closed, from: id) }
            if !isHandling, responses == 0 { context.close(promise: nil) }
        case is ArrivalCounter.Overflow: giveUp(.tooMuchHeld, context)
        case is Connections.MakeRoom:
            if hasGivenUp || isHandling || responses > 0 {
                context.close(promise: nil)
            } else {
                giveUp(.tooManyStrangers, context)
            }
        default: break
        }
        context.fireUserInboundEventTriggered(event)
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        // The request arrives here too, and is answered as any other.
        guard !(error is NIOWebSocketUpgradeError) else { return }
        guard let error = error as? HTTPParserError, !hasGivenUp, !isStreaming else {
            return context.close(promise: nil)
        }
        switch error {
        case .headerOverflow:
            giveUp(Access.Refusal(.requestHeaderFieldsTooLarge, "The headers are too long."), context)
        default: giveUp(Access.Refusal(.badRequest, "This is not HTTP."), context)
        }
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard !hasGivenUp, !isStreaming else { return }
        switch unwrapInboundIn(data) {
        case .head(let head): begin(head, context)
        case .body(var part):
            guard action?.takesBody ?? false else { return }
            body.writeBuffer(&part)
            if body.readableBytes > site.limits.maximumMessage { giveUp(.tooLong, context) }
        case .end:
            guard let head, let action else { return }
            timer?.cancel()
            isHandling = true
            finish(head, action, context)
        }
    }

    // MARK: Requests

    private func begin(_ head: HTTPRequestHead, _ context: ChannelHandlerContext) {
        self.head = head
        action = nil
        body = ByteBuffer()
        do throws(Access.Refusal) {
            guard head.size <= site.limits.maximumHead else {
                throw Access.Refusal(.requestHeaderFieldsTooLarge, "The headers are too long.")
            }
            action = try site.action(for: head, of: id)
        } catch {
            return giveUp(error, context)
        }
        expect(within: site.limits.bodyTime, context)
        if head.headers["expect"].contains(where: { $0.lowercased() == "100-continue" }) {
            context.writeAndFlush(wrapOutboundOut(.head(HTTPResponseHead(version: .http1_1, status: .continue))), promise: nil)
        }
    }

    private func finish(_ head: HTTPRequestHead, _ action: Site.Action, _ context: ChannelHandlerContext) {
        let handler = NIOLoopBound(self, eventLoop: context.eventLoop)
        let context = NIOLoopBound(context, eventLoop: context.eventLoop)
        switch action {
        case .answer(let answer): respond(answer, context.value)
        case .call(let identity):
            let promise = context.value.eventLoop.makePromise(of: [UInt8]?.self)
            postRequest(.request(identity, takeBody(), promise))
            promise.futureResult.whenComplete { result in
                let answer =
                    switch result {
                    case .success(let response?): Site.Answer(.ok, "application/json", response)
                    case .success(nil): Site.Answer(.noContent)
                    case .failure(let error as Access.Refusal): Site.Answer(error)
                    case .failure: Site.Answer(Access.Refusal(.internalServerError, "The request failed."))
                    }
                handler.value.respond(answer, context.value)
            }
        case .model(let request):
            let promise = context.value.eventLoop.makePromise(of: Site.Answer.self)
            postRequest(.model(request, takeBody(), promise))
            promise.futureResult.whenSuccess { handler.value.respond($0, context.value) }
        case .end(let identity):
            let promise = context.value.eventLoop.makePromise(of: Void.self)
            events.post(.ended(identity, promise), from: id)
            promise.futureResult.whenSuccess { handler.value.respond(Site.Answer(.noContent), context.value) }
        case .stream(let identity):
            let encoder = try? context.value.pipeline.syncOperations.context(handlerType: HTTPResponseEncoder.self)
            guard let encoder, !hasInputEnded else { return context.value.close(promise: nil) }
            isStreaming = true
            isHandling = false
            var response = HTTPResponseHead(version: .http1_1, status: .ok, headers: site.commonHeaders(head))
            response.headers.add(name: "content-type", value: "text/event-stream")
            context.value.writeAndFlush(wrapOutboundOut(.head(response)), promise: nil)
            events.post(.subscribed(identity, Link(.eventStream, below: encoder, id, events)), from: id)
        }
    }

    private func takeBody() -> [UInt8] {
        defer { body = ByteBuffer() }
        return Array(body.readableBytesView)
    }

    private func postRequest(_ event: EventQueue.Event) {
        events.post(event, from: id)
        if hasInputEnded { events.post(.closed, from: id) }
    }

    // MARK: Responses

    private func respond(_ answer: Site.Answer, _ context: ChannelHandlerContext) {
        guard let head, context.channel.isActive else { return }
        let keepsAlive = head.isKeepAlive && !hasGivenUp && !hasInputEnded
        var response = HTTPResponseHead(version: .http1_1, status: answer.status, headers: site.commonHeaders(head))
        for (name, value) in answer.headers { response.headers.add(name: name, value: value) }
        if answer.status != .noContent {
            response.headers.add(name: "content-type", value: answer.mediaType)
            response.headers.add(name: "content-length", value: "\(answer.body.count)")
        }
        response.headers.add(name: "connection", value: keepsAlive ? "keep-alive" : "close")
        context.write(wrapOutboundOut(.head(response)), promise: nil)
        if head.method != .HEAD {
            context.write(wrapOutboundOut(.body(.byteBuffer(ByteBuffer(bytes: answer.body)))), promise: nil)
        }
        self.head = nil
        action = nil
        body = ByteBuffer()
        _ = counter.takeShare()
        isHandling = false
        responses += 1
        expectReading(context)
        let handler = NIOLoopBound(self, eventLoop: context.eventLoop)
        let context = NIOLoopBound(context, eventLoop: context.eventLoop)
        context.value.writeAndFlush(wrapOutboundOut(.end(nil))).whenComplete { _ in
            handler.value.endResponse(keepsAlive: keepsAlive, context.value)
        }
    }

    /// A response has left.
    private func endResponse(keepsAlive: Bool, _ context: ChannelHandlerContext) {
        responses -= 1
        let hasUse = keepsAlive && (!hasInputEnded || isHandling || responses > 0)
        guard hasUse else { return context.close(promise: nil) }
        // The time of a request that has begun meanwhile runs already.
        if head == nil, responses == 0 { expectReading(context) }
    }

    /// Answers a request that is not read any further.
    private func giveUp(_ refusal: Access.Refusal, _ context: ChannelHandlerContext) {
        timer?.cancel()
        hasGivenUp = true
        guard head == nil else { return respond(Site.Answer(refusal), context) }
        // Without a head there is no request that the handlers before this one would accept a response to.
        let answer = Site.Answer(refusal)
        let text = """
            HTTP/1.1 \(answer.status.code) \(answer.status.reasonPhrase)\r
            content-type: \(answer.mediaType)\r
            content-length: \(answer.body.count)\r
            connection: close\r
            \r

            """
        let channel = context.channel
        guard let encoder = try? context.pipeline.syncOperations.context(handlerType: HTTPResponseEncoder.self) else {
            return channel.close(promise: nil)
        }
        let buffer = channel.allocator.buffer(bytes: Array(text.utf8) + answer.body)
        encoder.writeAndFlush(NIOAny(buffer)).whenComplete { _ in channel.close(promise: nil) }
    }

    /// Expects the next part of a request within a time.
    private func expect(within time: TimeAmount, _ context: ChannelHandlerContext) {
        timer?.cancel()
        let handler = NIOLoopBound(self, eventLoop: context.eventLoop)
        let context = NIOLoopBound(context, eventLoop: context.eventLoop)
        timer = context.value.eventLoop.scheduleTask(in: time) {
            handler.value.giveUp(Access.Refusal(.requestTimeout, "The request took too long."), context.value)
        }
    }

    /// Expects that the client reads the responses, and then makes a further request. It may read slowly, but it is cut off if it reads
    /// nothing for a time, without an answer.
    private func expectReading(_ context: ChannelHandlerContext, unread: Int = .max) {
        timer?.cancel()
        let time = site.connections.isAdmitted(id) ? site.limits.headTime : site.limits.strangerTime
        let handler = NIOLoopBound(self, eventLoop: context.eventLoop)
        let context = NIOLoopBound(context, eventLoop: context.eventLoop)
        timer = context.value.eventLoop.scheduleTask(in: time) {
            context.value.channel.getOption(.bufferedWritableBytes).whenComplete { result in
                let left = (try? result.get()) ?? 0
                guard left > 0, left < unread else { return context.value.close(promise: nil) }
                handler.value.expectReading(context.value, unread: left)
            }
        }
    }
}

extension Access.Refusal {
    /// A message above the limit.
    static let tooLong = Access.Refusal(.payloadTooLarge, "The message is longer than --max-frame.")
    /// A message for which there is no room.
    static let tooMuchHeld = Access.Refusal(.serviceUnavailable, "The server holds too many long requests.")
    /// A connection that must make room for another one.
    static let tooManyStrangers = Access.Refusal(.serviceUnavailable, "Too many connections have not shown a token.")
    /// A request for a further process.
    static let tooManyProcesses = Access.Refusal(
        .serviceUnavailable, "There are too many processes of HTTP requests. DELETE /rpc ends one."
    )
    /// A request to a server that ends.
    static let stopping = Access.Refusal(.serviceUnavailable, "The server ends.")
    /// A request to a phone that does not start.
    static let failedLaunch = Access.Refusal(.internalServerError, "The phone did not start.")
}

extension HTTPRequestHead {
    /// The number of bytes of the request line and the headers.
    var size: Int {
        headers.reduce(uri.utf8.count) { $0 + $1.name.utf8.count + $1.value.utf8.count + 4 }
    }
}
