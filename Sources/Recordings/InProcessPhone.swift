package import BridgeCore
import Explanations
import HealthEngine
package import JSON
import JSONRPC

/// A phone that runs in this process, and the calls of its connection.
package final class InProcessPhone {
    /// The answer to a call.
    package enum Answer: Equatable {
        case result(JSONValue)
        case error(JSONValue)
        /// The call waits for the user.
        case waiting
    }

    /// The connection to the phone.
    package let connection: Connection
    private let stream = PhoneStream()
    private let host: Host
    private var latestID: Int64 = 0
    /// The call that is being carried out, for its cancellation.
    private var currentID: Int64?

    /// The phone of a connection.
    package init(_ connection: Connection) {
        self.connection = connection
        host = Host(connection, over: stream)
    }

    /// Performs a call. `finished` receives its answer, also if it arrives after a later call.
    package func perform(
        _ method: String, _ params: JSONValue?, finished: @escaping (Answer) -> Void = { _ in }
    ) -> Answer {
        latestID += 1
        var request: JSONObject = ["jsonrpc": "2.0", "id": .integer(latestID), "method": .string(method)]
        request["params"] = params
        var answer = Answer.waiting
        currentID = latestID
        let promise = Promise<[UInt8]?, BridgeError>()
        promise.whenFinished { outcome in
            guard let response = try? outcome(), let message = try? JSONValue(parsing: response) else { return }
            answer = message["error"].map(Answer.error) ?? .result(message["result"] ?? .null)
            finished(answer)
        }
        host.handleMessage(JSONValue.object(request).jsonBytes, for: promise)
        currentID = nil
        return answer
    }

    /// Returns the notifications since the last call of this function.
    package func takeNotifications() -> [JSONValue] { stream.takeNotifications() }

    /// Looks for a cancellation while long calls run.
    package func whileCalling(isCancelled: @escaping () -> Bool) {
        stream.receiveMeanwhile = { [unowned self] in
            guard let id = currentID, isCancelled() else { return .nothing }
            let cancellation = JSONRPC.Notification(
                "$/cancelRequest", params: JSONObject(dictionaryLiteral: ("id", .integer(id))))
            return .bytes((cancellation.jsonBytes + [UInt8(ascii: "\n")])[...])
        }
    }
}
