/// A connection to one running host, from the client's side.
public protocol Connection: AnyObject {
    /// Sends bytes to the host. Does not throw if the host has stopped reading.
    func send(_ bytes: [UInt8]) throws(ConnectionFailure)

    /// Waits for output, and returns at least one byte.
    func receive() throws(ConnectionFailure) -> [UInt8]

    /// Closes the host's input, and waits until the host has ended.
    ///
    /// - Returns: The remaining output, and the exit status. The status is 128 plus the signal's number if a signal ended the host.
    func finish() throws(ConnectionFailure) -> (output: [UInt8], status: Int32)

    /// Ends the host at once, unless it has ended.
    func abandon()

    /// The last lines of the host's standard error.
    var standardError: [String] { get }
}

/// A failure of a host, independent of any vector.
public enum ConnectionFailure: Error, Sendable, Equatable, CustomStringConvertible {
    /// The command could not be started.
    case notStarted(String)
    /// The running host sent no output within this time.
    case silent(seconds: Double)
    /// The output has ended.
    case endOfOutput
    /// The host did not end within this time after the end of its input.
    case hanging(seconds: Double)

    /// The failure as text.
    public var description: String {
        switch self {
        case .notStarted(let reason): "the host cannot be started: \(reason)"
        case .silent(let seconds): "nothing came within \(seconds) s"
        case .endOfOutput: "nothing more came"
        case .hanging(let seconds): "the host did not end within \(seconds) s of the end of its input"
        }
    }
}
