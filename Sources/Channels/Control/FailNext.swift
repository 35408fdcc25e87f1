import BridgeCore
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
        .optional("times", .count, default: 1, "The number of calls."),
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
        )
    ) { call, name, times, healthKitError, platformError, exception, fault, delay in
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
        call.connection.record.order(fault, method: entry.name, times: times)
    }
}
