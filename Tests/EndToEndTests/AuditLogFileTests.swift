import Foundation
import JSON
import Testing

/// The audit log as a file: `serve --audit-log`.
struct AuditLogFileTests {
    private let folder: TemporaryFolder
    private let path: String

    init() throws {
        folder = try TemporaryFolder()
        path = folder.file("audit.jsonl")
    }

    @Test func `the log has mode 0600 and grows from one run to the next`() throws {
        for run in 1...3 {
            let requests = [askForSteps(1), request(2, "control/reset"), request(3, "store/bloodType")]
            let ending = try Program.run("--audit-log", path, input: requests.joined(separator: "\n"))
            #expect(ending.lines.count == 3)
            #expect(try actions() == Array(repeating: ["authorize", "read"], count: run).flatMap(\.self))
        }
        #expect(try mode(of: path) == 0o600)
    }

    @Test func `an existing log keeps its mode and its lines`() throws {
        let line = Self.entry
        _ = try folder.write(line + "\n", to: "audit.jsonl")
        try setMode(0o640, of: path)
        _ = try Program.run("--audit-log", path, input: askForSteps(1))
        #expect(try mode(of: path) == 0o640)
        #expect(try lines().count == 2)
        #expect(try lines().first == line)
    }

    static let entry = #"""
        {"time":"2026-01-01T08:00:00.000Z","who":"somebody","action":"read","method":"store/bloodType","types":[],"count":1,\#
        "outcome":"success"}
        """#

    @Test(arguments: [
        "a key", "{}", #"{"who":"somebody else"}"# + "\n", #"{"a":1}"# + "\n" + AuditLogFileTests.entry + "\n",
        #"{"time":1}"# + "\n", "\n" + AuditLogFileTests.entry, "\0",
        #"{"time":"2026-01-01T08:00:00.000Z","name":"a line of another program"}"# + "\n",
    ])
    func `a file of another program is not changed or read`(text: String) throws {
        let file = try folder.write(text, to: "file")
        try FileManager.default.createSymbolicLink(atPath: folder.file("link"), withDestinationPath: file)
        for path in [file, folder.file("link")] {
            let ending = try Program.run("--audit-log", path, input: askForSteps(1))
            #expect(ending.status == 1)
            #expect(ending.errors.contains("it must be a new file, or an audit log"))
            let reset = try Program.run(input: request(1, "control/reset", #"{"auditLog":"\#(path)"}"#))
            #expect(try member("error", "data", "path", of: #require(reset.lines.first)) == "auditLog")
        }
        #expect(try String(contentsOfFile: file, encoding: .utf8) == text)
    }

    @Test(arguments: [
        "", "{", #"{"time":"2026-01-"#, AuditLogFileTests.entry, AuditLogFileTests.entry + "\n",
        AuditLogFileTests.entry + "\n" + #"{"time"#,
    ])
    func `a log is recognized, whatever a full disk has left of it`(text: String) throws {
        _ = try folder.write(text, to: "audit.jsonl")
        let ending = try Program.run("--audit-log", path, input: askForSteps(1) + "\n" + request(2, "control/auditLog"))
        #expect(ending.status == 0)
        #expect(try contents(of: path).starts(with: Data(text.utf8)))
        let entries = try elements("result", "entries", of: #require(ending.lines.last))
        #expect(entries.count == (text.hasPrefix(Self.entry) ? 2 : 1))
    }

    @Test(arguments: ["store", "store-wal", "prelude", "consent", "link", "hard-link", "./store"])
    func `the log is not a file that another option names`(name: String) throws {
        for (file, text) in [("prelude", ""), ("consent", "[]")] { _ = try folder.write(text, to: file) }
        try FileManager.default.createSymbolicLink(atPath: folder.file("link"), withDestinationPath: folder.file("consent"))
        try FileManager.default.linkItem(atPath: folder.file("prelude"), toPath: folder.file("hard-link"))
        let options = ["store", "prelude", "consent"].flatMap { ["--" + $0, folder.file($0)] }
        let ending = try Program.run(options + ["--audit-log", folder.file(name)])
        #expect(ending.status == 64)
        #expect(ending.errors.contains("no other option names"))
        let reset = request(1, "control/reset", #"{"auditLog":"\#(folder.file(name))"}"#)
        let answer = try #require(Program.run(options, input: reset).lines.first)
        #expect(try member("error", "data", "path", of: answer) == "auditLog")
        #expect(try String(contentsOfFile: folder.file("consent"), encoding: .utf8) == "[]")
        #expect(try contents(of: folder.file("prelude")).isEmpty)
    }

    @Test func `hosts that write at once do not mix their lines`() throws {
        let hosts = try (1...3).map { try Program.start("--audit-log", path, "--bundle-id", "com.example.app\($0)") }
        let requests = (1...200).map { request($0, "store/bloodType") + "\n" }.joined()
        for host in hosts {
            try host.send(requests)
        }
        for host in hosts {
            #expect(try host.end().lines.count == 200)
        }
        let entries = try lines().map { try member("who", of: $0) }
        #expect(entries.count == 600)
        #expect(Set(entries) == ["com.example.app1", "com.example.app2", "com.example.app3"])
    }

    @Test func `removing the log is detected`() throws {
        let host = try Program.start("--audit-log", path)
        _ = try host.ask(request(1, "store/bloodType"))
        try FileManager.default.removeItem(atPath: path)
        #expect(try host.ask(request(2, "store/bloodType")).contains("-32603"))
    }

    @Test func `an entry is written before the response`() throws {
        let host = try Program.start("--audit-log", path)
        for count in 1...20 {
            _ = try host.ask(request(count, "store/bloodType"))
            #expect(try lines().count == count)
        }
    }

    @Test func `calls of a prelude and of the subcommand call have entries`() throws {
        let prelude = try folder.write(setBloodType(1, 4) + "\n" + askForBloodType(2), to: "prelude")
        _ = try Program.run("--audit-log", path, "--prelude", prelude)
        #expect(try actions() == ["write", "authorize"])
        _ = try Program.run("call", "store/requestAuthorization", #"{"read":["\#(stepCount)"]}"#, "--audit-log", path)
        #expect(try actions() == ["write", "authorize", "authorize"])
    }

    @Test func `a log that cannot be opened prevents the start`() throws {
        let pipe = folder.file("pipe")
        _ = try Program.shell(#"mkfifo "$1""#, pipe)
        for place in [folder.path, folder.file("missing/audit.jsonl"), pipe] {
            let ending = try Program.run("--audit-log", place, input: request(1, "isAvailable"))
            #expect(ending.output.isEmpty)
            #expect(ending.errors.contains("audit log"))
            #expect(ending.status == 1)
        }
    }

    @Test func `an empty path of a log is refused`() throws {
        let ending = try Program.run("--audit-log", "", input: request(1, "isAvailable"))
        #expect(ending.output.isEmpty)
        #expect(ending.errors.contains("auditLog must be a path"))
        #expect(ending.status == 64)
    }

    @Test(.enabled(if: SmallDisk.isPossible))
    func `entries that a full disk has prevented are written when there is space`() throws {
        let host = try SmallDisk.start(at: folder, size: "60k", taken: "40k", options: #"--audit-log "$1/audit.jsonl""#)
        _ = try host.ask(askForBloodType(0))
        var changes = 0
        while changes < 1000 {
            changes += 1
            let answer = try host.ask(setBloodType(1, changes % 8 + 1))
            guard answer != response(1, "null") else { continue }
            #expect(try member("error", "code", of: answer) == -32603)
            #expect(try member("error", "data", "auditLog", of: answer) == "full")
            break
        }
        #expect(changes > 10 && changes < 1000)
        #expect(try member("error", "data", "auditLog", of: host.ask(request(2, "store/bloodType"))) == "full")
        try SmallDisk.makeRoom(for: host, at: folder)
        #expect(try host.ask(request(3, "store/bloodType")) == response(3, "\(changes % 8 + 1)"))
        let answer = try host.ask(request(4, "control/auditLog"))
        let noted = try elements("result", "entries", of: answer).map { entry -> JSONValue? in
            guard case .object(let object) = entry else { return nil }
            return object["action"]
        }
        #expect(noted == ["authorize"] + Array(repeating: "write", count: changes) + ["read"])
    }

    private func lines() throws -> [String] {
        String(decoding: try contents(of: path), as: UTF8.self).split(separator: "\n").map(String.init)
    }

    private func actions() throws -> [JSONValue?] { try lines().map { try member("action", of: $0) } }
}
