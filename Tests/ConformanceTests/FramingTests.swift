import Testing

@testable import Conformance

struct FramingTests {
    @Test(arguments: [(Framing.lines, "{}\n"), (.headers, "Content-Length: 2\r\n\r\n{}")])
    func `a frame can be taken as soon as it is complete`(framing: Framing, text: String) throws {
        #expect(framing.frame(Array("{}".utf8)) == Array(text.utf8))
        var buffer: [UInt8] = []
        for byte in text.utf8.dropLast() {
            buffer.append(byte)
            #expect(try framing.takeFrame(from: &buffer) == nil)
        }
        buffer += Array(text.utf8.suffix(1)) + Array(text.utf8)
        #expect(try framing.takeFrame(from: &buffer) == Array("{}".utf8))
        #expect(buffer == Array(text.utf8))
    }

    @Test(arguments: [
        "Content-Type: x\r\n\r\n{}", "Content-Length: -1\r\n\r\n{}", "Content-Length: x\r\n\r\n{}",
        String(repeating: "x", count: 5000),
    ])
    func `headers without a length are refused`(text: String) {
        var buffer = Array(text.utf8)
        #expect(throws: Framing.NotAFrame.self) { try Framing.headers.takeFrame(from: &buffer) }
    }

    @Test func `other headers and lower case are accepted`() throws {
        var buffer = Array("content-type: x; charset=utf-8\r\ncontent-length:3\r\n\r\nabc".utf8)
        #expect(try Framing.headers.takeFrame(from: &buffer) == Array("abc".utf8))
    }
}
