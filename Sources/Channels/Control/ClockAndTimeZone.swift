import BridgeCore
import HealthEngine
import HealthJSON
import HealthModel
import JSON

/// The clock and the time zone of the device.
extension ControlChannel {
    /// Sets the clock. Events that are due by then happen, each at its own instant.
    static let setClock = Method(
        "setClock",
        "Sets the clock and stops it. From then on `control/advanceClock` moves it.",
        .required("now", .date, "The new time.")
    ) { call, now in
        guard now <= Clock.end else {
            throw JSONReadingError.expected("a time up to the start of the year 4001", at: "now")
        }
        guard call.phone.setClock(to: now, shouldContinue: { call.shouldContinue() }) else { throw BridgeError.cancelled }
    }

    /// Where an advance of the clock stops, before its seconds are over.
    private enum ClockStop: String, CaseIterable, Sendable {
        /// At the first moment at which the app gets notifications.
        case event
    }

    /// Advances the clock. Events that are due meanwhile happen, each at its own instant.
    static let advanceClock = Method(
        "advanceClock",
        "Advances the clock without waiting. Events that are due meanwhile happen in order.",
        .required("seconds", .seconds, "The seconds to advance."),
        .optional(
            "until",
            .name as ValueCodec<ClockStop>,
            "`event`: stop when the app gets notifications, and answer the seconds that remain. Call again when the app has answered them."
        ),
        result: ResultDescription("remaining", ["oneOf": [Schemas.reference("RemainingTime"), .nullSchema]])
    ) { call, seconds, stop in
        guard call.phone.environment.clock.canAdvance(by: seconds) else {
            throw JSONReadingError.expected("a duration that ends before the year 4001", at: "seconds")
        }
        guard stop == .event else {
            guard call.phone.advanceClock(by: seconds, shouldContinue: { call.shouldContinue() }) else {
                throw BridgeError.cancelled
            }
            return JSONValue.null
        }
        guard let rest = call.phone.advanceClockToEvents(within: seconds, shouldContinue: { call.shouldContinue() }) else {
            throw BridgeError.cancelled
        }
        return .object(["remaining": .real(rest)])
    }

    /// Moves the device to another time zone.
    static let setTimeZone = Method(
        "setTimeZone",
        "Moves the device to another time zone.",
        .required("timeZone", .timeZone, "The IANA name of the time zone.")
    ) { call, timeZone in
        call.phone.environment.timeZone = timeZone
    }
}
