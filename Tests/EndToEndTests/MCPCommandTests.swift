import Foundation
import JSON
import Testing

/// `healthkit-bridge mcp`.
struct MCPCommandTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// A call of a tool as one line.
    private func tool(_ id: Int, _ name: String, _ arguments: String = "{}") -> String {
        request(id, "tools/call", #"{"name":"\#(name)","arguments":\#(arguments)}"#)
    }

    /// Runs a server with these lines as input. Returns the lines of output.
    private func serve(_ options: [String] = [], _ lines: String...) throws -> [String] {
        let ending = try Program.run(["mcp"] + options, input: lines.joined(separator: "\n") + "\n")
        #expect(ending.errors.isEmpty)
        #expect(ending.status == 0)
        return ending.lines
    }

    private func store() throws -> String {
        let store = folder.file("store")
        let records = ["iPhone", "Watch"].map { source in
            """
             <Record type="\(stepCount)" sourceName="\(source)" unit="count" value="100" \
            startDate="2024-01-10 10:00:00 +0000" endDate="2024-01-10 10:10:00 +0000"/>
            """
        }
        let xml = "<HealthData locale=\"en_US\">\n\(records.joined(separator: "\n"))\n</HealthData>\n"
        #expect(try Program.run("import", folder.write(xml, to: "export.xml"), "--store", store).status == 0)
        return store
    }

    @Test func `the server answers until its input ends`() throws {
        let lines = try serve([], request(1, "initialize", #"{"protocolVersion":"2025-11-25"}"#), request(2, "ping"))
        #expect(try member("result", "protocolVersion", of: lines[0]) == "2025-11-25")
        #expect(lines[1] == response(2, "{}"))
    }

    @Test func `a session becomes a vector that passes`() throws {
        let lines = try serve(
            [],
            tool(1, "start_phone", #"{"consent":"ask","person":{"days":2}}"#),
            tool(2, "call_method", #"{"method":"store/requestAuthorization","params":{"read":["\#(stepCount)"]}}"#),
            tool(3, "act_as_user", #"{"action":"respondToPermissionSheet","params":{"policy":"allow"}}"#),
            tool(4, "call_method", #"{"method":"store/observerQuery","params":{"type":"\#(stepCount)"}}"#),
            tool(5, "add_data", #"{"kind":"addSteps","params":{"count":7}}"#),
            tool(6, "statistics", #"{"type":"stepCount"}"#),
            tool(7, "read_samples", #"{"type":"stepCount"}"#),
            tool(8, "write_test", #"{"language":"vector","name":"a_session"}"#)
        )
        #expect(lines.count == 8)
        guard case .string(let text)? = try member("result", "structuredContent", "text", of: lines[7]) else {
            throw Trouble("no test in \(lines[7])")
        }
        #expect(try member("result", "structuredContent", "omissions", of: lines[7]) == [])
        let ending = try Program.run("conformance", "--vectors", try folder.write(text, to: "a_session.json"))
        #expect(ending.status == 0, "\(ending.text)\(ending.errors)")
    }

    @Test func `a store is read as the command line permits, with an entry for each read`() throws {
        let (store, log) = (try store(), folder.file("audit"))
        let options = ["--store", store, "--read", "stepCount", "--audit-log", log, "--time-zone", "UTC"]
        let lines = try serve(
            options, tool(1, "statistics", #"{"type":"stepCount"}"#), tool(2, "statistics", #"{"type":"heartRate"}"#),
            tool(3, "call_method", #"{"method":"store/save","params":{"objects":[]}}"#)
        )
        #expect(lines[0].contains(#""sumQuantity":{"value":100.0,"unit":"count"}"#))
        #expect(try member("result", "isError", of: lines[1]) == true)
        #expect(try member("error", "code", of: lines[2]) == -32602)
        let entries = String(decoding: try contents(of: log), as: UTF8.self).split(separator: "\n")
        #expect(entries.count { $0.contains(#""action":"read""#) && $0.contains(stepCount) } == 1)
    }

    @Test func `a store changes only with --writable`() throws {
        let store = try store()
        let sample = """
            {"type":"\(stepCount)","quantity":{"value":5,"unit":"count"},\
            "startDate":"2024-01-11T10:00:00Z","endDate":"2024-01-11T10:10:00Z"}
            """
        let save = tool(1, "call_method", #"{"method":"store/save","params":{"objects":[\#(sample)]}}"#)
        let permitted = ["--store", store, "--read", "stepCount", "--writable", "--share", "stepCount"]
        let lines = try serve(permitted, save, tool(2, "read_samples", #"{"type":"stepCount"}"#))
        #expect(try member("result", "structuredContent", "error", of: lines[0]) == nil)
        #expect(try member("result", "structuredContent", "count", of: lines[1]) == 3)
        let reset = tool(1, "call_method", #"{"method":"control/reset"}"#)
        #expect(try member("result", "isError", of: serve(permitted, reset)[0]) == true)
    }

    @Test(arguments: [
        (["--read", "stepCount"], "need '--store'"), (["--store", "a", "--share", "stepCount"], "needs '--writable'"),
        (["--store", "a", "--read", "steps"], "there is no such type"), (["--store", "a", "--time-zone", "x"], "IANA time zone"),
    ])
    func `a wrong command line is refused`(options: [String], reason: String) throws {
        let ending = try Program.run(["mcp"] + options)
        #expect(ending.errors.contains(reason))
        #expect(ending.status == 64)
    }

    @Test func `a store that does not exist is not created`() throws {
        let ending = try Program.run("mcp", "--store", folder.file("none"))
        #expect(ending.errors.contains("There is no such store."))
        #expect(ending.status == 1)
        #expect(!FileManager.default.fileExists(atPath: folder.file("none")))
    }
}
