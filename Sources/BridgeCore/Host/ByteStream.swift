/// The two directions of a connection, as bytes. It is the only input and output of a host.
package protocol ByteStream: AnyObject {
    /// Receives input. Waits up to the given seconds: zero does not wait, nil waits without limit.
    func receive(within seconds: Double?) -> Arrival
    /// Sends bytes in order. Drops them if the client has stopped reading.
    func send(_ bytes: [UInt8])
    /// Whether the host continues the current call. A stream of a server lets other clients have a turn before.
    func continuesCall() -> Bool
    /// Whether the host handles the next message of a batch. A stream of a server lets other clients have a turn before.
    func continuesBatch() -> Bool
    /// Whether the client has stopped reading. The connection then ends after the messages that have arrived.
    var isCutOff: Bool { get }
}

extension ByteStream {
    /// A stream with one client has no others that wait.
    package func continuesCall() -> Bool { true }
    /// A stream with one client has no others that wait.
    package func continuesBatch() -> Bool { true }
}

/// The input that has arrived on a connection.
package enum Arrival {
    /// Bytes, at least one.
    case bytes(ArraySlice<UInt8>)
    /// Nothing arrived in the given time.
    case nothing
    /// The client has closed its side. The host finishes its work.
    case end
    /// A signal ends the process. The host stops its work.
    case interruption
}
