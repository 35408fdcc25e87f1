import Foundation
import JSON
import Testing

/// The audit log of the commands that hand data to another program.
struct SharingAuditTests {
    private let folder: TemporaryFolder
    private let store: String
    private let log: String

    init() throws {
        folder = try TemporaryFolder()
        store = folder.file("store")
        log = folder.file("audit.jsonl")
        let export = try folder.write(ImportTests.export(3), to: "export.xml")
        #expect(try Program.run("import", export, "--store", store).status == 0)
    }

    @Test(arguments: [("export", "out.jsonl"), ("export", "out.zip"), ("report", "page.html")])
    func `an export and a report leave an entry with user, device and types, without values`(
        command: String, output: String
    ) throws {
        let options = ["--audit-log", log, "--user-id", "anna", "--device-id", "phone 1"]
        let arguments = [command, "--store", store, "--output", folder.file(output)] + options
        #expect(try Program.start(arguments).end().status == 0)
        let entry = try #require(try lines().first)
        #expect(try lines().count == 1)
        #expect(try member("who", of: entry) == "user")
        #expect(try member("userId", of: entry) == "anna")
        #expect(try member("deviceId", of: entry) == "phone 1")
        #expect(try member("action", of: entry) == "share")
        #expect(try member("method", of: entry) == .string(command))
        #expect(try member("types", of: entry) == [.string(stepCount)])
        #expect(try member("count", of: entry) == 3)
        #expect(try member("outcome", of: entry) == "success")
    }

    @Test func `an export that fails leaves an entry`() throws {
        let output = folder.file("missing/out.jsonl")
        let ending = try Program.run("export", "--store", store, "--output", output, "--audit-log", log)
        #expect(ending.status == 1)
        let entry = try #require(try lines().first)
        #expect(try member("outcome", of: entry) == "error")
        #expect(try member("count", of: entry) == 0)
    }

    @Test func `without its audit log no data leaves the store`() throws {
        let output = folder.file("out.jsonl")
        for path in [folder.path, store, folder.file("missing/audit.jsonl")] {
            let ending = try Program.run("export", "--store", store, "--output", output, "--audit-log", path)
            #expect(ending.status == 1)
            #expect(ending.output.isEmpty)
            #expect(ending.errors.contains("audit log"))
        }
        #expect(!FileManager.default.fileExists(atPath: output))
    }

    @Test func `the entries of an export and of a host are in one log`() throws {
        #expect(try Program.run("--store", store, "--audit-log", log, input: askForSteps(1)).status == 0)
        let output = folder.file("out.jsonl")
        #expect(try Program.run("export", "--store", store, "--output", output, "--audit-log", log).status == 0)
        let request = request(1, "control/auditLog", #"{"action":"share"}"#)
        let ending = try Program.run("--store", store, "--audit-log", log, input: request)
        #expect(try lines().count == 2)
        #expect(try elements("result", "entries", of: ending.lines[0]).map { $0["method"] } == ["export"])
    }

    private func lines() throws -> [String] {
        String(decoding: try contents(of: log), as: UTF8.self).split(separator: "\n").map(String.init)
    }
}
