import Foundation
import Glibc
import Testing

/// Generations of a population that are killed at random moments and continued give the same files as one that is not.
///
/// `HEALTHKIT_BRIDGE_TEST_KILLS` is the number of kills. `HEALTHKIT_BRIDGE_TEST_SEED` repeats the moments of a run.
struct PopulationKillsTests {
    private static let variables = ProcessInfo.processInfo.environment
    private static let kills = variables["HEALTHKIT_BRIDGE_TEST_KILLS"].flatMap(Int.init) ?? 6
    private static let people = [
        "--people", "31", "--seed", "7", "--days", "2", "--until", "2025-07-01", "--time-zone", "Europe/Paris", "--types",
        "stepCount,sleepAnalysis,restingHeartRate",
    ]

    @Test func `a generation that is killed at random moments gives the same files`() throws {
        let seed = Self.variables["HEALTHKIT_BRIDGE_TEST_SEED"].flatMap(UInt64.init) ?? .random(in: 1...UInt64.max)
        print("kills of a generation: HEALTHKIT_BRIDGE_TEST_SEED=\(seed)")
        var random = SeededGenerator(state: seed)
        let folder = try TemporaryFolder()
        let begin = Date()
        let whole = try Program.run(["generate", "--output", folder.file("whole"), "--processes", "1"] + Self.people)
        #expect(whole.status == 0, "\(whole.errors)")
        let expected = try files(of: folder.file("whole"))
        // The longest time until the kill, in microseconds.
        var lifetime = Date().timeIntervalSince(begin) * 1_000_000
        var (killed, number) = (0, 0)
        while killed < Self.kills {
            let output = folder.file("killed \(number)")
            let processes = "\(Int.random(in: 1...3, using: &random))"
            let child = try Program.start(["generate", "--output", output, "--processes", processes] + Self.people)
            usleep(UInt32(Double.random(in: 0...min(lifetime, 60_000_000), using: &random)))
            kill(child.id, SIGKILL)
            guard try child.end(closingInput: false).status == 0 else {
                killed += 1
                continue
            }
            // It was faster than the kill.
            #expect(try files(of: output) == expected)
            lifetime *= 0.8
            number += 1
        }
        let output = folder.file("killed \(number)")
        let continued = try Program.run(["generate", "--output", output] + Self.people)
        #expect(continued.status == 0, "\(continued.errors)")
        #expect(try files(of: output) == expected)
    }
}
