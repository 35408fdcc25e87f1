/// The other side of a connection: a process, or a server. Messages are lines.
protocol Endpoint: Sendable {
    /// The identifier of the process; 0 for a server.
    var identifier: Int32 { get }
    /// The last lines of the standard error so far.
    var standardError: [String] { get }
    /// Starts the process or connects. Calls `onEvent` with one event at a time; not after it has thrown.
    func start(onEvent: @escaping @Sendable (EndpointEvent) -> Void) throws
    /// Writes lines, in the order of the calls. After the end they are discarded.
    func write(_ bytes: [UInt8])
    /// Ends after the responses to the pending requests.
    func end()
    /// Ends at once.
    func kill()
}

/// An event of an endpoint.
enum EndpointEvent {
    /// Bytes of its output, in order.
    case output([UInt8])
    /// It has ended, and all its output was read. This is the last event, and it occurs once.
    ///
    /// If a signal ended a process, the exit status is 128 plus the number of the signal. A server has none.
    case end(exitStatus: Int?)
}
