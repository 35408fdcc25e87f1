import HealthArchive
import HealthModel

/// What an import has found and done, for people.
struct ImportSummary {
    private let report: ImportReport
    private let isDryRun: Bool

    init(_ report: ImportReport, isDryRun: Bool) {
        self.report = report
        self.isDryRun = isDryRun
    }

    /// A table of types, and a list of what was wrong.
    var text: String {
        let total = [("total", report.total)]
        let rows = [header] + (report.types.map { ($0.type.identifier, $0.counts) } + total).map(row)
        return table(rows) + problems
    }

    private var header: [String] {
        ["TYPE", "READ"] + (isDryRun ? [] : ["ADDED", "PRESENT"]) + ["SKIPPED"]
    }

    private func row(_ name: String, _ counts: ImportReport.Counts) -> [String] {
        let done = isDryRun ? [] : [counts.added, counts.present]
        return [name] + ([counts.read] + done + [counts.skipped]).map(String.init)
    }

    /// Names to the left, numbers to the right.
    private func table(_ rows: [[String]]) -> String {
        let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            let cells = row.indices.map { column in
                let space = String(repeating: " ", count: widths[column] - row[column].count)
                return column == 0 ? row[column] + space : space + row[column]
            }
            return cells.joined(separator: "  ") + "\n"
        }.joined()
    }

    private var problems: String {
        guard !report.problems.isEmpty else { return "" }
        let lines = report.problems.map { problem in
            let place = problem.firstLine.map { " (first in line \($0))" } ?? ""
            return "  \(problem.count) × \(problem.description)\(place)\n"
        }
        return "\nWhat was wrong:\n" + lines.joined()
    }
}
