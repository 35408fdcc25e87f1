package import HealthModel
package import JSON
package import JSONRPC

/// Why a request has no result.
package enum BridgeError: Error {
    /// An argument that a strict method does not accept.
    case invalidParams(JSONReadingError)
    /// A required argument is missing; turned into one of the others where the dialect is known.
    case missing(String)
    /// What a plugin's native side answers as `FlutterError`.
    case platform(PlatformError)
    /// What the health store threw.
    case health(HealthFailure)
    /// An error object as a test asked for it (`control/failNext`).
    case fault(ErrorObject)
    /// The plugin never answers this call on a device.
    case noReply

    /// A plugin's answer to arguments that are missing or wrongly typed; it has no message.
    package static let invalidArguments = BridgeError.platform(PlatformError(code: "INVALID_ARGUMENTS"))

    /// The end of a request that is not wanted any more.
    package static let cancelled = BridgeError.fault(
        ErrorObject(code: ErrorCode.requestCancelled, message: "Request cancelled")
    )

    /// An error object of a plugin with its own code.
    package static func platform(_ code: String, _ message: String) -> BridgeError {
        .platform(PlatformError(code: code, message: message))
    }

    /// A value that is something else than expected.
    package static func expected(_ expected: String, at path: String) -> BridgeError {
        .invalidParams(JSONReadingError(path: path, expected: expected))
    }

    /// The same error as seen from farther up.
    package func within(_ place: String) -> BridgeError {
        switch self {
        case .invalidParams(let error): .invalidParams(error.within(place))
        case .missing(let name): .invalidParams(.missing(name).within(place))
        case .platform, .health, .fault, .noReply: self
        }
    }
}

/// `FlutterError`: what becomes a `PlatformException` on the Dart side.
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
