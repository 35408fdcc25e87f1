import BridgeCore
import Flutter
import HealthEngine
import JSON
import JSONRPC

final class EventStream: @unchecked Sendable {
    let channel: FlutterWireChannel
    let handler: any FlutterStreamHandler
    /// The number of the current listener; nil without one. Events of earlier listeners are dropped.
    fileprivate var listener: Int?
    fileprivate var listenerCount = 0

    init(_ channel: FlutterWireChannel, _ handler: any FlutterStreamHandler) {
        self.channel = channel
        self.handler = handler
    }
}

extension NativeApp {
    /// Dart listens. A former listener is cancelled first, as on a device.
    func listen(_ stream: EventStream, _ params: JSONValue?) -> Reply {
        let reply = AppReply.waiting()
        performAppCode {
            if stream.listener != nil {
                stream.listener = nil
                _ = stream.handler.onCancel(withArguments: nil)
            }
            stream.listenerCount += 1
            let number = stream.listenerCount
            stream.listener = number
            let error = stream.handler.onListen(withArguments: stream.channel.arguments(params)) { [self] event in
                onMainThread { [self] in send(event, on: stream, to: number) }
            }
            if error != nil { stream.listener = nil }
            finish(reply, error, stream)
        }
        runUntilIdle()
        return .later(reply)
    }

    /// Dart no longer listens. Without a listener, nothing happens.
    func cancel(_ stream: EventStream, _ params: JSONValue?) -> Reply {
        let reply = AppReply.waiting()
        performAppCode {
            guard stream.listener != nil else { return finish(reply, nil, stream) }
            stream.listener = nil
            finish(reply, stream.handler.onCancel(withArguments: stream.channel.arguments(params)), stream)
        }
        runUntilIdle()
        return .later(reply)
    }

    private func finish(_ reply: AppReply, _ error: FlutterError?, _ stream: EventStream) {
        let failure = error.map { BridgeError.platform(platformError($0, on: stream.channel)) }
        reply.finish(with: failure.map { .failure($0) } ?? .success(JSONNull()))
    }

    private func send(_ event: Any?, on stream: EventStream, to listener: Int) {
        guard stream.listener == listener else { return }
        let streamEvent: StreamEvent
        if let object = event as? NSObject, object === FlutterEndOfEventStream {
            stream.listener = nil
            streamEvent = .end
        } else if let error = event as? FlutterError {
            streamEvent = .error(platformError(error, on: stream.channel))
        } else {
            streamEvent = .value(RawJSON(bytes: text(of: event, on: stream.channel)))
        }
        send(streamEvent.notification(on: stream.channel.name))
    }
}
