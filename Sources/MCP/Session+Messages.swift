package import JSON
package import JSONRPC

/// Messages of a client, one by one.
extension Session {
    /// The answer to a message.
    package struct Answer {
        /// The response.
        package let response: Response
        /// Whether the message was a request. The answer to another message says what is wrong with it.
        package let isOfRequest: Bool
    }

    /// Handles a message. Returns nil for notifications and responses, which have no answer.
    ///
    /// `cancellation` returns the function that tells whether the call with an identifier is cancelled. Long calls ask it.
    package func answer(
        to message: ClientMessage, cancellation: (RequestID) -> () -> Bool = { _ in { false } }
    ) -> Answer? {
        switch message {
        case .unreadable(let error):
            return Answer(response: Response(to: .null, error: .parseError(error)), isOfRequest: false)
        case .message(.response): return nil
        case .message(.invalid(let id, let reason)):
            return Answer(response: Response(to: id, error: .invalidRequest(reason)), isOfRequest: false)
        case .message(.request(let request)):
            // A cancellation that is found here is of a call that has ended.
            guard let id = request.id else { return nil }
            whileCalling(isCancelled: cancellation(id))
            return Answer(response: response(to: id, request.method, request.params), isOfRequest: true)
        }
    }

    private func response(to id: RequestID, _ method: String, _ params: JSONValue?) -> Response {
        do throws(ErrorObject) {
            let version = try ProtocolVersion.of(params)
            if method == Self.toolCall {
                return Response(to: id, result: ToolAnswer(outcome: try callTool(params ?? [:]), version: version))
            }
            let result = try result(of: method, params ?? [:], version)
            return Response(to: id, result: version.complete(result, ofMethod: method))
        } catch {
            return Response(to: id, error: error)
        }
    }
}

/// A message of a client.
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

    /// Whether the message begins a session.
    package var beginsSession: Bool {
        guard case .message(.request(let request)) = self else { return false }
        return request.method == "initialize"
    }
}
