import HealthEngine
import HealthModel
import HealthEngine
import HealthModel
import JSON

/// Lets time pass.
enum AdvanceClock: Method {
    static let name = "control/advanceClock"
    static let summary = "Lets time pass, at once."
    static let seconds = Parameter.required("seconds", .seconds, "How much.")
    static let parameters = [seconds.description]
    static let result = ResultDescription.nothing
    static let example = Example(["seconds": 3600], result: .null)

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> JSONNull {
        let seconds = try arguments(seconds)
        guard context.store.environment.clock.canAdvance(by: seconds) else {
            throw .expected("a span that ends before the year 4001", at: "seconds")
        }
        context.store.environment.clock.advance(by: seconds)
        return JSONNull()
    }
}
