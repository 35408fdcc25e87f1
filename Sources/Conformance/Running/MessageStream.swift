import JSON

/// A connection on which messages are sent and received in one framing.
struct MessageStream {
    let connection: any Connection
    let framing: Framing
    private var buffer: [UInt8] = []

    /// Everything that the host has written so far.
    private(set) var transcript: [UInt8] = []

    init(_ connection: any Connection, framing: Framing) {
        self.connection = connection
        self.framing = framing
    }

    func send(_ message: JSONValue) throws(ConnectionFailure) { try connection.send(framing.frame(message.jsonBytes)) }

    mutating func next() throws(StreamFailure) -> JSONValue {
        while true {
            if let message = try takeMessage() { return message }
            try receive()
        }
    }

    /// Waits until the output continues with these bytes. Throws if it continues with other bytes.
    mutating func next(exactly bytes: [UInt8]) throws(StreamFailure) {
        while !buffer.starts(with: bytes) {
            guard bytes.starts(with: buffer) else { throw .otherBytes(buffer) }
            try receive()
        }
        buffer.removeFirst(bytes.count)
    }

    /// Closes the input, and waits for the end of the host.
    ///
    /// - Returns: The remaining messages, and the exit status.
    mutating func finish() throws(StreamFailure) -> (messages: [JSONValue], status: Int32) {
        let (output, status): ([UInt8], Int32)
        do {
            (output, status) = try connection.finish()
        } catch {
            throw .connection(error)
        }
        append(output)
        var messages: [JSONValue] = []
        while let message = try takeMessage() { messages.append(message) }
        guard buffer.isEmpty else { throw .garbage(buffer) }
        return (messages, status)
    }

    private mutating func takeMessage() throws(StreamFailure) -> JSONValue? {
        let frame: [UInt8]?
        do {
            frame = try framing.takeFrame(from: &buffer)
        } catch {
            throw .garbage(buffer)
        }
        guard let frame else { return nil }
        guard let message = try? JSONValue(parsing: frame) else { throw .garbage(frame) }
        return message
    }

    private mutating func receive() throws(StreamFailure) {
        do {
            append(try connection.receive())
        } catch {
            throw buffer.isEmpty ? .connection(error) : .incomplete(buffer, error)
        }
    }

    private mutating func append(_ output: [UInt8]) {
        buffer += output
        transcript += output
    }
}

/// The failure to read a message from the output of a host.
enum StreamFailure: Error, CustomStringConvertible {
    case connection(ConnectionFailure)
    /// The connection failed within a message.
    case incomplete([UInt8], ConnectionFailure)
    /// The output is not JSON, or not framed correctly.
    case garbage([UInt8])
    /// The output differs from the bytes that a vector expects.
    case otherBytes([UInt8])

    var description: String {
        switch self {
        case .connection(let failure): "\(failure)"
        case .incomplete(let bytes, let failure): "\(failure) after the incomplete message \(Self.quote(bytes))"
        case .garbage(let bytes): "the output is not a message: \(Self.quote(bytes))"
        case .otherBytes(let bytes): "the output is \(Self.quote(bytes))"
        }
    }

    /// The beginning of the output, on one line.
    static func quote(_ bytes: [UInt8]) -> String {
        let text = JSONValue.string(String(decoding: bytes.prefix(200), as: UTF8.self)).jsonText
        return bytes.count > 200 ? "\(text) and \(bytes.count - 200) more bytes" : text
    }
}
