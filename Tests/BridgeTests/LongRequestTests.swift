import BridgeTesting
import Foundation
import HealthModel
import JSON
import JSONRPC
import Testing

@testable import BridgeCore
@testable import HealthJSON

/// Progress and cancellation of imports.
struct LongRequestTests {
    private static let count = Client.line(
        "store/statisticsQuery", ["type": "HKQuantityTypeIdentifierStepCount", "options": ["cumulativeSum"]], id: 9
    )

    /// Runs an import with a closure that supplies input while it runs. Returns the output.
    private func importing(
        _ client: Client, _ more: String = "", progress: Bool = false, meanwhile: @escaping (Int) -> String = { _ in "" }
    ) throws -> [JSONValue] {
        let file = try Export(8_000)
        var looks = 0
        client.host.stream.meanwhile = {
            looks += 1
            let bytes = Array(meanwhile(looks).utf8)
            return bytes.isEmpty ? .nothing : .bytes(bytes[...])
        }
        defer { client.host.stream.meanwhile = { .nothing } }
        let params: JSONValue = ["path": .string(file.path), "progress": .bool(progress)]
        return try messages(client.send(Client.line("control/import", params, id: 1) + more))
    }

    private func client(_ configure: (inout HostOptions) -> Void = { _ in }) throws -> Client {
        let client = try Client(configure)
        try client.result("store/requestAuthorization", ["read": ["HKQuantityTypeIdentifierStepCount"]])
        return client
    }

    /// The number of steps in the store.
    private func steps(_ client: Client) throws -> JSONValue? {
        try messages(client.send(Self.count)).first?["result"]?["sumQuantity"]?["value"]
    }

    private static let cancellation = #"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":1}}"# + "\n"
    private static let cancelled: JSONValue = [
        "jsonrpc": "2.0", "id": 1, "error": ["code": -32800, "message": "Request cancelled"],
    ]

    @Test func `a client that requests progress gets each tenth once, and nothing after the response`() throws {
        let client = try client()
        let answers = try importing(client, progress: true)
        let fractions = answers.compactMap { $0["params"]?["fraction"] }
        // A piece of input may span several tenths, so some are skipped.
        #expect(fractions.count == Set(fractions).count && fractions.count > 3 && fractions.last == 1.0)
        #expect(answers.dropLast().allSatisfy { $0["method"] == "control/progress" })
        #expect(answers.last?["result"]?["problems"] == [])
        #expect(try importing(client).count == 1)
    }

    @Test(arguments: ["objects", "predicate"]) func `a long list is cancelled while it is read`(name: String) throws {
        let client = try client()
        let sample: JSONValue = [
            "type": "HKQuantityTypeIdentifierStepCount", "quantity": ["value": 5, "unit": "count"],
            "startDate": "2026-01-01T08:00:00Z", "endDate": "2026-01-01T08:00:00Z",
        ]
        let part: JSONValue = ["startDate": "2026-01-01T08:00:00Z"]
        let line =
            name == "objects"
            ? Client.line(
                "control/addSamples", ["source": "watch", "objects": .array(Array(repeating: sample, count: 1000))], id: 1)
            : Client.line(
                "control/deleteSamples",
                [
                    "type": "HKQuantityTypeIdentifierStepCount",
                    "predicate": ["or": .array(Array(repeating: part, count: 1000))],
                ], id: 1)
        var looks = 0
        client.host.stream.meanwhile = {
            looks += 1
            return looks == 1 ? .bytes(Array(Self.cancellation.utf8)[...]) : .nothing
        }
        #expect(try messages(client.send(line)) == [Self.cancelled])
        client.host.stream.meanwhile = { .nothing }
        #expect(looks < 3)
        #expect(try steps(client) == nil)
    }

    @Test func `progress is sent at once`() throws {
        let client = try client()
        let sent = Sent()
        client.host.stream.sent = sent.count
        var counts: [Int] = []
        let answers = try importing(client, progress: true) { _ in
            counts.append(sent.lines)
            return ""
        }
        #expect(counts.last == sent.lines - 1 && sent.lines == answers.count && sent.lines > 3)
        #expect(Set(counts).count > 3)
    }

    @Test func `a cancellation that arrives during an import ends it and leaves the store unchanged`() throws {
        let client = try client()
        let answers = try importing(client) { $0 == 3 ? Self.cancellation : "" }
        #expect(answers == [Self.cancelled])
        #expect(try steps(client) == nil)
        #expect(try importing(client).count == 1)
        #expect(try steps(client) == 8000.0)
    }

    @Test func `a cancellation in the same read ends an import`() throws {
        let client = try client()
        let answers = try importing(client, Client.line("isAvailable", id: 2) + Self.cancellation)
        #expect(answers == [Self.cancelled, ["jsonrpc": "2.0", "id": 2, "result": true]])
    }

    @Test func `a cancellation may arrive in pieces, and an incomplete one has no effect`() throws {
        let client = try client()
        let bytes = Array(Self.cancellation)
        let answers = try importing(client) { look in
            look < 3 ? String(bytes[(look - 1) * 20..<look * 20]) : look == 3 ? String(bytes[40...]) : ""
        }
        #expect(answers == [Self.cancelled])
        let half = try importing(client) { look in look == 1 ? String(bytes[..<40]) : "" }
        #expect(half.count == 1 && half[0]["result"] != nil)
        #expect(try messages(client.send(String(bytes[40...]))).isEmpty)
        #expect(try client.result("isAvailable") == true)
    }

    @Test func `requests that arrive during an import are answered afterwards, in order`() throws {
        let client = try client()
        let answers = try importing(client, Client.line("isAvailable", id: 2)) { look in
            switch look {
            case 1: "not JSON\n" + Client.line("nothing", id: 3)
            case 2: Self.count + #"{"jsonrpc":"2.0","id":"c","method":"$/cancelRequest","params":{"id":2}}"# + "\n[]\n"
            default: ""
            }
        }
        #expect(answers.map { $0["id"] } == [1, 2, .null, 3, 9, "c", .null])
        #expect(answers[4]["result"]?["sumQuantity"]?["value"] == 8000.0)
    }

    @Test func `cancellation works with headers too`() throws {
        let client = try Client { $0.framing = .headers }
        func frame(_ text: String) -> String { "Content-Length: \(text.utf8.count)\r\n\r\n\(text)" }
        let cancellation = frame(Self.cancellation)
        let large = try Export(8_000)
        var looks = 0
        client.host.stream.meanwhile = {
            looks += 1
            let pieces = [2: cancellation.prefix(30), 4: cancellation.dropFirst(30)]
            return pieces[looks].map { .bytes(Array($0.utf8)[...]) } ?? .nothing
        }
        let output = client.send(frame(Client.line("control/import", ["path": .string(large.path)], id: 1)))
        #expect(output.hasSuffix(text(Self.cancelled)))
        #expect(looks == 4)
        #expect(client.send(frame(Client.line("isAvailable", id: 2))).hasSuffix("true}"))
    }

    @Test func `buffered input is bounded, and none is lost`() throws {
        let client = try client()
        let line = Client.line("isAvailable", id: 2)
        let piece = String(repeating: line, count: (400 << 10) / line.utf8.count)
        var held = 0
        let answers = try importing(client) { _ in
            held += piece.utf8.count
            return piece
        }
        #expect(held > (600 << 10) && held <= (1424 << 10))
        #expect(answers.count == 1 + held / line.utf8.count)
    }

    @Test func `a cancellation of the second of two imports ends only the second`() throws {
        let client = try client()
        let small = try Export(3)
        let second = Client.line("control/import", ["path": .string(small.path)], id: 2)
        let cancellation = Self.cancellation.replacing(#""id":1"#, with: #""id":2"#)
        let answers = try importing(client, second + cancellation)
        #expect(answers.count == 2 && answers[0]["result"] != nil)
        #expect(answers[1]["id"] == 2 && answers[1]["error"]?["code"] == -32800)
        #expect(try steps(client) == 8000.0)
    }

    @Test(
        arguments: [
            ("store/sampleQuery", ["type": "HKQuantityTypeIdentifierStepCount"]),
            ("store/statisticsQuery", ["type": "HKQuantityTypeIdentifierStepCount", "options": ["cumulativeSum"]]),
            ("control/snapshot", ["name": "all"]),
            ("control/deleteSamples", ["type": "HKQuantityTypeIdentifierStepCount"]),
        ] as [(String, JSONValue)]
    )
    func `a query, a snapshot and a deletion can be cancelled`(method: String, params: JSONValue) throws {
        let client = try client()
        let file = try Export(16_000)
        try client.result("control/import", ["path": .string(file.path)])
        let request = Client.line(method, params, id: 1)
        client.host.stream.meanwhile = { .bytes(Array(Self.cancellation.utf8)[...]) }
        #expect(try messages(client.send(request)) == [Self.cancelled])
        client.host.stream.meanwhile = { .nothing }
        #expect(try client.result("control/listSnapshots") == ["snapshots": []])
        #expect(try steps(client) == 16_000.0)
        #expect(try messages(client.send(request)).first?["result"] != nil)
    }

    @Test(
        arguments: [
            ["intervalComponents": ["nanosecond": 400_000_000]],
            ["intervalComponents": ["day": 1], "from": "0100-01-01T00:00:00Z", "to": "2026-01-01T00:00:00Z"],
        ] as [JSONValue]
    )
    func `a collection of many intervals can be cancelled, and then does not run`(params: JSONValue) throws {
        let client = try client()
        try client.result("control/addSamples", Self.longSample)
        guard case .object(var members) = params else { return }
        members["type"] = "HKQuantityTypeIdentifierStepCount"
        members["options"] = ["cumulativeSum"]
        members["anchorDate"] = "2026-01-01T00:00:00Z"
        let request = Client.line("store/statisticsCollectionQuery", .object(members), id: 1)
        // The query of the samples looks for a cancellation once at most.
        var looks = 0
        client.host.stream.meanwhile = {
            looks += 1
            return looks == 3 ? .bytes(Array(Self.cancellation.utf8)[...]) : .nothing
        }
        #expect(try messages(client.send(request)) == [Self.cancelled])
        #expect(looks == 3)
        client.host.stream.meanwhile = { .nothing }
        #expect(try client.result("control/state")["queries"] == [])
    }

    /// Steps of a little less than a day.
    private static let longSample: JSONValue = [
        "source": ["name": "Watch", "bundleIdentifier": "com.apple.health.watch"],
        "objects": [
            [
                "type": "HKQuantityTypeIdentifierStepCount", "quantity": ["value": 1, "unit": "count"],
                "startDate": "2026-01-01T00:00:00Z", "endDate": "2026-01-01T23:59:00Z",
            ]
        ],
    ]

    /// The clock stops at the last event, and the workout has the readings up to then.
    @Test func `a long step of the clock during a workout can be cancelled`() throws {
        let client = try client { $0.device = EmulatedDevice(.watch) }
        let types: JSONValue = ["HKQuantityTypeIdentifierHeartRate"]
        try client.result("store/requestAuthorization", ["toShare": ["HKWorkoutTypeIdentifier"], "read": types])
        let running: JSONValue = ["activityType": 37]
        try client.result("store/workoutSession.create", ["configuration": running])
        try client.result("store/workoutSession.associatedWorkoutBuilder", ["session": 1])
        try client.result("store/liveWorkoutBuilder.setDataSource", ["builder": 2, "configuration": running])
        try client.result("store/workoutSession.startActivity", ["session": 1])
        try client.result("store/workoutBuilder.beginCollection", ["builder": 2, "startDate": "2026-01-01T12:00:00Z"])
        var looks = 0
        client.host.stream.meanwhile = {
            looks += 1
            return looks == 3 ? .bytes(Array(Self.cancellation.utf8)[...]) : .nothing
        }
        let answers = try messages(client.send(Client.line("control/advanceClock", ["seconds": 86_400], id: 1)))
        #expect(answers.first == Self.cancelled)
        client.host.stream.meanwhile = { .nothing }
        #expect(try client.result("control/state")["clock"] == "2026-01-01T14:00:00Z")
        let query: JSONValue = ["type": "HKQuantityTypeIdentifierHeartRate"]
        guard case .array(let samples)? = try client.result("store/sampleQuery", query)["samples"] else { return }
        #expect(samples.count == 2 * 3600 / 5)
    }

    @Test(arguments: ["withdrawConsent", "getConsents"])
    func `reading many records of consent can be cancelled, and records nothing`(method: String) throws {
        let client = try client()
        let params: JSONValue = ["identifiers": ["HKQuantityTypeIdentifierStepCount"], "version": "1"]
        let record = Client.line("healthkit_permissions/recordConsent", params, id: 2)
        _ = client.send(String(repeating: record, count: 600))
        var looks = 0
        client.host.stream.meanwhile = {
            looks += 1
            return looks == 3 ? .bytes(Array(Self.cancellation.utf8)[...]) : .nothing
        }
        let line = Client.line("healthkit_permissions/\(method)", id: 1)
        #expect(try messages(client.send(line)) == [Self.cancelled])
        client.host.stream.meanwhile = { .nothing }
        #expect(try client.result("healthkit_permissions/getConsents").count == 600)
    }

    @Test func `a signal cancels an import`() throws {
        let client = try client()
        var looks = 0
        client.host.stream.meanwhile = {
            looks += 1
            return looks == 2 ? .interruption : .nothing
        }
        let file = try Export(8_000)
        let line = Client.line("control/import", ["path": .string(file.path)], id: 1)
        #expect(try messages(client.send(line)) == [Self.cancelled])
        client.host.stream.meanwhile = { .nothing }
        #expect(try steps(client) == nil)
    }

    @Test func `the end of input lets an import finish`() throws {
        let client = try client()
        let small = try Export(3)
        let line = Client.line("control/import", ["path": .string(small.path)], id: 1)
        #expect(client.send(String(line.dropLast())).isEmpty)
        #expect(try messages(client.finish()).first?["result"] != nil)
        #expect(client.status == .ended(exitStatus: 0))
    }

    @Test func `a prelude can import, and sends no progress`() throws {
        let small = try Export(3)
        let client = try client {
            $0.prelude = Client.line("control/import", ["path": .string(small.path), "progress": true], id: 1)
        }
        #expect(try steps(client) == 3.0)
        #expect(client.send(Client.line("control/reset", id: 1)) == #"{"jsonrpc":"2.0","id":1,"result":null}"# + "\n")
    }

    @Test func `a reset restores the contents of a store file from before an import`() throws {
        let small = try Export(3)
        let path = small.path + ".store"
        defer {
            for end in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: path + end) }
        }
        do {
            let client = try client { $0.storePath = path }
            try client.result("control/import", ["path": .string(small.path)])
        }
        let client = try client {
            $0.storePath = path
            $0.seed = 2
        }
        #expect(try importing(client).count == 1)
        #expect(try steps(client) == 8000.0)
        try client.result("control/reset")
        #expect(try steps(client) == 3.0)
    }
}

/// An export with one step sample for each of `count` minutes. Each takes 170 bytes, and the host reads 256 KB at a time.
private final class Export {
    let path = FileManager.default.temporaryDirectory.appending(path: "healthkit-bridge-\(UUID()).xml").path

    init(_ count: Int) throws {
        let records = (0..<count).map { number in
            let time = "2024-01-\(10 + number / 1440) \(Self.pad(number / 60 % 24)):\(Self.pad(number % 60))"
            return #" <Record type="HKQuantityTypeIdentifierStepCount" sourceName="iPhone" unit="count" value="1" "#
                + #"startDate="\#(time):00 +0000" endDate="\#(time):30 +0000"/>"#
        }
        try Data("<HealthData>\n\(records.joined(separator: "\n"))\n</HealthData>\n".utf8).write(to: URL(filePath: path))
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    private static func pad(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }
}

/// Counts the lines that have been sent.
private final class Sent {
    private(set) var lines = 0

    func count(_ bytes: [UInt8]) { lines += bytes.count { $0 == UInt8(ascii: "\n") } }
}
