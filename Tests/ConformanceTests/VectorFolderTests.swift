import Foundation
import Testing

@testable import Conformance

struct VectorFolderTests {
    @Test func `files are loaded from folders, sorted by path`() throws {
        let folder = try Folder("b.json", "a/z.json", "README.md")
        #expect(try VectorFile.load(from: folder.path).map(\.path) == ["a/z.json", "b.json"])

        try folder.write("?", to: "c.json")
        let problem = #expect(throws: VectorProblem.self) { try VectorFile.load(from: folder.path) }
        #expect(problem?.file == "c.json")
    }

    @Test func `a single file can be loaded`() throws {
        let folder = try Folder("b.json", "a/z.json")
        #expect(try VectorFile.load(from: "\(folder.path)/a/z.json").map(\.path) == ["z.json"])
    }

    @Test func `the vectors of a folder with the layout of the protocol are loaded by channel`() throws {
        let folder = try Folder("vectors/b.json", "vectors/a/z.json", "channels/c/vectors/z.json")
        for path in ["errors.json", "channels/c/errors.json"] {
            try folder.write("{}", to: path)
        }
        #expect(try VectorFile.load(from: folder.path).map(\.path) == ["a/z.json", "b.json", "c/z.json"])
        #expect(try VectorFile.load(from: "\(folder.path)/channels").map(\.path) == ["c/z.json"])
        #expect(try VectorFile.load(from: "\(folder.path)/channels/c").map(\.path) == ["z.json"])
        #expect(try VectorFile.load(from: "\(folder.path)/channels/c/vectors").map(\.path) == ["z.json"])
    }

    @Test func `two files with the same name are an error`() throws {
        let folder = try Folder("vectors/c/z.json", "channels/c/vectors/z.json")
        let problem = #expect(throws: VectorProblem.self) { try VectorFile.load(from: folder.path) }
        #expect(problem?.description == "c/z.json: another file has the same name")
    }

    @Test func `a path without vectors is an error`() throws {
        #expect(throws: VectorProblem.self) { try VectorFile.load(from: "/nowhere") }
        let folder = try Folder("README.md")
        #expect(throws: VectorProblem.self) { try VectorFile.load(from: folder.path) }
    }
}

/// A temporary folder with vector files of one case each.
private final class Folder {
    let path = FileManager.default.temporaryDirectory.appending(path: "vectors-\(UUID())").path

    init(_ files: String...) throws {
        for file in files {
            try write(#"{"about": "a", "cases": [{"name": "n", "exchange": []}]}"#, to: file)
        }
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func write(_ text: String, to file: String) throws {
        let url = URL(filePath: path).appending(path: file)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }
}
