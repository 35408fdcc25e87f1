import HealthEngine
import HealthModel
import JSON
import JSONRPC

extension Context {
    /// Carries out the requests that set up the world, as often as the world begins anew.
    func runPrelude() throws(PreludeError) {
        // A prelude that moves the app about ends no request: none of this connection has been read yet. Nor does it tell
        // anybody how far it is.
        let (orders, goesOn) = (orders, goesOn)
        self.goesOn = { _ in true }
        defer { (self.orders, self.goesOn) = (orders, goesOn) }
        for call in try Self.preludeCalls(options.prelude) {
            do {
                _ = try self.call(call.method, call.params)
            } catch .health(.awaitingUser) {
                store.dismissSheet()
                throw PreludeError(line: call.line, reason: "the request waits for the user, whom nobody plays yet")
            } catch {
                throw PreludeError(line: call.line, reason: error.errorObject(for: call.method).message)
            }
        }
        journal = Journal()
    }

    /// The requests of a prelude, one a line.
    static func preludeCalls(
        _ text: String
    ) throws(PreludeError) -> [(line: Int, method: any Method.Type, params: JSONValue?)] {
        var calls: [(line: Int, method: any Method.Type, params: JSONValue?)] = []
        let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() where !line.allSatisfy({ " \t\r".utf8.contains($0) }) {
            do throws(ErrorObject) {
                let request = try preludeRequest(Array(line))
                calls.append((index + 1, try preludeMethod(request.method), request.params))
            } catch {
                throw PreludeError(line: index + 1, reason: error.message)
            }
        }
        return calls
    }

    private static func preludeRequest(_ line: [UInt8]) throws(ErrorObject) -> Request {
        let value: JSONValue
        do {
            value = try JSONValue(parsing: line)
        } catch {
            throw .parseError(error)
        }
        guard case .request(let request) = Message(value) else { throw .invalidRequest("not a request") }
        return request
    }

    private static func preludeMethod(_ name: String) throws(ErrorObject) -> any Method.Type {
        guard let method = MethodTable.method(name, withControl: true), method != Reset.self,
            Channel.isEmulated(method.name) || Channel.control.holds(method.name)
        else { throw .methodNotFound(name.shortened) }
        return method
    }
}
