import Foundation

/// Runs protocol vectors against a host.
///
/// ```swift
/// let runner = VectorRunner { options in
///     try SpawnedConnection(command: ["healthkit-bridge", "serve"] + options.arguments)
/// }
/// let report = Report(runner.run(try VectorFile.load(from: "protocol")))
/// print(report.tap)
/// ```
public struct VectorRunner {
    private let repetitions: Int
    private let vary: UInt64?
    private let connect: (HostOptions) throws -> any Connection

    /// A runner for one kind of host.
    ///
    /// - Parameters:
    ///   - repetitions: The number of runs of each case. All runs must give the same bytes, unless the case leaves the
    ///     clock, the time zone or the seed to the host.
    ///   - vary: The seed by which the hosts vary what HealthKit does not promise, unless a case expects it. Nil for none.
    ///   - connect: Starts a new host. A thrown error fails the case.
    public init(repetitions: Int = 1, vary: UInt64? = nil, connect: @escaping (HostOptions) throws -> any Connection) {
        self.repetitions = max(1, repetitions)
        self.vary = vary
        self.connect = connect
    }

    /// Runs all cases of all files, each against a new host. A failed case does not stop the run.
    ///
    /// - Parameters:
    ///   - files: The vectors.
    ///   - report: Called after each case with its result and its number, counted from 1. An error ends the run.
    /// - Returns: The results, in the order of the cases.
    public func run(_ files: [VectorFile], report: (CaseResult, Int) throws -> Void) rethrows -> [CaseResult] {
        var results: [CaseResult] = []
        for file in files {
            for vector in file.cases {
                results.append(run(vector, of: file))
                try report(results[results.count - 1], results.count)
            }
        }
        return results
    }

    /// Runs all cases. Returns the results, in the order of the cases.
    public func run(_ files: [VectorFile]) -> [CaseResult] { run(files) { _, _ in } }

    /// Runs one case of a file.
    public func run(_ vector: VectorCase, of file: VectorFile) -> CaseResult {
        var failure: CaseFailure?
        let duration = ContinuousClock().measure {
            do throws(CaseFailure) {
                try run(vector)
            } catch {
                failure = error
            }
        }
        return CaseResult(file: file.path, name: vector.name, rules: vector.rules, duration: duration, failure: failure)
    }

    private func run(_ vector: VectorCase) throws(CaseFailure) {
        let url = CaseFolder.makeURL()
        let (first, isDeterministic) = try runOnce(vector, in: url)
        for _ in 1..<repetitions {
            let (other, _) = try runOnce(vector, in: url)
            guard !isDeterministic || other == first else {
                throw CaseFailure(
                    "the output differs between two runs",
                    difference: Difference(
                        path: "",
                        expected: StreamFailure.quote(Self.tail(of: first, after: other)),
                        actual: StreamFailure.quote(Self.tail(of: other, after: first))
                    )
                )
            }
        }
    }

    /// Runs a case once. Returns the output, and whether all runs must produce the same output.
    private func runOnce(_ vector: VectorCase, in url: URL) throws(CaseFailure) -> ([UInt8], isDeterministic: Bool) {
        let folder = CaseFolder(url)
        defer { withExtendedLifetime(folder) {} }
        let options = try HostOptions(
            vector.given, vary: vector.unpromised.isEmpty ? vary : nil, file: folder.option)
        let paths = try folder.write(vector.files)
        let connection: any Connection
        do {
            connection = try connect(options)
        } catch {
            throw CaseFailure("\(error)")
        }
        let output = try CaseRun.run(vector, on: connection, framing: options.framing, paths: paths)
        return (output, options.isDeterministic)
    }

    /// The rest of the bytes from the first difference on.
    private static func tail(of bytes: [UInt8], after other: [UInt8]) -> [UInt8] {
        Array(bytes.dropFirst(zip(bytes, other).prefix { $0 == $1 }.count))
    }
}
