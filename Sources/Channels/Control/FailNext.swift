import BridgeCore
import HealthModel
import JSON
import JSONRPC

extension ControlChannel {
    /// Orders a failure or a delay for the next calls of a method.
    static let failNext = Method(
        "failNext",
        "Makes the next calls of a method fail, or take long. Give exactly one kind of failure.",
        .required("method", .string, "A method that an app calls."),
        .optional("times", .count, default: 1, "How many calls."),
        .optional(
            "healthKitError",
            .healthErrorCode,
            "HealthKit fails with this code, or the Swift name of one; a plugin's method answers as its native side would."
        ),
        .optional("platformError", .platformError, "The plugin answers this FlutterError."),
        .optional("exception", .nativeException, "HealthKit raises this exception."),
        .optional("fault", .errorObject, "The host answers this error object."),
        .optional("delaySeconds", .seconds, "The call takes this long on the emulated clock; nobody waits for it."),
        result: .nothing,
        example: Example(["method": "requestQuantityPermissions", "healthKitError": "errorDatabaseInaccessible"])
    ) { (call, name, times, healthKitError, platformError, exception, fault, delay) throws(BridgeError) in
        guard let entry = call.connection.registry.method(name, withControl: true), entry.channel.role == .app else {
            throw .expected("the name of a method that an app calls", at: "method")
        }
        let faults: [Faults.Fault] = [
            healthKitError.map { .error(.health(.error($0))) },
            platformError.map { .error(.platform($0)) },
            exception.map { .error(.health(.exception($0))) },
            fault.map { .error(.fault($0)) },
            delay.map { .delay(seconds: $0) },
        ].compactMap(\.self)
        guard let fault = faults.first, faults.count == 1 else {
            let kinds = "healthKitError, platformError, exception, fault, delaySeconds"
            throw .expected("exactly one of \(kinds)", at: "")
        }
        call.connection.faults.order(fault, method: entry.name, times: times)
        return JSONNull()
    }
}
