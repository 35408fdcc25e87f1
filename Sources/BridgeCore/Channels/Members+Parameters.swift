import HealthJSON
import JSON

extension Members {
    /// The arguments of a call. Unless a plugin reads them, its params must be an object whose members are all parameters of the
    /// method. A plugin ignores unknown members.
    init(argumentsOf call: Call, _ names: [String]) throws {
        let context = call.context
        var params = call.params ?? .object(JSONObject())
        switch params {
        case .object: break
        case .array([]) where names.isEmpty: params = [:]
        default:
            guard context.caller == .plugin else {
                throw JSONReadingError.expected("an object, because params are passed by name", at: "")
            }
            guard names.isEmpty else { throw BridgeError.invalidArguments }
            params = [:]
        }
        try self.init(JSONReader(params), of: names, context)
    }
}
