package import BridgeCore
import HealthEngine
package import JSON
package import JSONRPC

/// A phone that runs in this process, and the calls of its connection.
package final class InProcessPhone {
    /// The reply to a call, as it was written.
    package enum Reply {
        case result(JSONText)
        case error(ErrorObject)
        /// The call waits for the user.
        case waiting
    }

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

    /// Makes a call, and returns its reply. `finished` receives the result or error, also if it arrives after a later call.
    package func call(
        _ method: String, _ params: JSONValue?, finished: @escaping (Reply) -> Void = { _ in }
    ) -> Reply {
        latestID += 1
        currentID = latestID
        var reply = Reply.waiting
        let promise = Promise<any JSONWritable, ErrorObject>()
        promise.whenFinished { outcome in
            do throws(ErrorObject) {
                reply = .result(JSONText(try outcome()))
            } catch {
                reply = .error(error)
            }
            finished(reply)
        }
        // In a message, null is no params.
        let params = params == .null ? nil : params
        host.handle(Request(id: .integer(latestID), method: method, params: params), for: promise)
        currentID = nil
        return reply
    }

    /// Makes a call, and returns its answer as values.
    package func perform(_ method: String, _ params: JSONValue?) -> Answer { Answer(call(method, params)) }

    /// Cancels the latest call, which waits for the user.
    func cancelLatestCall() {
        let params: JSONValue = ["id": .integer(latestID)]
        host.handle(Request(id: nil, method: "$/cancelRequest", params: params), for: Promise())
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

extension InProcessPhone.Answer {
    fileprivate init(_ reply: InProcessPhone.Reply) {
        switch reply {
        case .result(let text): self = .result(text.value)
        case .error(let error): self = .error(JSONText(error).value)
        case .waiting: self = .waiting
        }
    }
}
