import Bridge
import BridgeCore
import BridgeTesting
import Foundation
import HealthEngine
import HealthModel
import JSON
import Testing

@testable import Conformance

/// The app process ends during any operation: a sheet, a session, a builder, a delivery. The phone stays consistent.
struct EndedAppTests {
    @Test(arguments: vectorNames)
    func `the phone is consistent if the app ends at any step`(name: String) throws {
        let file = try #require(vectors[name])
        for vector in file.cases where vector.given["framing"] != "headers" {
            var host: TestHost?
            for step in 0...vector.exchange.count {
                try withOptions(of: vector) { options in
                    var run = try EndedAppRun(options, reusing: host)
                    let problem = try run.problem(after: step, of: vector)
                    #expect(problem == nil, "\(vector.name), step \(step)")
                    host = run.host
                }
            }
        }
    }
}

/// Runs a case up to a step, at which the app process ends.
private struct EndedAppRun {
    let host: TestHost
    private var bindings = Bindings()

    /// Starts a host, or resets a former one if it still serves. A reset takes much less time than creating a store.
    init(_ options: BridgeCore.HostOptions, reusing former: TestHost?) throws {
        if let former, former.status == .serving, options.storePath == nil, options.prelude.isEmpty {
            try former.connection.reset(to: options)
            host = former
        } else {
            host = try TestHost(options, channels: Channels.registry)
        }
    }

    /// The inconsistency of the phone afterwards; nil if it is consistent.
    mutating func problem(after count: Int, of vector: VectorCase) throws -> String? {
        for request in vector.prelude {
            var message: JSONObject = ["jsonrpc": "2.0", "id": 0, "method": .string(request.method)]
            message["params"] = request.params
            send(.object(message), [])
        }
        for step in vector.exchange.prefix(count) {
            if case .message(let message) = step.input { send(message, step.output) }
        }
        let phone = host.connection.phone
        let former = host.connection.app.process
        former.terminate()
        guard !former.isRunning, former.openSheet == nil, former.runningQueries.isEmpty, phone.processes.isEmpty else {
            return "something of the process is left"
        }
        let before = try contents(of: phone)
        host.connection.launch(former.app)
        guard try contents(of: phone) == before else { return "the start of the app has changed the store" }
        // Time passes on the device, whatever was in progress.
        phone.advanceClock(by: 90)
        return try phone.storeProblem()
    }

    private func contents(of phone: Phone) throws -> [String] {
        try phone.sampleCounts().map { "\($0.type) \($0.source.bundleIdentifier) \($0.count)" }
            + phone.authorizationDecisions().map { "\($0)" } + phone.characteristics().map { "\($0)" }
    }

    private mutating func send(_ message: JSONValue, _ outputs: [Step.Output]) {
        guard let filled = try? bindings.filling(message) else { return }
        let answers = receive(filled.text)
        for (answer, output) in zip(answers, outputs) {
            if case .message(let pattern) = output {
                _ = pattern.difference(from: answer, &bindings)
            }
        }
    }

    private func receive(_ line: String) -> [JSONValue] {
        guard host.status == .serving else { return [] }
        let output = host.receive(Array(line.utf8) + [UInt8(ascii: "\n")])
        return output.split(separator: UInt8(ascii: "\n")).compactMap { try? JSONValue(parsing: Array($0)) }
    }
}
