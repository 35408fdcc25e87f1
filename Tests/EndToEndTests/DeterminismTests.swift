import JSON
import Testing

struct DeterminismTests {
    private let session = [
        askForSteps(1), setBloodType(2, 3), askForBloodType(3), request(4, "store/bloodType"),
        request(5, "control/advanceClock", #"{"seconds":1.5}"#), request(6, "control/journal"),
        request(7, "control/state"), request(8, "store/requestAuthorization"), request(9, "getSupportedTypes"),
    ].joined(separator: "\n")

    @Test func `the same input gives the same bytes`() throws {
        let first = try run()
        #expect(first.lines.count == 9)
        #expect(first.status == 0)
        for _ in 1...3 {
            #expect(try run().output == first.output)
        }
    }

    @Test func `the step advances a fixed clock`() throws {
        let state = request(1, "control/state") + "\n"
        let still = try Program.run("--clock", "2026-03-01T08:00:00Z", input: state + state)
        for line in still.lines {
            #expect(try member("result", "clock", of: line) == "2026-03-01T08:00:00Z")
        }
        let moving = try Program.run("--clock", "2026-03-01T08:00:00Z", "--clock-step", "60", input: state + state)
        try #require(moving.lines.count == 2)
        #expect(try member("result", "clock", of: moving.lines[0]) != member("result", "clock", of: moving.lines[1]))
    }

    @Test(arguments: ["Europe/Paris", "America/St_Johns", "UTC"])
    func `a time zone keeps its name`(name: String) throws {
        let ending = try Program.run("--time-zone", name, input: request(1, "control/state"))
        #expect(try member("result", "timeZone", of: ending.text) == .string(name))
        #expect(ending.errors.isEmpty)
        #expect(ending.status == 0)
    }

    private func run() throws -> Ending {
        try Program.run(
            "--clock",
            "2026-03-01T08:00:00Z",
            "--clock-step",
            "0.25",
            "--time-zone",
            "Europe/Paris",
            "--seed",
            "7",
            input: session
        )
    }
}
