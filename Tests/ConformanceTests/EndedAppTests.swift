import Bridge
import BridgeCore
import BridgeTesting
import Foundation
import HealthJSON
import HealthModel
import JSON
import Testing

@testable import Conformance
@testable import HealthEngine

/// The app process ends during any operation: a sheet, a session, a builder, a delivery. The phone stays consistent.
///
/// Each case runs once. After each step the app ends on a copy of the phone. A copy cannot contain sheets, sessions and builders.
/// While there are any, the case is repeated up to the step, and the app ends there.
struct EndedAppTests {
    @Test(arguments: vectorNames)
    func `the phone is consistent if the app ends at any step`(name: String) throws {
        let file = try #require(vectors[name])
        var former: TestHost?
        for vector in file.cases where vector.given["framing"] != "headers" {
            try withOptions(of: vector) { options in
                try Self.check(vector, options, &former)
            }
        }
    }

    private static func check(_ vector: VectorCase, _ options: BridgeCore.HostOptions, _ former: inout TestHost?) throws {
        var run = EndedAppRun(try TestHost(options, channels: Channels.registry))
        var latest: CopiedApp?
        for step in 0...vector.exchange.count {
            run.perform(step, of: vector)
            let copy = try CopiedApp(run.host.connection)
            // The app would end in the state in which it ended after the step before.
            if copy != nil, copy == latest { continue }
            latest = copy
            let problem =
                if step == vector.exchange.count {
                    try run.problem()
                } else if let copy {
                    try copy.problem()
                } else {
                    try repeated(vector, upTo: step, options, &former)
                }
            #expect(problem == nil, "\(vector.name), step \(step)")
        }
    }

    /// Repeats a case up to a step, and ends the app there.
    private static func repeated(
        _ vector: VectorCase, upTo last: Int, _ options: BridgeCore.HostOptions, _ former: inout TestHost?
    ) throws -> String? {
        var run = try EndedAppRun(options, reusing: former)
        former = run.host
        for step in 0...last { run.perform(step, of: vector) }
        return try run.problem()
    }
}

/// Runs a case, and ends the app.
private struct EndedAppRun {
    let host: TestHost
    private var bindings = Bindings()

    init(_ host: TestHost) { self.host = host }

    /// Starts a host, or resets a former one if it still serves. A reset takes less time than a new host.
    init(_ options: BridgeCore.HostOptions, reusing former: TestHost?) throws {
        if let former, former.status == .serving, options.storePath == nil, options.prelude.isEmpty {
            try former.connection.reset(to: options)
            host = former
        } else {
            host = try TestHost(options, channels: Channels.registry)
        }
    }

    /// Performs a step: the prelude is step 0, the first message of the exchange is step 1.
    mutating func perform(_ step: Int, of vector: VectorCase) {
        guard step == 0 else {
            let step = vector.exchange[step - 1]
            if case .message(let message) = step.input { send(message, step.output) }
            return
        }
        for request in vector.prelude {
            var message: JSONObject = ["jsonrpc": "2.0", "id": 0, "method": .string(request.method)]
            message["params"] = request.params
            send(.object(message), [])
        }
    }

    /// Ends the app. Returns the inconsistency of the phone afterwards; nil if it is consistent.
    func problem() throws -> String? {
        let process = host.connection.app.process
        return try inconsistency(afterEndOf: process) { host.connection.launch(process.app) }
    }

    private mutating func send(_ message: JSONValue, _ outputs: [Step.Output]) {
        guard let filled = try? bindings.filling(message) else { return }
        let answers = receive(filled.jsonText)
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

/// A copy of a phone and of the app that runs on it.
private struct CopiedApp: Equatable {
    private let state: Phone.State
    private let time: Date
    private let app: AppIdentity
    private let entitlements: Entitlements
    private let appState: AppState
    private let queries: RunningQueries
    private let events: [AppEvent]

    /// Copies the phone of a connection. Nil if something runs that cannot be copied.
    init?(_ connection: BridgeCore.Connection) throws {
        let (phone, process) = (connection.phone, connection.app.process)
        let hasObjects = connection.app.handles.count > 0 || phone.activeWorkoutSession != nil
        guard process.authorizations.isEmpty, !hasObjects, connection.options.storePath == nil else { return nil }
        state = try phone.state()
        time = phone.environment.clock.current
        app = process.app
        entitlements = process.entitlements
        appState = process.state
        queries = process.queries
        events = process.events
    }

    /// Whether the end of the app has the same effects.
    static func == (one: CopiedApp, other: CopiedApp) -> Bool {
        one.state.contents.pages == other.state.contents.pages && one.time == other.time
            && one.app == other.app && one.appState == other.appState && one.queries.queries == other.queries.queries
            && one.events.isEmpty && other.events.isEmpty
    }

    /// Ends the app on a new phone. Returns the inconsistency of the phone afterwards; nil if it is consistent.
    func problem() throws -> String? {
        let phone = try Phone(continuing: state, path: nil, log: { _ in })
        let process = phone.launch(app, entitlements: entitlements, state: appState)
        process.queries = queries
        process.events = events
        return try inconsistency(afterEndOf: process) { _ = phone.launch(app) }
    }
}

/// Ends a process, launches the app again, and lets time pass. Returns the inconsistency of the phone; nil if it is consistent.
private func inconsistency(afterEndOf process: AppProcess, launch: () -> Void) throws -> String? {
    let phone = process.phone
    process.terminate()
    guard !process.isRunning, process.openSheet == nil, process.runningQueries.isEmpty, phone.processes.isEmpty else {
        return "something of the process is left"
    }
    let before = try contents(of: phone)
    launch()
    guard try contents(of: phone) == before else { return "the start of the app has changed the store" }
    // Time passes on the device, whatever was in progress.
    phone.advanceClock(by: 90)
    return try phone.storeProblem()
}

private func contents(of phone: Phone) throws -> [String] {
    try phone.sampleCounts().map { "\($0.type) \($0.source.bundleIdentifier) \($0.count)" }
        + phone.authorizationDecisions().map { "\($0)" } + phone.characteristics().map { "\($0)" }
}
