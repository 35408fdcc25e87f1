import Conformance
import Foundation
import JSON
import Testing

struct OwnVectorsTests {
    @Test(arguments: vectorFiles)
    func `the host conforms in process, and twice alike`(name: String) throws {
        try run(name, VectorRunner(repetitions: 2, connect: bridgeConnection))
    }

    @Test func `there are vectors`() {
        #expect(!vectorFiles.isEmpty)
    }

    private func run(_ name: String, _ runner: VectorRunner) throws {
        let file = try VectorFile(path: name, text: Array(Data(contentsOf: vectors.appending(path: name))))
        for result in runner.run([file]) {
            #expect(result.failure == nil, "\(result.name)")
        }
    }
}

let vectors = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../protocol/vectors").standardizedFileURL

/// The paths of all vector files, under their folder.
let vectorFiles: [String] = {
    let paths = FileManager.default.enumerator(atPath: vectors.path)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(".json") }.sorted()
}()
