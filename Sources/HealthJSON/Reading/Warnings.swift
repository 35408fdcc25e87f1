package import HealthModel

/// Warnings about the requests of a client. Each subject is logged once.
package final class Warnings {
    /// Limits the memory that a hostile client can claim.
    private static let largestCount = 1000

    private let environment: () -> Environment
    private var subjects: Set<String> = []

    /// Warnings for the log of an environment. The closure returns the current environment, which may change.
    package init(_ environment: @escaping () -> Environment) {
        self.environment = environment
    }

    /// Logs a warning once per subject.
    func warnOnce(_ subject: String, _ message: @autoclosure () -> String) {
        let environment = environment()
        guard environment.logLevel <= .warning, subjects.count < Self.largestCount else { return }
        guard subjects.insert(subject).inserted else { return }
        environment.log(.warning, message())
    }

    /// Forgets all subjects, so that they are logged again.
    package func removeAll() { subjects = [] }
}
