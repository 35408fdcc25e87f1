/// Sends an event to Dart: a value, a ``FlutterError``, or ``FlutterEndOfEventStream``.
public typealias FlutterEventSink = (_ event: Any?) -> Void

/// The source of the events of a channel.
public protocol FlutterStreamHandler: AnyObject {
    /// Dart listens. An error refuses the stream.
    func onListen(withArguments arguments: Any?, eventSink events: @escaping FlutterEventSink) -> FlutterError?
    func onCancel(withArguments arguments: Any?) -> FlutterError?
}

open class FlutterEventChannel: NSObject {
    private let channel: FlutterWireChannel
    private let messenger: any FlutterBinaryMessenger

    public convenience init(name: String, binaryMessenger messenger: any FlutterBinaryMessenger) {
        self.init(name: name, binaryMessenger: messenger, codec: FlutterStandardMethodCodec.sharedInstance())
    }

    /// A channel. Every codec has the same form on the wire of the host. A host has one thread, so the queue has no effect.
    public init(
        name: String, binaryMessenger messenger: any FlutterBinaryMessenger, codec: any FlutterMethodCodec,
        taskQueue: (any NSObject & FlutterTaskQueue)? = nil
    ) {
        channel = FlutterWireChannel(name: name, customTypes: codec.customTypes)
        self.messenger = messenger
    }

    public func setStreamHandler(_ handler: (any FlutterStreamHandler)?) {
        messenger.setStreamHandler(handler, on: channel)
    }
}
