import BridgeCore
import Explanations
import JSON
import Testing

@testable import Recordings

/// Texts of a session in tests: each stays a text, whatever a language takes for the end of a line or of a string.
struct HostileTextTests {
    private static let texts = [
        "'\u{301}$(touch a)'\u{301}", "\u{2028}code()//", "\u{2029}code()", "\u{85}code()", "\r\ncode()", "\n", "\u{C}code()",
        "\u{B}", "*/code()/*",
        "\"\"\"", "'''", "\\(code())", "${code()}", "`code`", "\"\u{301}+code()+\"\u{301}", "\u{202E}", "\u{212A}", "é", "😀",
        "\u{7F}", "\u{1B}[2J", "",
    ]

    private static func test(_ text: String) -> SessionTest {
        let value: JSONValue = ["text": .string(text), "list": [.string(text)]]
        var params = JSONObject()
        params[text] = value
        let error: JSONValue = ["code": 1, "message": .string(text), "data": .object(params)]
        return SessionTest(
            options: ["appName": .string(text)],
            calls: [
                SessionTest.Call(method: text, params: .object(params), outcome: .result(.object(params))),
                SessionTest.Call(method: text, params: nil, outcome: .error(error)),
                SessionTest.Call(method: text, params: nil, outcome: .rows([.init(name: text, count: 21)])),
                SessionTest.Call(method: text, params: nil, outcome: .none),
            ]
        )
    }

    @Test(arguments: SessionTest.Language.allCases, texts)
    func `a test has the lines of one with harmless texts, in printable ASCII`(language: SessionTest.Language, text: String)
        throws
    {
        let lines = Self.test(text).text(language, name: "a").split(
            separator: "\n" as Character, omittingEmptySubsequences: false)
        let harmless = Self.test("a").text(language, name: "a").split(
            separator: "\n" as Character, omittingEmptySubsequences: false)
        #expect(lines.count == harmless.count)
        if language != .vector { #expect(lines.allSatisfy { $0.utf8.allSatisfy { byte in (0x20...0x7E).contains(byte) } }) }
    }

    @Test(arguments: texts)
    func `a vector has the texts as they are`(text: String) throws {
        let step = try #require(
            try JSONValue(parsing: Self.test(text).text(.vector, name: "a"))["cases"]?.elements.first?["exchange"]?.elements.first
        )
        let request = try step["sendText"]?.text.map { try JSONValue(parsing: $0) }
        let method = try #require(step["call"]?.text ?? request?["method"]?.text)
        #expect(Array(method.utf8) == Array(text.utf8))
    }

    @Test(arguments: [0xFDD0, 0xFDEF])
    func `Swift has no escapes of noncharacters that its compiler refuses`(scalar: UInt32) throws {
        let text = try String(#require(Unicode.Scalar(scalar)))
        let literal = Literals.swift("a" + text)
        #expect(literal == #""a\(Unicode.Scalar(0x\#(String(scalar, radix: 16)) as UInt32)!)""#)
    }

    @Test func `a single quote with a further scalar does not end a word of bash`() {
        let test = Self.test("'\u{301}$(touch a)").text(.bash, name: "a")
        #expect(test.contains(#"$'\x27\xcc\x81$(touch a)'"#))
        #expect(test.contains(#""message":"'\''\u0301$(touch a)""#))
    }

    @Test func `a pytest does not begin with a comment, which could declare an encoding`() {
        let calls = [SessionTest.Call(method: "decoding", params: nil, outcome: .none)]
        let lines = SessionTest(options: [:], calls: calls).text(.pytest, name: "a").split(separator: "\n")
        #expect(
            lines.prefix(2) == [
                "import pytest", "# Not in this test: Call 1, decoding: It waited for the user, and nobody answered.",
            ])
    }

    @Test func `a remark has the first scalars of a method in quotes`() {
        let remark = SessionTest.Remark(
            call: 1, method: "a\n\"\\\u{2028}\u{1F600}é" + String(repeating: "x", count: 200), reason: "Why.")
        #expect(
            remark.description == #"Call 1, "a\n\"\\\u{2028}\u{1f600}\u{e9}"# + String(repeating: "x", count: 93) + #"": Why."#)
    }

    @Test func `the prototype of an object of JavaScript does not change`() {
        let test = SessionTest(
            options: [:], calls: [SessionTest.Call(method: "a", params: ["__proto__": 1], outcome: .result(.null))])
        #expect(test.text(.node, name: "a").contains(#"health.call("a", {["__proto__"]:1})"#))
    }

    @Test func `a name with U+0000 is not in a test`() {
        let calls = [SessionTest.Call(method: "a\0", params: nil, outcome: .result(.null))]
        #expect(SessionTest(options: [:], calls: calls).omissions.map(\.reason) == ["Its name contains U+0000."])
    }
}
