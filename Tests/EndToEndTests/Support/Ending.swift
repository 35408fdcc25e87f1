import Glibc

/// How a program ended, and all that it had written.
struct Ending {
    let output: [UInt8]
    let errors: String
    /// 128 and the number of the signal, if one ended the program.
    let status: Int32

    var text: String { String(decoding: output, as: UTF8.self) }

    /// The lines of the output; a last one without newline counts as one.
    var lines: [String] { text.split(separator: "\n").map(String.init) }
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
