import Explanations
import HealthArchive
import HealthModel

struct ImportSummary {
    let report: ImportReport
    let isDryRun: Bool

    /// A table of types, and a list of problems.
    var text: String {
        let total = [("total", report.total)]
        let rows = [header] + (report.types.map { ($0.type.identifier, $0.counts) } + total).map(row)
        return tableText(rows, alignsNumbers: true) + problems
    }

    private var header: [String] { ["TYPE", "READ"] + (isDryRun ? [] : ["ADDED", "PRESENT"]) + ["SKIPPED"] }

    private func row(_ name: String, _ counts: ImportReport.Counts) -> [String] {
        let done = isDryRun ? [] : [counts.added, counts.present]
        return [name] + ([counts.read] + done + [counts.skipped]).map(String.init)
    }

    private var problems: String {
        guard !report.problems.isEmpty else { return "" }
        let lines = report.problems.map { problem in
            let place = problem.firstLine.map { " (first in line \($0))" } ?? ""
            return "  \(problem.count) × \(problem.description)\(place)\n"
        }
        return "\nProblems:\n" + lines.joined()
    }
}
