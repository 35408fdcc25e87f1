import Foundation
import Testing

@testable import Conformance

/// The sample of the vectors over WebSocket. Each case has a phone of its own. Cases with equal options share a server.
struct WebSocketVectorTests {
    /// A server has other framing, limits, ends and exit statuses than a pipe. The other tests of the network test these.
    private static func isAboutPipes(_ feature: WireFeature) -> Bool {
        [.framing, .atEnd, .exitStatus].contains(feature)
    }

    @Test func `the sample of the vectors passes over WebSocket`() throws {
        let all = try VectorFile.load(from: Program.protocolFolder.path)
        let servers = Servers()
        let runner = VectorRunner { options in try WebSocketConnection(options.arguments, servers) }
        var count = 0
        for file in ProcessInfo.processInfo.environment["HEALTHKIT_VECTORS"] == "all" ? all : VectorFile.sample(of: all)
        {
            for vector in file.cases where !vector.wireFeatures.contains(where: Self.isAboutPipes) {
                let failure = runner.run(vector, of: file).failure
                #expect(failure == nil, "\(file.path): \(vector.name)")
                count += 1
            }
        }
        #expect(count > 300)
    }
}

/// Running servers by their arguments.
private final class Servers {
    private var servers: [[String]: NetworkServerProcess] = [:]
    private var phones = 0

    /// A server, and a connection to a new phone of it.
    func connect(_ arguments: [String]) throws -> (NetworkServerProcess, NetworkClient) {
        let server = try servers[arguments] ?? NetworkServerProcess(arguments: arguments)
        // A server with a file of its case serves no other case.
        if !arguments.contains(where: { $0.hasPrefix("/") }) { servers[arguments] = server }
        phones += 1
        return (server, try server.webSocket("phone=case-\(phones)"))
    }
}

/// A phone of a server, connected by WebSocket. Each line of input is a message.
private final class WebSocketConnection: Conformance.Connection {
    /// Ends when nothing retains it.
    private let server: NetworkServerProcess
    private let client: NetworkClient
    private var line: [UInt8] = []
    private var isClosed = false

    init(_ arguments: [String], _ servers: Servers) throws {
        (server, client) = try servers.connect(arguments)
    }

    func send(_ bytes: [UInt8]) {
        line += bytes
        while let end = line.firstIndex(of: UInt8(ascii: "\n")) {
            client.frame(1, Array(line[..<end]))
            line.removeFirst(end + 1)
        }
    }

    func receive() throws(ConnectionFailure) -> [UInt8] {
        guard !isClosed, let arrival = try? client.arrival() else { throw .endOfOutput }
        switch arrival {
        case .text(let text): return Array(text.utf8) + [UInt8(ascii: "\n")]
        case .pong: return try receive()
        case .close:
            isClosed = true
            throw .endOfOutput
        }
    }

    func finish() -> (output: [UInt8], status: Int32) {
        client.frame(8, [3, 232])
        var output: [UInt8] = []
        while let bytes = try? receive() { output += bytes }
        return (output, isClosed ? 0 : 1)
    }

    func abandon() {}

    let standardError: [String] = []
}
