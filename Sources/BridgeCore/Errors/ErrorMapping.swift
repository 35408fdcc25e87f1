import HealthModel
import JSON
package import JSONRPC

/// The error codes beyond JSON-RPC's own. `protocol/errors.json` describes them all.
package enum ErrorCode {
    package static let platformError = -32000
    package static let healthKitError = -32001
    package static let nativeException = -32002
    package static let fault = -32003
    package static let noReply = -32004
    package static let requestCancelled = -32800
}

extension BridgeError {
    /// The error object of an error, before its channel changes it. Only this place assigns error codes.
    package var errorObject: ErrorObject {
        switch self {
        case .invalidParams(let error): .invalidParams(error)
        case .platform(let error): error.errorObject
        case .health(let failure): failure.errorObject
        case .fault(let object): object
        case .noReply:
            ErrorObject(code: ErrorCode.noReply, message: "The plugin never answers", data: ["reason": "noReply"])
        }
    }
}

extension PlatformError {
    package var errorObject: ErrorObject {
        ErrorObject(code: ErrorCode.platformError, message: message ?? code, data: json)
    }

    /// `{code, message, details}`
    var json: JSONValue {
        ["code": .string(code), "message": message.map(JSONValue.string) ?? .null, "details": details]
    }
}

extension HealthFailure {
    var errorObject: ErrorObject {
        switch self {
        case .error(let error):
            return error.errorObject
        case .exception(let exception):
            return exception.errorObject
        case .appTerminated:
            return ErrorObject(
                code: ErrorCode.fault,
                message: "The app has ended: no completion handler runs. control/setAppState starts it again.",
                data: ["reason": "appTerminated"]
            )
        case .store(.unexpected):
            return .internalError
        case .store(let error):
            return ErrorObject(code: -32603, message: error.message, data: ["store": .string(error.name)])
        }
    }
}

extension HealthError {
    var errorObject: ErrorObject {
        ErrorObject(
            code: ErrorCode.healthKitError,
            message: message,
            data: ["domain": .string(domain), "code": .integer(Int64(code.rawValue)), "name": .string(code.name)]
        )
    }
}

extension NativeException {
    var errorObject: ErrorObject {
        ErrorObject(
            code: ErrorCode.nativeException, message: reason, data: ["exception": .string(name), "reason": .string(reason)]
        )
    }
}
