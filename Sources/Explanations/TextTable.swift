/// The lines of a table. Columns are aligned left; with `alignsNumbers`, all but the first are aligned right.
package func tableLines(_ rows: [[String]], alignsNumbers: Bool = false) -> [String] {
    let widths = (rows.first ?? []).indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
        let cells = row.indices.map { column in
            let space = String(repeating: " ", count: widths[column] - row[column].count)
            return alignsNumbers && column > 0 ? space + row[column] : row[column] + space
        }
        let line = cells.joined(separator: "  ")
        return String(line.prefix(upTo: line.lastIndex { $0 != " " }.map(line.index(after:)) ?? line.startIndex))
    }
}

/// A table as text: its lines, each with a line feed.
package func tableText(_ rows: [[String]], alignsNumbers: Bool = false) -> String {
    tableLines(rows, alignsNumbers: alignsNumbers).map { $0 + "\n" }.joined()
}
