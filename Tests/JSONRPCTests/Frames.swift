import JSONRPC

/// The result of decoding a stream: the messages as text, and the error that ended it.
struct Decoded: Equatable, CustomStringConvertible {
    var frames: [String] = []
    var error: String?

    var description: String { "\(frames) \(error ?? "")" }
}

extension FrameDecoder {
    /// Decodes the pieces of a stream and its end, and collects all frames.
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

/// Decodes a whole stream with a new decoder.
func decode(_ text: String, framing: Framing? = nil, maximumLength: Int = 20) -> Decoded {
    var decoder = FrameDecoder(framing: framing, maximumLength: maximumLength)
    return decoder.decodeAll([Array(text.utf8)])
}
