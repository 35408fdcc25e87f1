import JSONRPC

/// What a decoder made of a stream: messages as text, and the error that ended it.
struct Decoded: Equatable, CustomStringConvertible {
    var frames: [String] = []
    var error: String?

    var description: String { "\(frames) \(error ?? "")" }
}

extension FrameDecoder {
    /// Feeds the pieces of a stream and its end, and collects everything that comes out.
    mutating func decodeAll(_ pieces: [some Collection<UInt8>]) -> Decoded {
        var decoded = Decoded()
        do throws(FramingError) {
            for piece in pieces {
                append(piece)
                while let frame = try next() {
                    decoded.frames.append(frame.text)
                }
            }
            while let frame = try finish() {
                decoded.frames.append(frame.text)
            }
        } catch {
            decoded.error = error.description
        }
        return decoded
    }
}

extension Frame {
    /// The message as text, or the limit that it exceeds.
    var text: String {
        switch self {
        case .message(let bytes): String(decoding: bytes, as: UTF8.self)
        case .tooLong(let limit): "longer than \(limit)"
        }
    }
}

/// What a fresh decoder makes of a whole stream.
func decode(_ text: String, framing: Framing? = nil, maximumLength: Int = 20) -> Decoded {
    var decoder = FrameDecoder(framing: framing, maximumLength: maximumLength)
    return decoder.decodeAll([Array(text.utf8)])
}
