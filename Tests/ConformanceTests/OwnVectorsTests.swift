import Conformance
import Foundation
import JSON
import Testing

struct OwnVectorsTests {
    @Test(arguments: vectorFiles)
    func `the host conforms in process, and twice alike`(name: String) throws {
        try run(name, VectorRunner(repetitions: 2, connect: bridgeConnection))
    }

    @Test(arguments: vectorFiles)
    func `the host conforms as a program`(name: String) throws {
        let command = [try builtExecutable(), "serve"]
        try run(
            name,
            VectorRunner { options in
                try SpawnedConnection(command: command + options.arguments, seconds: 60)
            }
        )
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

private let vectors = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../protocol/vectors").standardizedFileURL

/// The paths of all vector files, under their folder.
private let vectorFiles: [String] = {
    let paths = FileManager.default.enumerator(atPath: vectors.path)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(".json") }.sorted()
}()

/// The executable beside the test bundle, unless `HEALTHKIT_BRIDGE_EXECUTABLE` names another.
private func builtExecutable() throws -> String {
    if let path = ProcessInfo.processInfo.environment["HEALTHKIT_BRIDGE_EXECUTABLE"] { return path }
    let runner = URL(filePath: try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
    return runner.deletingLastPathComponent().appending(path: "healthkit-bridge").path
}
