import JSON
import Testing

/// jansson does not read the outermost object of most messages. Each text must have the value or the error that jansson gives it.
struct OutermostObjectTests {
    private static let message = #"{"jsonrpc": "2.0","id":17, "method":"store/é", "params":{"a":[1,{"b":null}],"c":{}}}"#

    private func expectSame(_ bytes: [UInt8], _ location: SourceLocation = #_sourceLocation) {
        let message = Result { () throws(JSONParseError) in try JSONValue(parsingMessage: bytes[...]).jsonText }
        let text = Result { () throws(JSONParseError) in try JSONValue(parsing: bytes).jsonText }
        #expect(message == text, "\(String(decoding: bytes, as: UTF8.self))", sourceLocation: location)
    }

    @Test(
        arguments: [
            "", "{}", " {}", "[]", #"{"a":{}}"#, #"{"a":{ }}"#, #"{"a":[]}"#, #"{"a":"","":1}"#, #"{"a":1,"a":2}"#,
            #"{"a":{},"a":{}}"#,
            #"{"a":0}"#, #"{"a":-0}"#, #"{"a":01}"#, #"{"a":10 }"#, #"{"a":1.0}"#, #"{"a":1e2}"#, #"{"a":1"#, #"{"a":1]"#,
            #"{"a":1 2}"#,
            #"{"a":999999999999999999}"#, #"{"a":1000000000000000000}"#, #"{"a":99999999999999999999}"#, #"{"a":true}"#,
            #"{"a":nul}"#,
            #"{"a":"\u0000"}"#, #"{"a\u0000":1}"#, #"{"a":{"b":1,"b":2}}"#, "{\"a\":\"b\nc\"}", "{\"a\":1}\0", "{\"a\":\0{}}",
            "{\"a\":{}\0}",
            "{\"a\":1}\u{C}", "\u{FEFF}{}", #"{"a":1,}"#, #"{,"a":1}"#, #"{"a" "b"}"#, #"{"a":{}"b":1}"#, #"{"a":{}} {}"#,
            #"{"a":{}x}"#,
            #"{"1":1,"2":2,"3":3,"4":4,"5":5,"6":6,"7":7,"8":8,"9":9}"#,
            #"{"1":1,"2":2,"3":3,"4":4,"5":5,"6":6,"7":7,"8":8,"8":9}"#,
        ]
    )
    func `a message is parsed as any other text`(text: String) { expectSame(Array(text.utf8)) }

    @Test func `a changed message is parsed as any other text`() {
        let message = Array(Self.message.utf8)
        for index in message.indices {
            expectSame(Array(message[..<index]))
            expectSame(Array(message[..<index] + message[(index + 1)...]))
            for byte in Array("\"\\{}[]:,-.0e\n\0".utf8) + [0x80, 0xC3, 0xFF] {
                expectSame(Array(message[..<index] + [byte] + message[(index + 1)...]))
                expectSame(Array(message[..<index] + [byte] + message[index...]))
            }
        }
    }

    @Test(arguments: [126, 127, 128, 2047, 2048]) func `the depth counts from the outermost object`(depth: Int) {
        let list = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
        expectSame(Array(#"{"id":1,"params":\#(list)}"#.utf8))
    }
}
