/// The frames of a WebSocket connection (RFC 6455), from the side of the client.
struct WebSocketFrames: Sendable {
    /// The kind of a frame.
    enum Kind: UInt8 {
        case continuation = 0
        case text = 1
        case close = 8
        case ping = 9
        case pong = 10
    }

    /// A received unit.
    enum Frame: Equatable {
        case message([UInt8])
        case ping([UInt8])
        case end
    }

    private var received: [UInt8] = []
    private var start = 0
    private var message: [UInt8] = []

    /// Adds received bytes.
    mutating func append(_ bytes: [UInt8]) {
        received.removeFirst(start)
        start = 0
        received += bytes
    }

    /// Removes the next complete message, ping or end. Nil until more bytes arrive.
    mutating func next() -> Frame? {
        while let (head, payload) = nextFrame() {
            switch Kind(rawValue: head & 0x0F) {
            case .text, .continuation:
                message += payload
                guard head & 0x80 != 0 else { continue }
                defer { message = [] }
                return .message(message)
            case .ping: return .ping(payload)
            case .pong: continue
            case .close, nil: return .end
            }
        }
        return nil
    }

    private mutating func nextFrame() -> (head: UInt8, payload: [UInt8])? {
        let available = received.count - start
        guard available >= 2 else { return nil }
        let short = Int(received[start + 1] & 0x7F)
        let lengthBytes = short == 126 ? 2 : short == 127 ? 8 : 0
        guard available >= 2 + lengthBytes else { return nil }
        let extended = received[(start + 2)..<(start + 2 + lengthBytes)].reduce(0) { $0 << 8 | Int($1) }
        let length = lengthBytes == 0 ? short : extended
        let bodyStart = start + 2 + lengthBytes
        guard received.count - bodyStart >= length else { return nil }
        defer { start = bodyStart + length }
        return (received[start], Array(received[bodyStart..<(bodyStart + length)]))
    }

    /// A frame of a client, which is masked.
    static func frame(_ kind: Kind, _ payload: [UInt8]) -> [UInt8] {
        var frame: [UInt8] = [0x80 | kind.rawValue]
        switch payload.count {
        case ..<126: frame.append(0x80 | UInt8(payload.count))
        case ..<65536: frame += [0x80 | 126, UInt8(payload.count >> 8), UInt8(payload.count & 0xFF)]
        default: frame += [0x80 | 127] + (0..<8).reversed().map { UInt8(truncatingIfNeeded: payload.count >> ($0 * 8)) }
        }
        let mask = (0..<4).map { _ in UInt8.random(in: .min ... .max) }
        frame += mask
        frame += payload.enumerated().map { $1 ^ mask[$0 % 4] }
        return frame
    }
}
