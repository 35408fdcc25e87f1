import Testing

struct ClosedPipeTests {
    private let input = request(1, "isAvailable") + "\n"
    private let output = response(1, "true") + "\n"

    @Test func `a closed output ends the host quietly`() throws {
        let child = try Program.start()
        #expect(try child.ask(request(1, "isAvailable")) == response(1, "true"))
        child.closeOutput()
        try child.send(input)
        let ending = try child.end(closingInput: false)
        #expect(ending.errors.isEmpty)
        #expect(ending.status == 0)
    }

    @Test func `an output that is closed during a response ends the host quietly`() throws {
        let child = try Program.start()
        try child.send(String(repeating: request(1, "rpc/discover") + "\n", count: 4))
        try poll("the answer begins") { child.outputInPipe().waiting > 0 }
        child.closeOutput()
        let ending = try child.end(closingInput: false)
        #expect(ending.errors.isEmpty)
        #expect(ending.status == 0)
    }

    @Test func `a host starts with a closed output`() throws {
        let ending = try Program.shell(#"exec "$0" serve >&-"#, input: input)
        #expect(ending.errors.isEmpty)
        #expect(ending.status == 0)
    }

    @Test(arguments: ["<&-", "</dev/null"])
    func `a missing input is the end of input`(redirection: String) throws {
        let ending = try Program.shell(#"exec "$0" serve \#(redirection)"#)
        #expect(ending.output.isEmpty)
        #expect(ending.errors.isEmpty)
        #expect(ending.status == 0)
    }

    @Test func `without an input a store is still opened`() throws {
        let folder = try TemporaryFolder()
        let ending = try Program.shell(#"exec "$0" serve --store "$1" <&-"#, folder.file("store"))
        #expect(ending.errors.isEmpty)
        #expect(ending.status == 0)
    }

    @Test func `without a standard error only the log is lost`() throws {
        let folder = try TemporaryFolder()
        let script = #"exec "$0" serve --log-level debug --store "$1" 2>&-"#
        let requests = request(1, "nothing/here") + "\n" + request(2, "isAvailable") + "\n"
        let ending = try Program.shell(script, folder.file("store"), input: requests)
        #expect(ending.lines.count == 2)
        #expect(ending.lines.last == response(2, "true"))
        #expect(ending.status == 0)
    }

    @Test func `a file serves as output and as input`() throws {
        let folder = try TemporaryFolder()
        let script = #"exec "$0" serve <"$1" >"$2""#
        let ending = try Program.shell(script, try folder.write(input, to: "input"), folder.file("output"))
        #expect(ending.output.isEmpty)
        #expect(try String(decoding: contents(of: folder.file("output")), as: UTF8.self) == output)
        #expect(ending.status == 0)
    }
}
