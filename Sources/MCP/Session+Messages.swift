import JSON
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
        to bytes: ArraySlice<UInt8>, cancellation: (RequestID) -> () -> Bool = { _ in { false } }
    ) -> Answer? {
        let message: JSONValue
        do throws(JSONParseError) {
            message = try JSONValue(parsingMessage: bytes)
        } catch {
            return Answer(response: Response(to: .null, error: .parseError(error)), isOfRequest: false)
        }
        switch Message(message) {
        case .response: return nil
        case .invalid(let id, let reason):
            return Answer(response: Response(to: id, error: .invalidRequest(reason)), isOfRequest: false)
        case .request(let request):
            // A cancellation that is found here is of a call that has ended.
            guard let id = request.id else { return nil }
            whileCalling(isCancelled: cancellation(id))
            return Answer(response: response(to: id, request.method, request.params), isOfRequest: true)
        }
    }

    private func response(to id: RequestID, _ method: String, _ params: JSONValue?) -> Response {
        do throws(ErrorObject) {
            let version = try ProtocolVersion.of(params)
            let result = try result(of: method, params ?? [:], version)
            return Response(to: id, result: version.complete(result, ofMethod: method))
        } catch {
            return Response(to: id, error: error)
        }
    }
}
