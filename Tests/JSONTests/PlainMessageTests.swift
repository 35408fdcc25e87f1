import JSON
import Testing

/// A message is read like any other text: the reader of plain messages must not be seen.
struct PlainMessageTests {
    private static let messages = [
        #"{"jsonrpc":"2.0","id":1,"method":"store/save","params":{"objects":[{"a":1.50,"é":null}]}}"#,
        #"{"jsonrpc": "2.0", "method": "a", "params": [true], "id": "b"}"#,
        #" {"id":12,"jsonrpc":"2.0","method":""} "#,
        #"{"params":1,"method":"m","id":-1,"jsonrpc":"2.0"}"#,
    ]

    /// The outcome of parsing a text: the members in their order, or the error.
    private func outcome(_ parse: () throws -> JSONValue) -> String {
        do { return "\(try parse())" } catch { return "\(error)" }
    }

    private func expectSameOutcome(_ bytes: [UInt8], _ location: SourceLocation = #_sourceLocation) {
        let message = outcome { try JSONValue(parsingMessage: bytes[...]) }
        let text = outcome { try JSONValue(parsing: bytes) }
        #expect(message == text, "\(String(decoding: bytes, as: UTF8.self))", sourceLocation: location)
    }

    @Test(arguments: messages)
    func `each change of a byte has the outcome of jansson`(message: String) {
        let bytes = Array(message.utf8)
        let others = Array("\"\\{}[]:,.-+ \t\n\r0129aez\u{0}\u{B}\u{C}\u{1F}\u{7F}".utf8) + [0x80, 0xC3, 0xFF]
        for place in bytes.indices {
            expectSameOutcome(Array(bytes[..<place]))
            expectSameOutcome(Array(bytes[..<place] + bytes[(place + 1)...]))
            for other in others {
                expectSameOutcome(Array(bytes[..<place] + [other] + bytes[(place + 1)...]))
                expectSameOutcome(Array(bytes[..<place] + [other] + bytes[place...]))
            }
        }
    }

    @Test(arguments: messages)
    func `each inserted token has the outcome of jansson`(message: String) {
        let bytes = Array(message.utf8)
        for token in [
            "\"id\"", "\"params\"", "\"jsonrpc\":", ":1", ",\"id\":0", ",", "0", "1\u{0}", "\u{0}\u{0}", "{}", "]}", "\"\"",
        ] {
            for place in bytes.indices {
                let text = bytes[..<place] + Array(token.utf8) + bytes[place...]
                for end in 0...2 { expectSameOutcome(Array(text.dropLast(end))) }
            }
        }
    }

    @Test(arguments: [
        #"{"jsonrpc":"2.0","id":1,"id":2}"#, #"{"params":{},"params":{}}"#, #"{"params":{"a":1,"a":2}}"#, #"{"id":01}"#,
        #"{"id":0}"#, #"{"id":-0}"#, #"{"id":1e2}"#, #"{"id":1.0}"#, #"{"id":123456789012345678}"#, #"{"id":null}"#,
        #"{"id":1234567890123456789}"#, #"{"id":12345678901234567890}"#, #"{"id":true}"#, #"{"id":{}}"#, #"{"method":1}"#,
        #"{"method":"\u0061"}"#, #"{"method":"é"}"#, #"{"jsonrpc":2.0}"#, #"{"params":"\ud800"}"#, #"{"params":1e999}"#,
        #"{"id""params":[]}"#, #"{"jsonrpc""id":1}"#, #"{"id" "method":"m"}"#, #"{"id":0}{"#, #"{"id":00}"#, #"{"id":""}"#,
        "{\"id\":1,\"params\":{\"a\":1\u{0}}", "{\"id\":1,\"params\":[1\u{0},2\u{0}],\"method\":7}", "{\"params\":1\u{0}}",
        "{\"params\":{\"a\":[1\u{0},1\u{0},1\u{0},1\u{0},1\u{0},1\u{0},1\u{0},1\u{0}],\"id\":7}", #"{"result":true,"id":1}"#,
        "{}", "{", "", "{}{}", "{} 1",
    ])
    func `an unusual message has the outcome of jansson`(text: String) {
        for text in [text, " \(text)", "\(text)\n", "\(text)\u{0}", "[\(text)]"] { expectSameOutcome(Array(text.utf8)) }
    }

    @Test(arguments: [126, 127, 128, 3000])
    func `the depth counts from the message`(depth: Int) {
        let params = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
        expectSameOutcome(Array(#"{"jsonrpc":"2.0","params":\#(params),"id":1}"#.utf8))
    }
}
