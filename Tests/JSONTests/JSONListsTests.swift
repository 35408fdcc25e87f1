import JSON
import Testing

struct JSONListsTests {
    private func lists(_ text: String) -> JSONLists { JSONLists(in: JSONText(text: Array(text.utf8))) }

    @Test func `lists of an object are found with their names and counts`() {
        let lists = lists(#"{"a":[1,[2,3],{"b":[4,5,6,7]}],"c":{"d":[8,9],"e":1},"f":[],"g\"":["],","\\"]}"#)
        #expect(lists.lists.map { lists.name(of: $0) } == ["a", "f", "g\""])
        #expect(lists.lists.map(\.count) == [3, 0, 2])
        #expect(lists.lists.map { String(decoding: lists.text.bytes[$0.text], as: UTF8.self) }[2] == #"["],","\\"]"#)
    }

    @Test func `the elements of the longest list end before commas and the bracket`() throws {
        let lists = lists(#"{"a":[1],"rows":[{"x":"1,2"},"é, ",null],"z":2}"#)
        let longest = try #require(lists.longest)
        #expect(lists.name(of: longest.list) == "rows")
        let ends = longest.ends.map { String(decoding: lists.text.bytes[longest.list.text.lowerBound + 1..<$0], as: UTF8.self) }
        #expect(ends == [#"{"x":"1,2"}"#, #"{"x":"1,2"},"é, ""#, #"{"x":"1,2"},"é, ",null"#])
    }

    @Test(arguments: ["true", "null", "[1,2]", #""{[""#, "{}", #"{"a":{"b":[1]}}"#])
    func `other values have no lists`(text: String) {
        #expect(lists(text).lists.isEmpty)
        #expect(lists(text).longest == nil)
    }
}
