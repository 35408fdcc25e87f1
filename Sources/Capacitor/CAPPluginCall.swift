// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals
import Foundation

open class CAPPluginCallResult: NSObject {
    public let data: PluginCallResultData?

    public init(_ data: PluginCallResultData?) {
        self.data = data
    }
}

open class CAPPluginCallError: NSObject {
    public let message: String
    public let code: String?
    public let error: (any Error)?
    public let data: PluginCallResultData?

    public init(message: String, code: String?, error: (any Error)?, data: PluginCallResultData?) {
        self.message = message
        self.code = code
        self.error = error
        self.data = data
    }
}

public typealias CAPPluginCallSuccessHandler = (_ result: CAPPluginCallResult?, _ call: CAPPluginCall?) -> Void
public typealias CAPPluginCallErrorHandler = (_ error: CAPPluginCallError?) -> Void

open class CAPPluginCall: NSObject, JSValueContainer, @unchecked Sendable {
    /// Reads texts of dates without a fraction of a second.
    public static var jsDateFormatter: ISO8601DateFormatter { ISO8601DateFormatter() }

    public var keepAlive = false
    public var callbackId: String!
    public var methodName: String!
    public var options: [AnyHashable: Any]!
    public var successHandler: CAPPluginCallSuccessHandler!
    public var errorHandler: CAPPluginCallErrorHandler!

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

    public var jsObjectRepresentation: JSObject { options as? JSObject ?? [:] }

    public var dictionaryRepresentation: NSDictionary { options as NSDictionary }

    public func hasOption(_ key: String) -> Bool { options[key].map { !($0 is NSNull) } ?? false }

    public func save() { keepAlive = true }

    public func resolve() { successHandler(CAPPluginCallResult(nil), self) }

    public func resolve(_ data: PluginCallResultData = [:]) { successHandler(CAPPluginCallResult(data), self) }

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

    public func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        try JSONDecoder().decode(type, from: JSONSerialization.data(withJSONObject: dictionaryRepresentation))
    }
}
