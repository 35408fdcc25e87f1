import BridgeCore
import JSON

/// The rules of HealthKit, from `protocol/rules.json`.
struct RuleBook {
    /// A rule, and the title of its section.
    private struct Rule {
        let content: JSONValue
        let section: String

        var id: String { content["id"]?.text ?? "" }
        var confidence: String { content["confidence"]?.text ?? "" }
        var statement: String { content["statement"]?.text ?? "" }
        var decision: String? { content["decision"]?.text }
        var sources: [String] { (content["sources"]?.elements ?? []).compactMap(\.text) }
        var table: [[String]] {
            guard let table = content["table"] else { return [] }
            let rows = [table["columns"] ?? .null] + (table["rows"]?.elements ?? [])
            return rows.map { row in row.elements.map { $0.text ?? $0.jsonText } }
        }
    }

    private let document: JSONValue
    private let rules: [Rule]

    init(_ document: JSONValue) {
        self.document = document
        rules = (document["sections"]?.elements ?? []).flatMap { section in
            (section["rules"]?.elements ?? []).map { Rule(content: $0, section: section["title"]?.text ?? "") }
        }
    }

    var names: [String] { rules.map(\.id) }

    /// The rule with an identifier, in any case.
    func explanations(of id: String) -> [Explanation] { rules.filter { $0.id == id.uppercased() }.map(explanation) }

    /// The rules with a text that a message quotes.
    func explanations(quotedIn message: LoweredText) -> [Explanation] {
        let quoted = rules.filter { rule in
            // Texts are between grave accents, so they are every second part.
            let parts = rule.statement.split(separator: "`", omittingEmptySubsequences: false).enumerated()
            return parts.contains { $0.offset % 2 == 1 && TextPattern($0.element).isQuoted(in: message) }
        }
        return quoted.map(explanation)
    }

    /// The rules that contain a text of at least three bytes.
    func explanations(containing text: LoweredText) -> [Explanation] {
        guard text.count > 2 else { return [] }
        let containing = rules.filter { rule in
            [rule.section, rule.statement, rule.decision ?? ""].contains { LoweredText($0).contains(text) }
        }
        return containing.map(explanation)
    }

    /// A rule on one line, and the decision of the bridge on another. Empty if there is no such rule.
    func lines(of id: String) -> [String] {
        rules.filter { $0.id == id }.flatMap { rule in
            ["Rule \(id) (\(rule.confidence)): \(rule.statement)"] + decisionLines(rule)
        }
    }

    /// A line with the rules that contain one of these texts. Empty if none does.
    func citations(of texts: [String]) -> [String] {
        let citing = rules.filter { rule in
            ([rule.statement, rule.decision ?? ""] + rule.sources).contains { part in texts.contains { part.contains($0) } }
        }
        return citing.isEmpty ? [] : ["Rules: \(citing.map(\.id).joined(separator: ", "))."]
    }

    private func explanation(of rule: Rule) -> Explanation {
        var lines = [rule.statement]
        lines += tableLines(rule.table).map { "  \($0)" }
        lines += decisionLines(rule)
        lines.append("Confidence: \(rule.confidence). \(document["confidence"]?[rule.confidence]?.text ?? "")")
        lines.append("Sources: \(rule.sources.map(sourceText).joined(separator: "; "))")
        if let reason = rule.content["notProvable"]?.text { lines.append("Not proven by a test: \(reason)") }
        lines.append("Section: \(rule.section).")
        return Explanation(title: rule.id, lines: lines)
    }

    private func decisionLines(_ rule: Rule) -> [String] {
        [("Decision of the bridge", "decision"), ("With --vary", "varies")].compactMap { title, name in
            rule.content[name]?.text.map { "\(title): \($0)" }
        }
    }

    /// A source such as `H: HKHealthStore`, with the meaning of the letter.
    private func sourceText(_ source: String) -> String {
        let parts = source.split(separator: ": ", maxSplits: 1)
        guard parts.count == 2, let kind = document["sources"]?[String(parts[0])]?.text else { return source }
        return "\(parts[1]) (\(kind))"
    }
}
