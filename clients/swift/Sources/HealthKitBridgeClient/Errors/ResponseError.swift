/// An error response of the bridge. An error whose code has no specific type is thrown as an ``ErrorObject``.
public protocol ResponseError: BridgeError, CustomStringConvertible {
    /// The whole error object.
    var error: ErrorObject { get }
}

extension ResponseError {
    /// The code and message of the error.
    public var description: String { "\(error.message) (\(error.code))" }
}

/// The error object of a response.
public struct ErrorObject: ResponseError, Hashable {
    /// The code of the error, such as -32602.
    public let code: Int
    /// A description of the error.
    public let message: String
    /// The details of the error.
    public let data: JSONValue?

    /// The error object itself.
    public var error: ErrorObject { self }

    /// Reads an error object; nil if a member is missing.
    init?(_ json: JSONValue) {
        guard case .integer(let code) = json["code"], case .string(let message) = json["message"] else { return nil }
        self.code = code
        self.message = message
        data = json["data"]
    }

    /// The error with the specific type of its code, if there is one.
    var typed: any ResponseError {
        switch code {
        case -32000: PlatformException(error: self)
        case -32001: HealthKitError(error: self)
        case -32002: NativeException(error: self)
        case -32602: InvalidParams(error: self)
        case -32601: MissingPluginException(error: self)
        case -32800: RequestCancelled(error: self)
        default: self
        }
    }

    /// A string of the data; empty if it is missing.
    fileprivate func text(_ name: String) -> String {
        optionalText(name) ?? ""
    }

    fileprivate func optionalText(_ name: String) -> String? {
        guard case .string(let text) = data?[name] else { return nil }
        return text
    }
}

/// An error of a plugin, like Flutter's `PlatformException`: -32000.
public struct PlatformException: ResponseError {
    /// The whole error object.
    public let error: ErrorObject
    /// The code of the plugin, such as `PERMISSION_ERROR`.
    public var code: String { error.text("code") }
    /// The message of the plugin.
    public var message: String? { error.optionalText("message") }
    /// The details of the plugin.
    public var details: JSONValue { error.data?["details"] ?? .null }
}

/// An error of HealthKit, with the values of its `NSError`: -32001.
public struct HealthKitError: ResponseError {
    /// The whole error object.
    public let error: ErrorObject
    /// `com.apple.healthkit`.
    public var domain: String { error.text("domain") }
    /// `HKError.Code`, such as 5 for `errorAuthorizationNotDetermined`.
    public var code: Int {
        guard case .integer(let code) = error.data?["code"] else { return 0 }
        return code
    }
    /// The Swift name of the code.
    public var name: String { error.text("name") }
}

/// An exception that ends the app on a device: -32002.
public struct NativeException: ResponseError {
    /// The whole error object.
    public let error: ErrorObject
    /// The name of the exception, such as `NSInvalidArgumentException`.
    public var exception: String { error.text("exception") }
    /// Its reason.
    public var reason: String { error.text("reason") }
}

/// Invalid params: -32602.
public struct InvalidParams: ResponseError {
    /// The whole error object.
    public let error: ErrorObject
    /// The path of the invalid value, such as `toShare[0]`.
    public var path: String { error.text("path") }
    /// The expected value.
    public var expected: String { error.text("expected") }
}

/// The method does not exist: -32601.
public struct MissingPluginException: ResponseError {
    /// The whole error object.
    public let error: ErrorObject
}

/// The request was cancelled: -32800.
public struct RequestCancelled: ResponseError {
    /// The whole error object.
    public let error: ErrorObject
}
