import BridgeCore
import JSON
import Testing

struct HostTests {
    /// A conversation with all kinds of messages.
    private static let conversation = [
        #"{"jsonrpc":"2.0","id":1,"method":"isAvailable"}"#,
        #"{"jsonrpc":"2.0","id":2,"method":"control/setConsent","params":{"policy":"ask"}}"#,
        #"{"jsonrpc":"2.0","id":3,"method":"requestWorkoutPermissions","params":{"read":true,"write":true}}"#,
        #"[{"jsonrpc":"2.0","id":4,"method":"isAvailable"},{"jsonrpc":"2.0","method":"isAvailable"},5]"#,
        "not JSON",
        #"{"jsonrpc":"2.0","id":6,"method":"control/respondToPermissionSheet","params":{"policy":"deny"}}"#,
        #"{"jsonrpc":"2.0","id":7,"method":"getAuthorizationStatus","params":{"identifier":"workout"}}"#,
        #"{"jsonrpc":"2.0","id":8,"method":"control/journal"}"#,
    ]

    private func answer(_ pieces: [String]) throws -> String {
        let client = try Client()
        return pieces.map(client.send).joined() + client.finish()
    }

    @Test func `a batch of more than 100,000 messages is refused as a whole`() throws {
        let client = try Client()
        let answers = try messages(client.send("[" + String(repeating: "1,", count: 100_000) + "1]\n"))
        let error = answers.first?["error"]
        #expect(answers.count == 1)
        #expect(error?["code"] == -32600)
        #expect(error?["message"] == "Invalid request: a batch must hold at most 100000 messages")
        #expect(try messages(client.send(#"[{"jsonrpc":"2.0","id":1,"method":"isAvailable"}]"# + "\n")).count == 1)
    }

    @Test(arguments: [("{}", 1_000_000), ("0", 4_000_001)])
    func `a message with too many values is refused before it is parsed`(value: String, largestCount: Int) throws {
        let client = try Client()
        func code(count: Int) throws -> JSONValue? {
            // The string holds no values.
            let values = String(repeating: value + ",", count: count - 1) + value
            let request = #"{"jsonrpc":"2.0","method":"isAvailable","x":["# + values + #"],"y":",[{","id":1}"#
            let answers = try messages(client.send(request + "\n"))
            #expect(answers.count == 1)
            return answers.first?["error"]?["code"]
        }
        #expect(try code(count: largestCount - 5) == nil)
        #expect(try code(count: largestCount + 1) == -32600)
    }

    @Test func `splitting the input anywhere gives the same output`() throws {
        let input = Self.conversation.joined(separator: "\n")
        let whole = try answer([input])
        #expect(try messages(whole).count == 9)
        for split in stride(from: 0, through: input.utf8.count, by: 7) {
            let index = input.utf8.index(input.startIndex, offsetBy: split)
            #expect(try answer([String(input[..<index]), String(input[index...])]) == whole)
        }
        #expect(try answer(input.map { String($0) }) == whole)
    }

    @Test func `headers carry the same messages as lines`() throws {
        let framed = Self.conversation.map { "Content-Length: \($0.utf8.count)\r\n\r\n\($0)" }.joined()
        let bodies = try answer([framed]).split(separator: "Content-Length: ").map { frame in
            String(frame.drop { $0 != "\r\n" }.dropFirst(2))
        }
        let lines = try answer([Self.conversation.joined(separator: "\n")]).split(separator: "\n").map(String.init)
        #expect(bodies == lines)
    }

    @Test func `a request that waits for the user does not block others`() throws {
        let client = try Client()
        try client.result("control/setConsent", ["policy": "ask"])
        let sheet = try messages(client.send(Client.line("requestWorkoutPermissions", ["read": true, "write": false], id: 7)))
        #expect(
            sheet == [
                [
                    "jsonrpc": "2.0", "method": "control/permissionSheet",
                    "params": ["sheet": 1, "toShare": [], "read": ["HKWorkoutTypeIdentifier"]],
                ]
            ]
        )
        #expect(try client.result("isAvailable") == true)
        let answers = try messages(client.send(Client.line("control/respondToPermissionSheet", ["policy": "allow"], id: 8)))
        #expect(
            answers == [["jsonrpc": "2.0", "id": 8, "result": .null], ["jsonrpc": "2.0", "id": 7, "result": true]])
    }

    @Test func `the end of input cancels an open sheet`() throws {
        let client = try Client()
        try client.result("control/setConsent", ["policy": "ask"])
        _ = client.send(Client.line("store/requestAuthorization", ["read": ["HKWorkoutTypeIdentifier"]], id: 7))
        #expect(client.finish().contains(#""code":-32001"#))
        #expect(client.status == .ended(exitStatus: 0))
    }

    @Test func `a warning about an unknown identifier is logged once and suggests another`() throws {
        let client = try Client()
        for _ in 0..<3 {
            _ = try client.request(
                "requestCategoryPermissions",
                ["identifiers": ["HKCategoryTypeIdentifierStateOfMind", "sleepAnalysis"], "read": true, "write": false]
            )
        }
        #expect(client.logLines.filter { $0.contains("HKDataTypeStateOfMind") }.count == 1)
        #expect(client.logLines.filter { $0.contains("sleepAnalysis was read as") }.count == 1)
    }

    @Test func `a name of another kind is read and then left out`() throws {
        let client = try Client()
        _ = try client.request("requestCategoryPermissions", ["identifiers": ["stateOfMind"], "read": true, "write": false])
        #expect(client.logLines.count { $0.contains("stateOfMind was read as HKDataTypeStateOfMind") } == 1)
        #expect(client.logLines.count { $0.contains("left out: HKDataTypeStateOfMind is of the kind stateOfMind") } == 1)
    }

    @Test func `a misspelled notification is logged with the method that is probably meant`() throws {
        let client = try Client()
        #expect(client.send(#"{"jsonrpc":"2.0","method":"store/sampleQery"}"# + "\n").isEmpty)
        let expected = "Method not found: store/sampleQery. Did you mean store/sampleQuery?"
        #expect(client.logLines.count { $0.contains(expected) } == 1)
    }

    @Test(
        arguments: [
            ("HKWasUserEntred", "Did you mean HKWasUserEntered?"),
            ("HKMetadataKeyWasUserEntered", "Did you mean HKWasUserEntered?"),
            ("WasUserEntered", "Did you mean HKWasUserEntered?"), ("HKMine", "HealthKit has no metadata key HKMine"),
        ]
    )
    func `a misspelled metadata key is logged once`(key: String, expected: String) throws {
        let client = try Client()
        let sample: JSONValue = [
            "type": "HKQuantityTypeIdentifierStepCount", "quantity": ["value": 1, "unit": "count"],
            "startDate": "2026-01-01T08:00:00Z", "endDate": "2026-01-01T08:00:00Z",
            "metadata": .object([key: true, "mine": true]),
        ]
        for _ in 0..<2 {
            try client.result("control/addSamples", ["source": "watch", "objects": [sample]])
        }
        #expect(client.logLines.count { $0.contains("metadata key") } == 1)
        #expect(client.logLines.count { $0.contains(expected) } == 1)
    }

    @Test func `the cost of a request does not grow with the number of requests`() throws {
        let client = try Client()
        let line = Client.line("isAvailable", id: 1)
        _ = client.send(String(repeating: line, count: 1000))
        // Four times the requests must take far less than sixteen times as long, as in a quadratic host.
        let start = processorTime()
        _ = client.send(String(repeating: line, count: 4000))
        let middle = processorTime()
        _ = client.send(String(repeating: line, count: 16000))
        #expect(processorTime() - middle < (middle - start) * 10)
    }

    @Test func `the responses of a batch are limited`() throws {
        let client = try Client { $0.maximumFrame = 10_000 }
        let request = #"{"jsonrpc":"2.0","id":1,"method":"control/state"},"#
        let last = #"{"jsonrpc":"2.0","method":"control/advanceClock","params":{"seconds":60}}"#
        let output = client.send("[" + String(repeating: request, count: 150) + last + "]\n")
        guard case .array(let answers)? = try messages(output).first else {
            Issue.record("no array")
            return
        }
        #expect(answers.count == 150)
        let results = answers.prefix { $0["error"] == nil }
        #expect(results.map { text($0).utf8.count }.reduce(0, +) > 10_000)
        #expect(results.dropLast().map { text($0).utf8.count }.reduce(0, +) <= 10_000)
        #expect(answers.dropFirst(results.count).allSatisfy { $0["error"]?["code"] == -32600 && $0["id"] == 1 })
        // The notification was carried out, and the next batch begins anew.
        let next = try messages(client.send(#"[{"jsonrpc":"2.0","id":2,"method":"control/state"}]"# + "\n"))
        #expect("\(next)".contains("12:01:00"))
    }
}
