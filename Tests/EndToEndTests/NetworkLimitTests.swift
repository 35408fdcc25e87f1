import Foundation
import Glibc
import JSON
import Testing

/// The limits of what clients take of a server.
struct NetworkLimitTests {
    /// A save of many samples, so that their query has a long answer.
    private func fill(_ client: NetworkClient, count: Int) throws {
        try client.call("store/requestAuthorization", #"{"toShare":["\#(stepCount)"],"read":["\#(stepCount)"]}"#)
        let sample = #"""
            {"type":"\#(stepCount)","quantity":{"value":5,"unit":"count"},"startDate":"2026-01-01T08:00:00Z",\#
            "endDate":"2026-01-01T08:00:00Z","metadata":{"text":"\#(String(repeating: "x", count: 1000))"}}
            """#
        let samples = Array(repeating: sample, count: 1000).joined(separator: ",")
        for _ in 0..<count / 1000 { try client.call("store/save", #"{"objects":[\#(samples)]}"#) }
    }

    @Test func `an answer above the limit of unread output arrives, and so does what follows it`() throws {
        let server = try NetworkServerProcess()
        let client = try server.webSocket()
        try fill(client, count: 4000)
        // 70 times the samples of 1.2 MB each in a batch are more than 64 MiB.
        let query = request(1, "store/sampleQuery", #"{"type":"\#(stepCount)","limit":1000}"#)
        let batch = "[\(Array(repeating: query, count: 70).joined(separator: ","))]"
        client.text(batch)
        client.text(request(2, "isAvailable"))
        guard case .text(let text) = try client.arrival() else { throw Trouble("no answer") }
        #expect(text.utf8.count > 64 << 20)
        #expect(try client.message() == JSONValue(parsing: response(2, "true")))
    }

    @Test func `a client that sends much and reads nothing takes little memory, and the others are served`() throws {
        let server = try NetworkServerProcess()
        let base = try server.memory()
        let many: [(String, [UInt8])] = [
            ("empty messages", NetworkClient.frame(1, [])), ("pings", NetworkClient.frame(9, [])),
            ("requests", NetworkClient.frame(1, Array(#"{"jsonrpc":"2.0","id":1,"method":"rpc/version"}"#.utf8))),
        ]
        for (name, frame) in many {
            let client = try server.webSocket()
            let part = Array(repeatElement(frame, count: 1000).joined())
            // The server stops reading at some time. Then the descriptor takes nothing more.
            client.sendUntilFull(part, limit: 40 << 20)
            #expect(try server.webSocket().call("rpc/version").member("name") == "healthkit-bridge")
            #expect(try server.memory() - base < 64 << 20, "\(name)")
        }
    }

    @Test func `a stream of events that nobody reads is ended, at a cost near the limit`() throws {
        let server = try NetworkServerProcess()
        let query = "token=\(server.token)&bundleId=a"
        let stream = try server.open(server.request("GET", "/events", query: query))
        _ = try stream.head()
        let access = request(1, "store/requestAuthorization", #"{"read":["\#(stepCount)"]}"#)
        _ = try server.post(access, query: "bundleId=a")
        _ = try server.post(request(2, "store/observerQuery", #"{"type":"\#(stepCount)"}"#), query: "bundleId=a")
        let base = try server.memory()
        let owner = try server.webSocket("role=owner")
        let sample = #"""
            {"source":{"name":"Band","bundleIdentifier":"b"},"objects":[{"type":"\#(stepCount)","quantity":{"value":5,\#
            "unit":"count"},"startDate":"2026-01-01T08:00:00Z","endDate":"2026-01-01T08:00:00Z"}]}
            """#
        for _ in 0..<3000 { try owner.call("control/addSamples", sample) }
        #expect(try server.memory() - base < 32 << 20)
        withExtendedLifetime(stream) {}
    }

    @Test func `fragments cost the same in total, whatever their number`() throws {
        let server = try NetworkServerProcess()
        let length = 16 << 20
        func seconds(fragment: Int) throws -> Double {
            let client = try server.webSocket()
            let text = Array(repeating: UInt8(ascii: " "), count: length - 50) + Array(request(1, "isAvailable").utf8)
            var frames: [UInt8] = []
            for start in stride(from: 0, to: text.count, by: fragment) {
                let end = min(start + fragment, text.count)
                frames += NetworkClient.frame(start == 0 ? 1 : 0, Array(text[start..<end]), isFinal: end == text.count)
            }
            let before = try server.processorTime()
            client.send(frames)
            #expect(try client.message() == JSONValue(parsing: response(1, "true")))
            return try server.processorTime() - before
        }
        let (few, many) = (try seconds(fragment: 1 << 20), try seconds(fragment: 8 << 10))
        #expect(many < 4 * few + 0.5)
    }

    @Test func `strangers without a token cannot lock others out`() throws {
        let server = try NetworkServerProcess("--max-connections", "4")
        let app = try server.webSocket()
        let strangers = try (0..<200).map { _ in try server.open() }
        #expect(try app.call("isAvailable") == true)
        for _ in 0..<3 { #expect(try server.webSocket().call("isAvailable") == true) }
        #expect(try server.openFiles() < 150)
        // The oldest stranger has made room.
        #expect(throws: Trouble.self) { try strangers[0].head() }
    }

    @Test func `more connections than descriptors are status 64`() throws {
        let ending = try Program.shell(#"ulimit -n 500; exec "$0" serve --listen 127.0.0.1:0"#)
        #expect(ending.status == 64)
        #expect(ending.errors.contains("--max-connections"))
    }

    @Test func `the soft limit of descriptors is raised`() throws {
        let ending = try Program.shell(#"ulimit -Sn 100; exec "$0" serve --listen 127.0.0.1:0"#)
        #expect(ending.status == 0)
        #expect(String(decoding: ending.output, as: UTF8.self).contains("ownerToken"))
    }
}
