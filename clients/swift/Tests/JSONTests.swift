import Foundation
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
        #expect(try JSONValue(parsing: Array("[1,1.0,1e0,9223372036854775808]".utf8)) == [1, 1.0, 1.0, 9223372036854775808.0])
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

    @Test func `a value can be decoded as a type of the caller`() throws {
        struct Sample: Decodable, Equatable {
            let uuid: UUID
            let value: Double
            let date: Date
            let note: String?
        }
        let uuid = UUID()
        let json: JSONValue = [
            ["uuid": .string("\(uuid)"), "value": 72, "date": "1970-01-01T00:00:01.500Z", "isNew": true],
            ["uuid": .string("\(uuid)"), "value": 0.017453292519943295, "date": "1970-01-01T00:00:01Z", "note": nil],
        ]
        #expect(
            try json.decoded() == [
                Sample(uuid: uuid, value: 72, date: Date(timeIntervalSince1970: 1.5), note: nil),
                Sample(uuid: uuid, value: 0.017453292519943295, date: Date(timeIntervalSince1970: 1), note: nil),
            ]
        )
        #expect(try JSONValue.integer(1).decoded(as: Int.self) == 1)
        #expect(throws: DecodingError.self) { try JSONValue.integer(256).decoded(as: UInt8.self) }
        #expect(throws: DecodingError.self) { try JSONValue.string("noon").decoded(as: Date.self) }
    }

    @Test func `a literal may have interpolations`() {
        let text = "b"
        let value: JSONValue = ["a\(1)": "\(text)"]
        #expect(value == .object(["a1": .string("b")]))
    }

    @Test func `a mismatch is reported with its path`() throws {
        let json: JSONValue = ["samples": [["type": 1]]]
        let error = #expect(throws: DecodingError.self) { try json.decoded(as: [String: [[String: String]]].self) }
        guard case .typeMismatch(_, let context) = error else {
            Issue.record("\(error as Any)")
            return
        }
        #expect(context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue } == ["samples", "0", "type"])
    }

    @Test func `members and elements are found by subscript`() {
        let value: JSONValue = ["a": [1]]
        #expect(value["a"]?[0] == 1)
        #expect(value["b"] == nil && value[0] == nil && value["a"]?[1] == nil && value["a"]?[-1] == nil)
    }
}
