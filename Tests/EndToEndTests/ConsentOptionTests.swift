import JSON
import Testing

struct ConsentOptionTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test(arguments: [("allow", "2"), ("deny", "1")])
    func `a policy answers every sheet`(policy: String, status: String) throws {
        let ending = try Program.run("--consent", policy, input: askForSteps(1) + "\n" + stepsStatus(2))
        #expect(ending.lines == [response(1, #"{"success":true}"#), response(2, status)])
    }

    @Test func `a script may be one rule`() throws {
        let script = try folder.write(#"{"policy":"deny","share":{"\#(stepCount)":true}}"#, to: "script.json")
        let ending = try Program.run("--consent", script, input: askForSteps(1) + "\n" + stepsStatus(2))
        #expect(ending.lines == [response(1, #"{"success":true}"#), response(2, "2")])
    }

    @Test func `a script may be a list of rules, used in turn`() throws {
        let script = try folder.write(#"[{"policy":"cancel","times":2},{"policy":"deny"}]"#, to: "script.json")
        let requests = [askForSteps(1), askForSteps(2), askForSteps(3), stepsStatus(4)]
        let ending = try Program.run("--consent", script, input: requests.joined(separator: "\n"))
        try #require(ending.lines.count == 4)
        for line in ending.lines.prefix(2) {
            #expect(try member("error", "data", "code", of: line) == 7)
        }
        #expect(ending.lines.suffix(2) == [response(3, #"{"success":true}"#), response(4, "1")])
    }

    @Test(arguments: [
        "", "{", "{}", "1", #"{"policy":"perhaps"}"#, #"{"policy":"allow","when":1}"#,
        #"{"policy":"allow","read":{"HKNothing":true}}"#, #"[{"policy":"allow"},{}]"#,
    ])
    func `an invalid script prevents the start`(script: String) throws {
        let ending = try Program.run("--consent", try folder.write(script, to: "script.json"))
        #expect(ending.output.isEmpty)
        #expect(ending.errors.contains("consent"))
        #expect(ending.status == 64)
    }

    @Test func `a missing script prevents the start`() throws {
        let ending = try Program.run("--consent", folder.file("missing"))
        #expect(ending.errors.contains("consent"))
        #expect(ending.status == 64)
    }
}
