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
        for piece in pieces {
            append(piece)
            while decodeNext(into: &decoded, atEnd: false) {}
            if decoded.error != nil { return decoded }
        }
        while decodeNext(into: &decoded, atEnd: true) {}
        return decoded
    }

    /// Adds the next message as text, or the limit that it exceeds. Returns false if there is none.
    private mutating func decodeNext(into decoded: inout Decoded, atEnd isAtEnd: Bool) -> Bool {
        do throws(FramingError) {
            guard let message = try isAtEnd ? finish() : next() else { return false }
            decoded.frames.append(String(decoding: message, as: UTF8.self))
        } catch {
            guard case .tooLong(let limit) = error else {
                decoded.error = error.description
                return false
            }
            decoded.frames.append("longer than \(limit)")
        }
        return true
    }
}

/// Decodes a whole stream with a new decoder.
func decode(_ text: String, framing: Framing? = nil, maximumLength: Int = 20) -> Decoded {
    var decoder = FrameDecoder(framing: framing, maximumLength: maximumLength)
    return decoder.decodeAll([Array(text.utf8)])
}
