import Glibc

/// An error that prevents a test from running.
struct Trouble: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}

/// A guard against programs that hang. It is so long that no test depends on the speed of the machine.
let timeout = Duration.seconds(600)

/// Polls until a condition holds.
func poll(_ what: String, until isTrue: () throws -> Bool) throws {
    let deadline = ContinuousClock.now + timeout
    while try !isTrue() {
        guard ContinuousClock.now < deadline else { throw Trouble("not within \(timeout): \(what)") }
        usleep(500)
    }
}
