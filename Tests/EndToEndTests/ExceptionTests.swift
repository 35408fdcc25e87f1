import JSON
import Testing

struct ExceptionTests {
    private let reason = "Must request authorization for at least one data type"

    @Test func `a native exception ends the process after its response`() throws {
        let requests = [request(1, "isAvailable"), request(2, "store/requestAuthorization"), request(3, "isAvailable")]
        let ending = try run("abort", requests.joined(separator: "\n") + "\n")
        try #require(ending.lines.count == 2)
        #expect(ending.lines[0] == response(1, "true"))
        #expect(try member("error", "code", of: ending.lines[1]) == -32002)
        let lastWords =
            "*** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: '\(reason)'"
        #expect(ending.errors == lastWords + "\n")
        #expect(ending.status == 134)
    }

    @Test func `the part of a batch before the exception is answered`() throws {
        let batch =
            "[" + [request(1, "isAvailable"), request(2, "store/requestAuthorization")].joined(separator: ",") + "]"
        let ending = try run("abort", batch + "\n")
        try #require(ending.lines.count == 1)
        #expect(ending.text.hasPrefix("[" + response(1, "true") + ","))
        #expect(ending.text.contains("-32002"))
        #expect(ending.status == 134)
    }

    @Test func `decisions before an exception persist`() throws {
        let folder = try TemporaryFolder()
        let path = folder.file("store")
        let ending = try run("abort", askForSteps(1) + "\n" + request(2, "store/requestAuthorization") + "\n", store: path)
        #expect(ending.status == 134)
        #expect(try carryOut([stepsStatus(1)], store: path) == [response(1, "2")])
    }

    @Test func `a native exception is an ordinary error by default`() throws {
        let ending = try run("error", request(1, "store/requestAuthorization") + "\n" + request(2, "isAvailable"))
        try #require(ending.lines.count == 2)
        #expect(try member("error", "data", "reason", of: ending.lines[0]) == .string(reason))
        #expect(ending.lines[1] == response(2, "true"))
        #expect(ending.errors.isEmpty)
        #expect(ending.status == 0)
    }

    /// Runs without writing a core file.
    private func run(_ exceptions: String, _ input: String, store: String = "") throws -> Ending {
        let script =
            #"ulimit -c 0; exec "$0" serve --exceptions "$1" ${2:+--store "$2"}"#
        return try Program.shell(script, exceptions, store, input: input)
    }
}
