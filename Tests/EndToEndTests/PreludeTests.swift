import Foundation
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

    @Test func `a folder is a prelude, with the exports in it`() throws {
        let (store, steps) = (folder.file("store"), #"{"type":"HKQuantityTypeIdentifierStepCount","limit":1}"#)
        _ = try Program.run("generate", "--store", store, "--seed", "7", "--days", "1", "--until", "2026-01-01")
        try FileManager.default.createDirectory(atPath: folder.file("seed"), withIntermediateDirectories: false)
        _ = try Program.run("export", "--store", store, "--output", folder.file("seed/2.zip"))
        _ = try folder.write(setBloodType(1, 4) + "\n" + askForBloodType(2), to: "seed/1.jsonl")
        _ = try folder.write(request(1, "control/setAuthorization", readSteps), to: "seed/3.jsonl")
        _ = try folder.write("no requests", to: "seed/README")
        let input = [request(1, "store/bloodType"), request(2, "store/sampleQuery", steps)].joined(separator: "\n")
        let named = try Program.run("--prelude", folder.file("seed"), input: input)
        #expect(named.lines.first == response(1, "4"))
        #expect(named.lines.last?.contains(#""unit":"count""#) == true)
        let script = #"HEALTHKIT_BRIDGE_PRELUDE="$1" exec "$0""#
        #expect(try Program.shell(script, folder.file("seed"), input: input).lines.first == response(1, "4"))
    }

    private let readSteps = #"{"type":"HKQuantityTypeIdentifierStepCount","direction":"read","allowed":true}"#

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
