import HealthEngine
import HealthModel

/// What the developer has been told about their requests, so that each thing is told once.
package final class Warnings {
    /// Enough for any program that is not made to ask for more.
    private static let largestCount = 1000

    private let phone: Phone
    private var things: Set<String> = []

    init(_ phone: Phone) {
        self.phone = phone
    }

    /// Logs a warning, once for each thing that it is about.
    func warnOnce(_ thing: String, _ message: @autoclosure () -> String) {
        guard phone.environment.logLevel <= .warning, things.count < Self.largestCount else { return }
        guard things.insert(thing).inserted else { return }
        phone.environment.log(.warning, message())
    }

    /// Forgets what was told.
    func removeAll() { things = [] }
}
