import HealthArchive
import HealthModel

/// What was exported, for people.
struct ExportSummary {
    private let report: ExportReport
    private let format: Export.Format
    private let isPlain: Bool

    init(_ report: ExportReport, _ format: Export.Format, isPlain: Bool) {
        self.report = report
        self.format = format
        self.isPlain = isPlain
    }

    /// A table of types, and what the last column counts.
    var text: String {
        let total = report.total
        let names = ["TYPE", "SAMPLES"] + (column.map { [$0.name] } ?? [])
        let rows = report.types.map { row($0.type.identifier, $0.written, $0.incomplete) }
        let table = summaryTable([names] + rows + [row("total", total.written, total.incomplete)])
        guard let column, total.incomplete > 0 else { return table }
        return table + "\n\(column.name): \(column.meaning).\n"
    }

    private func row(_ name: String, _ written: Int, _ incomplete: Int) -> [String] {
        [name, String(written)] + (column == nil ? [] : [String(incomplete)])
    }

    private var column: (name: String, meaning: String)? {
        switch format {
        case .apple where isPlain: ("LESS", "the Health app's format says less of them than the store has, or nothing")
        case .apple: ("SUPPLEMENT", "the Health app's format cannot say all of them; the supplement does")
        case .fhir: ("LEFT OUT", "no code was published for their types")
        case .jsonl, .csv: nil
        }
    }
}
