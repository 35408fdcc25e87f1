import BridgeCore
import Explanations
import Glibc
import JSON
import Recordings
import Testing

@testable import MCP

/// What a client of the server can cost.
struct CostTests {
    /// Texts of which each part is found again and again, or begins a gap of a pattern.
    private static let texts = [
        "a b c ", "x", "{", "<", "{}", "HKQuantityTypeIdentifier", "no permission ", "-32001 ", "\u{301}", "İ",
    ]

    private static func text(_ part: String, _ length: Int) -> String {
        String(String(repeating: part, count: length / part.utf8.count + 1).unicodeScalars.prefix(length))
    }

    /// The tools and prompts that search for a text. The tool of a call is a failure whose text is explained.
    private static let searches: [(String, @Sendable (MCPClient, String) throws -> Void)] = [
        ("explain", { _ = try $0.tool("explain", ["query": .string($1)]) }),
        ("search_catalog", { _ = try $0.tool("search_catalog", ["text": .string($1)]) }),
        ("describe_method", { _ = try $0.tool("describe_method", ["method": .string($1)]) }),
        ("call_method", { _ = try $0.tool("call_method", ["method": .string($1)]) }),
        ("read_samples", { _ = try $0.tool("read_samples", ["type": .string($1)]) }),
        ("cursor", { _ = try $0.tool("read_samples", ["cursor": .string("1" + $1)]) }),
        ("unknown tool", { _ = try $0.request("tools/call", ["name": .string($1)]) }),
        ("prompts/get", { _ = try $0.request("prompts/get", ["name": .string($1)]) }),
        ("resources/read", { _ = try $0.request("resources/read", ["uri": .string("healthkit://guide/" + $1)]) }),
        (
            "an error's text",
            { client, text in
                let fault: JSONValue = ["method": "isAvailable", "error": ["code": -1, "message": .string(text)]]
                _ = try client.tool("act_as_user", ["action": "failNext", "params": fault])
                _ = try client.call("isAvailable")
            }
        ),
    ]

    @Test(arguments: Self.searches.indices) func `a search costs its text, and little more above a limit`(index: Int) throws {
        let (name, search) = Self.searches[index]
        let client = try MCPClient()
        for part in Self.texts {
            func time(_ length: Int) throws -> Double {
                let text = Self.text(part, length)
                let start = processorTime()
                try search(client, text)
                return processorTime() - start
            }
            // The first one reads the pages of the guide.
            _ = try time(100)
            let (short, long) = (try time(50_000), try time(800_000))
            #expect(long < max(0.25, 32 * short), "\(name) \(part): \(long) s instead of \(short) s")
        }
    }

    @Test func `an error repeats only the start of a name`() throws {
        let client = try MCPClient()
        // One character may have any number of marks.
        let name = "a" + String(repeating: "\u{301}", count: 100_000)
        let answers = try [
            client.tool("describe_method", ["method": .string(name)]), client.tool("call_method", ["method": .string(name)]),
            client.request("tools/call", ["name": .string(name)]), client.request("prompts/get", ["name": .string(name)]),
            client.request("resources/read", ["uri": .string(name)]), client.request(name),
        ]
        for answer in answers { #expect(answer.jsonText.utf8.count < 2000) }
    }

    @Test func `results that are kept take no more than the budget`() throws {
        let budget = ByteBudget(20_000)
        var remainders = Remainders(budget)
        func rows(_ count: Int) -> Rows {
            Rows("rows", (0..<count).map { .string("a row with the number \($0)") })
        }
        let first = remainders.firstPage(rows(100), limit: 10).value
        #expect(first["count"] == 100)
        #expect(first["nextCursor"] == "1.10")
        #expect(try remainders.page(after: "1.90", limit: 50).value["rows"]?.elements.count == 10)
        // Later results take the place of earlier ones.
        for number in 2...7 {
            _ = remainders.firstPage(rows(100), limit: 10)
            #expect(budget.usedBytes <= 20_000)
            #expect(try remainders.page(after: "\(number).10", limit: 5).value["count"] == 100)
        }
        #expect(throws: ToolError.self) { try remainders.page(after: "1.10", limit: 10) }
        // A result without room is not kept, and takes no room of others.
        #expect(remainders.firstPage(rows(1000), limit: 10).value["nextCursor"] == "8.10")
        #expect(throws: ToolError.self) { try remainders.page(after: "8.10", limit: 10) }
        remainders = Remainders(budget)
        #expect(budget.usedBytes == 0)
    }

    @Test func `the first rows of a long result are kept`() throws {
        let all = Rows("rows", (0..<100).map { .string("\($0)") }, ["unit": "kg"])
        let some = Rows(all, upTo: 600)
        #expect(some.keptCount > 40 && some.keptCount < 60 && some.count == 100 && some.size <= 600)
        let page = some.page(10..<12, nextCursor: nil).value
        #expect(page == ["unit": "kg", "count": 100, "rows": ["10", "11"]])
        #expect(Rows(all, upTo: 0).keptCount == 0)
        #expect(Rows(all, upTo: 1 << 20).keptCount == 100)
    }

    @Test func `calls that are kept for a test count too`() throws {
        let connection = try MCPClient().session.phone.connection
        let budget = ByteBudget(100_000)
        let session = Session(connection, options: SessionTest.usualOptions, try Reference(), .ownPhone, budget)
        for _ in 0..<20 {
            let params: JSONValue = ["type": .string(String(repeating: "x", count: 20_000))]
            _ = session.phone.call("store/authorizationStatus", params)
        }
        #expect(budget.usedBytes <= 100_000)
        #expect(session.phone.hasDroppedCalls && session.phone.calls.count == 4)
        _ = session.phone.start(SessionTest.usualOptions)
        #expect(budget.usedBytes == 0)
    }
}

/// The processor time of this thread, in seconds. It does not depend on other tests and processes.
private func processorTime() -> Double {
    var time = timespec()
    _ = unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
