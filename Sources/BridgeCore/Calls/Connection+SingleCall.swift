import HealthEngine
import HealthModel
import JSON
import JSONRPC

/// Why a single call has no result.
package enum CallError: Error {
    /// The params are not JSON.
    case params(String)
    /// The error object, as JSON text.
    case error([UInt8])
}

extension Connection {
    /// Makes one call from within the process. The params are JSON text, and so is the result.
    package func call(_ name: String, params text: [UInt8]?) throws(CallError) -> [UInt8] {
        var params: JSONValue?
        if let text {
            do {
                params = try JSONValue(parsing: text)
            } catch {
                throw .params(error.description)
            }
        }
        guard let entry = registry.method(name, withControl: !options.noControl) else {
            throw .error(Self.text(ErrorObject.methodNotFound(name.shortened)))
        }
        let call = Call(entry, params, on: self)
        let reply: Reply
        do throws(BridgeError) {
            reply = try perform(call)
        } catch {
            throw .error(Self.text(entry.errorObject(for: error)))
        }
        call.runEffects()
        guard case .value(let result) = reply else {
            throw .error(Self.text(ErrorObject.invalidRequest("the call waits for the user, whom nobody plays")))
        }
        return Self.text(result)
    }

    private static func text(_ value: some JSONWritable) -> [UInt8] {
        var writer = JSONWriter()
        writer.write(value)
        return writer.bytes
    }
}
