import Conformance
import Dispatch
import JSON
import Synchronization
import Testing

struct ParallelVectorRunnerTests {
    @Test(arguments: [1, 2, 7])
    func `the report does not depend on the number of jobs`(jobs: Int) throws {
        let files = [try file("a.json", cases: 9), try file("b.json", cases: 4)]
        let runner = ParallelVectorRunner(jobs: jobs) { VectorRunner { _ in host { $0 == "3" ? "0" : $0 } } }
        var numbers: [Int] = []
        let results = runner.run(files) { _, number in numbers.append(number) }
        #expect(numbers == Array(1...13))
        #expect(Report(results).tap == Report(VectorRunner { _ in host { $0 == "3" ? "0" : $0 } }.run(files)).tap)
        #expect(Report(results).summary == "11 passed, 2 failed")
    }

    @Test func `cases run at the same time`() throws {
        let (first, second) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let runner = ParallelVectorRunner(jobs: 2) {
            VectorRunner { _ in
                host { number in
                    let (mine, other) = number == "0" ? (first, second) : (second, first)
                    mine.signal()
                    return other.wait(timeout: .now() + 600) == .success ? number : "alone"
                }
            }
        }
        let results = runner.run([try file("a.json", cases: 2)])
        #expect(results.map(\.failure) == [nil, nil])
    }

    @Test func `an error of the report ends the run`() throws {
        struct Closed: Error {}
        let count = Mutex(0)
        let runner = ParallelVectorRunner(jobs: 2) {
            VectorRunner { _ in
                count.withLock { $0 += 1 }
                return host { $0 }
            }
        }
        let files = [try file("a.json", cases: 1000)]
        #expect(throws: Closed.self) { _ = try runner.run(files) { _, _ in throw Closed() } }
        #expect(count.withLock(\.self) < 1000)
    }

    /// A file whose cases call a method that is their number, and expect it as the result.
    private func file(_ path: String, cases: Int) throws -> VectorFile {
        let cases = (0..<cases).map { #"{"name": "\#($0)", "exchange": [{"call": "\#($0)", "result": "\#($0)"}]}"# }
        let text = #"{"about": "a", "cases": [\#(cases.joined(separator: ","))]}"#
        return try VectorFile(path: path, text: Array(text.utf8))
    }
}

/// A host that answers the first request with a function of its method.
private func host(_ answer: @escaping (String) -> String) -> InProcessConnection {
    InProcessConnection { bytes in
        guard case .object(let request)? = try? JSONValue(parsing: Array(bytes.dropLast())),
            case .string(let method)? = request["method"]
        else { return [] }
        return Array(#"{"jsonrpc":"2.0","id":1,"result":"\#(answer(method))"}"#.utf8) + [UInt8(ascii: "\n")]
    } finish: {
        ([], 0)
    }
}
