import HealthEngine
import HealthModel
import JSON
import JSONRPC

extension Context {
    /// Carries out the requests that set up the world, one a line, as often as the world begins anew.
    func runPrelude() throws(PreludeError) {
        // A prelude that moves the app about ends no request: none of this connection has been read yet.
        let failure = parkedFailure
        defer { parkedFailure = failure }
        let lines = options.prelude.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() {
            guard !line.allSatisfy({ " \t\r".utf8.contains($0) }) else { continue }
            do {
                try runPreludeLine(Array(line))
            } catch {
                throw PreludeError(line: index + 1, reason: error.message)
            }
        }
        journal = Journal()
    }

    private func runPreludeLine(_ line: [UInt8]) throws(ErrorObject) {
        let value: JSONValue
        do {
            value = try JSONValue(parsing: line)
        } catch {
            throw .parseError(error)
        }
        guard case .request(let request) = Message(value) else { throw .invalidRequest("not a request") }
        guard let method = MethodTable.method(request.method, withControl: true), method != Reset.self,
            Channel.isEmulated(method.name) || method.name.hasPrefix(Channel.control)
        else { throw .methodNotFound(request.method.shortened) }
        do {
            _ = try call(method, request.params)
        } catch .health(.awaitingUser) {
            store.dismissSheet()
            throw .invalidRequest("the request waits for the user, whom nobody plays yet")
        } catch {
            throw error.errorObject(for: method)
        }
    }
}
