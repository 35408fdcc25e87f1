package import Foundation
import JSON

/// `protocol/rules.json`, amended without a change of its other lines: each member of a rule is on a line of its own.
package struct RulesText: Sendable {
    private var lines: [String]
    private let confidences: [String: String]
    /// The identifiers of the rules, in their order.
    let identifiers: [String]

    /// Reads the file.
    ///
    /// - Throws: A problem, if the file is not that of the rules.
    package init(contentsOf file: URL) throws(VectorProblem) {
        guard let text = try? String(contentsOf: file, encoding: .utf8) else {
            throw VectorProblem("", "the file cannot be read", file: file.lastPathComponent)
        }
        try self.init(text)
    }

    init(_ text: String) throws(VectorProblem) {
        guard let value = try? JSONValue(parsing: Array(text.utf8)) else { throw VectorProblem("", "this is not JSON") }
        var (identifiers, confidences): ([String], [String: String]) = ([], [:])
        for (section, path) in try Members(value, at: "").elements("sections") {
            for (rule, path) in try Members(section, at: path).elements("rules") {
                let members = try Members(rule, at: path)
                identifiers.append(try members.string("id"))
                confidences[identifiers[identifiers.count - 1]] = try members.string("confidence")
            }
        }
        lines = text.components(separatedBy: "\n")
        (self.identifiers, self.confidences) = (identifiers, confidences)
    }

    /// The text of the file.
    var text: String { lines.joined(separator: "\n") }

    /// The confidence of a rule. Empty for a rule that does not exist.
    func confidence(of rule: String) -> String { confidences[rule] ?? "" }

    /// Whether no source shows that HealthKit does as the rule says.
    func isUnsure(_ rule: String) -> Bool { ["inferred", "conflicting"].contains(confidence(of: rule)) }

    /// The lines of a rule, without its closing brace.
    private func lines(of rule: String) -> Range<Int>? {
        guard let first = lines.firstIndex(where: { $0.contains("\"id\": \"\(rule)\"") }),
            let end = lines[first...].firstIndex(where: {
                ["}", "},"].contains($0.trimmingCharacters(in: .whitespaces)) && $0.prefix(9) == "        }"
            })
        else { return nil }
        return first..<end
    }

    /// The rules with a text, which is a string of JSON.
    func rules(with text: String) -> [String] {
        identifiers.filter { lines(of: $0).map { lines[$0].contains { $0.contains(text.dropFirst().dropLast()) } } ?? false }
    }

    /// Changes the confidence of a rule, and adds a source and a text to its decision.
    mutating func amend(_ rule: String, confidence: String, source: String, decision: String?) {
        guard let (first, end) = lines(of: rule).map({ ($0.lowerBound, $0.upperBound) }) else { return }
        lines[first] = lines[first].replacing(
            "\"confidence\": \"\(self.confidence(of: rule))\"", with: "\"confidence\": \"\(confidence)\"")
        func place(_ name: String) -> Int? { lines[first..<end].firstIndex { $0.hasPrefix("          \"\(name)\":") } }
        if let sources = place("sources"), let bracket = lines[sources].lastIndex(of: "]"),
            !lines[sources].contains(source.jsonText)
        {
            lines[sources].insert(contentsOf: ", \(source.jsonText)", at: bracket)
        }
        guard let decision else { return }
        if let place = place("decision"), let quote = lines[place].lastIndex(of: "\"") {
            lines[place].insert(contentsOf: " " + decision.jsonText.dropFirst().dropLast(), at: quote)
        } else if let next = place("notProvable") {
            lines.insert("          \"decision\": \(decision.jsonText),", at: next)
        } else {
            lines[end - 1] += ","
            lines.insert("          \"decision\": \(decision.jsonText)", at: end)
        }
    }
}

extension String {
    fileprivate var jsonText: String { JSONValue.string(self).jsonText }
}
