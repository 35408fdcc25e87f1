import BridgeCore
import HealthModel
import JSON

/// The errors of the protocol, from `protocol/errors.json` and the files of the channels.
struct ErrorBook {
    /// An error, or one of its texts.
    private struct Entry {
        let content: JSONValue
        /// The error to which a text belongs.
        let error: JSONValue
        /// The list in which the error is.
        let group: String
        /// The channel that returns the error. Nil if several do.
        let channel: String?

        var code: String? { error["code"].flatMap { $0 == .null ? nil : $0.text ?? $0.jsonText } }
        var name: String? { error["name"]?.text ?? error["exception"]?.text ?? nameInHealthKit }
        /// The name of an error whose entry is in the common file.
        private var nameInHealthKit: String? {
            guard group == "healthKit", let code = code.flatMap({ Int($0) }) else { return nil }
            return HealthError.Code(rawValue: code)?.name
        }
        var text: String? { content["message"]?.text ?? content["reason"]?.text ?? content["meaning"]?.text }
    }

    private let entries: [Entry]

    init(_ files: [(path: String, content: JSONValue)]) {
        entries = files.flatMap { file in
            let parts = file.path.split(separator: "/")
            let channel = parts.count > 2 ? String(parts[1]) : nil
            return file.content.members.flatMap { group, value in
                (value.elements + (value["errors"]?.elements ?? [])).flatMap { error in
                    let texts = (error["variants"]?.elements ?? []) + (error["messages"]?.elements ?? [])
                    // An error of HealthKit is in the common file. The file of a channel only adds texts.
                    let own = error["when"] == nil ? [] : [error]
                    return (own + texts).map { Entry(content: $0, error: error, group: group, channel: channel) }
                }
            }
        }
    }

    /// The codes and names of the errors.
    var names: [String] { entries.flatMap { [$0.code, $0.name].compactMap(\.self) } }

    /// The errors with a code such as `-32001` or a name such as `errorNoData`, also as `HKErrorNoData` or `HKError.errorNoData`.
    func explanations(of query: String, _ rules: RuleBook) -> [Explanation] {
        let name = query.lowercased().split(separator: ".").last.map(String.init) ?? ""
        let found = entries.filter { entry in
            entry.code == query || entry.name.map { [$0.lowercased(), "hk\($0.lowercased())"].contains(name) } ?? false
        }
        return found.map { explanation(of: $0, rules) }
    }

    /// The errors whose text a message quotes.
    func explanations(quotedIn message: LoweredText, _ rules: RuleBook) -> [Explanation] {
        explanations(rules) { TextPattern($0).isQuoted(in: message) }
    }

    /// The errors whose text contains another one, in any case.
    func explanations(containing text: TextPattern, _ rules: RuleBook) -> [Explanation] {
        explanations(rules) { text.isQuoted(in: LoweredText($0)) }
    }

    private func explanations(_ rules: RuleBook, where isSelected: (String) -> Bool) -> [Explanation] {
        entries.filter { $0.text.map(isSelected) ?? false }.map { explanation(of: $0, rules) }
    }

    private func explanation(of entry: Entry, _ rules: RuleBook) -> Explanation {
        let title = [Self.kind(of: entry.group), entry.code, entry.name, entry.channel.map { "in \($0)" }]
        var lines = [entry.text ?? ""]
        lines += entry.content["when"]?.text.map { ["When: \($0)"] } ?? []
        lines += entry.content["data"]?.text.map { ["Data: \($0)"] } ?? []
        lines +=
            entry.content["source"]?.text.map { ["The text is \($0 == "observed" ? "that of a device" : "this project's")."] }
            ?? []
        lines += entry.content["rule"]?.text.map(rules.lines) ?? []
        if ["healthKit", "cocoa"].contains(entry.group), let code = entry.code {
            lines.append(#"To test an app with it: control/failNext {"method":"METHOD","healthKitError":\#(code)}"#)
        }
        return Explanation(title: title.compactMap(\.self).joined(separator: " "), lines: lines.filter { !$0.isEmpty })
    }

    private static func kind(of group: String) -> String {
        switch group {
        case "codes": "Error"
        case "healthKit": "HealthKit error"
        case "cocoa": "Cocoa error"
        case "exceptions": "Exception"
        case "platform": "Plugin error"
        case "store": "Failure of the store"
        case "auditLog": "Failure of the audit log"
        case "archive": "Failure of an archive"
        default: group
        }
    }
}
