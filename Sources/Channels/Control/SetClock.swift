import BridgeCore
import HealthEngine
import HealthModel
import JSON

/// The time of the device.
extension ControlChannel {
    /// Sets the clock. What is due until then happens, each event at its own instant.
    static let setClock = Method(
        "setClock",
        "Sets the clock, which stands from then on: it moves by control/advanceClock.",
        .required("now", .date, "The new time."),
        result: .nothing,
        example: Example(["now": "2026-03-01T08:00:00Z"])
    ) { (call, now) throws(BridgeError) in
        guard now <= Clock.end else {
            throw .expected("a time up to the beginning of the year 4001", at: "now")
        }
        guard call.phone.setClock(to: now, shouldContinue: { call.shouldContinue() }) else { throw .cancelled }
        return JSONNull()
    }

    /// Moves the clock forward. What is due meanwhile happens, each event at its own instant.
    static let advanceClock = Method(
        "advanceClock",
        "Lets time pass, at once.",
        .required("seconds", .seconds, "How much."),
        result: .nothing,
        example: Example(["seconds": 3600])
    ) { (call, seconds) throws(BridgeError) in
        guard call.phone.environment.clock.canAdvance(by: seconds) else {
            throw .expected("a span that ends before the year 4001", at: "seconds")
        }
        guard call.phone.advanceClock(by: seconds, shouldContinue: { call.shouldContinue() }) else { throw .cancelled }
        return JSONNull()
    }

    /// Moves the device to another time zone.
    static let setTimeZone = Method(
        "setTimeZone",
        "Takes the device to another time zone.",
        .required("timeZone", .timeZone, "An IANA name."),
        result: .nothing,
        example: Example(["timeZone": "Europe/Paris"])
    ) { (call, timeZone) throws(BridgeError) in
        call.phone.environment.timeZone = timeZone
        return JSONNull()
    }
}
