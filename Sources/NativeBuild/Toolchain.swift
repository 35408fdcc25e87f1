import Foundation

/// The command `swift`.
enum Toolchain {
    /// The failure if there is no Swift toolchain.
    static let missing = NativeSources.Failure(
        message: "host compiles Swift, and there is no command swift. Install Swift 6.2 or later for Linux from swift.org: for a "
            + "package, the version that its file lib/healthkit-bridge/toolchain names."
    )

    /// Runs the command, and passes the lines of its output to a function. `errors` is where its errors go, as a shell names it: to its
    /// output unless it is another. Returns whether the command has succeeded.
    ///
    /// It is a stream of the C library: Foundation's `Process` can miss the end of a command that follows another one.
    static func run(
        _ arguments: [String], errors: String = "&1", _ receive: (String) -> Void
    ) throws(NativeSources.Failure) -> Bool {
        let command = (["exec", "swift"] + arguments.map(quoted)).joined(separator: " ")
        guard let stream = unsafe popen("\(command) </dev/null 2>\(errors)", "r") else {
            throw NativeSources.Failure(message: "no command can be run: \(unsafe String(cString: strerror(errno)))")
        }
        var line: UnsafeMutablePointer<CChar>?
        var capacity = 0
        defer { unsafe free(line) }
        while unsafe getline(&line, &capacity, stream) > 0, let text = unsafe line {
            let text = unsafe String(cString: text)
            receive(text.hasSuffix("\n") ? String(text.dropLast()) : text)
        }
        let status = unsafe pclose(stream)
        // The shell found no program.
        if status == 127 << 8 { throw missing }
        return status == 0
    }

    /// A word for a shell. It replaces scalars: a character that begins with a quotation mark may have further ones.
    static func quoted(_ word: String) -> String {
        "'\(String(word.unicodeScalars.replacing("'".unicodeScalars, with: "'\\''".unicodeScalars)))'"
    }
}
