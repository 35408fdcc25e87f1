import Bridge
import BridgeCore
import BridgeTesting
import Explanations
import HealthJSON
import JSON
import Recordings
import Testing

@testable import MCP

/// A client of a server in this process, with a phone in memory.
final class MCPClient {
    let session: Session
    private var latestID = 0

    init(_ access: Session.Access = .ownPhone) throws {
        let connection = try Connection(options: Session.ownPhone(files: .none), channels: Channels.registry)
        session = Session(connection, options: SessionTest.usualOptions, try Reference(), access)
    }

    /// Sends lines to a new server of the session, and returns its messages.
    func send(_ text: String, thenDuringCalls later: String? = nil) throws -> [JSONValue] {
        let stream = TestStream()
        var input = [text, later].compactMap(\.self).map { Array($0.utf8) }
        stream.meanwhile = { input.isEmpty ? .end : .bytes(input.removeFirst()[...]) }
        MCPServer(session, over: stream).serve()
        return try stream.takeOutput().split(separator: UInt8(ascii: "\n")).map { try JSONValue(parsing: Array($0)) }
    }

    /// The response to a request.
    func request(_ method: String, _ params: JSONValue = [:]) throws -> JSONValue {
        latestID += 1
        let message: JSONValue = ["jsonrpc": "2.0", "id": .integer(Int64(latestID)), "method": .string(method), "params": params]
        let responses = try send(message.jsonText + "\n")
        #expect(responses.count == 1)
        return try #require(responses.first)
    }

    func result(_ method: String, _ params: JSONValue = [:]) throws -> JSONValue {
        let response = try request(method, params)
        return try #require(response["result"], "\(response.jsonText)")
    }

    /// The whole result of a tool.
    func tool(_ name: String, _ arguments: JSONValue = [:]) throws -> JSONValue {
        try result("tools/call", ["name": .string(name), "arguments": arguments])
    }

    /// The structured content of a tool that succeeds.
    func content(_ name: String, _ arguments: JSONValue = [:]) throws -> JSONValue {
        let result = try tool(name, arguments)
        return try #require(result["structuredContent"], "\(result.jsonText)")
    }

    /// The text of a tool that fails.
    func failure(_ name: String, _ arguments: JSONValue = [:]) throws -> String {
        let result = try tool(name, arguments)
        #expect(result["isError"] == true)
        #expect(result["structuredContent"] == nil)
        return try #require(result["content"]?.elements.first?["text"]?.text)
    }

    /// Makes a call as the app.
    func call(_ method: String, _ params: JSONValue = [:]) throws -> JSONValue {
        try content("call_method", ["method": .string(method), "params": params])
    }
}

let stepCount = "HKQuantityTypeIdentifierStepCount"
