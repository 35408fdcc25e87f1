/// What a name means: a title, and lines below it.
package struct Explanation {
    /// The name.
    package let title: String
    /// What it means.
    package let lines: [String]

    /// The title and all lines.
    package var text: String { "\(title)\n" + lines.map { "  \($0)\n" }.joined() }

    /// The title and the first line.
    package var summary: String { "\(title): \(lines.first ?? "")\n" }
}
