import JSON
import JSONRPC
import Testing

struct FrameEncoderTests {
    private func output(_ framing: Framing, _ write: (inout JSONWriter) -> Void) -> String {
        var encoder = FrameEncoder(framing: framing)
        var output = Array("before\n".utf8)
        encoder.append(to: &output, write)
        return String(decoding: output, as: UTF8.self)
    }

    @Test func `a line ends with a newline`() {
        #expect(output(.lines) { $0.string("é\n") } == "before\n\"é\\n\"\n")
    }

    @Test func `headers state the length in bytes`() {
        #expect(output(.headers) { $0.string("é") } == "before\nContent-Length: 4\r\n\r\n\"é\"")
    }

    @Test(
        arguments: [
            (.integer(1), "1"), (.real(1), "1.0"), (.real(1e300), "1e+300"), (.integer(.max), "9223372036854775807"),
            (.string("a\"\0"), #""a\"\u0000""#), (.null, "null"),
        ] as [(RequestID, String)]
    )
    func `a response echoes the id exactly`(id: RequestID, text: String) {
        let expected = #"{"jsonrpc":"2.0","id":\#(text),"result":null}"#
        #expect(output(.lines) { $0.response(to: id, result: JSONNull()) } == "before\n\(expected)\n")
    }

    @Test func `an error without data omits the member`() {
        let error = ErrorObject(code: -32001, message: "m")
        let expected = #"{"jsonrpc":"2.0","id":1,"error":{"code":-32001,"message":"m"}}"#
        #expect(output(.lines) { $0.response(to: .integer(1), error: error) } == "before\n\(expected)\n")
    }

    @Test func `an error includes its data`() {
        let error = ErrorObject(code: 1, message: "m", data: ["a": [1, 2.0]])
        let expected = #"{"jsonrpc":"2.0","id":null,"error":{"code":1,"message":"m","data":{"a":[1,2.0]}}}"#
        #expect(output(.lines) { $0.response(to: .null, error: error) } == "before\n\(expected)\n")
    }

    @Test func `a notification has no id`() {
        let expected = #"{"jsonrpc":"2.0","method":"n","params":{"a":1}}"#
        #expect(output(.lines) { $0.notification("n", params: ["a": 1] as JSONValue) } == "before\n\(expected)\n")
    }

    @Test(arguments: Framing.allCases)
    func `a message whose writing fails leaves the output unchanged`(framing: Framing) {
        struct Refusal: Error {}
        var encoder = FrameEncoder(framing: framing)
        var output = Array("before".utf8)
        #expect(throws: Refusal.self) {
            try encoder.append(to: &output) { (writer) throws(Refusal) in
                writer.string("half")
                throw Refusal()
            }
        }
        #expect(output == Array("before".utf8))
    }

    @Test(arguments: Framing.allCases)
    func `encoded messages can be decoded`(framing: Framing) {
        var encoder = FrameEncoder(framing: framing)
        var output: [UInt8] = []
        for number in 0..<3 {
            encoder.append(to: &output) { $0.integer(Int64(number)) }
        }
        var decoder = FrameDecoder()
        #expect(decoder.decodeAll([output]) == Decoded(frames: ["0", "1", "2"]))
        #expect(decoder.framing == framing)
    }
}
