import Foundation
import Testing

/// The runnable examples of the protocol print the output in the files beside them.
struct ExamplesTests {
    private static let folder = Program.protocolFolder.appending(path: "examples")

    /// The names of all examples, from the list of the script.
    private static func names() throws -> [String] { try Program.shell(#"exec "$1/run""#, folder.path).lines }

    @Test func `every function of the guides has an example`() throws {
        let functions: Set = [
            "requestAuthorization", "fetchTodayStepCount", "fetchLatestHeartRate", "fetchWeightHistory",
            "fetchSleepData", "saveWeight", "saveHeight", "saveWorkout", "fetchWorkouts", "fetchWeeklySteps",
            "enableBackgroundDelivery", "setupObserverQuery", "fetchSleepAnalysis", "fetchHeartRateWithContext",
            "syncHealthData", "setupContinuousMonitoring", "setupBackgroundDelivery", "saveBloodPressure",
            "readProfile", "startWorkoutSession", "logStateOfMind", "fetchMentalHealthRiskScores",
            "fetchHeartRateDuringSleep", "fetchHeartRateRecovery", "uploadBatches", "handleHealthSync",
        ]
        #expect(try functions.isSubset(of: Self.names()))
    }

    @Test func `every example is explained`() throws {
        let page = try String(contentsOf: Self.folder.appending(path: "README.md"), encoding: .utf8)
        for name in try Self.names() {
            #expect(page.contains("[`\(name)`](\(name).jsonl)"))
        }
    }

    @Test func `every example prints the documented responses`() throws {
        for name in try Self.names() {
            let ending = try Program.shell(#"HOST="$0" exec "$1/run" "$2""#, Self.folder.path, name)
            let expected = try String(contentsOf: Self.folder.appending(path: "\(name).expected.jsonl"), encoding: .utf8)
            #expect(ending.lines == expected.split(separator: "\n").map(String.init), "\(name)")
            #expect(ending.status == 0, "\(name)")
        }
    }
}
