public typealias FlutterReply = (_ reply: Any?) -> Void

public typealias FlutterMessageHandler = (_ message: Any?, _ callback: @escaping FlutterReply) -> Void

/// A named channel for messages between Dart and native code. Pigeon generates one for each method of an interface.
///
/// On the wire of a host, a message from Dart is the method `send` of the channel, and one to Dart its notification `message`.
open class FlutterBasicMessageChannel: FlutterChannel {
    public func sendMessage(_ message: Any?) { sendMessage(message, reply: nil) }

    /// Sends a message to Dart. In a host, no Dart code answers: the reply is nil, as without a handler in Dart.
    public func sendMessage(_ message: Any?, reply callback: FlutterReply?) {
        messenger.send(FlutterOutgoingMessage(channel: channel, method: "message", arguments: message))
        callback?(nil)
    }

    public func setMessageHandler(_ handler: FlutterMessageHandler?) {
        let handle = handler.map { handler -> FlutterMethodCallHandler in
            { call, result in
                if call.method == "send" { handler(call.arguments, result) } else { result(FlutterMethodNotImplemented) }
            }
        }
        messenger.setMethodCallHandler(handle, on: channel)
    }

    /// Changes the size of a buffer that a host does not have.
    public func resizeBuffer(_ size: Int) {}
}
