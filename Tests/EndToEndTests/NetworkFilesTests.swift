import Foundation
import Glibc
import JSON
import Testing

/// The files that clients name over the network.
struct NetworkFilesTests {
    private let folder: TemporaryFolder
    private let inside: String

    init() throws {
        folder = try TemporaryFolder()
        inside = folder.file("files")
        try FileManager.default.createDirectory(atPath: inside, withIntermediateDirectories: false)
    }

    /// The calls with each parameter that is a path.
    private static let calls = [
        ("control/reset", "auditLog"), ("control/reset", "store"), ("control/reset", "prelude"),
        ("control/reset", "consent"), ("control/import", "path"),
    ]

    /// The parameter that an error is about.
    private func refused(_ client: NetworkClient, _ method: String, _ name: String, _ path: String) throws -> JSONValue {
        let error = try client.call(method, #"{"\#(name)":"\#(path)"}"#)
        return error.member("code") == -32602 ? error.member("data", "path") : .null
    }

    @Test func `no client names a file of a server without a folder`() throws {
        let file = try folder.write("{}", to: "some.json")
        let server = try NetworkServerProcess()
        for client in try [server.webSocket(), server.webSocket("role=owner")] {
            for (method, name) in Self.calls {
                for path in [file, folder.file("missing"), "missing"] {
                    #expect(try refused(client, method, name, path) == .string(name), "\(method) \(name)")
                }
            }
            #expect(try client.call("control/reset", #"{"consent":"deny"}"#) == .null)
        }
        #expect(try contents(of: file) == Data("{}".utf8))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["files", "some.json"])
    }

    @Test func `messages name files without the folder of the server`() throws {
        _ = try folder.write("This is no store.", to: "files/text")
        try FileManager.default.createDirectory(atPath: "\(inside)/deep", withIntermediateDirectories: false)
        _ = unsafe mkfifo("\(inside)/deep/pipe", 0o600)
        let server = try NetworkServerProcess("--files", inside)
        let client = try server.webSocket()
        for (method, params) in [
            ("control/import", #"{"path":"deep/pipe"}"#), ("control/import", #"{"path":"./text"}"#),
            ("control/reset", #"{"store":"text"}"#),
        ] {
            guard case .string(let message) = try client.call(method, params).member("message") else { throw Trouble("no error") }
            #expect(!message.contains(folder.path), "\(message)")
            #expect(message.hasPrefix("text: ") || message.hasPrefix("deep/pipe: "), "\(message)")
        }
    }

    @Test func `paths are those of the folder, which they do not leave`() throws {
        let outside = try folder.write(#"{"method":"control/lockDevice"}"#, to: "outside")
        try FileManager.default.createSymbolicLink(atPath: "\(inside)/link", withDestinationPath: outside)
        try FileManager.default.createSymbolicLink(atPath: "\(inside)/up", withDestinationPath: folder.path)
        let server = try NetworkServerProcess("--files", inside)
        let client = try server.webSocket()
        for (method, name) in Self.calls {
            for path in [outside, "../outside", "a/../../outside", "link", "up/outside", "./link", "/", ""] {
                #expect(try refused(client, method, name, path) == .string(name), "\(method) \(name) \(path)")
            }
        }
        #expect(try client.call("control/reset", #"{"auditLog":"audit.jsonl","store":"./my.store"}"#) == .null)
        let names = try FileManager.default.contentsOfDirectory(atPath: inside)
        #expect(Set(names).isSuperset(of: ["audit.jsonl", "my.store"]))
        #expect(try contents(of: outside) == Data(#"{"method":"control/lockDevice"}"#.utf8))
    }

    @Test func `the prelude of the command line may name any file, also after a reset`() throws {
        let export = try folder.write("<HealthData locale=\"en_US\"></HealthData>", to: "export.xml")
        let line = #"{"jsonrpc":"2.0","id":1,"method":"control/import","params":{"path":"\#(export)"}}"#
        let server = try NetworkServerProcess("--prelude", try folder.write(line, to: "prelude"))
        #expect(try server.webSocket().call("control/reset") == .null)
    }

    @Test func `a folder that does not exist is status 64`() throws {
        let ending = try Program.run("serve", "--listen", "127.0.0.1:0", "--files", folder.file("missing"))
        #expect(ending.status == 64)
        #expect(ending.errors.contains("--files"))
    }
}
