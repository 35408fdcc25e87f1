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

    @Test func `a method has its params, result, errors, example and types`() throws {
        let ending = try Program.run("describe", "store/authorizationStatus")
        #expect(ending.lines.first == "store/authorizationStatus")
        #expect(ending.lines.contains("    type (TypeIdentifier, required): The type."))
        #expect(ending.text.contains("\n  Errors: -32602 invalidParams; -32001 healthKitError; "))
        #expect(ending.text.contains("\n    TypeIdentifier: string. A raw HealthKit identifier."))
        #expect(ending.status == 0)
    }

    @Test func `the example of a method can be sent, and gives the printed response`() throws {
        let lines = try Program.run("describe", "store/save").lines
        let messages = lines.filter { $0.hasPrefix("    {\"jsonrpc\"") }.map { $0.dropFirst(4) }
        #expect(messages.count == 3)
        let output = try Program.run(
            "--clock", "2026-01-01T12:00:00Z", "--seed", "1", input: messages.dropLast().map { $0 + "\n" }.joined())
        #expect(
            try JSONValue(parsing: String(#require(output.lines.last))) == JSONValue(parsing: String(#require(messages.last))))
    }

    @Test func `a method is printed as JSON as in the document`() throws {
        let ending = try Program.run("describe", "--json", "control/lockDevice")
        let method = try JSONValue(parsing: ending.text)
        #expect(try member("name", of: ending.text) == "control/lockDevice")
        guard case .array(let methods) = try member("methods", of: Program.run("describe").text) else {
            throw Trouble("the document has no methods")
        }
        #expect(methods.contains(method))
    }

    @Test func `a method that allows it may be named without its channel`() throws {
        #expect(try Program.run("describe", "isAvailable").lines.first == "healthkit_permissions/isAvailable")
    }

    @Test(arguments: [
        ("store/sav", " Did you mean store/save?"),
        ("sampleQuery", " Did you mean store/sampleQuery?"),
        ("xyzzy", ""),
    ])
    func `an unknown method is a usage error with the nearest names`(name: String, advice: String) throws {
        let ending = try Program.run("describe", name)
        #expect(ending.output.isEmpty)
        #expect(ending.errors.hasPrefix("Error: There is no method '\(name)'.\(advice)"))
        #expect(ending.status == 64)
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: document)))
    func `the document in the source tree is up to date`() throws {
        let ending = try Program.run("describe")
        #expect(try ending.text == String(decoding: contents(of: document), as: UTF8.self))
    }
}

private let document = Program.protocolFolder.appending(path: "openrpc.json").path
