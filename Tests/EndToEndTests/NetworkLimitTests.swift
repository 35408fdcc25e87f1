import Foundation
import Glibc
import JSON
import Testing

/// The limits of what clients take of a server.
struct NetworkLimitTests {
    @Test func `an answer above the limit of unread output arrives, and so does what follows it`() throws {
        let server = try NetworkServerProcess()
        let client = try server.webSocket()
        try client.call("store/requestAuthorization", #"{"toShare":["\#(stepCount)"],"read":["\#(stepCount)"]}"#)
        let sample = #"""
            {"type":"\#(stepCount)","quantity":{"value":5,"unit":"count"},"startDate":"2026-01-01T08:00:00Z",\#
            "endDate":"2026-01-01T08:00:00Z","metadata":{"text":"\#(String(repeating: "x", count: 1 << 20))"}}
            """#
        let save = #"{"objects":[\#(Array(repeating: sample, count: 10).joined(separator: ","))]}"#
        for _ in 0..<7 { try client.call("store/save", save) }
        client.text(request(98, "store/sampleQuery", #"{"type":"\#(stepCount)"}"#))
        client.text(request(99, "isAvailable"))
        guard case .text(let text) = try client.arrival() else { throw Trouble("no answer") }
        #expect(text.utf8.count > 64 << 20)
        #expect(try client.message() == JSONValue(parsing: response(99, "true")))
    }

    @Test func `a client that reads nothing takes no more memory if it sends more, and the others are served`() throws {
        let server = try NetworkServerProcess()
        let many: [(String, [UInt8])] = [
            ("empty messages", NetworkClient.frame(1, [])), ("pings", NetworkClient.frame(9, [])),
            ("requests", NetworkClient.frame(1, Array(#"{"jsonrpc":"2.0","id":1,"method":"rpc/version"}"#.utf8))),
        ]
        for (name, frame) in many {
            let client = try server.webSocket()
            let part = Array(repeatElement(frame, count: 1000).joined())
            // The server stops reading at some time. Then the descriptor takes nothing more.
            var sent = 0
            client.sendUntilFull(part, limit: 40 << 20, sent: &sent)
            let base = try server.memory()
            client.sendUntilFull(part, limit: 80 << 20, sent: &sent)
            #expect(try server.webSocket().call("rpc/version").member("name") == "healthkit-bridge")
            #expect(try server.memory() - base < 20 << 20, "\(name)")
        }
    }

    @Test func `a stream of events that nobody reads costs little`() throws {
        // The sanitizer keeps freed memory, so the limit is relative to a server without the stream.
        #expect(try memoryOfEvents(hasStream: true) < memoryOfEvents(hasStream: false) + 32 << 20)
    }

    /// The memory that a server takes for many saves that an app observes.
    private func memoryOfEvents(hasStream: Bool) throws -> Int {
        let server = try NetworkServerProcess()
        let query = "token=\(server.token)&bundleId=a"
        let stream = hasStream ? try server.open(server.request("GET", "/events", query: query)) : nil
        _ = try stream?.head()
        let access = request(1, "store/requestAuthorization", #"{"read":["\#(stepCount)"]}"#)
        _ = try server.post(access, query: "bundleId=a")
        _ = try server.post(request(2, "store/observerQuery", #"{"type":"\#(stepCount)"}"#), query: "bundleId=a")
        let base = try server.memory()
        let owner = try server.webSocket("role=owner")
        let sample = #"""
            {"source":{"name":"Band","bundleIdentifier":"b"},"objects":[{"type":"\#(stepCount)","quantity":{"value":5,\#
            "unit":"count"},"startDate":"2026-01-01T08:00:00Z","endDate":"2026-01-01T08:00:00Z"}]}
            """#
        for _ in 0..<2000 { try owner.call("control/addSamples", sample) }
        return try withExtendedLifetime(stream) { try server.memory() - base }
    }

    @Test func `a fragment costs its own length, whatever came before it`() throws {
        let server = try NetworkServerProcess()
        let start = NetworkClient.frame(1, Array(repeating: UInt8(ascii: " "), count: 32 << 20), isFinal: false)
        let end = NetworkClient.frame(0, Array(request(1, "isAvailable").utf8))
        func seconds(fragments: Int) throws -> Double {
            let client = try server.webSocket()
            let part = NetworkClient.frame(0, [UInt8(ascii: " ")], isFinal: false)
            let before = try server.processorTime()
            client.send(start + Array(repeatElement(part, count: fragments).joined()) + end)
            #expect(try client.message() == JSONValue(parsing: response(1, "true")))
            return try server.processorTime() - before
        }
        // A copy of 32 MiB for each of 500 fragments takes seconds.
        #expect(try seconds(fragments: 500) < 2 * seconds(fragments: 1) + 0.5)
    }

    @Test func `strangers without a token cannot lock others out`() throws {
        let server = try NetworkServerProcess("--max-connections", "4")
        let app = try server.webSocket()
        let strangers = try (0..<200).map { _ in try server.open() }
        #expect(try app.call("isAvailable") == true)
        for _ in 0..<3 { #expect(try server.webSocket().call("isAvailable") == true) }
        #expect(try server.openFiles() < 150)
        // The oldest stranger has made room.
        #expect(try strangers[0].response().status == 503)
    }

    @Test func `clients that connect at once, and whose requests arrive in parts, are all served`() throws {
        let server = try NetworkServerProcess()
        let text = server.upgrade("bundleId=a")
        let clients = try (0..<150).map { _ in try server.open(String(text.prefix(50))) }
        for client in clients { client.send(String(text.dropFirst(50))) }
        for client in clients { #expect(try client.head().hasPrefix("HTTP/1.1 101 ")) }
    }

    @Test func `a client that vanishes is asked whether it is there`() throws {
        let server = try NetworkServerProcess()
        let client = try server.webSocket()
        // The columns are the own address, that of the peer, the state (01 is established), the queues, and the timer (02 is that of
        // keep-alive).
        let own = ":" + String(server.port, radix: 16, uppercase: true)
        let lines = try Program.shell("cat /proc/net/tcp").lines
        let timers = lines.map { $0.split(separator: " ") }.filter { $0[1].hasSuffix(own) && $0[3] == "01" }.map {
            $0[5].prefix(2)
        }
        #expect(timers == ["02"])
        withExtendedLifetime(client) {}
    }

    @Test func `unfinished requests count against one budget`() throws {
        let server = try NetworkServerProcess()
        let base = try server.memory()
        let length = 60 << 20
        let body = Array(repeating: UInt8(ascii: " "), count: length - 1)
        let head = """
            POST /rpc?token=\(server.token) HTTP/1.1\r
            Host: 127.0.0.1:\(server.port)\r
            Content-Type: application/json\r
            Content-Length: \(length)\r
            \r

            """
        // Bodies, frames and fragments without their last byte.
        let bodies = try (0..<3).map { _ in try server.open(head) }
        for client in bodies { client.send(body) }
        let socket = try server.webSocket()
        socket.send(NetworkClient.frame(1, body + [0]).dropLast())
        let last = try server.open(head)
        last.send(body)
        #expect(try last.response().status == 503)
        let other = try server.webSocket()
        other.frame(1, body, isFinal: false)
        guard case .close(1013) = try other.arrival() else { throw Trouble("not closed") }
        // Short requests have their place.
        #expect(try server.webSocket().call("isAvailable") == true)
        #expect(try server.memory() - base < 500 << 20)
        // What is finished is free again.
        for client in bodies { client.send([UInt8(ascii: " ")]) }
        for client in bodies { #expect(try client.response().status == 200) }
        let next = try server.open(head)
        next.send(body + [UInt8(ascii: " ")])
        #expect(try next.response().status == 200)
    }

    @Test func `a length above the largest number is too long`() throws {
        let server = try NetworkServerProcess()
        let text = server.request("POST", "/rpc", headers: "Content-Type: application/json\r\n")
        let client = try server.open(text.replacing("Content-Length: 0", with: "Content-Length: 9223372036854775808"))
        #expect(try client.response().status == 413)
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
