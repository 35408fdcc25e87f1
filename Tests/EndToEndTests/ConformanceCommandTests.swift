import Foundation
import JSON
import Testing

struct ConformanceCommandTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        let vectors = """
            {"about": "two answers", "cases": [
              {"name": "right & true", "exchange": [{"call": "isAvailable", "result": true}]},
              {"name": "an error", "exchange": [{"call": "nothing/here", "error": {"code": -32601}}]}
            ]}
            """
        try FileManager.default.createDirectory(atPath: folder.file("vectors"), withIntermediateDirectories: false)
        _ = try folder.write(vectors, to: "vectors/two.json")
    }

    /// The vectors about the connection, because these tests concern the process. All vectors run in process in
    /// `ConformanceTests`, and against the release build under `make test`.
    @Test func `the program passes its own vectors`() throws {
        let vectors = Program.protocolFolder.appending(path: "vectors/connection").path
        let ending = try Program.run("conformance", "--vectors", vectors)
        #expect(ending.lines.first == "TAP version 14")
        #expect(ending.lines.filter { $0.hasPrefix("not ok") } == [])
        #expect(ending.lines.last?.hasSuffix(" passed, 0 failed") == true)
        #expect(ending.status == 0)
    }

    @Test func `the vectors of the source tree are found, including those of channels`() throws {
        let script = #"""
            mkdir -p "$1/protocol/vectors" "$1/protocol/channels/one/vectors" "$1/here" && cd "$1/here" &&
            cp "$1/vectors/"*.json "$1/protocol/vectors" && cp "$1/vectors/"*.json "$1/protocol/channels/one/vectors" &&
            echo '{}' >"$1/protocol/errors.json" && exec "$0" conformance
            """#
        let ending = try Program.shell(script, folder.path)
        #expect(ending.lines.contains("ok 2 - one/two.json: an error"))
        #expect(ending.lines.contains("ok 4 - two.json: an error"))
        #expect(ending.lines.last == "4 passed, 0 failed")
        #expect(ending.status == 0)
    }

    @Test func `a single file of vectors can be run`() throws {
        let ending = try Program.run("conformance", "--vectors", folder.file("vectors/two.json"))
        #expect(ending.lines.contains("ok 1 - two.json: right & true"))
        #expect(ending.lines.last == "2 passed, 0 failed")
        #expect(ending.status == 0)
    }

    @Test func `the results and the list are also JSON`() throws {
        let file = folder.file("vectors/two.json")
        let result = try JSONValue(parsing: Program.run("conformance", "--vectors", file, "--format", "json").text)
        #expect(result.member("passed") == 2 && result.member("failed") == 0)
        let list = try JSONValue(parsing: Program.run("conformance", "--vectors", file, "--list", "--format", "json").text)
        #expect(list == [["file": "two.json", "case": "right & true"], ["file": "two.json", "case": "an error"]])
    }

    @Test func `a host that answers wrongly fails`() throws {
        let liar = #""$0" serve "$@" | sed -u s/true/false/"#
        let ending = try Program.run(
            "conformance", "--vectors", folder.file("vectors"), "--", "sh", "-c", liar, try Program.path()
        )
        #expect(ending.lines.filter { $0.hasPrefix("not ok") } == ["not ok 1 - two.json: right & true"])
        #expect(ending.lines.contains("ok 2 - two.json: an error"))
        #expect(ending.lines.contains(#"  expected: "true""#))
        #expect(ending.lines.contains(#"  actual: "false""#))
        #expect(ending.lines.last == "1 passed, 1 failed")
        #expect(ending.status == 1)
    }

    @Test func `a command that does not exist fails every case`() throws {
        let ending = try Program.run("conformance", "--vectors", folder.file("vectors"), "--", "/nowhere/host")
        #expect(ending.lines.filter { $0.hasPrefix("not ok") }.count == 2)
        #expect(ending.text.contains("/nowhere/host"))
        #expect(ending.status == 1)
    }

    @Test func `the results can be written as JUnit XML`() throws {
        let file = folder.file("report.xml")
        let ending = try Program.run("conformance", "--vectors", folder.file("vectors"), "--junit", file, "--repeat", "2")
        #expect(ending.status == 0)
        let report = try String(decoding: contents(of: file), as: UTF8.self)
        #expect(report.contains(#"<testsuites tests="2" failures="0""#))
        #expect(report.contains(#"name="right &amp; true""#))
    }

    @Test func `only an earlier report is replaced by JUnit XML`() throws {
        let text = #"<?xml version="1.0" encoding="UTF-8"?><HealthData/>"#
        let file = try folder.write(text, to: "export.xml")
        let ending = try Program.run("conformance", "--vectors", folder.file("vectors"), "--junit", file)
        #expect(ending.status == 64)
        #expect(try String(contentsOfFile: file, encoding: .utf8) == text)
        for _ in 1...2 {
            let files = ["--vectors", folder.file("vectors"), "--junit", folder.file("new.xml")]
            #expect(try Program.run(["conformance"] + files).status == 0)
        }
    }

    @Test(arguments: ["missing", "."])
    func `a folder without vectors is a usage error`(name: String) throws {
        try FileManager.default.removeItem(atPath: folder.file("vectors"))
        let ending = try Program.run("conformance", "--vectors", folder.file(name))
        #expect(ending.output.isEmpty)
        #expect(ending.errors.hasPrefix("Error: "))
        #expect(ending.status == 64)
    }

    @Test func `an invalid vector file is named with the path`() throws {
        _ = try folder.write(#"{"about": "a", "cases": [{"name": "n"}]}"#, to: "vectors/wrong.json")
        let ending = try Program.run("conformance", "--vectors", folder.file("vectors"))
        #expect(ending.output.isEmpty)
        #expect(ending.errors.contains("wrong.json: cases[0]"))
        #expect(ending.status == 64)
    }

    @Test func `several jobs print what one job prints, failures included`() throws {
        let guide = Program.protocolFolder.appending(path: "vectors/guide")
        try FileManager.default.copyItem(at: guide, to: URL(filePath: folder.file("guide")))
        let wrong = #"{"about": "n", "cases": [{"name": "n", "exchange": [{"call": "isAvailable", "result": 1}]}]}"#
        for name in ["a", "m", "z"] { _ = try folder.write(wrong, to: "guide/\(name).json") }
        let endings = try ["1", "5"].map { jobs in
            try Program.run("conformance", "--jobs", jobs, "--vectors", folder.file("guide"))
        }
        #expect(endings[0].lines.last?.hasSuffix(", 3 failed") == true)
        #expect(endings[0].lines == endings[1].lines)
        #expect(endings.map(\.status) == [1, 1])
    }

    @Test func `the cases can be listed, and a sample of them`() throws {
        let path = folder.file("vectors")
        let all = try Program.run("conformance", "--vectors", path, "--list")
        #expect(all.lines == ["two.json: right & true", "two.json: an error"])
        #expect(all.status == 0)
        let again = """
            {"about": "a", "cases": [{"name": "again", "exchange": [{"call": "isAvailable", "result": true}]}]}
            """
        _ = try folder.write(again, to: "vectors/zero.json")
        let sample = try Program.run("conformance", "--vectors", path, "--sample")
        #expect(sample.lines.last == "2 passed, 0 failed")
        #expect(try Program.run("conformance", "--vectors", path, "--sample", "--list").lines == all.lines)
    }

    @Test func `a host that hangs fails after the time limit`() throws {
        let path = folder.file("vectors")
        let host = ["sh", "-c", "sleep 1000"]
        let ending = try Program.run(["conformance", "--vectors", path, "--time-limit", "0.1", "--"] + host)
        #expect(ending.lines.contains(#"  message: "nothing came within 0.1 s""#))
        #expect(ending.lines.last == "0 passed, 2 failed")
        #expect(ending.status == 1)
    }

    @Test func `a process that serves many cases needs a command`() throws {
        let ending = try Program.run("conformance", "--reuse")
        #expect(ending.errors.contains("--reuse"))
        #expect(ending.status == 64)
    }

    @Test(arguments: [("--repeat", "0"), ("--jobs", "0"), ("--jobs", "-1"), ("--time-limit", "0"), ("--time-limit", "nan")])
    func `a number that is too small is a usage error`(option: String, number: String) throws {
        let ending = try Program.run("conformance", "\(option)=\(number)")
        #expect(ending.errors.contains(option))
        #expect(ending.status == 64)
    }
}
