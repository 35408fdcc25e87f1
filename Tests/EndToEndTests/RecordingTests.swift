import Foundation
import Glibc
import JSON
import Testing

struct RecordingTests {
    private let folder: TemporaryFolder
    private let path: String

    init() throws {
        folder = try TemporaryFolder()
        path = folder.file("session.json")
    }

    private static let save = #"""
        {"objects":[{"type":"HKQuantityTypeIdentifierStepCount","quantity":{"value":5,"unit":"count"},\#
        "startDate":"2026-01-01T08:00:00Z","endDate":"2026-01-01T08:00:00Z"}]}
        """#

    private func replay() throws {
        let ending = try Program.run("conformance", "--vectors", path)
        #expect(ending.status == 0, "\(String(decoding: ending.output, as: UTF8.self))")
        let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
        #expect(mode == 0o600)
    }

    @Test func `a session over the pipe can be replayed`() throws {
        let child = try Program.start("--record", path, "--consent", "ask", "--app-name", "Walk")
        for line in [
            request(1, "control/setSensors", "{}"),
            request(2, "store/requestAuthorization", #"{"toShare":["\#(stepCount)"]}"#),
            request(3, "control/respondToPermissionSheet", #"{"policy":"allow"}"#), "no JSON",
            request(4, "store/save", Self.save), request(5, "rpc/discover"), request(6, "control/state"),
            request(7, "store/requestAuthorization", #"{"toShare":["HKQuantityTypeIdentifierHeartRate"]}"#),
        ] {
            try child.send(line + "\n")
        }
        let ending = try child.end()
        #expect(ending.status == 0)
        #expect(ending.errors.contains("contains health values"))
        try replay()
    }

    @Test func `a session of two apps and the device owner can be replayed`() throws {
        let server = try NetworkServerProcess("--record", path)
        let (walk, sleep) = (try server.webSocket("bundleId=walk&name=Walk"), try server.webSocket("bundleId=sleep"))
        let owner = try server.webSocket("role=owner")
        let access = #"{"toShare":["\#(stepCount)"],"read":["\#(stepCount)"]}"#
        for app in [walk, sleep] { try app.call("store/requestAuthorization", access) }
        try walk.call("store/save", Self.save)
        try owner.call("store/sampleQuery", #"{"type":"\#(stepCount)"}"#)
        try owner.call("control/setCharacteristic", #"{"identifier":"\#(bloodType)","value":1}"#)
        let samples = try sleep.call("store/sampleQuery", #"{"type":"\#(stepCount)"}"#)
        #expect(samples.member("samples") != [])
        try owner.call("control/advanceClock", #"{"seconds":60}"#)
        #expect(try server.child.end().status == 0)
        try replay()
    }

    @Test func `of the calls of the device owner, those that change something are recorded`() throws {
        let server = try NetworkServerProcess("--record", path)
        let (app, owner) = (try server.webSocket("bundleId=walk"), try server.webSocket("role=owner"))
        try app.call("store/requestAuthorization", #"{"read":["\#(stepCount)"]}"#)
        try owner.call("control/addSteps", #"{"count":5}"#)
        try app.call("store/sampleQuery", #"{"type":"\#(stepCount)"}"#)
        for method in ["control/state", "control/listApps", "control/listSources", "control/countSamples"] {
            try owner.call(method)
        }
        #expect(try server.child.end().status == 0)
        try replay()
        let text = try String(decoding: contents(of: path), as: UTF8.self)
        #expect(text.contains("control/addSteps") && !text.contains("control/listSources"))
        let short = try Program.run("diagnose", path)
        #expect(short.text.contains("store/sampleQuery") && short.text.contains("control/addSteps"))
        let test = try Program.run("write-test", path, "--language", "pytest")
        #expect(test.status == 0 && test.errors.isEmpty, "\(test.errors)")
    }

    @Test(arguments: [false, true])
    func `after a reset the replay goes on with the connected app`(isTerminated: Bool) throws {
        let server = try NetworkServerProcess("--record", path)
        let owner = try server.webSocket("role=owner")
        for _ in 1...2 {
            var app: NetworkClient? = try server.webSocket("bundleId=walk")
            try app?.call("store/requestAuthorization", #"{"toShare":["\#(stepCount)"],"read":["\#(stepCount)"]}"#)
            try app?.call("store/save", Self.save)
            if isTerminated { app = nil }
            try owner.call("control/reset")
            try owner.call("control/addSteps", #"{"count":5}"#)
            try app?.call("store/requestAuthorization", #"{"toShare":["\#(stepCount)"],"read":["\#(stepCount)"]}"#)
            try app?.call("store/save", Self.save)
            try app?.call("store/sampleQuery", #"{"type":"\#(stepCount)"}"#)
        }
        #expect(try server.child.end().status == 0)
        try replay()
    }

    @Test func `an app that connects again is launched again in the replay`() throws {
        let server = try NetworkServerProcess("--record", path)
        let owner = try server.webSocket("role=owner")
        for _ in 1...2 {
            var app: NetworkClient? = try server.webSocket("bundleId=walk")
            try app?.call("store/requestAuthorization", #"{"read":["\#(stepCount)"]}"#)
            try app?.call("store/sampleQuery", #"{"type":"\#(stepCount)"}"#)
            app = nil
            try poll("the process has ended") {
                try owner.call("control/state", #"{"bundleIdentifier":"walk"}"#).member("appState") == "terminated"
            }
            try owner.call("control/addSteps", #"{"count":5}"#)
        }
        #expect(try server.child.end().status == 0)
        try replay()
    }

    @Test func `a recording is complete when the program is killed`() throws {
        let child = try Program.start("--record", path, "--clock", "2026-01-01T12:00:00Z")
        for id in 1...3 { _ = try child.ask(request(id, "isAvailable")) }
        kill(child.id, SIGKILL)
        _ = try child.end(closingInput: false)
        try replay()
    }

    @Test func `a file that cannot be written is status 64`() throws {
        let ending = try Program.run("serve", "--record", folder.file("none/session.json"))
        #expect(ending.status == 64)
        #expect(ending.errors.contains("--record"))
    }

    @Test func `an existing file is not recorded into`() throws {
        let store = folder.file("store")
        let key = try folder.write("secret", to: "key")
        try setMode(0o600, of: key)
        _ = try carryOut([askForSteps(1)], store: store)
        _ = try Program.run("--record", path, input: request(1, "isAvailable"))
        try FileManager.default.createSymbolicLink(atPath: folder.file("link"), withDestinationPath: key)
        for file in [store, key, path, folder.file("link"), folder.path, "/dev/full"] {
            let before = try? contents(of: file)
            let ending = try Program.run("--record", file, input: request(1, "isAvailable"))
            #expect(ending.status == 64)
            #expect(ending.errors.contains("'\(file)' is invalid for '--record': there is a file already"))
            #expect(before == (try? contents(of: file)))
        }
    }

    /// With seed 117 an observer is called up to half a second after a change (OBS-07).
    @Test func `a late call of an observer can be replayed, over the pipe`() throws {
        let child = try Program.start("--record", path, "--vary", "117", "--consent", "allow")
        for line in [askForSteps(1), request(2, "store/observerQuery", #"{"type":"\#(stepCount)"}"#)] {
            try child.send(line + "\n")
        }
        while try !child.line().contains("observerQuery.update") {}
        try child.send(request(3, "control/addSteps", #"{"count":5}"#) + "\n")
        while try !child.line().contains(#""id":3"#) {}
        #expect(try child.line().contains("observerQuery.update"))
        #expect(try child.end().status == 0)
        try expectLateCall(in: contents(of: path))
        try replay()
    }

    @Test func `a late call of an observer can be replayed, of a server`() throws {
        let server = try NetworkServerProcess(arguments: ["--studio", "--record", path, "--vary", "117", "--consent", "allow"])
        let (app, owner) = (try server.webSocket("bundleId=walk"), try server.webSocket("role=owner"))
        app.text(askForSteps(1))
        app.text(request(2, "store/observerQuery", #"{"type":"\#(stepCount)"}"#))
        while try app.message().member("method") != "store/observerQuery.update" {}
        try owner.call("control/addSteps", #"{"count":5}"#)
        while try app.message().member("method") != "store/observerQuery.update" {}
        let text = try owner.call("control/writeTest", #"{"app":"walk","language":"vector"}"#).member("text").text
        #expect(try server.child.end().status == 0)
        try expectLateCall(in: contents(of: path))
        try replay()
        let written = try folder.write(#require(text), to: "written.json")
        #expect(try Program.run("conformance", "--vectors", written).status == 0)
    }

    private func expectLateCall(in recording: Data) throws {
        let update = #""result": null, "then": [{"jsonrpc":"2.0","method":"store/observerQuery.update""#
        #expect(String(decoding: recording, as: UTF8.self).contains(update))
    }

    @Test(arguments: ["--store", "--audit-log"])
    func `a recording is not a file that another option names`(option: String) throws {
        let ending = try Program.run(option, path, "--record", folder.file("./session.json"))
        #expect(ending.status == 64)
        #expect(ending.errors.contains("another option names the same file"))
        #expect(!FileManager.default.fileExists(atPath: path))
    }

    @Test func `a host that cannot start leaves no recording`() throws {
        for options in [[], ["--listen", "localhost:0"]] {
            let ending = try Program.run(options + ["--store", folder.file("none/store"), "--record", path])
            #expect(ending.status == 1)
        }
        #expect(!FileManager.default.fileExists(atPath: path))
    }

    @Test func `a full disk leaves a recording that says so, and one line in the log`() throws {
        let requests = (1...200).map { request($0, "control/state") }.joined(separator: "\n")
        // The limit of the size of a file is an error like a full disk.
        let ending = try Program.shell(#"ulimit -f 40; exec "$0" --record "$1""#, path, input: requests)
        #expect(ending.status == 0)
        #expect(ending.lines.count == 200)
        #expect(ending.errors.components(separatedBy: "error the recording is incomplete").count == 2)
        #expect(try member("about", of: String(decoding: contents(of: path), as: UTF8.self)) == "A session, cut off.")
        try replay()
    }

    @Test(arguments: [2, 121, 122, 124, 125, 128, 129, 200])
    func `a message of any depth can be replayed`(depth: Int) throws {
        let params = String(repeating: "[", count: depth - 1) + String(repeating: "]", count: depth - 1)
        let input = [request(1, "rpc/version", params), request(2, "isAvailable")]
        _ = try Program.run("--record", path, input: input.joined(separator: "\n"))
        try replay()
    }

    @Test func `a message with too many values is recorded without being parsed`() throws {
        let values = String(repeating: "{},", count: 1_000_001) + "{}"
        let input = [request(1, "isAvailable", "[\(values)]"), request(2, "isAvailable")]
        _ = try Program.run("--record", path, input: input.joined(separator: "\n"))
        try replay()
    }

    @Test func `requests that arrive together have their own times and answers`() throws {
        let lines = (1...40).map { id in
            switch id % 4 {
            case 0: request(id, "control/snapshot", #"{"name":"s"}"#)
            case 1: request(id, "control/state")
            case 2: request(id, "store/sampleQuery", #"{"type":"\#(stepCount)"}"#)
            default: request(id, "control/generate", #"{"days":2,"until":"2025-12-31"}"#)
            }
        }
        let input = [askForSteps(0)] + lines
        #expect(try Program.run("--record", path, input: input.joined(separator: "\n")).status == 0)
        try replay()
    }

    @Test func `a step of the clock without a clock has no effect on the replay`() throws {
        let child = try Program.start("--record", path, "--clock-step", "5")
        for id in 1...3 { _ = try child.ask(request(id, "control/state")) }
        #expect(try child.end().status == 0)
        try replay()
    }
}
