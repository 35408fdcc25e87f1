package import HealthModel
package import JSON
package import JSONRPC

/// The failure of a request.
package enum BridgeError: Error {
    /// An argument that a strict method does not accept.
    case invalidParams(JSONReadingError)
    /// A `FlutterError` from the native side of a plugin.
    case platform(PlatformError)
    /// A failure of the health store.
    case health(HealthFailure)
    /// An error object that the host sends unchanged, such as one that `control/failNext` ordered.
    case fault(ErrorObject)
    /// On a device the plugin never answers this call.
    case noReply

    /// The error of a plugin for missing or wrongly typed arguments. It has no message.
    package static let invalidArguments = BridgeError.platform(PlatformError(code: "INVALID_ARGUMENTS"))

    /// The request was cancelled.
    package static let cancelled = BridgeError.fault(ErrorObject(code: ErrorCode.requestCancelled, message: "Request cancelled"))

    /// A plugin error with its own code and a message.
    package static func platform(_ code: String, _ message: String) -> BridgeError {
        .platform(PlatformError(code: code, message: message))
    }

    /// An argument with an unexpected value.
    package static func expected(_ expected: String, at path: String, didYouMean: String? = nil) -> BridgeError {
        .invalidParams(JSONReadingError(path: path, expected: expected, didYouMean: didYouMean))
    }

    var healthKitCode: HealthError.Code? {
        if case .health(.error(let error)) = self { error.code } else { nil }
    }

    var exception: NativeException? {
        if case .health(.exception(let exception)) = self { exception } else { nil }
    }
}

/// A `FlutterError`, which Dart receives as a `PlatformException`.
package struct PlatformError: Hashable, Sendable {
    package var code: String
    package var message: String?
    package var details: JSONValue = .null

    package init(code: String, message: String? = nil, details: JSONValue = .null) {
        self.code = code
        self.message = message
        self.details = details
    }
}
