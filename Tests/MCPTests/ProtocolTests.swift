import BridgeCore
import Explanations
import JSON
import Testing

@testable import MCP

/// The messages of the Model Context Protocol.
struct ProtocolTests {
    private let client: MCPClient

    init() throws { client = try MCPClient() }

    private func modern(_ version: String) -> JSONValue {
        [
            "_meta": [
                "io.modelcontextprotocol/protocolVersion": .string(version), "io.modelcontextprotocol/clientCapabilities": [:],
            ]
        ]
    }

    @Test(arguments: ["2025-11-25", "2024-11-05", "2099-01-01", "not a version"])
    func `initialize answers with the version that the server has`(version: String) throws {
        let result = try client.result("initialize", ["protocolVersion": .string(version), "capabilities": [:]])
        #expect(result["protocolVersion"] == "2025-11-25")
        #expect(result["capabilities"] == ["tools": [:], "resources": [:], "prompts": [:]])
        #expect(result["serverInfo"]?["name"] == "healthkit-bridge")
        #expect(result["resultType"] == nil)
    }

    @Test func `server/discover lists the versions, the newest first`() throws {
        let result = try client.result("server/discover", modern("2026-07-28"))
        #expect(result["supportedVersions"] == ["2026-07-28", "2025-11-25"])
        #expect(result["resultType"] == "complete")
        #expect(result["ttlMs"] == 3_600_000)
        #expect(result["cacheScope"] == "private")
    }

    @Test func `a request with an unknown version fails with the known ones`() throws {
        let error = try client.request("tools/list", modern("2027-01-01"))["error"]
        #expect(error?["code"] == -32022)
        #expect(error?["data"] == ["supported": ["2025-11-25", "2026-07-28"], "requested": "2027-01-01"])
    }

    @Test func `a result of 2026-07-28 says that it is complete, without a lifetime if it changes`() throws {
        var params = try #require(modern("2026-07-28").members.first).value
        params = ["_meta": params, "name": "explain", "arguments": ["query": "AUTH-11"]]
        let result = try client.result("tools/call", params)
        #expect(result["resultType"] == "complete")
        #expect(result["ttlMs"] == nil)
    }

    @Test func `2026-07-28 needs the capabilities of the client, and has neither initialize nor ping`() throws {
        let meta: JSONValue = ["_meta": ["io.modelcontextprotocol/protocolVersion": "2026-07-28"]]
        #expect(try client.request("tools/list", meta)["error"]?["code"] == -32602)
        for method in ["initialize", "ping"] {
            #expect(try client.request(method, modern("2026-07-28"))["error"]?["code"] == -32601)
        }
    }

    @Test func `messages that are none get an error, and the next one is answered`() throws {
        let ping = #"{"jsonrpc":"2.0","id":"last","method":"ping"}"#
        let messages = try client.send("{\n[]\n{\"jsonrpc\":\"2.0\",\"id\":3}\n[\(ping)]\n\(ping)\n")
        #expect(messages.map { $0["error"]?["code"] } == [-32700, -32600, -32600, -32600, nil])
        #expect(messages.last?["id"] == "last")
        #expect(messages.last?["result"] == [:])
    }

    @Test func `notifications and responses get no answer`() throws {
        let messages = try client.send(
            """
            {"jsonrpc":"2.0","method":"notifications/initialized"}
            {"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":7}}
            {"jsonrpc":"2.0","id":1,"result":{}}

            """
        )
        #expect(messages.isEmpty)
    }

    @Test func `a flood of requests is answered in order`() throws {
        let lines = (1...2000).map { #"{"jsonrpc":"2.0","id":\#($0),"method":"ping"}"# }
        let messages = try client.send(lines.joined(separator: "\n"))
        #expect(messages.map { $0["id"] } == (1...2000).map { .integer(Int64($0)) })
    }

    @Test func `an unknown method has a suggestion`() throws {
        let error = try client.request("tool/list")["error"]
        #expect(error?["code"] == -32601)
        #expect(error?["data"]?["didYouMean"] == "tools/list")
    }

    @Test func `a cancelled call ends, and gets no answer`() throws {
        let call = #"{"name":"add_data","arguments":{"kind":"generate","params":{"days":3000}}}"#
        let messages = try client.send(
            #"{"jsonrpc":"2.0","id":5,"method":"tools/call","params":\#(call)}"# + "\n",
            thenDuringCalls: """
                {"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":5}}
                {"jsonrpc":"2.0","id":6,"method":"ping"}

                """
        )
        #expect(messages.map { $0["id"] } == [6])
        #expect(client.session.phone.ask("control/countSamples")["counts"] == [])
    }
}
