import Foundation
import Testing

@testable import HealthKitTesting

/// The explanations of the clients for Python and Node, which Swift tests share.
struct ExplanationTextTests {
    private struct Examples: Decodable {
        let cases: [Example]
    }

    private struct Example: Decodable {
        let name: String
        let journal: [Entry]
        let state: State?
        let warnings: [String]
        let text: [String]
    }

    private struct Entry: Decodable {
        let index: Int
        let method: String
        let outcome: String
        let types: [String]?
        let count: Int?
        let healthKitError: Int?
    }

    private struct State: Decodable {
        struct App: Decodable {
            let bundleIdentifier: String
        }

        struct Authorization: Decodable {
            let bundleIdentifier: String
            let type: String
            let direction: String
            let status: Int
        }

        struct Sheet: Decodable {
            let toShare: [String]
            let read: [String]
        }

        let clock: String
        let timeZone: String
        let profile: String
        let osVersion: String
        let app: App
        let appState: String
        let authorizations: [Authorization]
        let openSheet: Sheet?
        let locked: Bool
    }

    /// Without calls that failed, whose codes are those of JSON-RPC.
    private static func explanation(of example: Example, _ state: State) -> Explanation {
        var explanation = Explanation()
        explanation.calls = example.journal.filter { $0.outcome == "success" }.map {
            ($0.index, $0.method, $0.types ?? [], $0.outcome, $0.count)
        }
        explanation.decisions = state.authorizations.map { ($0.bundleIdentifier, $0.direction, $0.type, $0.status == 2) }
        explanation.sheet = state.openSheet.map { Explanation.Sheet(toShare: $0.toShare, read: $0.read) }
        explanation.profile = state.profile
        explanation.osVersion = state.osVersion
        explanation.isNotDetermined = example.journal.contains { $0.healthKitError == 5 }
        explanation.isLocked = state.locked
        explanation.clock = state.clock
        explanation.timeZone = state.timeZone
        explanation.bundleIdentifier = state.app.bundleIdentifier
        explanation.appState = state.appState
        explanation.warnings = example.warnings
        return explanation
    }

    /// Without the calls that failed and the rule of exceptions, which end a Swift test.
    private static func lines(of example: Example) -> [String] {
        let failed = example.journal.filter { $0.outcome != "success" }.map { "  \($0.index) \($0.method)" }
        return example.text.filter { line in line != "  {exception}" && !failed.contains { line.hasPrefix($0) } }.map { line in
            ExplainedRule.allCases.reduce(line) { $0.replacingOccurrences(of: "{\($1)}", with: $1.rawValue) }
        }
    }

    @Test func `the text is that of the other clients`() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../clients/explanations.json")
        let examples = try JSONDecoder().decode(Examples.self, from: Data(contentsOf: file))
        var count = 0
        for example in examples.cases {
            // A bridge that has ended has no state. The phone of a Swift test is in its process.
            guard let state = example.state else { continue }
            count += 1
            let text = Self.explanation(of: example, state).text
            #expect(text == Self.lines(of: example).joined(separator: "\n"), "\(example.name)")
        }
        #expect(count > 1)
    }

    @Test func `an explanation has at most 20 decisions`() {
        var explanation = Explanation()
        explanation.bundleIdentifier = "com.example.app"
        explanation.decisions = (0..<22).map { ("com.example.app", "read", "HKQuantityTypeIdentifier\($0)", true) }
        #expect(explanation.text.contains("  read 19: allowed\n  and 2 more\n"))
    }
}
