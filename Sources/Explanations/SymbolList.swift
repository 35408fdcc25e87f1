import JSON

/// HealthKit's types with their declarations, from `protocol/healthkit-interface.json`, and what the module for Linux lacks, from
/// `protocol/healthkit-differences.json`.
struct SymbolList {
    private let types: [(name: String, value: JSONValue)]
    private let differences: [(pattern: String, reason: String)]

    init(_ interface: JSONValue, _ differences: JSONValue) {
        types = interface["types"]?.members ?? []
        self.differences = (differences["differences"]?.elements ?? []).flatMap { entry in
            (entry["of"]?.elements ?? []).compactMap(\.text).map { ($0, entry["reason"]?.text ?? "") }
        }
    }

    var names: [String] { types.map(\.name) }

    /// The type with a name such as `HKStatisticsQuery`, with the method that does the same and the rules that name it.
    func explanations(of name: String, _ rules: RuleBook, _ methods: [String]) -> [Explanation] {
        types.filter { $0.name == name }.map { _, symbol in
            var lines = [symbol["ios"]?.text.map { "A symbol of HealthKit, from iOS \($0)." } ?? "A symbol of HealthKit."]
            let method = "store/\(name.dropFirst("HK".count))".lowercased()
            lines += methods.filter { $0.lowercased() == method }.map { "Method: \($0)" }
            lines += [symbol["declaration"]?.text].compactMap(\.self)
            lines += (symbol["members"]?.elements ?? []).compactMap(\.text).map { "  \($0)" }
            for (pattern, reason) in differences
            where pattern == name || pattern.hasPrefix("\(name).") || pattern.hasPrefix("\(name):") {
                lines.append("Differs in the module HealthKit for Linux: \(pattern). \(reason)")
            }
            return Explanation(title: name, lines: lines + rules.citations(of: [name]))
        }
    }
}
