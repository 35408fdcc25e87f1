/// The two directions of a connection, as bytes. A host reads and writes nothing else.
package protocol ByteStream: AnyObject {
    /// What has arrived. Waits up to a number of seconds; zero does not wait, nil waits until something arrives.
    func receive(within seconds: Double?) -> Arrival
    /// Sends bytes, in order. Where nobody reads them any more they are dropped.
    func send(_ bytes: [UInt8])
    /// Whether the other side has stopped to read: the connection ends after the messages that have arrived.
    var isCutOff: Bool { get }
}

/// What has arrived on a connection.
package enum Arrival {
    /// Bytes, at least one.
    case bytes(ArraySlice<UInt8>)
    /// Nothing in the time.
    case nothing
    /// The end of the input: the client has closed its side. The work is finished.
    case end
    /// The end of the process, by a signal. The work is ended.
    case interruption
}
