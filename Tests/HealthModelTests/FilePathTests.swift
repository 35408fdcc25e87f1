import Foundation
import HealthModel
import Testing

struct FilePathTests {
    @Test func `a path with U+0000 names no file`() throws {
        let path = FileManager.default.temporaryDirectory.appending(path: "healthkit-bridge-\(UUID())").path
        try Data("text".utf8).write(to: URL(filePath: path))
        defer { try? FileManager.default.removeItem(atPath: path) }
        #expect(path.contentsOfFile == Data("text".utf8))
        #expect("\(path)\0".contentsOfFile == nil)
        #expect("\(path)\0.json".contentsOfFile == nil)
    }

    @Test func `a path does not start at a home folder`() {
        #expect("~/store".literalPath == "./~/store")
        #expect("/~/store".literalPath == "/~/store")
    }
}
