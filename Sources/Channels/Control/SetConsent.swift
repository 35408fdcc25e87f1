import HealthEngine
import HealthModel
import JSON

/// Scripts what the user does with the coming sheets (AUTH-17).
enum SetConsent: Method {
    static let name = "control/setConsent"
    static let summary = "Scripts what the user does with the coming permission sheets."
    static let parameters = ConsentParameters.all
    static let result = ResultDescription.nothing
    static let example = Example(
        ["policy": "deny", "share": ["HKQuantityTypeIdentifierStepCount": true], "times": 1],
        result: .null
    )

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> JSONNull {
        let times = try arguments(ConsentParameters.times)
        context.store.world.consent.set(try ConsentParameters.rule(arguments, times: times))
        return JSONNull()
    }
}
