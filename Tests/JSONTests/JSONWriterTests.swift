import JSON
import Testing

struct JSONWriterTests {
    @Test(
        arguments: [
            (72.0, "72.0"), (72.1, "72.1"), (98.6, "98.6"), (-0.0, "-0.0"), (0.1 + 0.2, "0.30000000000000004"),
            (1e300, "1e+300"), (1e16, "1e+16"), (Double.leastNonzeroMagnitude, "5e-324"), (0.00001, "1e-05"),
            (1.7976931348623157e308, "1.7976931348623157e+308"),
        ]
    )
    func `a real is written in its shortest form`(value: Double, expected: String) {
        #expect(value.jsonText == expected)
    }

    @Test(
        arguments: [
            ("", #""""#),
            ("é😀\u{7F}\u{2028}/", "\"é😀\u{7F}\u{2028}/\""),
            ("\"\\", #""\"\\""#),
            ("\n\t\r\u{8}\u{C}", #""\n\t\r\b\f""#),
            ("\0\u{1}\u{1F}", #""\u0000\u0001\u001f""#),
            ("a\nb\r\nc", #""a\nb\r\nc""#),
        ]
    )
    func `a string is escaped where JSON requires it`(value: String, expected: String) {
        #expect(value.jsonText == expected)
    }

    @Test func `text is escaped at every place of a word and of a part`() throws {
        let specials = ["\"", "\\", "\n", "\u{1}", " ", "!", "\u{7F}", "é"]
        for length in [0, 1, 6, 7, 8, 9, 15, 16, 17, 4095, 4096, 4097, 8192] {
            for special in specials {
                let value = String(repeating: "a", count: length) + special + special + "bcdefghij" + special
                #expect(try JSONValue(parsing: value.jsonText) == .string(value))
                let added = special.jsonText.utf8.count - 2 - special.utf8.count
                #expect(value.jsonText.utf8.count == value.utf8.count + 2 + 3 * added)
            }
        }
    }

    @Test func `a JSON text is written as a string`() throws {
        let value: JSONValue = ["a\n": ["\"b\"", 1.5, .null], "c": "d\\"]
        var writer = JSONWriter()
        writer.array { $0.string(JSONText(value)) }
        let strings = try JSONValue(parsing: writer.bytes)
        #expect(strings == [.string(String(decoding: JSONText(value).bytes, as: UTF8.self))])
    }

    @Test func `scalars have their JSON form`() {
        #expect(true.jsonText == "true")
        #expect(false.jsonText == "false")
        #expect(Int64.min.jsonText == "-9223372036854775808")
        #expect(42.jsonText == "42")
        #expect(JSONNull().jsonText == "null")
        #expect(Int?.none.jsonText == "null")
        #expect(Int?.some(1).jsonText == "1")
        #expect([1, nil, 3].jsonText == "[1,null,3]")
        #expect([Int]().jsonText == "[]")
    }

    @Test func `the writer adds commas and colons`() {
        var writer = JSONWriter(appendingTo: Array("> ".utf8))
        writer.object { writer in
            writer.member("a", 1)
            writer.member("b", ifPresent: Int?.none)
            writer.key("c")
            writer.array { writer in
                writer.null()
                writer.array { _ in }
                writer.object { _ in }
                writer.raw(Array(#"{"d":0}"#.utf8))
                writer.bool(true)
            }
            writer.member("e", ifPresent: "x")
            writer.member("f", JSONNull())
        }
        let expected = #"> {"a":1,"c":[null,[],{},{"d":0},true],"e":"x","f":null}"#
        #expect(String(decoding: writer.bytes, as: UTF8.self) == expected)
    }

    @Test func `an error in a body is passed on`() {
        struct Refusal: Error {}
        var writer = JSONWriter()
        #expect(throws: Refusal.self) {
            try writer.object { (writer) throws(Refusal) in
                throw Refusal()
            }
        }
    }

    @Test func `a value is written with its members in order`() {
        #expect(
            (["b": [1, 1.0, .null], "a": ["x": false]] as JSONValue).jsonText == #"{"b":[1,1.0,null],"a":{"x":false}}"#)
    }
}
