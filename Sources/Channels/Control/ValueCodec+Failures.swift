import BridgeCore
import HealthJSON
import HealthModel
import JSON
import JSONRPC

/// The failures that a client can order, as in `control/failNext`.
extension ValueCodec where Value == HealthError {
    static let healthErrorCode = ValueCodec(["type": ["integer", "string"]]) { reader in
        let code: HealthError.Code? =
            switch reader.value {
            case .integer(let raw): Int(exactly: raw).flatMap(HealthError.Code.init(rawValue:))
            case .string(let name): HealthError.Code(name: name)
            default: nil
            }
        guard let code else {
            let expected = "a code of HealthKit, 0 to 15 or 4097, or its Swift name"
            throw reader.fail(oneOf: HealthError.Code.allCases.map(\.name), expected: expected)
        }
        return HealthError(code)
    }
}

extension ValueCodec where Value == Double {
    /// A probability above 0.
    static let probability = ValueCodec(["type": "number", "exclusiveMinimum": 0, "maximum": 1]) { reader in
        let value = try reader.real()
        guard value > 0, value <= 1 else { throw reader.fail(expected: "a number above 0, at most 1") }
        return value
    }
}

extension ValueCodec where Value == PlatformError {
    static let platformError = ValueCodec(Schemas.reference("PlatformError")) { reader in
        var object = try reader.object()
        let code = try object.required("code").string()
        let message = try object.optional("message").map { reader in try reader.string() }
        let details = object.optional("details")?.value ?? .null
        try object.finish()
        return PlatformError(code: code, message: message, details: details)
    }
}

extension ValueCodec where Value == NativeException {
    static let nativeException = ValueCodec(Schemas.reference("NativeException")) { reader in
        var object = try reader.object()
        let name = try object.required("exception").string()
        let reason = try object.required("reason").string()
        try object.finish()
        return NativeException(name: name, reason: reason)
    }
}

extension ValueCodec where Value == ErrorObject {
    static let errorObject = ValueCodec(Schemas.reference("ErrorObject")) { reader in
        var object = try reader.object()
        let code = try object.required("code").integer()
        let message = try object.required("message").string()
        let data = object.optional("data")?.value
        try object.finish()
        return ErrorObject(code: code, message: message, data: data)
    }
}
