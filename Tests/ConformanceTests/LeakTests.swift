import Bridge
import BridgeCore
import BridgeTesting
import Foundation
import HealthModel
import JSON
import Testing

@testable import Conformance

/// No health value where people look who should not see one. The vectors are a source of requests that succeed and of
/// requests that fail in every way; the values in them are replaced by ones that are easily found.
struct LeakTests {
    @Test(arguments: vectorNames)
    func `no value is in an error, in the log, in the journal or in the audit log`(name: String) throws {
        let file = try #require(vectors[name])
        for vector in file.cases where vector.given["framing"] != "headers" {
            let texts = try LeakRun.run(vector)
            for secret in Disguise.secrets {
                let leak = texts.first { $0.replacing(".", with: "").contains(secret) }
                #expect(leak == nil, "\(vector.name)")
            }
        }
    }

    @Test func `the values arrive, and come back only in results`() throws {
        let file = try #require(vectors["store/save.json"])
        let results = try file.cases.flatMap { try LeakRun.run($0, wantsResults: true) }
        #expect(results.contains { $0.contains(#"{"value":7143271432.71432,"unit":"#) })
    }
}

/// A case, carried out with other values and without its expectations.
private struct LeakRun {
    private let host: TestHost
    private let log: Log
    private var bindings = Bindings()
    private var texts: [String] = []
    private let wantsResults: Bool

    private final class Log {
        var lines: [String] = []
    }

    /// The texts that must hold no value; or, to see that there are values at all, those that may.
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
            for case .message(let message) in vector.exchange.map(\.input) {
                let outputs = vector.exchange.first { $0.input == .message(message) }?.output ?? []
                run.send(message, outputs)
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
        // What an earlier answer, which differs now, should have given.
        guard let filled = try? bindings.filling(message) else { return }
        let answers = receive(Disguise.disguised(filled).text)
        let responses = answers.flatMap { if case .array(let batch) = $0 { batch } else { [$0] } }
        for (answer, output) in zip(answers, outputs) {
            if case .message(let pattern) = output {
                _ = pattern.difference(from: answer, &bindings)
            }
        }
        for answer in responses {
            let isError = if case .object(let object) = answer { object["error"] != nil } else { true }
            if isError != wantsResults {
                texts.append(answer.text)
            }
        }
    }

    private func receive(_ line: String) -> [JSONValue] {
        guard host.status == .serving else { return [] }
        let output = host.receive(Array(line.utf8) + [UInt8(ascii: "\n")])
        return output.split(separator: UInt8(ascii: "\n")).compactMap { try? JSONValue(parsing: Array($0)) }
    }

    private func text(of answers: [JSONValue]) -> [String] { answers.map(\.text) }
}

/// Health values that are easily found again, in the place of those of a request.
private enum Disguise {
    /// What must not be found, once points are taken out.
    static let secrets = ["71432714327143", "Geheimnis4711"]

    /// Members whose texts are health data, or names of people.
    private static let texts: Set<String> = [
        "title", "data", "patientName", "custodianName", "authorName", "note", "nickname", "displayName",
        "udiDeviceIdentifier",
    ]
    private static let places: Set<String> = ["latitude", "longitude", "altitude", "course", "speed", "voltage"]

    static func disguised(_ value: JSONValue, name: String = "") -> JSONValue {
        switch value {
        // What a tester orders to be answered is answered.
        case .object(let object) where object["method"] == "control/failNext": return value
        case .object(let object):
            var disguised = JSONObject()
            let isQuantity = object["unit"] != nil
            for (member, value) in object.members {
                disguised[member] =
                    switch (member, value) {
                    case ("value", .integer) where isQuantity, ("value", .real) where isQuantity: 7143271432.71432
                    case ("metadata", .object(let metadata)): .object(metadataDisguised(metadata))
                    case ("metadataKey", .object), ("data", .object): secret(in: value)
                    case (_, .string) where texts.contains(member): "Geheimnis4711"
                    case (_, .real) where places.contains(member): 71.43271432714327
                    default: Self.disguised(value, name: member)
                    }
            }
            return .object(disguised)
        case .array(let elements): return .array(elements.map { disguised($0, name: name) })
        default: return value
        }
    }

    private static func metadataDisguised(_ metadata: JSONObject) -> JSONObject {
        var disguised = JSONObject()
        for (key, value) in metadata.members {
            disguised[key] =
                switch value {
                case .string: "Geheimnis4711"
                case .real: 7143271432.71432
                default: Self.disguised(value)
                }
        }
        return disguised
    }

    /// What is compared with metadata, and what is in a clinical record.
    private static func secret(in value: JSONValue) -> JSONValue {
        guard case .object(let object) = value else { return value }
        var disguised = JSONObject()
        for (member, value) in object.members {
            disguised[member] =
                switch (member, value) {
                case ("key", _), ("operator", _), ("unit", _), ("resourceType", _): value
                case (_, .string): "Geheimnis4711"
                case (_, .integer), (_, .real): 7143271432.71432
                case (_, .array(let elements)):
                    .array(elements.map { if case .string = $0 { "Geheimnis4711" } else { $0 } })
                default: secret(in: value)
                }
        }
        return .object(disguised)
    }
}
