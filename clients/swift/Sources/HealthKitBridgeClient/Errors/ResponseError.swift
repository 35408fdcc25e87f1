/// The bridge answered an error. One whose code has no type of its own is thrown as the ``ErrorObject`` itself.
public protocol ResponseError: BridgeError, CustomStringConvertible {
    /// The whole error object.
    var error: ErrorObject { get }
}

extension ResponseError {
    /// The code and message of the error.
    public var description: String { "\(error.message) (\(error.code))" }
}

extension ErrorObject: ResponseError {
    /// The error object itself.
    public var error: ErrorObject { self }

    /// The error that a test would catch: a type for each of the codes that have one.
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

    /// A string among the data; empty if it is not there.
    fileprivate func text(_ name: String) -> String {
        optionalText(name) ?? ""
    }

    fileprivate func optionalText(_ name: String) -> String? {
        guard case .string(let text) = data?[name] else { return nil }
        return text
    }
}

/// A plugin's error, as Flutter has it: -32000.
public struct PlatformException: ResponseError {
    /// The whole error object.
    public let error: ErrorObject
    /// The code of the plugin, such as `PERMISSION_ERROR`.
    public var code: String { error.text("code") }
    /// What went wrong, in words.
    public var message: String? { error.optionalText("message") }
    /// What the plugin adds.
    public var details: JSONValue { error.data?["details"] ?? .null }
}

/// An error of HealthKit, as an `NSError` has it: -32001.
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

/// The params are not what the method takes: -32602.
public struct InvalidParams: ResponseError {
    /// The whole error object.
    public let error: ErrorObject
    /// The place, such as `toShare[0]`.
    public var path: String { error.text("path") }
    /// What should stand there.
    public var expected: String { error.text("expected") }
}

/// There is no such method: -32601.
public struct MissingPluginException: ResponseError {
    /// The whole error object.
    public let error: ErrorObject
}

/// The request was cancelled: -32800.
public struct RequestCancelled: ResponseError {
    /// The whole error object.
    public let error: ErrorObject
}
