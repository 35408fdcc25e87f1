package import JSON

/// What an observation says about each rule.
package struct Comparison: Sendable {
    /// The observation.
    let observation: Observation
    /// The evidence by rule, in the order of the rules.
    let evidence: [(rule: String, evidence: Evidence)]
    /// Cases that no vector file has, in the order of the observation.
    package let unknown: [String]
    /// Cases that differ in what no rule says.
    let withoutRule: [(case: String, outcome: Observation.Outcome)]

    /// The cases of the observation that cite one rule.
    struct Evidence: Sendable {
        var agreed: [String] = []
        var different: [(case: String, outcome: Observation.Outcome)] = []
        var notRun: [(case: String, reason: String)] = []

        var verdict: Verdict { different.isEmpty ? (agreed.isEmpty ? .open : .confirmed) : .refuted }
    }

    enum Verdict: String, CaseIterable, Sendable {
        /// A case differs.
        case refuted
        /// Cases ran, and all agree.
        case confirmed
        /// No case ran.
        case open
    }

    /// Compares the cases of an observation with the rules that they cite.
    package init(_ observation: Observation, vectors: [VectorFile], rules texts: RulesText) {
        self.observation = observation
        var cited: [String: [String]] = [:]
        for file in vectors {
            for vector in file.cases { cited["\(file.path): \(vector.name)"] = vector.rules }
        }
        var byRule: [String: Evidence] = [:]
        var unknown: [String] = []
        var withoutRule: [(case: String, outcome: Observation.Outcome)] = []
        for result in observation.cases {
            let name = "\(result.file): \(result.name)"
            guard let rules = cited[name] else {
                unknown.append(name)
                continue
            }
            // The text of an error is compared last. Another text is about the rules that have it, and the case agrees on others.
            var refuted = rules
            if case .different("error.message", let text, _) = result.outcome { refuted = texts.rules(with: text) }
            if case .different = result.outcome, refuted.isEmpty { withoutRule.append((name, result.outcome)) }
            for rule in Set(rules + refuted) {
                switch result.outcome {
                case .different where refuted.contains(rule):
                    byRule[rule, default: Evidence()].different.append((name, result.outcome))
                case .agreed, .different: byRule[rule, default: Evidence()].agreed.append(name)
                case .notRun(let reason): byRule[rule, default: Evidence()].notRun.append((name, reason))
                }
            }
        }
        (self.unknown, self.withoutRule) = (unknown, withoutRule)
        evidence = texts.identifiers.map { ($0, byRule[$0] ?? Evidence()) }
    }

    /// Whether a case differs.
    package var hasDifferences: Bool { observation.cases.contains { if case .different = $0.outcome { true } else { false } } }

    /// The refuted rules with their cases, the confirmed rules that were not sure, and the numbers.
    package func text(_ rules: RulesText) -> String {
        var lines: [String] = []
        for (rule, evidence) in evidence where evidence.verdict == .refuted {
            let count = evidence.different.count + evidence.agreed.count
            lines.append("\(rule) refuted: \(evidence.different.count) of \(count) cases differ (\(rules.confidence(of: rule)))")
            for (name, outcome) in evidence.different { lines.append("    \(name): \(outcome.text)") }
        }
        for (rule, evidence) in evidence where evidence.verdict == .confirmed && rules.isUnsure(rule) {
            lines.append("\(rule) confirmed: \(evidence.agreed.count) cases agree (\(rules.confidence(of: rule)))")
        }
        for (name, outcome) in withoutRule { lines.append("no rule: \(name): \(outcome.text)") }
        for name in unknown { lines.append("unknown case: \(name)") }
        let numbers = Verdict.allCases.map { verdict in "\(evidence.count { $0.evidence.verdict == verdict }) \(verdict)" }
        lines.append("\(observation.device), \(observation.system): rules: \(numbers.joined(separator: ", "))")
        return lines.map { $0 + "\n" }.joined()
    }

    /// The verdicts with the names of the cases.
    package func json(_ rules: RulesText) -> JSONValue {
        func json(_ different: [(case: String, outcome: Observation.Outcome)]) -> JSONValue {
            .array(different.map { ["case": .string($0.case), "difference": .string($0.outcome.text)] })
        }
        let list = evidence.map { rule, evidence -> JSONValue in
            let notRun = evidence.notRun.map { name, reason -> JSONValue in ["case": .string(name), "reason": .string(reason)] }
            return [
                "rule": .string(rule), "confidence": .string(rules.confidence(of: rule)),
                "verdict": .string(evidence.verdict.rawValue), "agreed": .strings(evidence.agreed),
                "different": json(evidence.different), "notRun": .array(notRun),
            ]
        }
        return [
            "device": .string(observation.device), "system": .string(observation.system), "rules": .array(list),
            "withoutRule": json(withoutRule), "unknown": .strings(unknown),
        ]
    }

    /// The text of the rules with what the observation says: the source, the confidence, and the answers of the device.
    ///
    /// A rule that is documented or observed changes only if it is refuted. A refuted rule becomes conflicting: a person decides.
    package func proposal(_ rules: RulesText) -> String {
        var proposed = rules
        let (source, place) = ("D: \(observation.name)", "\(observation.device) with \(observation.system)")
        for (rule, evidence) in evidence {
            switch evidence.verdict {
            case .confirmed where rules.isUnsure(rule):
                proposed.amend(rule, confidence: "observed", source: source, decision: nil)
            case .refuted:
                let answers = evidence.different.map { "“\($0.case)”: \($0.outcome.text)" }.joined(separator: "; ")
                proposed.amend(rule, confidence: "conflicting", source: source, decision: "\(place) differs in \(answers).")
            case .confirmed, .open: break
            }
        }
        return proposed.text
    }
}

extension Observation.Outcome {
    /// The difference, or the reason, on one line.
    var text: String {
        switch self {
        case .agreed: "agrees"
        case .different(let path, let expected, let actual):
            "\(path.isEmpty ? "the messages" : path): \(actual.prefix(200)) instead of \(expected.prefix(200))"
        case .notRun(let reason): reason
        }
    }
}
