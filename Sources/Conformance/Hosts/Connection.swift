/// One run of a host, seen from the other end of its input and output.
public protocol Connection: AnyObject {
    /// Hands bytes to the host. A host that no longer reads is no failure here.
    func send(_ bytes: [UInt8]) throws(ConnectionFailure)

    /// Waits for output and takes what has come: at least one byte.
    func receive() throws(ConnectionFailure) -> [UInt8]

    /// Closes the host's input and waits until it has ended.
    ///
    /// - Returns: The output not received before, and the exit status (128 and the signal's number, if a signal ended it).
    func finish() throws(ConnectionFailure) -> (output: [UInt8], status: Int32)

    /// Ends the host at once, if it is still there.
    func abandon()

    /// The last lines that the host has written to its standard error.
    var standardError: [String] { get }
}

/// Why a host did not do what every host must.
public enum ConnectionFailure: Error, Sendable, Equatable, CustomStringConvertible {
    /// The command could not be started.
    case notStarted(String)
    /// No output came although the host is there; in seconds, how long it had.
    case silent(seconds: Double)
    /// The output ended, or will never come.
    case endOfOutput
    /// The host was still there although its input had ended; in seconds, how long it had.
    case hanging(seconds: Double)

    /// The failure in words.
    public var description: String {
        switch self {
        case .notStarted(let reason): "the host cannot be started: \(reason)"
        case .silent(let seconds): "nothing came within \(seconds) s"
        case .endOfOutput: "nothing more came"
        case .hanging(let seconds): "the host did not end within \(seconds) s of the end of its input"
        }
    }
}
