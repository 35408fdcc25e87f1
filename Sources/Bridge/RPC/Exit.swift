import JSON

/// As in the Language Server Protocol: a notification that ends the process, with status 0 after `shutdown`, else 1.
enum Exit: Method {
    static let name = "exit"
    static let summary = "Ends the process: with status 0 after shutdown, else 1. Meant as a notification."
    static let result = ResultDescription.nothing
    static let example = Example(result: .null)

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> JSONNull {
        context.orders.exits = true
        return JSONNull()
    }
}
