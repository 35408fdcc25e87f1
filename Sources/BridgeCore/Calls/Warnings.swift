package import HealthModel

/// What the developer has been told about their requests, so that each thing is told once.
package final class Warnings {
    /// Enough for any program that is not made to ask for more.
    private static let largestCount = 1000

    private let environment: () -> Environment
    private var things: Set<String> = []

    /// Warnings for the log of an environment, which may change.
    package init(_ environment: @escaping () -> Environment) {
        self.environment = environment
    }

    /// Logs a warning, once for each thing that it is about.
    func warnOnce(_ thing: String, _ message: @autoclosure () -> String) {
        let environment = environment()
        guard environment.logLevel <= .warning, things.count < Self.largestCount else { return }
        guard things.insert(thing).inserted else { return }
        environment.log(.warning, message())
    }

    /// Forgets what was told.
    func removeAll() { things = [] }
}
