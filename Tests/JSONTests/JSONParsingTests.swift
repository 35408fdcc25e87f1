import JSON
import Testing

struct JSONParsingTests {
    @Test(
        arguments: [
            ("null", .null),
            (" true\r\n", true),
            ("false", false),
            ("-0", 0),
            ("9223372036854775807", .integer(Int64.max)),
            ("-9223372036854775808", .integer(Int64.min)),
            ("3.0", .real(3)),
            ("3e0", .real(3)),
            ("-0.0", .real(-0.0)),
            ("1e-400", .real(0)),
            (#""""#, ""),
            (#""a\u0000b\n\/\ud83d\ude00é""#, "a\0b\n/😀é"),
            ("[]", []),
            ("{}", [:]),
            (#"{"b":[1,2.5,null],"a":{"":"x"}}"#, ["b": [1, 2.5, .null], "a": ["": "x"]]),
        ] as [(String, JSONValue)]
    )
    func `a valid text is parsed`(text: String, value: JSONValue) throws {
        #expect(try JSONValue(parsing: text) == value)
    }

    @Test(
        arguments: [
            ("", .syntax),
            ("  \n", .syntax),
            ("[1,]", .syntax),
            (#"{"a":1,}"#, .syntax),
            ("[1", .syntax),
            ("1 2", .syntax),
            ("{} x", .syntax),
            ("NaN", .syntax),
            ("Infinity", .syntax),
            ("01", .syntax),
            ("+1", .syntax),
            (".5", .syntax),
            ("'a'", .syntax),
            ("// x\n1", .syntax),
            ("nul", .syntax),
            ("[1]\0", .syntax),
            ("123\0", .syntax),
            ("123 \0 x", .syntax),
            ("1.5\0", .syntax),
            ("null\0", .syntax),
            (#""a"\#0"#, .syntax),
            ("\0", .syntax),
            ("\"a\0b\"", .syntax),
            ("\"a\nb\"", .syntax),
            ("\u{FEFF}{}", .syntax),
            (#""\ud800""#, .syntax),
            (#""\udc00""#, .syntax),
            (#""\ud800\u0041""#, .syntax),
            (#"{"a":1,"a":2}"#, .duplicateMember),
            (#"{"a":1,"\u0061":2}"#, .duplicateMember),
            (#"{"a\u0000b":1}"#, .nulInKey),
            ("1e400", .numberOutOfRange),
            ("-1e400", .numberOutOfRange),
            ("9223372036854775808", .numberOutOfRange),
            ("-9223372036854775809", .numberOutOfRange),
        ] as [(String, JSONParseError.Code)]
    )
    func `an invalid text is refused`(text: String, code: JSONParseError.Code) {
        #expect(parseError(Array(text.utf8))?.code == code)
    }

    @Test(
        arguments: [
            [0x22, 0xFF, 0x22], [0x22, 0xC3, 0x22], [0x22, 0xC0, 0x80, 0x22], [0x22, 0xED, 0xA0, 0x80, 0x22],
            [0x22, 0xF4, 0x90, 0x80, 0x80, 0x22], [0x22, 0x80, 0x22], [0xFE, 0xFF],
        ] as [[UInt8]]
    )
    func `bytes that are not UTF-8 are refused`(bytes: [UInt8]) {
        #expect(parseError(bytes)?.code == .invalidUTF8)
    }

    @Test func `an error has the position at which parsing stopped`() throws {
        let error = try #require(parseError(Array("{\n  \"é\": x}".utf8)))
        #expect(error.line == 2)
        #expect(error.column == 8)
        #expect(error.offset == 11)
        #expect(error.description == "the text is not JSON at line 2, column 8")
    }

    @Test func `an error does not quote the text`() throws {
        let error = try #require(parseError(Array(#"{"heartRate": 72 secret}"#.utf8)))
        #expect(!error.description.contains("secret"))
        #expect(!error.description.contains("72"))
    }

    @Test func `all forms of input give the same value`() throws {
        let text = #"[{"a": "é"}]"#
        let bytes = Array("xx\(text)yy".utf8)
        #expect(try JSONValue(parsing: bytes[2..<(bytes.count - 2)]) == [["a": "é"]])
        #expect(try JSONValue(parsing: Array(text.utf8)) == [["a": "é"]])
        #expect(try JSONValue(parsing: bytes.span.extracting(2..<(bytes.count - 2))) == [["a": "é"]])
        #expect(throws: JSONParseError.self) { try JSONValue(parsing: bytes[2..<2]) }
    }

    @Test func `members keep their order`() throws {
        let names = (0..<100).map { "m\($0 * 7919 % 100)" }
        let text = "{" + names.map { "\"\($0)\":0" }.joined(separator: ",") + "}"
        guard case .object(let object) = try JSONValue(parsing: text) else {
            Issue.record("not an object")
            return
        }
        #expect(object.members.map(\.name) == names)
    }

    @Test func `an object with many members takes linear time`() throws {
        let count = 300_000
        let text = "{" + (0..<count).map { "\"m\($0)\":\($0)" }.joined(separator: ",") + "}"
        guard case .object(let object) = try JSONValue(parsing: text) else { return }
        // Each of these compares each name with all others, unless it finds members by name.
        var copy = JSONObject()
        for (name, value) in object.members.reversed() { copy[name] = value }
        #expect(copy == object)
        #expect(object.mapValues { $0 } == object)
        copy["m5"] = nil
        #expect(copy["m5"] == nil && copy["m4"] == 4 && copy["m6"] == 6 && copy.count == count - 1)
        var reader = try JSONReader(.object(object)).object()
        let values = try (0..<count).map { try reader.required("m\($0)").integer() }
        #expect(values == Array(0..<count))
        try reader.finish()
    }
}

/// The error for an invalid text.
func parseError(_ bytes: [UInt8], maximumDepth: Int = 128) -> JSONParseError? {
    do throws(JSONParseError) {
        _ = try JSONValue(parsing: bytes, maximumDepth: maximumDepth)
        return nil
    } catch {
        return error
    }
}
