import HealthGenerator
import HealthModel

/// The summary of generated data, as text.
struct GenerateSummary {
    private let report: GenerateReport

    init(_ report: GenerateReport) {
        self.report = report
    }

    /// A table of types.
    var text: String {
        let rows = report.types.map { row($0.type.identifier, $0.counts) } + [row("total", report.total)]
        return summaryTable([["TYPE", "ADDED", "PRESENT"]] + rows)
    }

    private func row(_ name: String, _ counts: GenerateReport.Counts) -> [String] {
        [name, String(counts.added), String(counts.present)]
    }
}

/// A table with names aligned left and numbers aligned right.
func summaryTable(_ rows: [[String]]) -> String {
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
        let cells = row.indices.map { column in
            let space = String(repeating: " ", count: widths[column] - row[column].count)
            return column == 0 ? row[column] + space : space + row[column]
        }
        return cells.joined(separator: "  ") + "\n"
    }.joined()
}
