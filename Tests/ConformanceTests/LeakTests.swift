import Bridge
import BridgeCore
import BridgeTesting
import Foundation
import HealthModel
import JSON
import Testing

@testable import Conformance

/// Health values appear only in results. The tests take requests of all kinds from the vectors, and replace their values with
/// marked values that are easy to find.
struct LeakTests {
    @Test(arguments: vectorNames)
    func `errors, log, journal and audit log contain no value`(name: String) throws {
        let file = try #require(vectors[name])
        for vector in file.cases where vector.given["framing"] != "headers" {
            let texts = try LeakRun.run(vector)
            for secret in MarkedValues.secrets {
                let leak = texts.first { $0.replacing(".", with: "").contains(secret) }
                #expect(leak == nil, "\(vector.name)")
            }
        }
    }

    @Test func `the values appear in results`() throws {
        let file = try #require(vectors["store/save.json"])
        let results = try file.cases.flatMap { try LeakRun.run($0, wantsResults: true) }
        #expect(results.contains { $0.contains(#"{"value":7143271432.71432,"unit":"#) })
    }
}

/// Runs a case with marked values, and ignores its expectations.
private struct LeakRun {
    private let host: TestHost
    private let log: Log
    private var bindings = Bindings()
    private var texts: [String] = []
    private let wantsResults: Bool

    private final class Log {
        var lines: [String] = []
    }

    /// The texts that must not contain values; with `wantsResults`, the results, which may.
    static func run(_ vector: VectorCase, wantsResults: Bool = false) throws -> [String] {
        try withOptions(of: vector) { given in
            var options = given
            options.logLevel = .debug
            let auditLog = FileManager.default.temporaryDirectory.appending(path: "audit-\(UUID()).jsonl")
            defer { try? FileManager.default.removeItem(at: auditLog) }
            options.auditLogPath = auditLog.path
            var run = try LeakRun(options, wantsResults: wantsResults)
            for request in vector.prelude {
                var message: JSONObject = ["jsonrpc": "2.0", "id": 0, "method": .string(request.method)]
                message["params"] = request.params
                run.send(.object(message), [])
            }
            for step in vector.exchange {
                if case .message(let message) = step.input { run.send(message, step.output) }
            }
            run.texts += run.text(of: run.receive(#"{"jsonrpc":"2.0","id":0,"method":"control/journal"}"#))
            guard !wantsResults else { return run.texts }
            let audited = (try? String(contentsOf: auditLog, encoding: .utf8)) ?? ""
            return run.texts + run.log.lines + [audited]
        }
    }

    private init(_ options: BridgeCore.HostOptions, wantsResults: Bool) throws {
        let log = Log()
        self.log = log
        self.wantsResults = wantsResults
        host = try TestHost(options, channels: Channels.registry) { record in
            log.lines.append(record.message + record.fields.map { " \($0.name)=\($0.value)" }.joined())
        }
    }

    private mutating func send(_ message: JSONValue, _ outputs: [Step.Output]) {
        // The value of an earlier response. It is taken from the vector, because the actual response differs.
        guard let filled = try? bindings.filling(message) else { return }
        let answers = receive(MarkedValues.marked(filled).jsonText)
        let responses = answers.flatMap { if case .array(let batch) = $0 { batch } else { [$0] } }
        for (answer, output) in zip(answers, outputs) {
            if case .message(let pattern) = output {
                _ = pattern.difference(from: answer, &bindings)
            }
        }
        for answer in responses {
            let isError = if case .object(let object) = answer { object["error"] != nil } else { true }
            if isError != wantsResults {
                texts.append(answer.jsonText)
            }
        }
    }

    private func receive(_ line: String) -> [JSONValue] {
        guard host.status == .serving else { return [] }
        let output = host.receive(Array(line.utf8) + [UInt8(ascii: "\n")])
        return output.split(separator: UInt8(ascii: "\n")).compactMap { try? JSONValue(parsing: Array($0)) }
    }

    private func text(of answers: [JSONValue]) -> [String] { answers.map(\.jsonText) }
}

/// Replaces the health values of a request with marked values that are easy to find.
private enum MarkedValues {
    /// The marks to search for, in texts without decimal points.
    static let secrets = ["71432714327143", "Geheimnis4711"]

    /// Members whose texts are health data or names of people.
    private static let texts: Set<String> = [
        "title", "data", "patientName", "custodianName", "authorName", "note", "nickname", "displayName",
        "udiDeviceIdentifier",
    ]
    private static let places: Set<String> = ["latitude", "longitude", "altitude", "course", "speed", "voltage"]

    static func marked(_ value: JSONValue, name: String = "") -> JSONValue {
        switch value {
        // Errors that a test injects are returned unchanged.
        case .object(let object) where object["method"] == "control/failNext": return value
        case .object(let object):
            var marked = JSONObject()
            let isQuantity = object["unit"] != nil
            for (member, value) in object.members {
                marked[member] =
                    switch (member, value) {
                    case ("value", .integer) where isQuantity, ("value", .real) where isQuantity: 7143271432.71432
                    case ("metadata", .object(let metadata)): .object(markedMetadata(metadata))
                    case ("metadataKey", .object), ("data", .object): markedContents(of: value)
                    case (_, .string) where texts.contains(member): "Geheimnis4711"
                    case (_, .real) where places.contains(member): 71.43271432714327
                    default: Self.marked(value, name: member)
                    }
            }
            return .object(marked)
        case .array(let elements): return .array(elements.map { marked($0, name: name) })
        default: return value
        }
    }

    private static func markedMetadata(_ metadata: JSONObject) -> JSONObject {
        var marked = JSONObject()
        for (key, value) in metadata.members {
            marked[key] =
                switch value {
                case .string: "Geheimnis4711"
                case .real: 7143271432.71432
                default: Self.marked(value)
                }
        }
        return marked
    }

    /// Marks values that are compared with metadata, and the contents of clinical records.
    private static func markedContents(of value: JSONValue) -> JSONValue {
        guard case .object(let object) = value else { return value }
        var marked = JSONObject()
        for (member, value) in object.members {
            marked[member] =
                switch (member, value) {
                case ("key", _), ("operator", _), ("unit", _), ("resourceType", _): value
                case (_, .string): "Geheimnis4711"
                case (_, .integer), (_, .real): 7143271432.71432
                case (_, .array(let elements)):
                    .array(elements.map { if case .string = $0 { "Geheimnis4711" } else { $0 } })
                default: markedContents(of: value)
                }
        }
        return .object(marked)
    }
}
