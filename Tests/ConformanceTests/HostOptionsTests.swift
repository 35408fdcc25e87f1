import JSON
import Testing

@testable import Conformance

struct HostOptionsTests {
    @Test func `by default the system, the clock, the seed and the time zone are fixed`() throws {
        let options = try options([:])
        let arguments = ["--clock", "2026-01-01T12:00:00Z", "--os-version", "18.0", "--seed", "1", "--time-zone", "UTC"]
        #expect(options.arguments == arguments)
        #expect(options.values["seed"] == 1)
        #expect(options.isDeterministic)
    }

    @Test func `options become arguments`() throws {
        let options = try options([
            "clock": .null, "timeZone": .null, "seed": 7, "osVersion": "17.0", "noControl": true, "strict": false,
            "consent": ["allow", "deny"], "auditLog": true,
        ])
        #expect(
            options.arguments == [
                "--audit-log", "<new>", "--consent", #"<["allow","deny"]>"#, "--no-control", "--os-version", "17.0",
                "--seed", "7",
            ]
        )
        #expect(options.values["consent"] == ["allow", "deny"])
        #expect(options.values["clock"] == nil)
    }

    @Test(arguments: [["clock": "system"], ["clock": .null], ["seed": .null], ["timeZone": .null]] as [JSONObject])
    func `a case that leaves an option to the machine is not deterministic`(given: JSONObject) throws {
        #expect(try !options(given).isDeterministic)
    }

    @Test func `the prelude is a file with a request a line`() throws {
        let requests: JSONValue = [["method": "a"], ["method": "b"]]
        let options = try options(["clock": .null, "timeZone": .null, "osVersion": .null, "prelude": requests])
        #expect(options.arguments == ["--prelude", #"<{"method":"a"}|{"method":"b"}>"#, "--seed", "1"])
    }

    @Test func `a text that begins like an option stays a value`() throws {
        let options = try options(["clock": .null, "timeZone": .null, "osVersion": .null, "appName": "-a", "bundleId": "--seed"])
        #expect(options.arguments == ["--app-name=-a", "--bundle-id=--seed", "--seed", "1"])
    }

    private func options(_ given: JSONObject) throws -> HostOptions {
        try HostOptions(given) { lines throws(CaseFailure) in
            "<\(lines?.map(\.jsonText).joined(separator: "|") ?? "new")>"
        }
    }
}
