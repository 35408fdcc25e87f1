import BridgeCore
import HealthEngine
import HealthJSON
import HealthModel
import JSON
import JSONRPC

extension ControlChannel {
    /// Injects a fault or a delay into the next calls of a method.
    static let failNext = Method(
        "failNext",
        "Makes the next calls of a method fail or take time. Pass exactly one kind of fault.",
        .required("method", .string, "The name of an app's method."),
        .optional("times", .count, default: 1, "The number of calls that fail."),
        .optional(
            "healthKitError",
            .healthErrorCode,
            "HealthKit fails with this error: a code or its Swift name. A plugin method answers as its native side would."
        ),
        .optional("platformError", .platformError, "The plugin returns this `FlutterError`."),
        .optional("exception", .nativeException, "HealthKit raises this exception."),
        .optional("fault", .errorObject, "The host responds with this error object."),
        .optional(
            "delaySeconds", .seconds, "The clock advances by this many seconds before the call continues. No real time passes."
        ),
        .optional(
            "probability", .probability,
            "How probable it is that the fault applies to a call, by the seed of the phone. Without it, it applies."
        )
    ) { call, name, times, healthKitError, platformError, exception, fault, delay, probability in
        let entry = try call.appMethod(name)
        let faults: [OrderedFault.Fault] = [
            healthKitError.map { .error(.health(.error($0))) },
            platformError.map { .error(.platform($0)) },
            exception.map { .error(.health(.exception($0))) },
            fault.map { .error(.fault($0)) },
            delay.map { .delay(seconds: $0) },
        ].compactMap(\.self)
        guard let fault = faults.first, faults.count == 1 else {
            let kinds = "healthKitError, platformError, exception, fault, delaySeconds"
            throw JSONReadingError.expected("exactly one of \(kinds)", at: "")
        }
        call.connection.record.order(fault, method: entry.name, times: times, probability: probability)
    }

    /// The faults that wait for a call.
    static let listFaults = Method(
        "listFaults",
        "Returns the faults of the app that `control/failNext` has ordered and that wait for a call, in their order, and a sentence about each "
            + "that no call has used. A fault with a probability is never unused.",
        result: ResultDescription("faults", Schemas.reference("Faults")), onlyReads: true
    ) { call in
        let record = call.connection.record
        let faults = record.faults.map { pending in
            var object: JSONObject = ["method": .string(pending.method), "times": .integer(pending.remaining)]
            switch pending.fault {
            case .error(let error):
                let fault = error.errorObject
                var value: JSONObject = ["code": .integer(fault.code), "message": .string(fault.message)]
                value["data"] = fault.data
                object["error"] = .object(value)
            case .delay(let seconds): object["delaySeconds"] = .real(seconds)
            }
            object["probability"] = pending.probability.map { .real($0) }
            return JSONValue.object(object)
        }
        let unused = record.unusedFaults.map { UnusedFault($0).message(called: record.entries.map(\.method)) }
        return ["faults": .array(faults), "unused": .strings(unused)] as JSONValue
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

extension UnusedFault {
    /// A fault that `control/failNext` has ordered.
    init(_ ordered: OrderedFault) {
        let fault =
            switch ordered.fault {
            case .error(.health(.error(let error))): "HealthKit code \(error.code.rawValue)"
            case .error(.health(.exception(let exception))): "the exception \(exception.name)"
            case .error(.platform(let error)): "the plugin's error \(error.code)"
            case .error(let error): "the error \(error.errorObject.code)"
            case .delay(let seconds): "a delay of \(seconds) seconds"
            }
        self.init(fault, of: ordered.method)
    }
}

extension Call {
    /// The method of a name that an app calls.
    func appMethod(_ name: String) throws -> ChannelRegistry.Entry {
        let entry = connection.method(name, withControl: true)
        if let entry, entry.caller.isApp { return entry }
        // A method of another caller is no misspelled one.
        let nearest = entry == nil ? connection.nearestMethod(to: name, withControl: false) : nil
        throw JSONReadingError.expected("the name of a method that an app calls", at: "method", didYouMean: nearest)
    }
}
