/// A page that `healthkit-bridge guide` prints, or the script with which the pages make calls.
package struct GuidePage {
    /// The place below the folder `protocol`.
    let path: String
    let source: String

    private static let script = "guide/ask"

    /// The name that the command accepts: `permissions`, `channels/store` or `protocol`.
    package var name: String {
        path == "README.md" ? "protocol" : path.replacing(/^guide\/|\/README\.md$|\.md$/, with: "")
    }

    /// The title of the page, or what the script does.
    package var title: String {
        let line = source.split(separator: "\n").first { !$0.hasPrefix("#!") } ?? ""
        return String(line.trimmingPrefix { "# \"".contains($0) })
    }

    /// The text. A link to another page has the command that prints it in place of its target. Other files are only in a checkout,
    /// so of a link to one the words remain.
    package func text(among pages: [GuidePage]) -> String {
        guard path != Self.script else { return source }
        // Every second part is a block of code.
        let parts = source.split(separator: "```", omittingEmptySubsequences: false).enumerated().map { index, part in
            index.isMultiple(of: 2) ? withCommands(part, pages) : String(part)
        }
        let page = parts.joined(separator: "```")
        guard source.contains("protocol/\(Self.script)") else { return page }
        return page.replacing(
            "\n", with: "\n\nThe script `protocol/\(Self.script)`: `healthkit-bridge guide ask`\n", maxReplacements: 1)
    }

    private func withCommands(_ prose: Substring, _ pages: [GuidePage]) -> String {
        String(prose).replacing(/\[([^\[\]]+)\]\((?!https?:)([^()#\s]*)(?:#([^()\s]*))?\)/) { link in
            let target = link.output.2.isEmpty ? path : resolved(link.output.2)
            if target == "rules.md", let rule = link.output.3 { return "[\(link.output.1)](healthkit-bridge explain \(rule))" }
            guard target != path, let page = pages.first(where: { $0.path == target }) else { return "\(link.output.1)" }
            return "[\(link.output.1)](healthkit-bridge guide \(page.name))"
        }
    }

    /// The place of a file that this page names.
    private func resolved(_ target: Substring) -> String {
        target.split(separator: "/").reduce(into: path.split(separator: "/").dropLast()) { place, part in
            if part == "..", !place.isEmpty { place.removeLast() } else { place.append(part) }
        }.joined(separator: "/")
    }
}
