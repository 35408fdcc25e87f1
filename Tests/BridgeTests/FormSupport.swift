import HealthModel
import JSON

@testable import Bridge

/// Reads a value as the parameter `value` of a strict method.
func read<Value>(_ form: Form<Value>, _ json: JSONValue) throws -> Value {
    let arguments = try Arguments([:], of: Save.self, in: Client().host.context)
    return try form.read(JSONReader(json, path: "value"), arguments)
}

/// How reading ends: the place and what should stand there, or HealthKit's reason, or nothing if all is well.
func problem<Value>(_ form: Form<Value>, _ json: JSONValue) throws -> String? {
    do {
        _ = try read(form, json)
        return nil
    } catch let error as BridgeError {
        switch error {
        case .invalidParams(let error): return error.description
        case .health(.exception(let exception)): return "\(exception.name): \(exception.reason)"
        default: return "\(error)"
        }
    }
}
