import JSON
import Testing

struct PreludeTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test func `a prelude sets up the phone, without output or journal entries`() throws {
        let path = try folder.write(setBloodType(1, 4) + "\n\n" + askForBloodType(2) + "\n", to: "prelude")
        let ending = try Program.run(
            "--prelude", path, input: request(1, "control/journal") + "\n" + request(2, "store/bloodType") + "\n"
        )
        #expect(ending.lines == [response(1, #"{"entries":[]}"#), response(2, "4")])
        #expect(ending.errors.isEmpty)
        #expect(ending.status == 0)
    }

    @Test func `the lines of a prelude may end with CRLF`() throws {
        let path = try folder.write(setBloodType(1, 4) + "\r\n\r\n" + askForBloodType(2) + "\r\n", to: "prelude")
        let ending = try Program.run("--prelude", path, input: request(1, "store/bloodType"))
        #expect(ending.lines == [response(1, "4")])
    }

    @Test func `an app that the prelude has relaunched accepts requests`() throws {
        let path = try folder.write(request(1, "control/setAppState", #"{"state":"relaunched"}"#), to: "prelude")
        let requests = [askForSteps(1), request(2, "control/respondToPermissionSheet", #"{"policy":"allow"}"#)]
        let ending = try Program.run("--prelude", path, "--consent", "ask", input: requests.joined(separator: "\n"))
        #expect(ending.lines.dropFirst() == [response(2, "null"), response(1, #"{"success":true}"#)])
    }

    @Test func `a reset runs the prelude again`() throws {
        let path = try folder.write(setBloodType(1, 4) + "\n" + askForBloodType(2), to: "prelude")
        let requests = [setBloodType(1, 5), request(2, "control/reset"), request(3, "store/bloodType")]
        let ending = try Program.run("--prelude", path, input: requests.joined(separator: "\n"))
        #expect(ending.lines == [response(1, "null"), response(2, "null"), response(3, "4")])
    }

    @Test(arguments: [
        "{", "[]", "{}", #"{"jsonrpc":"2.0","id":1,"result":1}"#, request(1, "nothing/here"),
        request(1, "store/bloodType"),
        request(1, "control/reset"), request(1, "rpc/discover"), request(1, "control/setClock"),
    ])
    func `a line that fails prevents the start`(line: String) throws {
        let path = try folder.write(setBloodType(1, 4) + "\n" + line + "\n", to: "prelude")
        let ending = try Program.run("--prelude", path, input: request(1, "isAvailable"))
        #expect(ending.output.isEmpty)
        #expect(ending.errors.contains("line 2"))
        #expect(ending.errors.split(separator: "\n").count == 1)
        #expect(ending.status == 64)
    }

    @Test func `a line that waits for the user prevents the start`() throws {
        let path = try folder.write(askForSteps(1), to: "prelude")
        let ending = try Program.run("--prelude", path, "--consent", "ask")
        #expect(ending.errors.contains("line 1"))
        #expect(ending.status == 64)
    }

    @Test func `a missing prelude prevents the start`() throws {
        let ending = try Program.run("--prelude", folder.file("missing"))
        #expect(ending.output.isEmpty)
        #expect(ending.errors.contains("prelude"))
        #expect(ending.status == 64)
    }
}
