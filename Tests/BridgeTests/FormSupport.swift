import BridgeTesting
import HealthModel
import JSON

@testable import BridgeCore
@testable import HealthJSON

/// Reads a value as the parameter `value` of a strict method.
func read<Value>(_ codec: ValueCodec<Value>, _ json: JSONValue) throws -> Value {
    let client = try Client()
    // The reading context does not retain the connection.
    return try withExtendedLifetime(client) {
        try codec.read(JSONReader(json, path: "value"), client.host.connection.readingContext())
    }
}

/// The error of reading a value: its path and the expected value, or HealthKit's reason. Nil on success.
func problem<Value>(_ codec: ValueCodec<Value>, _ json: JSONValue) throws -> String? {
    do {
        _ = try read(codec, json)
        return nil
    } catch {
        switch BridgeError(error) {
        case .invalidParams(let error): return error.description
        case .health(.exception(let exception)): return "\(exception.name): \(exception.reason)"
        default: return "\(error)"
        }
    }
}
