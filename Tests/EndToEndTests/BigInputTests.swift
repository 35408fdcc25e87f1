import JSON
import Testing

@Suite(.serialized) struct BigInputTests {
    @Test func `a message of 50 MB is answered`() throws {
        let text = [UInt8](repeating: UInt8(ascii: "x"), count: 50_000_000)
        let child = try Program.start()
        try child.send(#"{"jsonrpc":"2.0","id":1,"method":"isAvailable","params":{"text":""#)
        try child.send(text)
        #expect(try child.ask(#""}}"#) == response(1, "true"))
        #expect(try child.ask(request(2, "isAvailable")) == response(2, "true"))
        #expect(try child.end().status == 0)
    }

    @Test func `a line above the limit is refused once, and the next is served`() throws {
        let long = request(1, "isAvailable", #"{"text":"\#(String(repeating: "x", count: 300_000))"}"#)
        let ending = try Program.run("--max-frame", "1000", input: long + "\n" + request(2, "isAvailable") + "\n")
        try #require(ending.lines.count == 2)
        #expect(try member("id", of: ending.lines[0]) == .null)
        #expect(try member("error", "code", of: ending.lines[0]) == -32600)
        #expect(ending.lines[1] == response(2, "true"))
        #expect(ending.status == 0)
    }

    @Test func `a frame above the limit is refused once, and the next is served`() throws {
        let long = "Content-Length: 300000\r\n\r\n" + String(repeating: "x", count: 300_000)
        let message = request(2, "isAvailable")
        let next = "Content-Length: \(message.utf8.count)\r\n\r\n" + message
        let ending = try Program.run("--max-frame", "1000", input: long + next)
        #expect(ending.text.contains(#""id":null,"error":{"code":-32600"#))
        #expect(ending.text.hasSuffix(response(2, "true")))
        #expect(ending.status == 0)
    }

    @Test(arguments: [true, false])
    func `one byte at a time gives the same answers`(isFramed: Bool) throws {
        let lines = [request(1, "isAvailable"), "{", "[]", request(2, "store/bloodType"), request(3, "ä")]
        let input = lines.map { isFramed ? "Content-Length: \($0.utf8.count)\r\n\r\n\($0)" : $0 + "\n" }.joined()
        let child = try Program.start()
        for byte in input.utf8 {
            try child.send([byte])
        }
        let ending = try child.end()
        #expect(ending.output == (try Program.run(input: input).output))
        #expect(ending.status == 0)
    }

    @Test func `a million blank lines are skipped`() throws {
        let blank = String(repeating: "\n", count: 500_000) + String(repeating: "\r\n", count: 500_000)
        let ending = try Program.run(input: blank + request(1, "isAvailable") + "\n")
        #expect(ending.lines == [response(1, "true")])
        #expect(ending.status == 0)
    }

    @Test func `20,000 requests sent at once are answered in order`() throws {
        let numbers = 1...20_000
        let ending = try Program.run(input: numbers.map { request($0, "isAvailable") + "\n" }.joined())
        #expect(ending.lines == numbers.map { response($0, "true") })
        #expect(ending.status == 0)
    }
}
