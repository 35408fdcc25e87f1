import HealthModel
import JSON
import JSONRPC

/// Makes the next calls of a method fail, or take long.
enum FailNext: Method {
    static let name = "control/failNext"
    static let summary = "Makes the next calls of a method fail, or take long. Give exactly one kind of failure."
    static let method = Parameter.required("method", .string, "A method that an app calls.")
    static let times = Parameter.optional("times", .count, default: 1, "How many calls.")
    static let healthKitError = Parameter.optional(
        "healthKitError",
        .healthErrorCode,
        "HealthKit fails with this code, or the Swift name of one; a plugin's method answers as its native side would."
    )
    static let platformError = Parameter.optional(
        "platformError",
        .platformError,
        "The plugin answers this FlutterError."
    )
    static let exception = Parameter.optional("exception", .nativeException, "HealthKit raises this exception.")
    static let fault = Parameter.optional("fault", .errorObject, "The host answers this error object.")
    static let delaySeconds = Parameter.optional(
        "delaySeconds",
        .seconds,
        "The call takes this long on the emulated clock; nobody waits for it."
    )
    static let parameters = [
        method.description, times.description, healthKitError.description, platformError.description,
        exception.description, fault.description, delaySeconds.description,
    ]
    static let result = ResultDescription.nothing
    static let example = Example(
        ["method": "requestQuantityPermissions", "healthKitError": "errorDatabaseInaccessible"],
        result: .null
    )

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> JSONNull {
        let name = try arguments(method)
        guard let method = MethodTable.method(name, withControl: true), Channel.isEmulated(method.name) else {
            throw .expected("the name of a method that an app calls", at: "method")
        }
        let times = try arguments(times)
        let faults: [Faults.Fault?] = [
            try arguments(healthKitError).map { .error(.health(.error($0))) },
            try arguments(platformError).map { .error(.platform($0)) },
            try arguments(exception).map { .error(.health(.exception($0))) },
            try arguments(fault).map { .error(.fault($0)) },
            try arguments(delaySeconds).map { .delay(seconds: $0) },
        ]
        guard let fault = faults.compactMap(\.self).first, faults.compactMap(\.self).count == 1 else {
            let kinds = "healthKitError, platformError, exception, fault, delaySeconds"
            throw .expected("exactly one of \(kinds)", at: "")
        }
        context.faults.order(fault, method: method.name, times: times)
        return JSONNull()
    }
}
