// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals
import Foundation

/// The answer of a plugin to a call.
open class CAPPluginCallResult: NSObject {
    /// The data; nil if there is none.
    public let data: PluginCallResultData?

    /// An answer.
    public init(_ data: PluginCallResultData?) {
        self.data = data
    }
}

/// The answer of a plugin that rejects a call.
open class CAPPluginCallError: NSObject {
    /// The description, for people.
    public let message: String
    /// The code, for programs.
    public let code: String?
    /// The cause.
    public let error: (any Error)?
    /// Further data.
    public let data: PluginCallResultData?

    /// An answer that rejects a call.
    public init(message: String, code: String?, error: (any Error)?, data: PluginCallResultData?) {
        self.message = message
        self.code = code
        self.error = error
        self.data = data
    }
}

/// Receives the answer to a call.
public typealias CAPPluginCallSuccessHandler = (_ result: CAPPluginCallResult?, _ call: CAPPluginCall?) -> Void
/// Receives the answer that rejects a call.
public typealias CAPPluginCallErrorHandler = (_ error: CAPPluginCallError?) -> Void

/// A call of JavaScript.
open class CAPPluginCall: NSObject, JSValueContainer, @unchecked Sendable {
    /// Reads texts of dates without a fraction of a second.
    public static var jsDateFormatter: ISO8601DateFormatter { ISO8601DateFormatter() }

    /// Whether the call may have further answers.
    public var keepAlive = false
    /// The identifier.
    public var callbackId: String!
    /// The name of the method.
    public var methodName: String!
    /// The options.
    public var options: [AnyHashable: Any]!
    /// Receives the answer.
    public var successHandler: CAPPluginCallSuccessHandler!
    /// Receives an error.
    public var errorHandler: CAPPluginCallErrorHandler!

    /// A call.
    public init(
        callbackId: String, methodName: String = "", options: [AnyHashable: Any],
        success: @escaping CAPPluginCallSuccessHandler, error: @escaping CAPPluginCallErrorHandler
    ) {
        self.callbackId = callbackId
        self.methodName = methodName
        self.options = options
        successHandler = success
        errorHandler = error
    }

    /// The options as values of JavaScript.
    public var jsObjectRepresentation: JSObject { options as? JSObject ?? [:] }

    /// The options as a dictionary of Foundation.
    public var dictionaryRepresentation: NSDictionary { options as NSDictionary }

    /// Whether the call has an option.
    public func hasOption(_ key: String) -> Bool { options[key].map { !($0 is NSNull) } ?? false }

    /// Keeps the call for further answers.
    public func save() { keepAlive = true }

    /// Answers without a value.
    public func resolve() { successHandler(CAPPluginCallResult(nil), self) }

    /// Answers with data.
    public func resolve(_ data: PluginCallResultData = [:]) { successHandler(CAPPluginCallResult(data), self) }

    /// Rejects the call.
    public func reject(
        _ message: String, _ code: String? = nil, _ error: (any Error)? = nil, _ data: PluginCallResultData? = nil
    ) {
        errorHandler(CAPPluginCallError(message: message, code: code, error: error, data: data))
    }

    /// Rejects the call, because the platform does not have the method.
    public func unimplemented(_ message: String = "not implemented") { reject(message, "UNIMPLEMENTED", nil, [:]) }

    /// Rejects the call, because the method cannot be used now.
    public func unavailable(_ message: String = "not available") { reject(message, "UNAVAILABLE", nil, [:]) }
}

extension CAPPluginCall {
    /// Answers with the members of a value.
    public func resolve<Value: Encodable>(
        with data: Value, messageForRejectionFromError: (any Error) -> String = { _ in "Failed encoding response" }
    ) {
        do {
            let object = try JSONSerialization.jsonObject(with: JSONEncoder().encode(data))
            resolve(object as? PluginCallResultData ?? [:])
        } catch {
            reject(messageForRejectionFromError(error), nil, error)
        }
    }

    /// The options as a value of a type.
    public func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        try JSONDecoder().decode(type, from: JSONSerialization.data(withJSONObject: dictionaryRepresentation))
    }
}
