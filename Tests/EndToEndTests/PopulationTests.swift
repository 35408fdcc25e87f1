import Foundation
import Glibc
import JSON
import Testing

/// `healthkit-bridge generate --people` and `pick`.
struct PopulationTests {
    private static let people = [
        "--people", "11", "--seed", "7", "--days", "2", "--until", "2025-07-01", "--time-zone", "Europe/Paris", "--types",
        "stepCount,sleepAnalysis,workoutType", "--share", "short-sleeper=0.3", "--share", "no-watch=0.2",
    ]

    private static func generate(_ output: String, _ options: [String] = []) throws -> Ending {
        try Program.run(["generate", "--output", output] + people + options)
    }

    @Test func `one process and several give the same files`() throws {
        let folder = try TemporaryFolder()
        let one = try Self.generate(folder.file("one"), ["--processes", "1"])
        #expect(one.status == 0, "\(one.errors)")
        #expect(one.lines[0] == "TABLE     ROWS")
        let several = try Self.generate(folder.file("several"), ["--processes", "2"])
        #expect(several.status == 0, "\(several.errors)")
        let made = try files(of: folder.file("one"))
        #expect(try files(of: folder.file("several")) == made)
        #expect(made["manifest.json"] != nil)
        let part = "people=00000001-00000010"
        let steps = try #require(made["\(part)/samples/type=\(stepCount)/month=2025-07/samples.jsonl"])
        let line = try #require(String(decoding: steps, as: UTF8.self).split(separator: "\n").first.map(String.init))
        #expect(try member("person", of: line) == 1)
        #expect(try member("type", of: line) == .string(stepCount))
        let truth = try #require(made["people=00000011-00000011/truth.jsonl"])
        #expect(String(decoding: truth, as: UTF8.self).split(separator: "\n").count == 2)
    }

    @Test func `the number of people shows the progress at a terminal`() throws {
        let folder = try TemporaryFolder()
        let command = "'$0' generate --people 2 --days 2 --until 2025-07-01 --output '\(folder.file("people"))'"
        let ending = try Program.shell("script -qec \"\(command)\" /dev/null </dev/null")
        #expect(ending.status == 0)
        #expect(ending.text.contains(/[0-2] of 2 people/))
    }

    @Test func `a damaged part, another population and another version are refused`() throws {
        let folder = try TemporaryFolder()
        let output = folder.file("people")
        #expect(try Self.generate(output).status == 0)
        let other = try Self.generate(output, ["--seed", "8"])
        #expect(other.status == 1)
        #expect(other.errors.contains("another population"))

        let nights = "\(output)/people=00000001-00000010/nights.jsonl"
        try contents(of: nights).prefix(10).write(to: URL(filePath: nights))
        let cut = try Self.generate(output)
        #expect(cut.status == 1)
        #expect(cut.errors.contains("The part people=00000001-00000010 is incomplete"))

        let plan = try String(decoding: contents(of: "\(output)/plan.json"), as: UTF8.self)
        try plan.replacing("\"version\":1", with: "\"version\":9").write(
            toFile: "\(output)/plan.json", atomically: true, encoding: .utf8)
        let version = try Self.generate(output)
        #expect(version.status == 1)
        #expect(version.errors.contains("has version 9"))
    }

    @Test(arguments: ["9223372036854775807", "-1", "1.5", "null"])
    func `counts that nobody can have are damage`(count: String) throws {
        let folder = try TemporaryFolder()
        let output = folder.file("people")
        #expect(try Self.generate(output).status == 0)
        for part in ["people=00000001-00000010", "people=00000011-00000011"] {
            let name = "\(output)/\(part)/part.json"
            let text = try String(decoding: contents(of: name), as: UTF8.self)
            try text.replacing(/"people":[0-9]+/, with: "\"people\":\(count)").write(
                toFile: name, atomically: true, encoding: .utf8)
        }
        let ending = try Self.generate(output)
        #expect(ending.status == 1)
        #expect(ending.errors.contains("part.json is damaged"), "\(ending.errors)")
        let plan = try String(decoding: contents(of: "\(output)/plan.json"), as: UTF8.self)
        try plan.replacing(/"people":[0-9]+/, with: "\"people\":\(count)").write(
            toFile: "\(output)/plan.json", atomically: true, encoding: .utf8)
        let picked = try Program.run("pick", output, "--person", "1", "--store", folder.file("store"))
        #expect(picked.status == 1)
        #expect(picked.errors.contains("plan.json is damaged"), "\(picked.errors)")
    }

    @Test func `a folder that cannot be continued is refused, and keeps its files`() throws {
        let folder = try TemporaryFolder()
        let output = folder.file("people")
        #expect(try Self.generate(output).status == 0)
        let plan = "\(output)/plan.json"
        let text = try contents(of: plan)
        func expectRefusal(_ words: String, _ line: Int = #line) throws {
            let made = try files(of: output)
            let refused = try Self.generate(output)
            #expect(refused.status == 1 && refused.errors.contains(words), "line \(line): \(refused.errors)")
            #expect(try files(of: output) == made)
        }
        try text.prefix(20).write(to: URL(filePath: plan))
        try expectRefusal("The file plan.json is damaged")
        #expect(try Program.run(["pick", output, "--person", "3", "--store", folder.file("three")]).status == 1)

        try FileManager.default.removeItem(atPath: plan)
        try expectRefusal("The folder is not empty, and has no population")

        try text.write(to: URL(filePath: plan))
        let lock = unsafe open(plan, O_RDONLY | O_CLOEXEC)
        #expect(flock(lock, LOCK_EX | LOCK_NB) == 0)
        try expectRefusal("Another process generates this population")
        close(lock)

        try FileManager.default.removeItem(atPath: "\(output)/people=00000011-00000011/truth.jsonl")
        try expectRefusal("The part people=00000011-00000011 is incomplete")
        // As the error says.
        try FileManager.default.removeItem(atPath: "\(output)/people=00000011-00000011")
        #expect(try Self.generate(output).status == 0)
    }

    @Test func `a picked person is the person of their seed`() throws {
        let folder = try TemporaryFolder()
        let output = folder.file("people")
        let options = ["--days", "2", "--until", "2025-07-01", "--time-zone", "Europe/Paris"]
        #expect(try Program.run(["generate", "--people", "3", "--seed", "7", "--output", output] + options).status == 0)
        #expect(try Program.run(["generate", "--seed", "9", "--store", folder.file("own")] + options).status == 0)
        #expect(try Program.run(["pick", output, "--person", "3", "--store", folder.file("picked")]).status == 0)
        #expect(try contents(of: folder.file("own")) == contents(of: folder.file("picked")))
        let export = try Program.run(["pick", output, "--person", "3", "--output", folder.file("three.ndjson")])
        #expect(export.status == 0, "\(export.errors)")
        #expect(try contents(of: folder.file("three.ndjson")).count > 1000)
        #expect(try Program.run(["pick", output, "--person", "4", "--store", folder.file("four")]).status == 64)
    }

    @Test func `one table of some people goes to stdout`() throws {
        let folder = try TemporaryFolder()
        #expect(try Self.generate(folder.file("people")).status == 0)
        let part = try contents(of: folder.file("people/people=00000011-00000011/daily.jsonl"))
        let streamed = try Self.generate("-", ["--table", "daily", "--only", "11..11"])
        #expect(streamed.status == 0, "\(streamed.errors)")
        #expect(Data(streamed.output) == part)
    }

    @Test(arguments: [
        (["--share", "nobody=0.1"], "There is no persona 'nobody'"),
        (["--share", "athlete=0.9"], "add up to more than 1"),
        (["--share", "athlete"], "write it as short-sleeper=0.2"),
        (["--table", "daily"], "--table writes one table to stdout"),
        (["--only", "3..9"], "--only requires --table"),
        (["--share", "cycle=0.1", "--sex", "male"], "with the persona 'cycle' is invalid: requires a female person"),
    ])
    func `an invalid option is named`(options: [String], words: String) throws {
        let folder = try TemporaryFolder()
        let ended = try Self.generate(folder.file("people"), options)
        #expect(ended.status == 64)
        #expect(ended.errors.contains(words), "\(ended.errors)")
        #expect(!FileManager.default.fileExists(atPath: folder.file("people")))
    }

    @Test func `a persona has the options of control/generate, and no others`() throws {
        func names(_ list: JSONValue?) -> Set<String> {
            guard case .array(let parameters)? = list else { return [] }
            return Set(
                parameters.compactMap {
                    if case .object(let parameter) = $0, case .string(let name)? = parameter["name"] { name } else { nil }
                })
        }
        let methods = try elements("methods", of: Program.run("describe").text)
        let parameters = methods.lazy.compactMap { method -> JSONValue? in
            if case .object(let method) = method, method["name"] == "control/generate" { method["params"] } else { nil }
        }
        let schema = Program.protocolFolder.appending(path: "personas.schema.json")
        let properties = try member("$defs", "persona", "properties", of: String(contentsOf: schema, encoding: .utf8))
        guard case .object(let members)? = properties else {
            Issue.record("The schema has no properties.")
            return
        }
        let ofOnePerson: Set = ["seed", "days", "until", "dateOfBirth", "types", "progress"]
        #expect(Set(members.members.map(\.name)) == names(parameters.first).subtracting(ofOnePerson).union(["summary", "ages"]))
    }

    @Test func `options that are given in another order, or as their defaults, are of the same population`() throws {
        let folder = try TemporaryFolder()
        let output = folder.file("people")
        let options = ["--days", "1", "--until", "2025-07-01", "--types", "restingHeartRate"]
        #expect(try Program.run(["generate", "--people", "1", "--output", output] + options).status == 0)
        let again = ["--types", "restingHeartRate", "--seed", "1", "--days", "1"]
        #expect(try Program.run(["generate", "--people", "1", "--output", output] + again).status == 0)
        let other = try Program.run(["generate", "--people", "1", "--output", output, "--sleep", "7"] + again)
        #expect(other.status == 1)
    }

    @Test func `a profile that contradicts itself is refused`() throws {
        let folder = try TemporaryFolder()
        let text = #"{"version": 1, "personas": {"odd": {"summary": "Odd.", "sex": "male", "menstrualCycle": true}}}"#
        let path = try folder.write(text, to: "profiles.json")
        let ended = try Self.generate(folder.file("people"), ["--profiles", path, "--share", "odd=0.1"])
        #expect(ended.status == 64)
        #expect(ended.errors.contains("'--menstrual-cycle' with the persona 'odd' is invalid"), "\(ended.errors)")
    }

    @Test(.enabled(if: SmallDisk.isPossible)) func `a full disk ends the generation without a part`() throws {
        let folder = try TemporaryFolder()
        let command =
            "\"$0\" generate --people 1 --days 20 --until 2025-07-01 --output \"$1/people\"; s=$?; ls \"$1/people\"; exit $s"
        let ended = try SmallDisk.start(at: folder, size: "1m", command: command).end()
        #expect(ended.status == 1)
        #expect(ended.errors.lowercased().contains("the disk is full"), "\(ended.errors)")
        #expect(!ended.text.contains("people=") && !ended.text.contains("manifest.json"))
    }
}
