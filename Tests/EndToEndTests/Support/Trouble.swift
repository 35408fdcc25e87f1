import Glibc

/// Why a test could not be carried out.
struct Trouble: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}

/// How long anything may take, on a busy machine and with sanitizers.
let patience = Duration.seconds(60)

/// Looks again and again until a condition holds.
func poll(_ what: String, until isTrue: () throws -> Bool) throws {
    let deadline = ContinuousClock.now + patience
    while try !isTrue() {
        guard ContinuousClock.now < deadline else { throw Trouble("not within \(patience): \(what)") }
        usleep(500)
    }
}
