import HealthModel
import JSON
import JSONRPC

/// Why a single call has no result.
public enum CallError: Error {
    /// The params are not JSON.
    case params(String)
    /// The error object, as JSON text.
    case error([UInt8])
}

extension Host {
    /// Makes one call from within the process, outside any connection. The params are JSON text, and so is the result.
    public func call(_ name: String, params text: [UInt8]?) throws(CallError) -> [UInt8] {
        var params: JSONValue?
        if let text {
            do {
                params = try JSONValue(parsing: text)
            } catch {
                throw .params(error.description)
            }
        }
        guard let method = MethodTable.method(name, withControl: !context.options.noControl) else {
            throw .error(Self.text(ErrorObject.methodNotFound(name.shortened)))
        }
        do {
            return Self.text(try context.call(method, params))
        } catch .health(.awaitingUser) {
            throw .error(Self.text(ErrorObject.invalidRequest("the call waits for the user, whom nobody plays")))
        } catch {
            throw .error(Self.text(error.errorObject(for: method)))
        }
    }

    private static func text(_ value: some JSONWritable) -> [UInt8] {
        var writer = JSONWriter()
        writer.write(value)
        return writer.bytes
    }
}
