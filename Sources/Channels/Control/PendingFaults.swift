import BridgeCore
import HealthJSON
import JSON
import JSONRPC

extension ControlChannel {
    /// The faults that wait for a call.
    static let listFaults = Method(
        "listFaults",
        "Returns the faults of the app that `control/failNext` has ordered and that wait for a call, in their order.",
        result: ResultDescription("faults", Schemas.reference("Faults"))
    ) { call in
        let faults = call.connection.record.faults.map { pending in
            var object: JSONObject = ["method": .string(pending.method), "times": .integer(pending.remaining)]
            switch pending.fault {
            case .error(let error):
                let fault = error.errorObject
                var value: JSONObject = ["code": .integer(fault.code), "message": .string(fault.message)]
                value["data"] = fault.data
                object["error"] = .object(value)
            case .delay(let seconds): object["delaySeconds"] = .real(seconds)
            }
            return JSONValue.object(object)
        }
        return ["faults": .array(faults)] as JSONValue
    }

    /// Removes faults that wait for a call.
    static let cancelFaults = Method(
        "cancelFaults",
        "Removes the faults of the app that `control/failNext` has ordered and that wait for a call.",
        .optional("method", .string, "The name of an app's method. Default: all methods.")
    ) { call, name in
        let method = try name.map { try call.appMethod($0).name }
        call.connection.record.cancelFaults(method)
    }
}
