import Foundation
import Testing

/// The messages of the commands that are no servers.
struct MessageTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private static let vector = """
        {"about": "A", "cases": [{"name": "B", "exchange": [{"call": "isAvailable", "result": true}]}]}
        """

    private func run(_ arguments: [String]) throws -> Ending {
        try Program.shell(#"cd "$1" && exec "$0" \#(arguments.joined(separator: " "))"#, folder.path)
    }

    @Test(arguments: [
        ["import", "nowhere", "--dry-run"], ["import", "empty", "--dry-run"],
        ["export", "--store", "nowhere", "--output", "x.zip"],
        ["export", "--store", "empty", "--output", "x.zip"], ["report", "--store", "nowhere", "--output", "x.html"],
        ["stats", "--store", "nowhere", "--type", "stepCount"], ["generate", "--store", "/nowhere/store", "--days", "1"],
        ["generate", "--people", "1", "--days", "1", "--output", "empty/people"],
        ["pick", "nowhere", "--person", "1", "--store", "x"],
        ["trace", "empty", "--output", "x.html"], ["write-test", "empty", "--language", "bash"], ["diagnose", "empty"],
        ["call", "--store", "/nowhere/store", "isAvailable"], ["trace", "recording", "--output", "/nowhere/x.html"],
    ])
    func `a message is one line without a time and a level`(arguments: [String]) throws {
        let recording = #"{"cases": [{"name": "a", "exchange": []}]}"#
        for (name, text) in [("empty", "#"), ("recording", recording)] {
            try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: folder.write(text, to: name))
        }
        let ending = try run(arguments)
        #expect(ending.status == 1, "\(ending.errors)")
        #expect(!ending.errors.isEmpty)
        #expect(ending.errors.firstMatch(of: /[0-9]{4}-[0-9]{2}-[0-9]{2}T|\b(error|warning)\b/) == nil, "\(ending.errors)")
    }

    @Test(arguments: [
        ["pick", "nowhere", "--person", "1", "--output", "x.store"], ["host", ".", "--consent", "nowhere"],
        ["host", ".", "--nothing"], ["conformance", "--vectors", "vectors", "--junit", "/nowhere/x.xml"],
        ["conformance", "--propose", "x.json"], ["conformance", "--compare", "/nowhere/x.json"],
        ["conformance", "--vectors", "vectors", "--compare", "vectors/available.json"],
        ["export", "--store", "x", "--output", "x.y"], ["pick", "nowhere", "--person", "x", "--output", "x.zip"],
    ])
    func `a message has no internals of Swift`(arguments: [String]) throws {
        _ = try folder.write(Self.vector, to: "vectors/available.json")
        let ending = try run(arguments)
        #expect([1, 64].contains(ending.status))
        let internals = /(Parser|Command|Cocoa|Decoding|NS)Error|Error Domain|ArgumentParser|Foundation\.|healthkit_bridge/
        #expect(ending.errors.firstMatch(of: internals) == nil, "\(ending.errors)")
        #expect(!ending.errors.isEmpty)
    }

    @Test(arguments: [
        ["import", "export.xml", "--dry-run", "--types", "steps"],
        ["export", "--store", "x", "--output", "x.zip", "--types", "stepcount"],
        ["stats", "--store", "x", "--type", "steps"], ["generate", "--store", "x", "--types", "steps"],
        ["mcp", "--store", "x", "--read", "steps"],
    ])
    func `an unknown type is refused with the one that is probably meant`(arguments: [String]) throws {
        let ending = try run(arguments)
        #expect(ending.status == 64)
        #expect(ending.errors.contains("Did you mean \(stepCount)?"), "\(ending.errors)")
    }

    @Test(arguments: [
        "export --store store --output - --format jsonl", "export --store store --output - --format fhir",
        "generate --people 2 --days 2 --until 2025-12-31 --table samples --output -",
        "stats --store store --type heartRate --by day", "import export.xml --dry-run", "describe", "catalog", "--help",
        "report --store store --output page.html", "conformance --vectors vectors",
    ])
    func `an output that nobody reads ends a command without a word`(command: String) throws {
        #expect(try run(["generate", "--store", "store", "--days", "2", "--until", "2025-12-31"]).status == 0)
        _ = try folder.write(Self.vector, to: "vectors/available.json")
        _ = try folder.write("<HealthData/>", to: "export.xml")
        let ending = try Program.shell(
            #"cd "$1" && TMPDIR="$1/temporary" && mkdir "$TMPDIR" && export TMPDIR && (sleep 0.3; "$0" \#(command); echo $? >status) | true"#,
            folder.path
        )
        #expect(ending.errors.isEmpty)
        #expect(try String(decoding: contents(of: folder.file("status")), as: UTF8.self) == "141\n")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.file("temporary")).isEmpty)
    }

    @Test func `an export that nobody reads has an entry in the audit log`() throws {
        #expect(try run(["generate", "--store", "store", "--days", "2", "--until", "2025-12-31"]).status == 0)
        let command = "export --store store --output - --format jsonl --audit-log log"
        _ = try Program.shell(#"cd "$1" && (sleep 0.3; "$0" \#(command)) | true"#, folder.path)
        #expect(try String(decoding: contents(of: folder.file("log")), as: UTF8.self).contains(#""outcome":"error""#))
    }
}
