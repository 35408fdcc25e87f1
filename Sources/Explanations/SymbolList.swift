import JSON

/// HealthKit's classes, structures and protocols, from `protocol/healthkit-symbols.json`.
struct SymbolList {
    private let types: [(name: String, value: JSONValue)]

    init(_ document: JSONValue) {
        types = document["types"]?.members ?? []
    }

    /// The names of the types.
    var names: [String] { types.map(\.name) }

    /// The type with a name such as `HKStatisticsQuery`, with the method that does the same and the rules that name it.
    func explanations(of name: String, _ rules: RuleBook, _ methods: [String]) -> [Explanation] {
        types.filter { $0.name == name }.map { _, symbol in
            var lines = [symbol["ios"]?.text.map { "A symbol of HealthKit, from iOS \($0)." } ?? "A symbol of HealthKit."]
            let method = "store/\(name.dropFirst("HK".count))".lowercased()
            lines += methods.filter { $0.lowercased() == method }.map { "Method: \($0)" }
            let members = symbol["members"]?.elements.compactMap(\.text) ?? []
            if !members.isEmpty { lines.append("Members: \(members.joined(separator: ", "))") }
            if let reason = symbol["missing"]?.text { lines.append("Not in the module HealthKit for Linux: \(reason)") }
            lines += (symbol["missingMembers"]?.members ?? []).map { member, reason in
                "Not in the module HealthKit for Linux: \(member). \(reason.text ?? "")"
            }
            return Explanation(title: name, lines: lines + rules.citations(of: [name]))
        }
    }
}
