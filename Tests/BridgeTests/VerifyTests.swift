import Foundation
import HealthModel
import JSON
import Testing

@testable import BridgeCore
@testable import ControlChannel

/// `control/verify` compares arguments with the params of calls, of which the journal keeps a bounded number of bytes.
struct VerifyTests {
    private static let params: JSONValue = [
        "type": "HKQuantityTypeIdentifierStepCount", "limit": 10,
        "predicate": ["startDate": "2026-01-01T00:00:00Z", "strict": true],
        "units": ["kg", "lb"],
    ]

    @Test(
        arguments: [
            [:], ["limit": 10], ["limit": 10.0], ["predicate": [:]], ["predicate": ["strict": true]], ["units": ["kg", "lb"]],
            ["sortDescriptors": .null], ["predicate": ["endDate": .null]],
        ] as [JSONValue])
    func `params contain arguments`(arguments: JSONValue) {
        #expect(arguments.differences(from: Self.params) == [])
    }

    @Test func `differences have the path of the member or element`() {
        func differences(_ arguments: JSONValue) -> [ArgumentDifference] { arguments.differences(from: Self.params) }
        func difference(_ path: String, _ expected: JSONValue, _ actual: JSONValue?) -> ArgumentDifference {
            ArgumentDifference(path: path, expected: expected, actual: actual)
        }
        #expect(differences(["limit": 11]) == [difference("limit", 11, 10)])
        #expect(differences(["limit": "10"]) == [difference("limit", "10", 10)])
        #expect(differences(["limit": .null]) == [difference("limit", .null, 10)])
        #expect(differences(["from": 1]) == [difference("from", 1, nil)])
        #expect(differences(["predicate": ["strict": 1]]) == [difference("predicate.strict", 1, true)])
        #expect(differences(["predicate": []]) == [difference("predicate", [], Self.params["predicate"])])
        #expect(differences(["units": ["kg", "g"]]) == [difference("units[1]", "g", "lb")])
        #expect(differences(["units": ["kg"]]) == [difference("units", ["kg"], ["kg", "lb"])])
        #expect(differences([]) == [difference("", [], Self.params)])
        #expect(differences(["limit": 11, "type": "a"]).map(\.path) == ["limit", "type"])
    }

    @Test func `texts are equal if their bytes are`() {
        let (composed, decomposed): (JSONValue, JSONValue) = ("\u{e9}", "e\u{301}")
        #expect(composed.differences(from: decomposed).count == 1)
    }

    @Test func `the journal keeps params up to a number of bytes`() {
        let journal = AppRecord()
        func append(bytes: Int) {
            let text = String(repeating: "a", count: bytes)
            journal.append(time: .now, method: "m", params: ["text": .string(text)], errorCode: nil)
        }
        func kept() -> [Int] { journal.entries.filter { $0.params.length > 0 }.map(\.index) }
        append(bytes: 100_000)
        #expect(kept() == [])
        for _ in 2...30 { append(bytes: 60_000) }
        #expect(kept() == Array(14...30))
        append(bytes: 10)
        #expect(kept() == Array(14...31))
        journal.clearEntries()
        append(bytes: 10)
        #expect(kept() == [32])
    }

    @Test func `params of dropped entries make room`() {
        let journal = AppRecord()
        let params: JSONValue = ["text": .string(String(repeating: "a", count: 1_000))]
        for index in 1...(ProtocolLimits.journal * 2 + 1) {
            let isLong = index <= 500 || index > ProtocolLimits.journal * 2 - 500
            journal.append(time: .now, method: "m", params: isLong ? params : nil, errorCode: nil)
        }
        #expect(journal.entries.count == ProtocolLimits.journal + 1)
        #expect(journal.entries.filter { $0.params.length > 0 }.count == 501)
        // A call without params has none to drop.
        for entry in journal.entries { if case .dropped = entry.params { Issue.record("dropped \(entry.index)") } }
    }

    @Test func `another process continues with the params`() throws {
        let journal = AppRecord()
        for params: JSONValue? in [nil, Self.params, [[1, 1.0, "\u{e9}"]], .string(String(repeating: "a", count: 70_000))] {
            journal.append(time: .now, method: "m", params: params, errorCode: nil)
        }
        let copy = try PropertyListDecoder().decode(AppRecord.self, from: PropertyListEncoder().encode(journal))
        let kept: [JSONValue?] = copy.entries.map { if case .kept(let params, _) = $0.params { params } else { "dropped" } }
        #expect(kept == [nil, Self.params, [[1, 1.0, "\u{e9}"]], "dropped"])
        #expect(copy.entries.map(\.params.length) == journal.entries.map(\.params.length))
    }

    @Test func `arguments that the journal has not kept leave a number open`() throws {
        let client = try Client()
        try client.result("isAvailable", ["text": .string(String(repeating: "a", count: 70_000))])
        try client.result("isAvailable", ["text": "b"])
        func verify(_ params: JSONObject) throws -> JSONValue {
            var params = params
            params["method"] = "isAvailable"
            return try client.result("control/verify", .object(params))
        }
        let arguments: JSONValue = ["text": "b"]
        #expect(try verify(["arguments": arguments])["verified"] == true)
        #expect(try verify(["arguments": arguments, "times": 1])["verified"] == false)
        #expect(try verify(["arguments": arguments, "atMost": 2])["verified"] == true)
        let none = try verify(["arguments": ["text": "c"], "times": 0])
        #expect(none["verified"] == false && none["count"] == 0 && none["notKept"] == 1)
        #expect(try verify(["times": 2])["verified"] == true)
        guard case .array(let calls)? = try verify([:])["calls"] else { throw TestProblem() }
        #expect(calls.map { $0["argumentsNotKept"] } == [true, nil])
        #expect(calls.map { $0["arguments"] } == [nil, arguments])
    }

    @Test func `neither the journal nor the log has arguments`() throws {
        let client = try Client { $0.logLevel = .debug }
        try client.result("isAvailable", ["text": "Geheimnis4711"])
        let verification = text(try client.result("control/verify", ["method": "isAvailable"]))
        #expect(verification.contains("Geheimnis4711"))
        #expect(!text(try client.result("control/journal")).contains("Geheimnis4711"))
        #expect(!client.logLines.joined().contains("Geheimnis4711"))
    }
}
