import HealthEngine
import HealthModel
import JSON
import JSONRPC

extension Context {
    /// Carries out the requests that set up the world, one a line, as often as the world begins anew.
    func runPrelude() throws(PreludeError) {
        for (index, line) in options.prelude.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            guard !line.allSatisfy(\.isWhitespace) else { continue }
            do {
                try runPreludeLine(String(line))
            } catch {
                throw PreludeError(line: index + 1, reason: error.message)
            }
        }
        journal = Journal()
    }

    private func runPreludeLine(_ line: String) throws(ErrorObject) {
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
