import JSON
import Testing

struct EndOfInputTests {
    @Test func `a last line without newline is answered`() throws {
        let ending = try Program.run(input: request(1, "isAvailable") + "\n" + request(2, "isAvailable"))
        #expect(ending.lines == [response(1, "true"), response(2, "true")])
        #expect(ending.status == 0)
    }

    @Test(arguments: ["Content-Length: 100\r\n\r\n{", "Content-Length: 100\r\n", "Content-Le"])
    func `an incomplete frame with headers is an error in the log`(input: String) throws {
        let ending = try Program.run(input: input)
        #expect(ending.output.isEmpty)
        #expect(ending.errors.contains(" error "))
        #expect(ending.errors.split(separator: "\n").count == 1)
        #expect(ending.status == 1)
    }

    @Test func `headers without a length lose the framing`() throws {
        let ending = try Program.run(input: "Content-Type: json\r\n\r\n{}")
        #expect(ending.text.hasPrefix("Content-Length: "))
        #expect(ending.text.contains(#""id":null,"error":{"code":-32700"#))
        #expect(ending.status == 1)
    }

    @Test func `a request that waits for the user is answered as if the sheet was cancelled`() throws {
        let ask = request(1, "store/requestAuthorization", #"{"read":["\#(stepCount)"]}"#)
        let ending = try Program.run("--consent", "ask", input: ask + "\n" + request(2, "isAvailable") + "\n")
        try #require(ending.lines.count == 3)
        #expect(try member("method", of: ending.lines[0]) == "control/permissionSheet")
        #expect(ending.lines[1] == response(2, "true"))
        #expect(try member("id", of: ending.lines[2]) == 1)
        #expect(try member("error", "data", "code", of: ending.lines[2]) == 7)
        #expect(ending.status == 0)
    }

    @Test func `exit after shutdown is a clean end`() throws {
        let exit = #"{"jsonrpc":"2.0","method":"exit"}"#
        let ending = try Program.run(
            input: [request(1, "shutdown"), exit, request(2, "isAvailable")].joined(separator: "\n") + "\n"
        )
        #expect(ending.lines == [response(1, "null")])
        #expect(ending.status == 0)
    }

    @Test func `exit without shutdown is a failure, and does not wait for the end of input`() throws {
        let child = try Program.start()
        try child.send(#"{"jsonrpc":"2.0","method":"exit"}"# + "\n")
        let ending = try child.end(closingInput: false)
        #expect(ending.output.isEmpty)
        #expect(ending.status == 1)
    }
}
