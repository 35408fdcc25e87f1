import HealthJSON
import JSON

extension Members {
    /// The arguments of a call; nil if the method takes none, and the call has none. Unless a plugin reads them, its params must be an
    /// object whose members are all parameters of the method. A plugin ignores unknown members.
    init?(argumentsOf call: Call, _ names: [String]) throws {
        let params = call.params ?? [:]
        if names.isEmpty, params == [:] || params == [] { return nil }
        let context = call.context
        if case .object = params {
            do {
                try self.init(JSONReader(params), of: names, context)
            } catch let error as JSONReadingError {
                throw error.naming(names, of: call.entry.name)
            }
        } else if context.caller == .plugin {
            guard names.isEmpty else { throw BridgeError.invalidArguments }
            return nil
        } else {
            let error = JSONReadingError.expected("an object, because params are passed by name", at: "")
            throw error.naming(names, of: call.entry.name)
        }
    }
}
