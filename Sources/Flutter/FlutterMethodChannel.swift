/// Answers a method call: with a value, a ``FlutterError``, or ``FlutterMethodNotImplemented``.
public typealias FlutterResult = (_ result: Any?) -> Void

public typealias FlutterMethodCallHandler = (_ call: FlutterMethodCall, _ result: @escaping FlutterResult) -> Void

open class FlutterMethodCall: NSObject {
    public let method: String
    /// The arguments: nil, or a value of the standard codec.
    public let arguments: Any?

    public init(methodName method: String, arguments: Any?) {
        self.method = method
        self.arguments = arguments
    }
}

/// What all channels share.
open class FlutterChannel: NSObject {
    let channel: FlutterWireChannel
    let messenger: any FlutterBinaryMessenger

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
}

open class FlutterMethodChannel: FlutterChannel {
    public func invokeMethod(_ method: String, arguments: Any?) {
        invokeMethod(method, arguments: arguments, result: nil)
    }

    /// Calls a method in Dart. In a host, no Dart code answers: the result is ``FlutterMethodNotImplemented``.
    public func invokeMethod(_ method: String, arguments: Any?, result callback: FlutterResult?) {
        messenger.send(FlutterOutgoingMessage(channel: channel, method: method, arguments: arguments))
        callback?(FlutterMethodNotImplemented)
    }

    public func setMethodCallHandler(_ handler: FlutterMethodCallHandler?) {
        messenger.setMethodCallHandler(handler, on: channel)
    }

    /// Changes the size of a buffer that a host does not have.
    public func resizeBuffer(_ size: Int) {}
}
