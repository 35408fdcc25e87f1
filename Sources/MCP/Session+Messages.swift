import Explanations
package import JSON
package import JSONRPC

/// Messages of a client, one by one.
extension Session {
    /// The answer to a message.
    package struct Answer {
        /// What became of the message.
        package enum Status {
            /// A request was carried out, or has failed.
            case handled
            /// The message is no request, or not one of a version that the server has.
            case refused
            /// The version 2026-07-28 does not have the method.
            case unknownMethod
        }

        package let response: Response
        /// What became of the message.
        package let status: Status
    }

    /// Handles a message. Returns nil for notifications and responses, which have no answer.
    ///
    /// `headers` are those of an HTTP request. `cancellation` returns the function that tells whether the call with an identifier is
    /// cancelled. Long calls ask it.
    package func answer(
        to message: ClientMessage, headers: RequestHeaders? = nil, cancellation: (RequestID) -> () -> Bool = { _ in { false } }
    ) -> Answer? {
        switch message {
        case .unreadable(let error): return Answer(response: Response(to: .null, error: .parseError(error)), status: .refused)
        case .message(.response): return nil
        case .message(.invalid(let id, let reason)):
            return Answer(response: Response(to: id, error: .invalidRequest(reason)), status: .refused)
        case .message(.request(let request)):
            // A cancellation that is found here is of a call that has ended.
            guard let id = request.id else { return nil }
            whileCalling(isCancelled: cancellation(id))
            do throws(ErrorObject) {
                try headers?.check(request)
                return answer(to: id, request.method, request.params ?? [:], try ProtocolVersion.of(request.params))
            } catch {
                return Answer(response: Response(to: id, error: error), status: .refused)
            }
        }
    }

    private func answer(to id: RequestID, _ method: String, _ params: JSONValue, _ version: ProtocolVersion) -> Answer {
        do throws(ErrorObject) {
            if method == Self.toolCall {
                let result = ToolAnswer(outcome: try callTool(params), version: version)
                return Answer(response: Response(to: id, result: result), status: .handled)
            }
            let result = version.complete(try result(of: method, params, version), ofMethod: method)
            return Answer(response: Response(to: id, result: result), status: .handled)
        } catch {
            let isUnknown = version == .july2026 && error.code == ErrorObject.methodNotFound("").code
            return Answer(response: Response(to: id, error: error), status: isUnknown ? .unknownMethod : .handled)
        }
    }
}

package enum ClientMessage {
    case message(Message)
    /// The text is no JSON.
    case unreadable(JSONParseError)

    /// The message in a text.
    package init(_ text: ArraySlice<UInt8>) {
        do throws(JSONParseError) {
            self = .message(Message(try JSONValue(parsingMessage: text)))
        } catch {
            self = .unreadable(error)
        }
    }

    /// The call that the message cancels; nil if it cancels none.
    package var cancelledCall: RequestID? {
        guard case .message(.request(let request)) = self, request.method == "notifications/cancelled" else { return nil }
        return request.params?["requestId"].flatMap { RequestID($0) }
    }

    /// Whether the message begins a session.
    package var beginsSession: Bool {
        guard case .message(.request(let request)) = self else { return false }
        return request.method == "initialize"
    }
}
