/// A host in the same process: two functions instead of pipes.
///
/// ```swift
/// let host = Host(…)
/// InProcessConnection(receive: host.receive, finish: host.finish)
/// ```
public final class InProcessConnection: Connection {
    private let receiveBytes: ([UInt8]) -> [UInt8]
    private let finishInput: () -> (output: [UInt8], status: Int32)
    private var output: [UInt8] = []

    /// A connection to functions.
    ///
    /// - Parameters:
    ///   - receive: Takes input and gives the output that it causes.
    ///   - finish: Takes the end of input and gives the last output and the exit status.
    public init(
        receive: @escaping ([UInt8]) -> [UInt8],
        finish: @escaping () -> (output: [UInt8], status: Int32)
    ) {
        receiveBytes = receive
        finishInput = finish
    }

    /// Calls the host, which answers at once.
    public func send(_ bytes: [UInt8]) {
        output += receiveBytes(bytes)
    }

    /// Takes what the host has answered so far. There is nothing to wait for.
    public func receive() throws(ConnectionFailure) -> [UInt8] {
        guard !output.isEmpty else { throw .endOfOutput }
        defer { output = [] }
        return output
    }

    /// Tells the host that its input has ended.
    public func finish() -> (output: [UInt8], status: Int32) {
        let (rest, status) = finishInput()
        defer { output = [] }
        return (output + rest, status)
    }

    /// Nothing: the host goes with its functions.
    public func abandon() {}

    /// Nothing: a host in the same process shares our standard error.
    public var standardError: [String] { [] }
}
