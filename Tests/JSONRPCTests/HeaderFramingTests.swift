import Testing

@testable import JSONRPC

struct HeaderFramingTests {
    @Test(
        arguments: [
            ("Content-Length: 2\r\n\r\n{}", ["{}"]),
            ("content-length:2\n\n{}", ["{}"]),
            ("CONTENT-LENGTH: \t002 \r\n\n{}", ["{}"]),
            ("Content-Type: x; charset=utf-8\r\nContent-Length: 2\r\nX-Y:\r\n\r\n{}", ["{}"]),
            ("Content-Length: 2\r\nContent-Length: 2\r\n\r\n{}", ["{}"]),
            ("\r\n\nContent-Length: 2\r\n\r\n{}\r\n\r\nContent-Length: 3\r\n\r\n[1]\n\n", ["{}", "[1]"]),
            ("Content-Length: 2\r\n\r\n{}Content-Length: 4\r\n\r\n\n \r\n", ["{}", "\n \r\n"]),
            ("Content-Length: 0\r\n\r\nContent-Length: 2\r\n\r\n{}", ["", "{}"]),
        ] as [(String, [String])]
    )
    func `a message has the length that its headers state`(text: String, frames: [String]) {
        #expect(decode(text) == Decoded(frames: frames))
    }

    @Test(
        arguments: [
            ("Content-Type: x\r\n\r\n{}", "the headers of a message lack Content-Length"),
            ("Content-Length: -1\r\n\r\n", "Content-Length is not a number of bytes"),
            ("Content-Length: +1\r\n\r\n", "Content-Length is not a number of bytes"),
            ("Content-Length: 1 0\r\n\r\n", "Content-Length is not a number of bytes"),
            ("Content-Length: 0x10\r\n\r\n", "Content-Length is not a number of bytes"),
            ("Content-Length:\r\n\r\n", "Content-Length is not a number of bytes"),
            ("Content-Length: 9223372036854775808\r\n\r\n", "Content-Length is not a number of bytes"),
            ("Content-Length: 1\r\nContent-Length: 2\r\n\r\n{}", "two headers of a message state a different Content-Length"),
            ("Content-Length 2\r\n\r\n{}", "a line among the headers is not a header"),
            ("Content-Length: 2\r\n \r\n{}", "a line among the headers is not a header"),
            ("Content-Length: 2\r\n\r\n[]{\"jsonrpc\": \"2.0\"}\n", "a line among the headers is not a header"),
        ]
    )
    func `headers without a valid length lose the framing`(text: String, message: String) {
        #expect(decode(text).error == message)
    }

    @Test(
        arguments: [
            ("C", "the input ends inside the headers of a message"),
            ("Content-Length: 2\r\n", "the input ends inside the headers of a message"),
            ("Content-Length: 7\r\n\r\n{}", "the input ends inside a message: 5 bytes are missing"),
            ("Content-Length: 7\r\n\r\n", "the input ends inside a message: 7 bytes are missing"),
            ("Content-Length: 99\r\n\r\n{}", "the input ends inside a message: 97 bytes are missing"),
        ]
    )
    func `input that ends inside a frame is an error`(text: String, message: String) {
        #expect(decode(text).error == message)
    }

    @Test func `a block of headers may be 8 KiB long`() {
        let head = "Content-Length: 2\r\nX: "
        let tail = "\r\n\r\n"
        let fill = String(repeating: "x", count: 8192 - head.utf8.count - tail.utf8.count)
        #expect(decode(head + fill + tail + "{}") == Decoded(frames: ["{}"]))
        let error = "the headers of a message are longer than 8192 bytes"
        #expect(decode(head + fill + "x" + tail + "{}") == Decoded(error: error))
        #expect(decode(head + fill + fill) == Decoded(error: error))
    }

    @Test func `a message over the limit is one frame and is skipped by its length`() throws {
        let text = "Content-Length: 21\r\n\r\n\(String(repeating: "x", count: 21))Content-Length: 2\r\n\r\n{}"
        #expect(decode(text) == Decoded(frames: ["longer than 20", "{}"]))

        var decoder = FrameDecoder(maximumLength: 20)
        decoder.append(Array("Content-Length: \(Int.max)\r\n\r\n".utf8))
        #expect(throws: FramingError.tooLong(limit: 20)) { try decoder.next() }
        decoder.append(Array(repeating: 0, count: 1000))
        #expect(try decoder.next() == nil)
        #expect(decoder.heldCount == 0)
    }

    @Test func `an error is permanent`() {
        var decoder = FrameDecoder()
        decoder.append(Array("Content-Length: x\r\n\r\n".utf8))
        #expect(throws: FramingError.self) { try decoder.next() }
        decoder.append(Array("Content-Length: 2\r\n\r\n{}".utf8))
        #expect(throws: FramingError.lost("Content-Length is not a number of bytes")) { try decoder.next() }
        #expect(throws: FramingError.lost("Content-Length is not a number of bytes")) { try decoder.finish() }
    }

    @Test func `the framing of headers can be set explicitly`() {
        let error = "a line among the headers is not a header"
        #expect(decode("{\"a\": 1}\n", framing: .headers) == Decoded(error: error))
        #expect(decode("X: y\nContent-Length: 2\n\n{}", framing: .headers) == Decoded(frames: ["{}"]))
    }
}
