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
