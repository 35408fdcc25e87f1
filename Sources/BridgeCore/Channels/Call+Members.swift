import HealthJSON
import JSON

extension Call {
    /// The arguments of the call; nil if the method takes none, and the call has none. Unless a plugin reads them, its params must be an
    /// object whose members are all parameters of the method. A plugin ignores unknown members.
    func members(_ names: [String]) throws -> Members? {
        let params = params ?? [:]
        if names.isEmpty, params == [:] || params == [] { return nil }
        if case .object = params {
            do {
                return try Members(JSONReader(params), of: names, context)
            } catch let error as JSONReadingError {
                throw error.naming(names, of: entry.name)
            }
        } else if caller == .plugin {
            guard names.isEmpty else { throw BridgeError.invalidArguments }
            return nil
        } else {
            let error = JSONReadingError.expected("an object, because params are passed by name", at: "")
            throw error.naming(names, of: entry.name)
        }
    }
}
