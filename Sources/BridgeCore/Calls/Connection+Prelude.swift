import HealthEngine
import HealthJSON
import HealthModel
package import JSON
import JSONRPC

extension Connection {
    /// Runs the requests of the prelude. It runs at the start and after every reset.
    package func runPrelude() throws(PreludeError) {
        isRunningOwnPrelude = options.prelude == initialOptions.prelude
        defer { isRunningOwnPrelude = false }
        for request in try preludeRequests(options.prelude) {
            let call = Call(request.entry, request.params, on: self)
            let result: (any JSONWritable)?
            do throws(ErrorObject) {
                result = try self.result(of: call)
            } catch {
                throw PreludeError(line: request.line, reason: error.message)
            }
            guard result == nil else { continue }
            let waits = "the request waits for the user, and nobody can answer the sheet yet"
            throw PreludeError(line: request.line, reason: call.isHosted ? "the app does not answer the request" : waits)
        }
        record.restartEntries()
    }

    /// The requests of a prelude, one per line.
    package func preludeRequests(
        _ text: String
    ) throws(PreludeError) -> [(line: Int, entry: ChannelRegistry.Entry, params: JSONValue?)] {
        var requests: [(line: Int, entry: ChannelRegistry.Entry, params: JSONValue?)] = []
        let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() where !line.allSatisfy({ " \t\r".utf8.contains($0) }) {
            do throws(ErrorObject) {
                let request = try Self.request(Array(line))
                requests.append((index + 1, try preludeMethod(request.method), request.params))
            } catch {
                throw PreludeError(line: index + 1, reason: error.message)
            }
        }
        return requests
    }

    private static func request(_ line: [UInt8]) throws(ErrorObject) -> Request {
        let value: JSONValue
        do {
            value = try JSONValue(parsing: line)
        } catch {
            throw .parseError(error)
        }
        guard case .request(let request) = Message(value) else { throw .invalidRequest("not a request") }
        return request
    }

    private func preludeMethod(_ name: String) throws(ErrorObject) -> ChannelRegistry.Entry {
        guard let entry = method(name, withControl: true), entry.caller != .client,
            entry.name != "control/reset"
        else { throw methodNotFound(name) }
        return entry
    }
}
