import HealthModel
import JSON

/// Everything back to the start of the process, then the given options.
enum Reset: Method {
    static let name = "control/reset"
    static let summary = """
        Everything back to the start of the process, then any option of serve by its long name in camel case; \
        the prelude is carried out again. Requests that wait for the user are cancelled.
        """
    static let parameters = OptionParameters.all
    static let result = ResultDescription.nothing
    static let example = Example(["osVersion": "17.0", "consent": "deny"], result: .null)

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> JSONNull {
        let options = try OptionParameters.options(arguments, startingFrom: context.initialOptions)
        do {
            _ = try Context.preludeCalls(options.prelude)
        } catch {
            throw refusal(of: error)
        }
        try context.reset(to: options)
        do {
            try context.runPrelude()
        } catch {
            throw refusal(of: error)
        }
        return JSONNull()
    }

    private static func refusal(of error: PreludeError) -> BridgeError {
        .expected("requests that succeed. \(error.message)", at: "prelude")
    }
}
