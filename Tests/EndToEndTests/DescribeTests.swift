import Foundation
import JSON
import Testing

struct DescribeTests {
    @Test func `the document equals the result of rpc/discover`() throws {
        let ending = try Program.run("describe")
        #expect(ending.errors.isEmpty)
        #expect(ending.status == 0)
        let discovered = try Program.run(input: request(1, "rpc/discover")).text
        #expect(try JSONValue(parsing: ending.text) == member("result", of: discovered))
    }

    @Test func `the document states the program's version`() throws {
        let version = try Program.run("--version").text.dropLast()
        #expect(try member("info", "version", of: Program.run("describe").text) == .string(String(version)))
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: document)))
    func `the document in the source tree is up to date`() throws {
        let ending = try Program.run("describe")
        #expect(try ending.text == String(decoding: contents(of: document), as: UTF8.self))
    }
}

private let document = Program.protocolFolder.appending(path: "openrpc.json").path
