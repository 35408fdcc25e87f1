import Foundation
import Synchronization

/// Runs protocol vectors in several threads, each with a runner and hosts of its own. Results and report are those of one
/// ``VectorRunner``, in the order of the cases.
///
/// ```swift
/// let runner = ParallelVectorRunner(jobs: 2) {
///     VectorRunner { options in try SpawnedConnection(command: ["healthkit-bridge", "serve"] + options.arguments) }
/// }
/// let report = Report(runner.run(try VectorFile.load(from: "protocol")))
/// ```
public struct ParallelVectorRunner {
    private let jobs: Int
    private let makeRunner: @Sendable () -> VectorRunner

    /// A runner that runs several cases at the same time. One job is the calling thread.
    ///
    /// - Parameters:
    ///   - jobs: The largest number of cases that run at the same time.
    ///   - makeRunner: Creates the runner of a thread.
    public init(jobs: Int, makeRunner: @escaping @Sendable () -> VectorRunner) {
        self.jobs = max(1, jobs)
        self.makeRunner = makeRunner
    }

    /// Runs all cases of all files, each against a new host. A failed case does not stop the run.
    ///
    /// - Parameters:
    ///   - files: The vectors.
    ///   - report: Called on the calling thread for each case, in order, with its result and its number, counted from 1. An error
    ///     ends the run after the cases that are running.
    /// - Returns: The results, in the order of the cases.
    public func run(_ files: [VectorFile], report: (CaseResult, Int) throws -> Void) rethrows -> [CaseResult] {
        guard jobs > 1 else { return try makeRunner().run(files, report: report) }
        let cases = SharedCases(files)
        let threads = DispatchGroup()
        for _ in 0..<min(jobs, cases.count) {
            threads.enter()
            Thread.detachNewThread { [makeRunner] in
                // The runner is released before the run ends, and with it a process that it reuses.
                cases.run(with: makeRunner())
                threads.leave()
            }
        }
        defer {
            cases.stop()
            threads.wait()
        }
        var results: [CaseResult] = []
        for index in 0..<cases.count {
            results.append(cases.result(index))
            try report(results[index], index + 1)
        }
        return results
    }

    /// Runs all cases. Returns the results, in the order of the cases.
    public func run(_ files: [VectorFile]) -> [CaseResult] { run(files) { _, _ in } }
}

/// The cases that several threads run, with their results.
private final class SharedCases: Sendable {
    private struct State {
        /// The number of cases that a thread has taken.
        var taken = 0
        var results: [CaseResult?]
    }

    private let cases: [(file: VectorFile, vector: VectorCase)]
    private let state: Mutex<State>
    private let oneHasFinished = DispatchSemaphore(value: 0)

    var count: Int { cases.count }

    init(_ files: [VectorFile]) {
        cases = files.flatMap { file in file.cases.map { (file, $0) } }
        state = Mutex(State(results: Array(repeating: nil, count: cases.count)))
    }

    /// Runs cases until none is left.
    func run(with runner: VectorRunner) {
        while let next = next() {
            let result = runner.run(next.vector, of: next.file)
            state.withLock { $0.results[next.index] = result }
            oneHasFinished.signal()
        }
    }

    /// The next case for a thread; nil if there is none.
    private func next() -> (index: Int, file: VectorFile, vector: VectorCase)? {
        let index = state.withLock { state in
            defer { state.taken += 1 }
            return state.taken
        }
        return index < count ? (index, cases[index].file, cases[index].vector) : nil
    }

    /// Waits for the result of a case.
    func result(_ index: Int) -> CaseResult {
        while true {
            if let result = state.withLock({ $0.results[index] }) { return result }
            oneHasFinished.wait()
        }
    }

    /// Lets the threads end after their current cases.
    func stop() { state.withLock { $0.taken = count } }
}
