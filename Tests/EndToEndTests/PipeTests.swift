import Testing

struct PipeTests {
    private let hello = #"{"jsonrpc":"2.0","id":1,"method":"isAvailable"}"#
    private let answer = #"{"jsonrpc":"2.0","id":1,"result":true}"# + "\n"

    @Test(arguments: ["", "serve"])
    func `one line in, one line out`(subcommand: String) throws {
        let ending = try Program.shell(#"printf '%s\n' '\#(hello)' | "$0" \#(subcommand)"#)
        #expect(ending.text == answer)
        #expect(ending.errors.isEmpty)
        #expect(ending.status == 0)
    }

    @Test func `empty input gives empty output`() throws {
        let ending = try Program.run()
        #expect(ending.output.isEmpty)
        #expect(ending.errors.isEmpty)
        #expect(ending.status == 0)
    }

    @Test func `a response is sent at once, before the end of input`() throws {
        let child = try Program.start()
        #expect(try child.ask(hello) + "\n" == answer)
        #expect(try child.ask(hello) + "\n" == answer)
        #expect(try child.end().status == 0)
    }

    @Test func `the log goes to stderr and nowhere else`() throws {
        let ask = request(1, "store/requestAuthorization", #"{"read":["stepCount"]}"#)
        let ending = try Program.run("--log-level", "debug", input: ask + "\n" + request(2, "nothing/here") + "\n")
        #expect(ending.lines.count == 2)
        #expect(ending.lines.first == response(1, #"{"success":true}"#))
        #expect(ending.errors.contains("stepCount was read as \(stepCount)"))
    }

    @Test func `headers are answered with headers`() throws {
        let ending = try Program.run(input: "Content-Length: \(hello.utf8.count)\r\n\r\n\(hello)")
        #expect(ending.text == "Content-Length: 38\r\n\r\n" + answer.dropLast())
        #expect(ending.status == 0)
    }
}
