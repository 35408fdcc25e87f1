import JSON
import Testing

struct JSONDepthTests {
    private func nested(_ depth: Int) -> [UInt8] {
        Array(repeating: UInt8(ascii: "["), count: depth) + Array(repeating: UInt8(ascii: "]"), count: depth)
    }

    @Test func `128 levels are read and 129 are not`() {
        #expect(parseError(nested(128)) == nil)
        #expect(parseError(nested(129))?.code == .tooDeep)
    }

    @Test func `arrays and objects count together`() {
        #expect(parseError(Array(#"{"a":[{"b":0}]}"#.utf8), maximumDepth: 3) == nil)
        #expect(parseError(Array(#"{"a":[{"b":0}]}"#.utf8), maximumDepth: 2)?.code == .tooDeep)
    }

    @Test(arguments: [-1, 0])
    func `with a depth of zero only scalars are read`(maximumDepth: Int) {
        #expect(parseError(Array("1".utf8), maximumDepth: maximumDepth) == nil)
        #expect(parseError(Array("[]".utf8), maximumDepth: maximumDepth)?.code == .tooDeep)
    }

    @Test(arguments: [2048, 2049, 100_000])
    func `deep nesting is refused without a crash`(depth: Int) {
        #expect(parseError(nested(depth))?.code == .tooDeep)
        #expect(parseError(Array(nested(depth).prefix(depth))) != nil)
    }

    @Test func `jansson's limit applies even if the caller's is higher`() {
        #expect(parseError(nested(2048), maximumDepth: .max) == nil)
        #expect(parseError(nested(2049), maximumDepth: .max)?.code == .tooDeep)
        #expect(parseError(nested(2049), maximumDepth: .max)?.offset == 2049)
    }

    @Test func `the position of the error is after the first bracket above the limit`() throws {
        let error = try #require(parseError(Array("{\"[\": \"\\\"{é\",\n \"é\": [[{}]]}".utf8), maximumDepth: 3))
        #expect(error.code == .tooDeep)
        #expect(error.line == 2)
        #expect(error.column == 9)
        #expect(error.offset == 25)
        #expect(error.description == "arrays and objects are nested too deep at line 2, column 9")
    }

    @Test func `the outline holds the scalars of the outermost object`() throws {
        let text = #"{"jsonrpc": "2.0", "id": 7, "params": [[0]], "x": {}}"#
        let error = try #require(parseError(Array(text.utf8), maximumDepth: 2))
        #expect(error.outline == ["jsonrpc": "2.0", "id": 7])
    }

    @Test func `the outline holds the scalars of the outermost array`() throws {
        let error = try #require(parseError(Array(#"[1, [[2]], "a"]"#.utf8), maximumDepth: 2))
        #expect(error.outline == [1, "a"])
    }

    @Test func `invalid text has no outline`() throws {
        #expect(try #require(parseError(nested(2049))).outline == nil)
    }
}
