import HealthModel
import JSON

/// As in the Language Server Protocol: after it, only `exit` is left.
enum Shutdown: Method {
    static let name = "shutdown"
    static let summary =
        "Ends the work: requests that wait for the user are cancelled, later ones are refused. Then send exit."
    static let result = ResultDescription.nothing
    static let example = Example(result: .null)

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> JSONNull {
        context.isShutDown = true
        context.orders.endsWaiting = .error(.errorUserCanceled)
        return JSONNull()
    }
}
