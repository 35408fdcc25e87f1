/// What happened on the phone of a failed test, and the rules behind it. The clients for Python and Node write the same text:
/// `clients/explanations.json` has examples.
struct Explanation {
    /// A call of the app.
    typealias Call = (number: Int, name: String, types: [String], outcome: String, count: Int?)
    /// A decision of the user.
    typealias Decision = (bundleIdentifier: String, direction: String, type: String, isAllowed: Bool)

    /// What a permission sheet asks for.
    struct Sheet {
        /// The types that the app wants to save.
        var toShare: [String] = []
        /// The types that it wants to read.
        var read: [String] = []
        /// The objects that it wants to read.
        var objects: [String] = []
    }

    private static let mostDecisions = 20

    /// The latest calls.
    var calls: [Call] = []
    /// The decisions about all apps.
    var decisions: [Decision] = []
    /// The sheet on screen.
    var sheet: Sheet?
    /// The class of the device.
    var profile = ""
    /// The version of the system.
    var osVersion = ""
    /// Whether a call failed because the app had not asked for permission.
    var isNotDetermined = false
    /// Whether the phone is locked.
    var isLocked = false
    /// The time.
    var clock = ""
    /// The time zone.
    var timeZone = ""
    /// The bundle identifier of the app.
    var bundleIdentifier = ""
    /// The state of the app.
    var appState = ""
    /// The warnings of the bridge.
    var warnings: [String] = []

    /// The text: sections with lines.
    var text: String {
        let sections = [
            ("Last calls:", calls.isEmpty ? ["none"] : calls.map(Self.line)),
            ("The user decided:", decisions.isEmpty ? ["nothing"] : decisionLines),
            ("Open permission sheet, which nothing has answered:", sheet.map { [$0.text] } ?? []),
            ("Phone:", ["\(profile) \(osVersion), \(isLocked ? "locked" : "unlocked"), \(clock), \(timeZone)"]),
            ("App:", ["\(bundleIdentifier), \(appState)"]),
            ("Warnings of the bridge:", warnings),
            ("Rules:", ruleLines),
        ]
        return sections.filter { !$0.1.isEmpty }
            .map { title, lines in ([title] + lines).joined(separator: "\n  ") }
            .joined(separator: "\n")
    }

    private static func line(_ call: Call) -> String {
        let types = call.types.isEmpty ? "" : " " + call.types.map(shortName).joined(separator: ", ")
        return "\(call.number) \(call.name)\(types): \(call.outcome)" + (call.count.map { ", count \($0)" } ?? "")
    }

    private var decisionLines: [String] {
        let lines = decisions.prefix(Self.mostDecisions).map { decision in
            let app = decision.bundleIdentifier == bundleIdentifier ? "" : " (for \(decision.bundleIdentifier))"
            return "\(decision.direction) \(shortName(decision.type)): \(decision.isAllowed ? "allowed" : "denied")\(app)"
        }
        return decisions.count > lines.count ? lines + ["and \(decisions.count - lines.count) more"] : lines
    }

    private var ruleLines: [String] {
        let named = Set(warnings.flatMap { $0.matches(of: /\(([A-Z]{2,5}-\d\d)\)/).map { String($0.output.1) } })
        return ExplainedRule.allCases.filter(isSeen).map(\.rawValue)
            + named.sorted().map { "\($0): see protocol/rules.md#\($0)." }
    }

    private func isSeen(_ rule: ExplainedRule) -> Bool {
        switch rule {
        case .deniedRead: isDenied("read")
        case .deniedShare: isDenied("share")
        case .notDetermined: isNotDetermined
        case .openSheet: sheet != nil
        case .locked: isLocked
        case .extension: appState == "extension"
        }
    }

    private func isDenied(_ direction: String) -> Bool {
        decisions.contains { $0.bundleIdentifier == bundleIdentifier && $0.direction == direction && !$0.isAllowed }
    }
}

extension Explanation.Sheet {
    /// The sides of the sheet.
    var text: String {
        let sides = [("share", toShare), ("read", read), ("read objects of", objects)]
        return sides.filter { !$0.1.isEmpty }
            .map { side, types in "\(side) \(types.map(shortName).joined(separator: ", "))" }
            .joined(separator: "; ")
    }
}

/// `HKQuantityTypeIdentifierStepCount` is `StepCount`.
private func shortName(_ identifier: String) -> String {
    identifier.replacing(/^HK\w*?TypeIdentifier(?=.)/, with: "")
}
