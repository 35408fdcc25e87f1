import JSON
import Testing

/// Several processes on one phone.
struct SharedPhoneTests {
    private let server: NetworkServerProcess

    init() throws { server = try NetworkServerProcess() }

    private static let access = #"{"toShare":["\#(stepCount)"],"read":["\#(stepCount)"]}"#
    private static let steps = #"{"type":"\#(stepCount)"}"#
    private static let save = #"""
        {"objects":[{"type":"HKQuantityTypeIdentifierStepCount","quantity":{"value":5,"unit":"count"},
        "startDate":"2026-01-01T08:00:00Z","endDate":"2026-01-01T08:00:00Z"}]}
        """#

    private func count(_ client: NetworkClient) throws -> Int? {
        guard case .array(let samples) = try client.call("store/sampleQuery", Self.steps).member("samples") else {
            return nil
        }
        return samples.count
    }

    @Test func `an app hears of the change of another app`() throws {
        let (walk, sleep) = (try server.webSocket("bundleId=walk"), try server.webSocket("bundleId=sleep"))
        for app in [walk, sleep] { try app.call("store/requestAuthorization", Self.access) }
        try sleep.call("store/observerQuery", Self.steps)
        #expect(try sleep.message().member("params", "delivery") == 1)
        try sleep.call("store/anchoredObjectQuery", #"{"type":"\#(stepCount)","updates":true}"#)
        try walk.call("store/save", Self.save)
        #expect(try sleep.message().member("params", "delivery") == 2)
        #expect(try sleep.message().member("method") == "store/anchoredObjectQuery.update")
        #expect(try count(sleep) == 1)
    }

    @Test func `two connections of one bundle identifier are two processes of one app`() throws {
        let (first, second) = (try server.webSocket("bundleId=a"), try server.webSocket("bundleId=a"))
        try first.call("store/requestAuthorization", Self.access)
        #expect(try second.call("store/authorizationStatus", Self.steps) == 2)
        try first.call("control/setAppState", #"{"state":"terminated"}"#)
        #expect(try first.call("store/authorizationStatus", Self.steps).member("code") == -32003)
        #expect(try second.call("store/authorizationStatus", Self.steps) == 2)
    }

    @Test func `a phone with another name lasts as long as its connections`() throws {
        var app: NetworkClient? = try server.webSocket("phone=mine")
        let owner = try server.webSocket("role=owner")
        try app?.call("store/requestAuthorization", Self.access)
        try app?.call("store/save", Self.save)
        #expect(try count(owner) == 0)
        let mine = try server.webSocket("phone=mine&role=owner")
        #expect(try count(mine) == 1)
        app = nil
        mine.frame(8, [])
        _ = try? mine.arrival()
        try poll("the phone is a new one") { try count(server.webSocket("phone=mine&role=owner")) == 0 }
    }

    @Test func `the device owner sees everything and calls nothing else of store`() throws {
        let (app, owner) = (try server.webSocket(), try server.webSocket("role=owner"))
        try app.call("store/requestAuthorization", Self.access)
        try owner.call("store/anchoredObjectQuery", #"{"type":"\#(stepCount)","updates":true}"#)
        try app.call("store/save", Self.save)
        #expect(try owner.message().member("method") == "store/anchoredObjectQuery.update")
        try owner.call("control/setAuthorization", #"{"type":"\#(stepCount)","direction":"read","allowed":false}"#)
        try owner.call("control/lockDevice")
        #expect(try count(app) == nil)
        #expect(try count(owner) == 1)
        for method in ["store/save", "store/requestAuthorization", "isAvailable", "flutter_health/getData"] {
            #expect(try owner.call(method).member("code") == -32601, "\(method)")
        }
        let reason =
            "Method not found: store/save. It is for apps, and this connection is the device owner: connect without role=owner."
        #expect(try owner.call("store/save").member("message") == .string(reason))
        #expect(try owner.call("store/saved").member("message") == "Method not found: store/saved")
        #expect(try owner.call("rpc/version").member("name") == "healthkit-bridge")
    }

    @Test func `the device owner acts on an app by its bundle identifier, also before it connects`() throws {
        let owner = try server.webSocket("role=owner")
        try owner.call("control/setEntitlements", #"{"bundleIdentifier":"a","healthkit":false}"#)
        try owner.call("control/failNext", #"{"bundleIdentifier":"b","method":"store/authorizationStatus","healthKitError":1}"#)
        #expect(try owner.call("control/state", #"{"bundleIdentifier":"a"}"#).member("appState") == "terminated")
        let (first, second) = (try server.webSocket("bundleId=a"), try server.webSocket("bundleId=b"))
        #expect(try first.call("store/requestAuthorization", Self.access).member("data", "code") == 4)
        #expect(try second.call("store/authorizationStatus", Self.steps).member("data", "code") == 1)
        let journal = try owner.call("control/journal", #"{"bundleIdentifier":"b"}"#)
        #expect(journal.member("entries") != [])
        #expect(try owner.call("control/journal", #"{"bundleIdentifier":"c"}"#).member("entries") == [])
        for (app, isVerified) in [("a", false), ("b", true)] as [(String, JSONValue)] {
            let call = #"{"bundleIdentifier":"\#(app)","method":"store/authorizationStatus","arguments":\#(Self.steps)}"#
            #expect(try owner.call("control/verify", call).member("verified") == isVerified)
        }
        #expect(try owner.call("control/state", #"{"bundleIdentifier":"a"}"#).member("appState") == "foreground")
        let wrong = try owner.call("control/state", #"{"bundleIdentifier":1}"#)
        #expect(wrong.member("data", "path") == "bundleIdentifier")
    }

    @Test func `the device owner answers the sheet of an app`() throws {
        let (app, owner) = (try server.webSocket("bundleId=a"), try server.webSocket("role=owner"))
        try owner.call("control/setConsent", #"{"policy":"ask"}"#)
        app.text(request(9, "store/requestAuthorization", Self.access))
        #expect(try app.message().member("method") == "control/permissionSheet")
        let sheet = try owner.call("control/state", #"{"bundleIdentifier":"a"}"#).member("openSheet", "sheet")
        #expect(sheet == 1)
        #expect(try owner.call("control/respondToPermissionSheet", #"{"bundleIdentifier":"a","policy":"deny"}"#) == .null)
        #expect(try app.message().member("id") == 9)
        #expect(try app.call("store/authorizationStatus", Self.steps) == 1)
    }

    @Test func `a reset gives every app a new process`() throws {
        let (app, owner) = (try server.webSocket("bundleId=a"), try server.webSocket("role=owner"))
        try app.call("store/requestAuthorization", Self.access)
        try owner.call("control/reset")
        #expect(try app.call("store/authorizationStatus", Self.steps) == 0)
        #expect(try owner.call("control/state").member("appState") == "terminated")
    }

    private func listedApps(_ owner: NetworkClient) throws -> [JSONValue] {
        guard case .array(let apps) = try owner.call("control/listApps").member("apps") else {
            throw Trouble("no apps")
        }
        return apps
    }

    @Test func `after a reset only apps that are connected run`() throws {
        let (first, second) = (try server.webSocket("bundleId=a"), try server.webSocket("bundleId=b"))
        let owner = try server.webSocket("role=owner")
        // The owner's calls about an app that has not connected.
        try owner.call("control/state", #"{"bundleIdentifier":"c"}"#)
        for client in [first, second, owner] {
            try client.call("control/reset")
            let apps = try listedApps(owner)
            #expect(apps.map { $0.member("bundleIdentifier") } == ["a", "b"])
            #expect(apps.map { $0.member("appState") } == ["foreground", "foreground"])
        }
    }

    @Test func `an app that has ended is listed while it is connected`() throws {
        let (app, owner) = (try server.webSocket("bundleId=a&name=Walk"), try server.webSocket("role=owner"))
        try app.call("rpc/version")
        try owner.call("control/setAppState", #"{"bundleIdentifier":"a","state":"terminated"}"#)
        let apps = try listedApps(owner)
        #expect(apps.map { $0.member("appState") } == ["terminated"])
        #expect(apps.first?.member("name") == "Walk")
        try owner.call("control/setAppState", #"{"bundleIdentifier":"a","state":"relaunched"}"#)
        #expect(try app.call("store/authorizationStatus", Self.steps) == 0)
    }

    @Test func `without control only the device owner has it`() throws {
        let server = try NetworkServerProcess("--no-control")
        #expect(try server.webSocket().call("control/state").member("code") == -32601)
        #expect(try server.webSocket("role=owner").call("control/state").member("locked") == false)
    }

    @Test func `the device owner watches the messages of apps`() throws {
        let (owner, other) = (try server.webSocket("role=owner"), try server.webSocket("role=owner"))
        #expect(try owner.call("control/watchTraffic") == .null)
        try other.call("control/state")
        let app = try server.webSocket("bundleId=a")
        #expect(try app.call("control/watchTraffic").member("code") == -32601)
        app.text(request(2, "rpc/nothing", #"{"text":"\#(String(repeating: "x", count: 70_000))"}"#))
        _ = try app.message()
        try app.call("rpc/discover")
        let entries = try (0..<6).map { _ in try owner.message().member("params") }
        #expect(entries.map { $0.member("sequence") } == [1, 2, 3, 4, 5, 6])
        #expect(entries.map { $0.member("direction") } == Array(repeating: ["request", "response"], count: 3).flatMap(\.self))
        #expect(entries[0].member("phone") == "shared")
        #expect(entries[0].member("bundleIdentifier") == "a")
        #expect(entries[0].member("time") == "2026-01-01T12:00:00Z")
        #expect(entries[0].member("message", "method") == "control/watchTraffic")
        #expect(entries[2].member("message") == .null)
        #expect(entries[2].member("method") == "rpc/nothing")
        guard case .integer(let count) = entries[2].member("bytes") else { throw Trouble("no number of bytes") }
        #expect(count > 70_000)
        #expect(entries[2].member("id") == 2)
        #expect(entries[5].member("message") == .null)
        #expect(entries[5].member("id") == entries[4].member("message", "id"))
        #expect(try owner.call("control/unwatchTraffic") == .null)
        try app.call("rpc/version")
        #expect(try owner.call("rpc/version").member("name") == "healthkit-bridge")
    }

    @Test func `a message of an app is passed on as it is, unless it is no JSON`() throws {
        let (owner, app) = (try server.webSocket("role=owner"), try server.webSocket("bundleId=a"))
        #expect(try owner.call("control/watchTraffic") == .null)
        for text in ["{\"jsonrpc\":\"2.0\",\n\t\"id\":1,\r\n\"method\":\"rpc/version\"}", #"no" JSON"#, "[]"] {
            app.text(text)
            _ = try app.message()
        }
        let entries = try (0..<6).map { _ in try owner.message().member("params") }
        #expect(entries[0].member("message") == ["jsonrpc": "2.0", "id": 1, "method": "rpc/version"])
        #expect(entries[1].member("message", "result", "name") == "healthkit-bridge")
        #expect(entries[2].member("message") == .null)
        #expect(entries[2].member("bytes") == 8)
        #expect(entries[3].member("message", "error", "code") == -32700)
        #expect(entries[4].member("message") == [])
    }

    @Test func `with the studio, kept messages come first and are read whole`() throws {
        let server = try NetworkServerProcess("--studio")
        let app = try server.webSocket("bundleId=a")
        app.text(request(1, "rpc/nothing", #"{"text":"\#(String(repeating: "x", count: 70_000))"}"#))
        _ = try app.message()
        try app.call("rpc/version")
        let owner = try server.webSocket("role=owner")
        owner.text(request(1, "control/watchTraffic", #"{"since":2}"#))
        let entries = try (0..<3).map { _ in try owner.message().member("params") }
        #expect(entries.map { $0.member("sequence") } == [2, 3, 4])
        #expect(try owner.message().member("result") == .null)
        let whole = try owner.call("control/readTraffic", #"{"sequence":1}"#)
        #expect(whole.member("message", "method") == "rpc/nothing")
        #expect(try owner.call("control/readTraffic", #"{"sequence":9}"#).member("code") == -32602)
        #expect(try app.call("control/appToken").member("code") == -32601)
    }

    @Test func `the server keeps what the device owner changes, for each page and for a test`() throws {
        let server = try NetworkServerProcess("--studio", "--consent", "ask")
        let (owner, app) = (try server.webSocket("role=owner"), try server.webSocket("bundleId=a"))
        app.text(request(1, "store/requestAuthorization", Self.access))
        _ = try app.message()
        for method in ["control/state", "control/listApps", "control/countSamples"] { try owner.call(method) }
        try owner.call("control/respondToPermissionSheet", #"{"bundleIdentifier":"a","policy":"deny"}"#)
        try owner.call("control/addSteps", #"{"count":5}"#)
        _ = try app.message()
        try app.call("store/sampleQuery", Self.steps)
        let page = try server.webSocket("role=owner")
        page.text(request(1, "control/watchTraffic", #"{"since":1}"#))
        var entries: [JSONValue] = []
        while let message = try? page.message(), message.member("method") == "control/traffic" {
            entries.append(message.member("params"))
        }
        let acts = entries.filter { $0.member("owner") == true && $0.member("direction") == "request" }
        #expect(acts.map { $0.member("message", "method") } == ["control/respondToPermissionSheet", "control/addSteps"])
        #expect(acts.map { $0.member("bundleIdentifier") } == ["a", .null])
        let written = try page.call("control/writeTest", #"{"app":"a","language":"bash"}"#)
        #expect(written.member("fileName") == "test_session.bash")
        #expect(written.member("remarks") == [])
        guard case .string(let recording) = try page.call("control/writeTest", #"{"app":"a"}"#).member("text") else {
            throw Trouble("no recording")
        }
        let folder = try TemporaryFolder()
        let ending = try Program.run("conformance", "--vectors", folder.write(recording, to: "session.json"))
        #expect(ending.status == 0, "\(ending.text)")
        #expect(!recording.contains("control/state") && recording.contains("control/addSteps"))
    }

    @Test func `the device owner is told of its own change before the answer`() throws {
        let owner = try server.webSocket("role=owner")
        try owner.call("control/watchTraffic")
        owner.text(request(7, "control/lockDevice"))
        let messages = try (0..<3).map { _ in try owner.message() }
        #expect(messages.map { $0.member("params", "direction") } == ["request", "response", .null])
        #expect(messages[2].member("id") == 7)
    }

    @Test func `an app that has gone keeps its name`() throws {
        let owner = try server.webSocket("role=owner")
        var app: NetworkClient? = try server.webSocket("bundleId=a&name=Walk")
        try app?.call("store/requestAuthorization", Self.access)
        app = nil
        try poll("the process has ended") { try listedApps(owner).first?.member("appState") == "terminated" }
        #expect(try listedApps(owner).first?.member("name") == "Walk")
    }

    @Test func `writing a test can be cancelled`() throws {
        let server = try NetworkServerProcess("--studio")
        let (owner, app) = (try server.webSocket("role=owner"), try server.webSocket("bundleId=a"))
        for seed in 1...20 { try app.call("control/generate", #"{"days":100,"seed":\#(seed)}"#) }
        let params = #"{"app":"a","language":"bash"}"#
        owner.text(request(1, "control/writeTest", params))
        owner.text(#"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":1}}"#)
        #expect(try owner.message().member("error", "code") == -32800)
    }

    @Test func `a client that goes away ends its process`() throws {
        let owner = try server.webSocket("role=owner")
        var app: NetworkClient? = try server.webSocket("bundleId=a")
        try app?.call("rpc/version")
        app = nil
        try poll("the process has ended") {
            try owner.call("control/state", #"{"bundleIdentifier":"a"}"#).member("appState") == "terminated"
        }
    }
}
