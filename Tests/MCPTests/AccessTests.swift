import BridgeCore
import Explanations
import JSON
import Testing

@testable import MCP

/// A session with a store that is not its own.
struct AccessTests {
    @Test func `a session that reads has only tools that read`() throws {
        let client = try MCPClient(.reading)
        let tools = try client.result("tools/list")["tools"]?.elements ?? []
        #expect(tools.count == 8)
        #expect(tools.allSatisfy { $0["annotations"]?["readOnlyHint"] == true })
        for name in ["call_method", "act_as_user", "add_data", "start_phone", "write_test"] {
            #expect(try client.request("tools/call", ["name": .string(name)])["error"]?["code"] == -32602)
        }
        #expect(try client.failure("statistics", ["type": "stepCount"]).contains("--read"))
    }

    @Test func `a session that writes is an app, and never the user`() throws {
        let client = try MCPClient(.writing)
        for method in ["control/setAuthorization", "control/setConsent", "control/reset", "control/deleteSamples"] {
            #expect(try client.failure("call_method", ["method": .string(method)]).contains("There is no method"))
        }
        let available = try client.call("store/isHealthDataAvailable")
        #expect(available["result"] == true)
    }

    @Test func `the resources are lists, rules, types and pages`() throws {
        let client = try MCPClient(.reading)
        func text(_ uri: String) throws -> String? {
            try client.result("resources/read", ["uri": .string(uri)])["contents"]?.elements.first?["text"]?.text
        }
        let listed = try client.result("resources/list")["resources"]?.elements.compactMap { $0["uri"]?.text } ?? []
        #expect(listed.contains("healthkit://guide/SKILL"))
        for uri in listed { #expect(try text(uri)?.isEmpty == false, "\(uri)") }
        #expect(try text("healthkit://rules/AUTH-11")?.hasPrefix("AUTH-11\n") == true)
        #expect(try text("healthkit://catalogue/\(stepCount)")?.contains("Unit: count") == true)
        let templates = try client.result("resources/templates/list")["resourceTemplates"]?.elements ?? []
        #expect(templates.map { $0["name"] } == ["rule", "type", "page"])
    }

    @Test(arguments: [
        "file:///etc/passwd", "healthkit://guide/../../README", "healthkit://guide/", "healthkit://rules/unknown", "healthkit://",
        "",
    ])
    func `an address outside is not found`(uri: String) throws {
        let client = try MCPClient(.reading)
        let error = try client.request("resources/read", ["uri": .string(uri)])["error"]
        #expect(error?["code"] == -32002)
        #expect(error?["data"] == ["uri": .string(uri)])
    }

    @Test func `prompts have their argument in the text`() throws {
        let client = try MCPClient()
        let names = try client.result("prompts/list")["prompts"]?.elements.compactMap { $0["name"]?.text } ?? []
        #expect(names == ["test_permissions", "review_code", "weekly_review"])
        let prompt = try client.result("prompts/get", ["name": "review_code", "arguments": ["code": "Steps.swift"]])
        let message = prompt["messages"]?.elements.first
        #expect(message?["role"] == "user")
        #expect(message?["content"]?["text"]?.text?.hasSuffix("code: Steps.swift") == true)
        #expect(try client.request("prompts/get", ["name": "review"])["error"]?["code"] == -32602)
    }

    @Test func `a wrong cursor of a list is an error`() throws {
        let client = try MCPClient()
        for cursor in ["x", "-1", "1000"] {
            #expect(try client.request("tools/list", ["cursor": .string(cursor)])["error"]?["code"] == -32602)
        }
    }

    @Test func `the skill has at most 2000 words`() throws {
        let skill = try #require(ProtocolFiles.pages().first { $0.name == "SKILL" })
        #expect(skill.text.hasPrefix("---\nname: healthkit-bridge\n"))
        #expect(skill.text.split(whereSeparator: \.isWhitespace).count <= 2000)
    }
}
