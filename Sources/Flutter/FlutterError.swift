/// An error of a plugin, which Dart receives as a `PlatformException`.
open class FlutterError: NSObject, Error, @unchecked Sendable {
    public let code: String
    public let message: String?
    /// Further values of the standard codec.
    public let details: Any?

    public init(code: String, message: String?, details: Any?) {
        self.code = code
        self.message = message
        self.details = details
    }

    open override var description: String { "FlutterError(\(code), \(message ?? "nil"))" }
}

/// A value with an identity and nothing else.
final class Sentinel: NSObject, Sendable {}

private let methodNotImplemented = Sentinel()
private let endOfEventStream = Sentinel()

/// The result of a call of a method that a plugin does not have. It is recognized by its identity.
public var FlutterMethodNotImplemented: NSObject { methodNotImplemented }

public var FlutterEndOfEventStream: NSObject { endOfEventStream }
