import Glibc

/// An error that prevents a test from running.
struct Trouble: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}

/// The longest time for an operation, on a busy machine and with sanitizers.
let timeout = Duration.seconds(60)

/// Polls until a condition holds.
func poll(_ what: String, until isTrue: () throws -> Bool) throws {
    let deadline = ContinuousClock.now + timeout
    while try !isTrue() {
        guard ContinuousClock.now < deadline else { throw Trouble("not within \(timeout): \(what)") }
        usleep(500)
    }
}
