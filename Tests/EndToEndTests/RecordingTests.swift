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
}
