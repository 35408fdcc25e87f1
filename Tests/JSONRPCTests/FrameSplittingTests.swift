import Testing

@testable import JSONRPC

struct FrameSplittingTests {
    private static let streams = [
        "{\"a\":1}\n\r\n \t\n[1,2,3]\r\n123456789012345678901\n12345678901234567890\r\n\nlast",
        "{}\n                              \n123456789012345678901\r",
        "Content-Length: 2\r\n\r\n{}\r\n\r\nX: y\nContent-Length: 25\n\n1234567890123456789012345Content-Length: 1\r\n\r\n5",
        "Content-Length: 2\r\n\r\n{}Content-Length: 30\r\n\r\n12345",
        "c: d\r\nContent-Length: 2\r\n\r\n{}no header\r\n\r\n",
        "Content-Length: 2\r\n\r\n{}Content-Le",
    ]
    /// A block of headers that is too long. It is not used in tests with quadratic cost.
    private static let longStream = "Content-Length: 2\r\nX: \(String(repeating: "x", count: 9000))\r\n\r\n{}"

    private func decode(_ pieces: [ArraySlice<UInt8>]) -> Decoded {
        var decoder = FrameDecoder(maximumLength: 20)
        return decoder.decodeAll(pieces)
    }

    @Test(arguments: streams)
    func `splitting the input in two anywhere gives the same frames`(stream: String) {
        let bytes = Array(stream.utf8)
        let whole = decode([bytes[...]])
        for index in bytes.indices {
            #expect(decode([bytes[..<index], bytes[index...]]) == whole, "split at \(index)")
        }
    }

    @Test(arguments: streams + [longStream])
    func `input byte by byte gives the same frames`(stream: String) {
        let bytes = Array(stream.utf8)
        #expect(decode(bytes.indices.map { bytes[$0...$0] }) == decode([bytes[...]]))
    }

    @Test(arguments: streams + [longStream], 0..<50 as Range<UInt64>)
    func `input in pieces of any size gives the same frames`(stream: String, seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let bytes = Array(stream.utf8)
        var pieces: [ArraySlice<UInt8>] = []
        var rest = bytes[...]
        while !rest.isEmpty {
            let piece = rest.prefix(Int.random(in: 0..<20, using: &generator))
            pieces.append(piece)
            rest = rest.dropFirst(piece.count)
        }
        #expect(decode(pieces) == decode([bytes[...]]), "seed \(seed)")
    }

    @Test(arguments: Framing.allCases, [1, 7, 4096, 1 << 20])
    func `the work is proportional to the input, however it is split`(framing: Framing, pieceLength: Int) throws {
        let body = Array(repeating: UInt8(ascii: "x"), count: 100_000)
        let head = framing == .headers ? Array("Content-Length: \(body.count)\r\n\r\n".utf8) : []
        let tail = framing == .lines ? Array("\n".utf8) : []
        let small = Array(repeating: head + body + tail, count: 3).joined()
        let stream = Array(small)

        var decoder = FrameDecoder(framing: framing)
        var frameCount = 0
        var rest = stream[...]
        while !rest.isEmpty {
            decoder.append(rest.prefix(pieceLength))
            rest = rest.dropFirst(pieceLength)
            while try decoder.next() != nil {
                frameCount += 1
            }
        }
        #expect(frameCount == 3)
        #expect(decoder.work <= 2 * stream.count + 100)
    }

    @Test func `the work for many messages in one piece is proportional to the input`() throws {
        let stream = Array(Array(repeating: Array("{\"id\":1}\n".utf8), count: 20_000).joined())
        var decoder = FrameDecoder()
        decoder.append(stream)
        var frameCount = 0
        while try decoder.next() != nil {
            frameCount += 1
        }
        #expect(frameCount == 20_000)
        #expect(decoder.work <= 2 * stream.count)
    }
}

/// SplitMix64, which gives the same numbers for the same seed on all machines.
private struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
