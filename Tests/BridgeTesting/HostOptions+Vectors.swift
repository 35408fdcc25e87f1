package import BridgeCore
package import Conformance
import JSON
import JSONRPC

extension BridgeCore.HostOptions {
    /// The options of `serve` from a case, by long name in camel case.
    package init(_ options: Conformance.HostOptions) throws {
        self.init()
        var values = JSONObject()
        for (name, value) in options.values where name != "framing" { values[name] = value }
        // The files of an audit log and of a consent script are among the arguments.
        for (name, argument) in [("auditLog", "--audit-log"), ("consent", "--consent")] {
            guard let index = options.arguments.firstIndex(of: argument) else { continue }
            values[name] = .string(options.arguments[index + 1])
        }
        try set(values, log: { _ in })
        if case .string(let name)? = options.values["framing"] { framing = Framing(rawValue: name) }
    }
}
