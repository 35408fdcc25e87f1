import HealthEngine
import HealthJSON
import HealthModel
import JSON
import JSONRPC

/// The state of a connection, with which another process continues. Running queries, sessions and requests that wait end with
/// their process.
package struct ConnectionState: Codable {
    let phone: Phone.State
    let options: HostOptions
    let app: AppIdentity
    let appState: AppState
    let appEntitlements: Entitlements
    let numbers: AppProcess.Numbers
    let latestHandle: Int
    let record: AppRecord
    let entitlements: [Name: Entitlements]
    let isShutDown: Bool
}

extension Connection {
    /// The state, with which another process continues.
    func state() throws(HealthFailure) -> ConnectionState {
        ConnectionState(
            phone: try phone.state(),
            options: options,
            app: app.process.app,
            appState: app.process.state,
            appEntitlements: app.process.entitlements,
            numbers: app.process.numbers,
            latestHandle: app.handles.latest,
            record: record,
            entitlements: entitlements,
            isShutDown: isShutDown
        )
    }
}

/// A fault is encoded as the error object of its response, or as the error of HealthKit.
extension BridgeError: Codable {
    private enum Form: Codable {
        case healthKitError(code: Int, message: String)
        case exception(name: String, reason: String)
        case platformError(code: String, message: String?, details: [UInt8])
        case fault(code: Int, message: String, data: [UInt8]?)
    }

    package func encode(to encoder: any Encoder) throws {
        let form: Form =
            switch self {
            case .health(.error(let error)): .healthKitError(code: error.code.rawValue, message: error.message)
            case .health(.exception(let exception)): .exception(name: exception.name, reason: exception.reason)
            case .platform(let error):
                .platformError(code: error.code, message: error.message, details: error.details.jsonBytes)
            case .health, .invalidParams, .fault, .noReply:
                .fault(code: errorObject.code, message: errorObject.message, data: errorObject.data?.jsonBytes)
            }
        try form.encode(to: encoder)
    }

    package init(from decoder: any Decoder) throws {
        switch try Form(from: decoder) {
        case .healthKitError(let code, let message):
            self = .health(.error(HealthError(HealthError.Code(rawValue: code) ?? .unknownError, message: message)))
        case .exception(let name, let reason):
            self = .health(.exception(NativeException(name: name, reason: reason)))
        case .platformError(let code, let message, let details):
            self = .platform(PlatformError(code: code, message: message, details: try JSONValue(parsing: details)))
        case .fault(let code, let message, let data):
            self = .fault(ErrorObject(code: code, message: message, data: try data.map { try JSONValue(parsing: $0) }))
        }
    }
}
