/// What a name means: a title, and lines below it.
struct Explanation {
    let title: String
    let lines: [String]

    /// The title and all lines.
    var text: String { "\(title)\n" + lines.map { "  \($0)\n" }.joined() }

    /// The title and the first line.
    var summary: String { "\(title): \(lines.first ?? "")\n" }
}
