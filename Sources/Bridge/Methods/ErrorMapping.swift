import HealthEngine
import HealthModel
import JSON
import JSONRPC

/// The error codes beyond JSON-RPC's own. `protocol/errors.json` describes them all.
enum ErrorCode {
    static let platformError = -32000
    static let healthKitError = -32001
    static let nativeException = -32002
    static let fault = -32003
    static let requestCancelled = -32800
}

extension BridgeError {
    /// The error object that leaves for the client of a method. The only place where errors get their codes.
    func errorObject(for method: any Method.Type) -> ErrorObject {
        switch self {
        case .invalidParams(let error): .invalidParams(error)
        case .missing(let name): .invalidParams(.missing(name))
        case .platform(let error): error.errorObject
        case .health(let failure): failure.errorObject(platformCode: method.platformCode)
        case .fault(let object): object
        }
    }
}

extension PlatformError {
    var errorObject: ErrorObject {
        ErrorObject(
            code: ErrorCode.platformError,
            message: message ?? code,
            data: ["code": .string(code), "message": message.map(JSONValue.string) ?? .null, "details": details]
        )
    }
}

extension HealthFailure {
    func errorObject(platformCode: String?) -> ErrorObject {
        switch self {
        case .error(let error):
            guard let platformCode else { return error.errorObject }
            return PlatformError(code: platformCode, message: error.message).errorObject
        case .exception(let exception):
            return exception.errorObject
        case .awaitingUser:
            // The host keeps such a request; nobody else can answer it.
            return .internalError
        case .appTerminated:
            return ErrorObject(
                code: ErrorCode.fault,
                message: "The app has ended: no completion handler runs. control/setAppState starts it anew.",
                data: ["reason": "appTerminated"]
            )
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
            data: [
                "domain": .string(Self.domain), "code": .integer(Int64(code.rawValue)), "name": .string(code.name),
            ]
        )
    }
}

extension NativeException {
    var errorObject: ErrorObject {
        ErrorObject(
            code: ErrorCode.nativeException,
            message: reason,
            data: ["exception": .string(name), "reason": .string(reason)]
        )
    }
}
