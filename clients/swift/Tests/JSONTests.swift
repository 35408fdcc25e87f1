import Testing

@testable import HealthKitBridgeClient

struct JSONTests {
    @Test(arguments: [
        "null", "true", "false", "0", "-1", "9223372036854775807", "1.5", "0.1", "72.0", "-0.0", "1e+300", "\"\"",
        #""a \"quote\", a \\ and ä""#, "[]", "{}", "[[],[1,2.0]]", #"{"a":{"b":null},"c":[1]}"#,
    ])
    func `text that was read is written unchanged`(text: String) throws {
        #expect(try JSONValue(parsing: Array(text.utf8)).description == text)
    }

    @Test func `integers and real numbers stay different`() throws {
        #expect(
            try JSONValue(parsing: Array("[1,1.0,1e0,9223372036854775808]".utf8)) == [
                1, 1.0, 1.0, 9223372036854775808.0,
            ]
        )
        #expect(JSONValue.integer(1) != .real(1))
        #expect((["a": 1, "b": 1.0] as JSONValue).description == #"{"a":1,"b":1.0}"#)
    }

    @Test func `escapes are read`() throws {
        let text = #""\u00e4\ud83d\ude00\n\t\r\b\f\/\\\"""#
        #expect(try JSONValue(parsing: Array(text.utf8)) == .string("ä😀\n\t\r\u{8}\u{C}/\\\""))
        #expect(JSONValue.string("\u{0}\u{1F}\n").description == #""\u0000\u001f\u000a""#)
    }

    @Test(arguments: [
        "", " ", "{", "[", "[1", "[1,", "[1,]", "{\"a\"}", "{\"a\":}", "{1:2}", "nul", "tru", "-", "1.2.3", "1e999",
        "\"",
        "\"\\", "\"\\x\"", "\"\\u12\"", "\"\\ud800\"", "\"\\ud800\\u0041\"", "1 2", "[]]", "'a'", "\"\\u+123\"",
    ])
    func `invalid JSON is refused`(text: String) {
        #expect(throws: NotJSON.self) { try JSONValue(parsing: Array(text.utf8)) }
    }

    @Test func `nesting is limited`() throws {
        let deep = { (depth: Int) in
            Array((String(repeating: "[", count: depth) + String(repeating: "]", count: depth)).utf8)
        }
        #expect(throws: Never.self) { try JSONValue(parsing: deep(256)) }
        #expect(throws: NotJSON.self) { try JSONValue(parsing: deep(257)) }
        #expect(throws: NotJSON.self) { try JSONValue(parsing: Array(repeating: UInt8(ascii: "["), count: 1_000_000)) }
    }
}
