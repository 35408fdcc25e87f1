import Testing

@testable import JSONRPC

struct LineFramingTests {
    @Test(
        arguments: [
            ("", []),
            (" \n\r\n\t\n  ", []),
            ("{}\n", ["{}"]),
            ("{}\r\n[]\r\n", ["{}", "[]"]),
            ("\n\n{}\n \t\r\n[]\n\n", ["{}", "[]"]),
            ("{}\n[]", ["{}", "[]"]),
            ("{}\n[]\r", ["{}", "[]"]),
            ("{}\n  ", ["{}"]),
            ("xyz\n", ["xyz"]),
            ("\u{FEFF}{}\n", ["\u{FEFF}{}"]),
            ("\0\n{}\n", ["\0", "{}"]),
            ("{\"a\":1 }\rx\n", ["{\"a\":1 }\rx"]),
        ] as [(String, [String])]
    )
    func `each line that is not blank is a message`(text: String, frames: [String]) {
        #expect(decode(text) == Decoded(frames: frames))
    }

    @Test(
        arguments: [
            ("12345678\n{}\n", ["12345678", "{}"]),
            ("12345678\r\n{}\n", ["12345678", "{}"]),
            ("123456789\n{}\n", ["longer than 8", "{}"]),
            ("123456789\r\n{}\n", ["longer than 8", "{}"]),
            ("12345678901234567890\n\n{}\n", ["longer than 8", "{}"]),
            ("123456789\n123456789\n", ["longer than 8", "longer than 8"]),
            ("12345678", ["12345678"]),
            ("12345678\r", ["12345678"]),
            ("123456789", ["longer than 8"]),
            ("12345678901234", ["longer than 8"]),
            ("                    {}\n", ["{}"]),
        ] as [(String, [String])]
    )
    func `a line over the limit is one frame and is skipped`(text: String, frames: [String]) {
        #expect(decode(text, maximumLength: 8) == Decoded(frames: frames))
    }

    @Test func `a line that is too long is reported early and not kept`() throws {
        var decoder = FrameDecoder(maximumLength: 8)
        decoder.append(Array("1234567890".utf8))
        #expect(throws: FramingError.tooLong(limit: 8)) { try decoder.next() }
        for _ in 0..<100 {
            #expect(try decoder.next() == nil)
            #expect(decoder.heldCount == 0)
            decoder.append(Array("1234567890".utf8))
        }
        decoder.append(Array("\n{}\n".utf8))
        #expect(try decoder.next() == Array("{}".utf8)[...])
    }

    @Test func `the framing of lines can be set explicitly`() {
        #expect(decode("Content-Length: 2\n", framing: .lines) == Decoded(frames: ["Content-Length: 2"]))
    }

    @Test(
        arguments: [
            ("{", .lines), ("[", .lines), ("x", .lines), ("\0", .lines), ("C", .headers), ("c", .headers),
            (" \r\n\t", nil), ("\n {", .lines), ("\r\n c", .headers),
        ] as [(String, Framing?)]
    )
    func `the first byte that is not blank determines the framing`(text: String, framing: Framing?) throws {
        var decoder = FrameDecoder()
        #expect(decoder.framing == nil)
        decoder.append(Array(text.utf8))
        _ = try decoder.next()
        #expect(decoder.framing == framing)
    }
}
