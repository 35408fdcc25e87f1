/// What a name means: a title, and lines below it.
struct Explanation {
    let title: String
    let lines: [String]

    /// The title and all lines.
    var text: String { "\(title)\n" + lines.map { "  \($0)\n" }.joined() }

    /// The title and the first line.
    var summary: String { "\(title): \(lines.first ?? "")\n" }
}

/// The lines of a table whose columns begin below each other.
func tableLines(_ rows: [[String]]) -> [String] {
    let widths = (rows.first ?? []).indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
        let cells = zip(row, widths).map { cell, width in cell + String(repeating: " ", count: width - cell.count) }
        let line = cells.joined(separator: "  ")
        return String(line.prefix(upTo: line.lastIndex { $0 != " " }.map(line.index(after:)) ?? line.startIndex))
    }
}
