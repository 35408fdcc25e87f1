import Conformance
import Foundation
import JSON
import Synchronization
import Testing

@testable import HealthKitBridgeClient

let protocolFolder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../protocol").standardizedFileURL

/// The protocol's vectors through the pipes of this client: their sample, or all if `HEALTHKIT_VECTORS` is `all`.
struct VectorTests {
    private let runsAll = ProcessInfo.processInfo.environment["HEALTHKIT_VECTORS"] == "all"

    @Test func `the vectors pass through the client's pipes, two at a time`() async throws {
        let all = try VectorFile.load(from: protocolFolder.path)
        let files = runsAll ? all : VectorFile.sample(of: all)
        for result in await run(files) where result.failure != nil {
            Issue.record("\(result.file): \(result.name): \(result.failure as Any)")
        }
        #expect(files.map(\.cases.count).reduce(0, +) > 300)
    }

    @Test func `the client parses the document and the catalogue like the bridge`() throws {
        for file in ["openrpc.json", "catalog.json"] {
            let text = Array(try Data(contentsOf: protocolFolder.appending(path: file)))
            let ours = try HealthKitBridgeClient.JSONValue(parsing: text)
            let theirs = try JSON.JSONValue(parsing: text)
            #expect(try JSON.JSONValue(parsing: ours.utf8) == theirs, "\(file)")
        }
    }

    /// Runs cases on a separate thread, which can block.
    private func run(_ files: [VectorFile]) async -> [CaseResult] {
        await withCheckedContinuation { done in
            Thread.detachNewThread {
                let runner = ParallelVectorRunner(jobs: 2) {
                    VectorRunner { options in try ClientConnection(options.arguments) }
                }
                done.resume(returning: runner.run(files))
            }
        }
    }
}

/// A host with the client's pipes. A call ends after ten minutes, as a guard against hosts that hang.
private final class ClientConnection: Conformance.Connection {
    private typealias Failure = Conformance.ConnectionFailure

    private let process: BridgeProcess
    private let arrivals = Arrivals()
    private let seconds = 600.0

    init(_ arguments: [String]) throws {
        process = BridgeProcess(executable: bridgeExecutable, arguments: ["serve"] + arguments)
        try process.start { [arrivals] in arrivals.add($0) }
    }

    deinit {
        abandon()
    }

    func send(_ bytes: [UInt8]) {
        process.write(bytes)
    }

    func receive() throws(Conformance.ConnectionFailure) -> [UInt8] {
        guard arrivals.wait(seconds, until: { !$0.output.isEmpty || $0.exitStatus != nil }) else {
            throw .silent(seconds: seconds)
        }
        let output = arrivals.takeOutput()
        guard !output.isEmpty else { throw .endOfOutput }
        return output
    }

    func finish() throws(Conformance.ConnectionFailure) -> (output: [UInt8], status: Int32) {
        process.closeInput()
        guard arrivals.wait(seconds, until: { $0.exitStatus != nil }) else { throw .hanging(seconds: seconds) }
        return (arrivals.takeOutput(), Int32(arrivals.exitStatus ?? 0))
    }

    func abandon() {
        process.kill()
    }

    var standardError: [String] { process.standardError }
}

/// The output and exit status of a process.
private final class Arrivals: Sendable {
    struct State {
        var output: [UInt8] = []
        var exitStatus: Int?
    }

    private let state = Mutex(State())
    private let changed = DispatchSemaphore(value: 0)

    var exitStatus: Int? { state.withLock(\.exitStatus) }

    func add(_ event: EndpointEvent) {
        state.withLock { state in
            switch event {
            case .output(let bytes): state.output += bytes
            case .end(let exitStatus): state.exitStatus = exitStatus
            }
        }
        changed.signal()
    }

    func takeOutput() -> [UInt8] {
        state.withLock { state in
            defer { state.output = [] }
            return state.output
        }
    }

    /// Waits until a condition holds; false if it does not hold in time.
    func wait(_ seconds: Double, until isEnough: (State) -> Bool) -> Bool {
        let deadline = DispatchTime.now() + seconds
        while !state.withLock({ isEnough($0) }) {
            guard changed.wait(timeout: deadline) == .success else { return false }
        }
        return true
    }
}
