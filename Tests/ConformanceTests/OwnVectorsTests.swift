import Conformance
import Foundation
import Testing

struct OwnVectorsTests {
    @Test(arguments: vectorNames)
    func `the host passes in process, with the same bytes in a second run`(name: String) throws {
        let file = try #require(vectors[name])
        // The order of a set depends on its address. So the first host and many blocks of memory stay during the second run, and
        // objects of the second run have other addresses.
        var runs: [(blocks: [[UInt8]], host: InProcessConnection)] = []
        let runner = VectorRunner(repetitions: 2) { options in
            if runs.count == 2 { runs = [] }
            runs.append((runs.isEmpty ? [] : Self.blocks(), try bridgeConnection(options)))
            return runs[runs.count - 1].host
        }
        for result in runner.run([file]) {
            #expect(result.failure == nil, "\(result.name)")
        }
    }

    /// With seed 117 each place varies. `HEALTHKIT_BRIDGE_TEST_VARY=200` also takes the seeds to 200.
    @Test(arguments: vectorNames)
    func `the host passes in process, also if what HealthKit does not promise varies`(name: String) throws {
        let file = try #require(vectors[name])
        let count = ProcessInfo.processInfo.environment["HEALTHKIT_BRIDGE_TEST_VARY"].flatMap(UInt64.init) ?? 0
        for seed in [117] + Array(0..<count) {
            for result in VectorRunner(vary: seed, connect: bridgeConnection).run([file]) {
                #expect(result.failure == nil, "seed \(seed): \(result.name)")
            }
        }
    }

    /// A set gets another order in a second run of the same code.
    @Test func `blocks of memory change the order of sets`() {
        func order() -> [String] { Array(Set((0..<10).map { "name \($0)" })) }
        let differences = (0..<20).count { _ in
            let first = order()
            let blocks = Self.blocks()
            return withExtendedLifetime(blocks) { order() != first }
        }
        #expect(differences > 10)
    }

    /// Eight blocks of memory of each size up to 1 KB, more than the allocator keeps for reuse.
    private static func blocks() -> [[UInt8]] {
        (1...64).flatMap { size in
            (0..<8).map { _ in
                var block: [UInt8] = []
                block.reserveCapacity(size * 16)
                return block
            }
        }
    }

    @Test func `the connection and every channel have vectors`() throws {
        _ = try VectorFile.load(from: protocolFolder)
        #expect(vectorNames.contains("connection/batches.json"))
        for channel in ["control", "healthkit_permissions", "store"] {
            #expect(vectorNames.contains { $0.hasPrefix("\(channel)/") }, "\(channel)")
        }
    }
}

private let protocolFolder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../protocol").standardizedFileURL.path

/// The vectors of the protocol by name; empty if one of them cannot be read.
let vectors: [String: VectorFile] = {
    let files = (try? VectorFile.load(from: protocolFolder)) ?? []
    return Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0) })
}()

/// The names of all vector files.
let vectorNames = vectors.keys.sorted()
