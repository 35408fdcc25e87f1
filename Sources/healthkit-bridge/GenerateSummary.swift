import Explanations
import HealthGenerator
import HealthModel

struct GenerateSummary {
    private let report: GenerateReport

    init(_ report: GenerateReport) { self.report = report }

    /// A table of types.
    var text: String {
        let rows = report.types.map { row($0.type.identifier, $0.counts) } + [row("total", report.total)]
        return tableText([["TYPE", "ADDED", "PRESENT"]] + rows, alignsNumbers: true)
    }

    private func row(_ name: String, _ counts: GenerateReport.Counts) -> [String] {
        [name, String(counts.added), String(counts.present)]
    }
}
