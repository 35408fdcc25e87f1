import Dispatch
import JSON
import Synchronization
import Testing

/// The memory of jansson's trees: one block, which one thread uses at a time.
struct ParsedTreeTests {
    private static let object = #"{"text":"a text that is not short","list":[1,2.5,null,true],"object":{}}"#

    @Test func `a tree that is larger than the block is parsed, and the next one too`() throws {
        let count = 20_000
        let object = try JSONValue(parsing: Self.object)
        let text = "[" + repeatElement(Self.object, count: count).joined(separator: ",") + "]"
        for _ in 0..<2 {
            let value = try JSONValue(parsing: text)
            #expect(value == .array(Array(repeating: object, count: count)))
            #expect(throws: JSONParseError.self) { _ = try JSONValue(parsing: text + "]") }
        }
    }

    @Test func `threads parse at the same time`() throws {
        let expected = try JSONValue(parsing: Self.object)
        let differences = Atomic(0)
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            for _ in 0..<2000 where (try? JSONValue(parsing: Self.object)) != expected {
                differences.add(1, ordering: .relaxed)
            }
        }
        #expect(differences.load(ordering: .relaxed) == 0)
    }
}
