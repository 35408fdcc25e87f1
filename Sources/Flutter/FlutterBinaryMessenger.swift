/// The connection of channels to Dart. In a host, the messages of channels are messages of its wire.
public protocol FlutterBinaryMessenger: AnyObject {
    /// Sets or removes the handler of a method channel.
    func setMethodCallHandler(_ handler: FlutterMethodCallHandler?, onChannel name: String)
    /// Sets or removes the source of an event channel.
    func setStreamHandler(_ handler: (any FlutterStreamHandler)?, onChannel name: String)
    /// Sends a message to Dart.
    func send(_ message: FlutterOutgoingMessage)
}

/// A message from native code to Dart.
public enum FlutterOutgoingMessage {
    /// A call of a method in Dart.
    case invoke(channel: String, method: String, arguments: Any?)
}
