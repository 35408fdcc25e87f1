import HealthEngine
import HealthModel
import JSON
import JSONRPC

/// The failure of a single call.
package enum CallError: Error {
    /// The params are not valid JSON.
    case params(String)
    /// The call failed. The value is the error object as JSON text.
    case error([UInt8])
}

extension Connection {
    /// Performs one call in this process. Params and result are JSON text. Within another call, it ends when that one is cancelled.
    package func call(_ name: String, params text: [UInt8]?, within outer: Call? = nil) throws(CallError) -> [UInt8] {
        var params: JSONValue?
        if let text {
            do {
                params = try JSONValue(parsing: text)
            } catch {
                throw .params(error.description)
            }
        }
        do throws(ErrorObject) {
            guard let result = try self.result(of: Call(try method(name), params, on: self, within: outer)) else {
                throw .invalidRequest("the call waits for the user, and nobody can answer the sheet")
            }
            return result.jsonBytes
        } catch {
            throw .error(error.jsonBytes)
        }
    }
}
