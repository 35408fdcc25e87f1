import JSON
import JSONRPC

/// As in the Language Server Protocol. A request that waits for the user can still be cancelled when this is carried out; it is
/// answered with -32800, and its sheet goes away undecided. One that takes long has looked for this by itself
/// (``CancellationSearch``).
enum CancelRequest: Method {
    static let name = "$/cancelRequest"
    static let summary = "Cancels a request that waits for the user, or that takes long. Meant as a notification."
    static let id = Parameter.optional("id", .any, default: .null, "The id of the request; null is one.")
    static let parameters = [id.description]
    static let result = ResultDescription.nothing
    static let example = Example(["id": 7], result: .null)

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> JSONNull {
        guard arguments.has(Self.id), let id = RequestID(try arguments(id)) else {
            throw .expected("a string, a number or null", at: "id")
        }
        context.orders.cancels = id
        return JSONNull()
    }
}
