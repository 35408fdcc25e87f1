import Conformance
import Foundation
import Testing

struct OwnVectorsTests {
    @Test(arguments: vectorNames)
    func `the host passes in process`(name: String) throws {
        let file = try #require(vectors[name])
        for result in VectorRunner(connect: bridgeConnection).run([file]) {
            #expect(result.failure == nil, "\(result.name)")
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
