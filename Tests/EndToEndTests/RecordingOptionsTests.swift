import Foundation
import JSON
import Testing

/// A recording replays, whatever the options with which it was made.
struct RecordingOptionsTests {
    private let folder: TemporaryFolder
    private let path: String

    init() throws {
        folder = try TemporaryFolder()
        path = folder.file("session.json")
    }

    private func replay() throws {
        let ending = try Program.run("conformance", "--vectors", path)
        #expect(ending.status == 0, "\(ending.text)")
    }

    /// The values of the options by name. A value is the name of a file if there is a text for it.
    private static let values: [String: (value: String?, text: String?)] = [
        "profile": ("watch", nil), "osVersion": ("26.0", nil), "noHealthRecords": (nil, nil),
        "clock": ("2026-03-01T08:00:00Z", nil),
        "clockStep": ("5", nil), "timeZone": ("Asia/Tokyo", nil), "seed": ("9223372036854775807", nil), "vary": ("117", nil),
        "bundleId": ("com.example.'b'", nil),
        "appName": ("A\u{2028}\"b\"", nil), "appVersion": ("2.0", nil), "store": ("store", nil),
        "prelude": ("prelude", prelude), "mode": ("strict", nil), "exceptions": ("abort", nil), "noControl": (nil, nil),
        "maxFrame": ("600", nil), "logLevel": ("error", nil), "auditLog": ("audit", nil), "userId": ("u", nil),
        "deviceId": ("d", nil),
        "consent": ("consent", #"[{"policy": "deny"}, {"policy": "ask"}]"#),
    ]

    private static let prelude = [
        request(1, "store/requestAuthorization", #"{"read":["\#(stepCount)"]}"#), request(2, "control/addSteps", #"{"count":5}"#),
    ].joined(separator: "\n")

    private static let messages = [
        request(1, "isAvailable"), request(2, "control/addSteps", #"{"count":7}"#),
        request(3, "store/requestAuthorization", #"{"toShare":["\#(stepCount)"],"read":["\#(stepCount)"]}"#),
        request(4, "store/sampleQuery", #"{"type":"\#(stepCount)"}"#),
        "[\(request(5, "control/lockDevice")),\(request(6, "isAvailable"))]",
        #"{"jsonrpc":"2.0","method":"control/lockDevice"}"#, request(7, "rpc/nothing", #"{"$use":"a"}"#),
        request(8, "control/state"),
        request(9, "rpc/version", #"{"text":"\#(String(repeating: "x", count: 800))"}"#), "no JSON",
        request(10, "control/journal"),
        request(11, "control/reset", "{}"), request(12, "store/sampleQuery", #"{"type":"\#(stepCount)"}"#),
        request(13, "store/requestAuthorization", #"{"read":["\#(bloodType)"]}"#), request(14, "store/requestAuthorization"),
        request(15, "isAvailable"),
    ]

    @Test(arguments: values.keys.sorted())
    func `a session with an option can be replayed`(option: String) throws {
        let (value, text) = try #require(Self.values[option])
        var arguments: [String] = []
        if option == "clockStep" { arguments += ["--clock", "2026-03-01T08:00:00Z"] }
        arguments.append(option.reduce(into: "--") { $0 += $1.isUppercase ? "-" + $1.lowercased() : String($1) })
        if let value {
            if let text { try setMode(0o600, of: folder.write(text, to: value)) }
            arguments.append(text != nil || ["store", "auditLog"].contains(option) ? folder.file(value) : value)
        }
        let input = Self.messages.joined(separator: "\n")
        let ending = try Program.run(arguments + ["--record", path], input: input)
        #expect(ending.status == (option == "exceptions" ? 134 : 0), "\(ending.errors)")
        try replay()
    }

    @Test func `each option has a value here`() throws {
        let file = Program.protocolFolder.appending(path: "openrpc.json")
        let methods = try JSONValue(parsing: Array(Data(contentsOf: file))).member("methods")
        guard case .array(let elements) = methods else { throw Trouble("no methods") }
        let reset = elements.first { $0.member("name") == "control/reset" }?.member("params")
        guard case .array(let params)? = reset else { throw Trouble("no parameters") }
        #expect(Set(params.map { $0.member("name") }) == Set(Self.values.keys.map { .string($0) }))
    }

    @Test func `a session of a host that refuses control can be replayed, and its refused calls are named`() throws {
        let child = try Program.start("--no-control", "--consent", "ask", "--record", path)
        for line in Self.messages { try child.send(line + "\n") }
        #expect(try child.end().status == 0)
        try replay()
        let test = try Program.run("write-test", path, "--language", "bash")
        #expect(test.text.contains("control/addSteps (refused)"))
        #expect(!test.text.contains("control/lockDevice'"))
    }

    @Test(arguments: ["{\"a\":\n1", "", "x", "Content-Length: x"])
    func `a session with headers can be replayed`(text: String) throws {
        let pretty = request(1, "isAvailable").replacing(",", with: ",\n")
        let frames = [pretty, text, request(2, "isAvailable")].map { "Content-Length: \($0.utf8.count)\r\n\r\n\($0)" }
        for end in ["", "Length\r\n\r\n", "Content-Length: 9\r\n\r\n{"] {
            _ = try Program.run("--framing", "headers", "--record", path, input: frames.joined() + end)
            try replay()
            try FileManager.default.removeItem(atPath: path)
        }
    }

    @Test func `a message that is too long may come in pieces`() throws {
        let child = try Program.start("--max-frame", "100", "--record", path)
        try child.send(request(1, "isAvailable") + "\n" + String(repeating: "x", count: 150))
        _ = try child.line()
        _ = try child.line()
        try child.send(String(repeating: "x", count: 150) + "\n" + request(2, "isAvailable") + "\n")
        #expect(try child.end().status == 0)
        try replay()
        let file = try String(decoding: contents(of: path), as: UTF8.self)
        #expect(file.components(separatedBy: #""expect""#).count == 4)
    }

    @Test func `a session over the network without control, in which an exception ends an app, can be replayed`() throws {
        let server = try NetworkServerProcess("--no-control", "--exceptions", "abort", "--record", path)
        let (walk, owner) = (try server.webSocket("bundleId=walk"), try server.webSocket("role=owner"))
        #expect(try walk.call("control/lockDevice").member("code") == -32601)
        try owner.call("control/addSteps", #"{"count":5}"#)
        #expect(try walk.call("store/requestAuthorization").member("code") == -32002)
        let sleep = try server.webSocket("bundleId=sleep")
        try sleep.call("store/requestAuthorization", #"{"read":["\#(stepCount)"]}"#)
        try sleep.call("store/sampleQuery", #"{"type":"\#(stepCount)"}"#)
        #expect(try server.child.end().status == 0)
        try replay()
    }
}
