/// The exit status of a program, and all of its output.
struct Ending {
    let output: [UInt8]
    let errors: String
    /// The exit status, or 128 plus the number of the signal that ended the program.
    let status: Int32

    var text: String { String(decoding: output, as: UTF8.self) }

    /// The lines of the output, including a last one without newline.
    var lines: [String] { text.split(separator: "\n").map(String.init) }

    /// The lines that end with a newline. A kill may have cut off the last one anywhere.
    var completeLines: [String] { text.hasSuffix("\n") ? lines : lines.dropLast() }
}
