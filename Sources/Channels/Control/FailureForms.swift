import HealthModel
import JSON
import JSONRPC

/// How the failures of `control/failNext` are written.
extension Form where Value == HealthError {
    static let healthErrorCode = Form(["type": ["integer", "string"]]) { (reader) throws(JSONReadingError) in
        let code: HealthError.Code? =
            switch reader.value {
            case .integer(let raw): Int(exactly: raw).flatMap(HealthError.Code.init(rawValue:))
            case .string(let name): HealthError.Code(name: name)
            default: nil
            }
        guard let code else { throw reader.fail(expected: "a code of HealthKit, 0 to 15, or its Swift name") }
        return HealthError(code)
    }
}

extension Form where Value == PlatformError {
    static let platformError = Form(Schemas.reference("PlatformError")) {
        (reader) throws(JSONReadingError) in
        var object = try reader.object()
        let code = try object.required("code").string()
        let message = try object.optional("message").map { (reader) throws(JSONReadingError) in try reader.string() }
        let details = object.optional("details")?.value ?? .null
        try object.finish()
        return PlatformError(code: code, message: message, details: details)
    }
}

extension Form where Value == NativeException {
    static let nativeException = Form(Schemas.reference("NativeException")) {
        (reader) throws(JSONReadingError) in
        var object = try reader.object()
        let name = try object.required("exception").string()
        let reason = try object.required("reason").string()
        try object.finish()
        return NativeException(name: name, reason: reason)
    }
}

extension Form where Value == ErrorObject {
    static let errorObject = Form(Schemas.reference("ErrorObject")) { (reader) throws(JSONReadingError) in
        var object = try reader.object()
        let code = try object.required("code").integer()
        let message = try object.required("message").string()
        let data = object.optional("data")?.value
        try object.finish()
        return ErrorObject(code: code, message: message, data: data)
    }
}
