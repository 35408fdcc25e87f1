import JSON
import Testing

/// Names of members and strings are compared by their bytes (RFC 8259), not by canonical equivalence.
struct JSONNamesTests {
    @Test(arguments: [
        ("é", "e\u{301}"), ("K", "\u{212A}"), ("Å", "\u{212B}"), ("a\u{323}\u{307}", "a\u{307}\u{323}"), ("a", "A"),
    ])
    func `members whose names differ in bytes are two members`(left: String, right: String) throws {
        guard case .object(var object) = try JSONValue(parsing: #"{"\#(left)":1,"\#(right)":2}"#) else {
            throw JSONReadingError.expected("an object", at: "")
        }
        #expect(object[left] == 1 && object[right] == 2)
        object[right] = 3
        #expect(object.members.map(\.value) == [1, 3])
        // The members of a large object are found by an index.
        for number in 0..<100 { object["\(number)"] = 0 }
        #expect(object[left] == 1 && object[right] == 3)
        object[left] = nil
        #expect(object[left] == nil && object[right] == 3)
    }

    @Test func `strings and objects that differ in bytes are not equal`() {
        #expect(JSONValue.string("é") != .string("e\u{301}"))
        #expect(JSONValue.array(["K"]) != .array(["\u{212A}"]))
        #expect(JSONValue.object(["é": 1]) != .object(["e\u{301}": 1]))
        #expect(JSONValue.object(["é": 1, "b": 2]) == .object(["b": 2, "é": 1]))
    }
}
