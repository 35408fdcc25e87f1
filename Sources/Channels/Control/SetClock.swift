import Foundation
import HealthEngine
import HealthModel
import JSON

/// Sets the device's clock.
enum SetClock: Method {
    static let name = "control/setClock"
    static let summary = "Sets the clock, which stands from then on: it moves by control/advanceClock."
    static let now = Parameter.required("now", .date, "The new time.")
    static let parameters = [now.description]
    static let result = ResultDescription.nothing
    static let example = Example(["now": "2026-03-01T08:00:00Z"], result: .null)

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> JSONNull {
        let now = try arguments(now)
        guard now <= Clock.end else {
            throw .expected("a time up to the beginning of the year 4001", at: "now")
        }
        context.store.environment.clock.set(to: now)
        return JSONNull()
    }
}
