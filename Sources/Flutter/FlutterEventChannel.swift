/// Sends an event to Dart: a value, a ``FlutterError``, or ``FlutterEndOfEventStream``.
public typealias FlutterEventSink = (_ event: Any?) -> Void

/// The source of the events of a channel.
public protocol FlutterStreamHandler: AnyObject {
    /// Dart listens. An error refuses the stream.
    func onListen(withArguments arguments: Any?, eventSink events: @escaping FlutterEventSink) -> FlutterError?
    func onCancel(withArguments arguments: Any?) -> FlutterError?
}

open class FlutterEventChannel: FlutterChannel {
    public func setStreamHandler(_ handler: (any FlutterStreamHandler)?) {
        messenger.setStreamHandler(handler, on: channel)
    }
}
