import HealthEngine
import HealthJSON
import HealthModel
import JSON
import JSONRPC

extension Call {
    /// Carries out code of the method: its function, or what makes its result later. This is the one boundary between errors of any
    /// type, which such code throws, and the failure of a request.
    ///
    /// An error of a type that nobody has listed is logged without its values, and becomes an internal error.
    func mappingErrors<Value>(_ operation: () throws -> Value) throws(BridgeError) -> Value {
        do {
            return try operation()
        } catch {
            if let failure = BridgeError(error) ?? entry.channel.failure(for: error) { throw failure }
            phone.environment.log(
                .error, "an unknown error has ended a call", [("method", entry.name), ("error", "\(type(of: error))")]
            )
            throw .fault(.internalError)
        }
    }
}

extension BridgeError {
    /// The failure of a request for an error that the code of its method has thrown; nil for an error of another type.
    ///
    /// A test reads the types of errors from the sources of all modules that such code uses, and compares them with this list.
    package init?(_ error: any Error) {
        switch error {
        case let error as BridgeError: self = error
        case let error as HealthFailure: self = .health(error)
        case let error as HealthError: self = .health(.error(error))
        case let error as NativeException: self = .health(.exception(error))
        case let error as StoreError: self = .health(.store(error))
        case let error as JSONReadingError: self = .invalidParams(error)
        case let error as JSONParseError: self = .invalidParams(.expected("JSON. \(error.description)", at: ""))
        case let error as UnknownType: self = .invalidParams(error.readingError(at: ""))
        case let error as ErrorObject: self = .fault(error)
        default: return nil
        }
    }
}
