/// A host in this process, connected by two functions instead of pipes.
///
/// ```swift
/// let host = Host(…)
/// InProcessConnection(receive: host.receive, finish: host.finish)
/// ```
public final class InProcessConnection: Connection {
    private let receiveBytes: ([UInt8]) -> [UInt8]
    private let finishInput: () -> (output: [UInt8], status: Int32)
    private var output: [UInt8] = []

    /// Creates a connection to a host.
    ///
    /// - Parameters:
    ///   - receive: Handles input and returns the resulting output.
    ///   - finish: Handles the end of input and returns the last output and the exit status.
    public init(receive: @escaping ([UInt8]) -> [UInt8], finish: @escaping () -> (output: [UInt8], status: Int32)) {
        receiveBytes = receive
        finishInput = finish
    }

    /// Passes input to the host, which responds at once.
    public func send(_ bytes: [UInt8]) { output += receiveBytes(bytes) }

    /// Returns the output so far, without waiting.
    public func receive() throws(ConnectionFailure) -> [UInt8] {
        guard !output.isEmpty else { throw .endOfOutput }
        defer { output = [] }
        return output
    }

    /// Ends the host's input.
    public func finish() -> (output: [UInt8], status: Int32) {
        let (rest, status) = finishInput()
        defer { output = [] }
        return (output + rest, status)
    }

    /// Does nothing: the host is released with its functions.
    public func abandon() {}

    /// Always empty: a host in this process shares the standard error of this process.
    public var standardError: [String] { [] }
}
