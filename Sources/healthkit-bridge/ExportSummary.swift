import Explanations
import HealthArchive
import HealthModel

struct ExportSummary {
    let report: ExportReport
    let format: Export.Format
    let isPlain: Bool

    /// A table of types, an explanation of the last column, and a warning about sums.
    var text: String {
        let total = report.total
        let names = ["TYPE", "SAMPLES"] + (column.map { [$0.name] } ?? [])
        let rows = report.types.map { row($0.type.identifier, $0.written, $0.incomplete) }
        let table = tableText([names] + rows + [row("total", total.written, total.incomplete)], alignsNumbers: true)
        guard let column, total.incomplete > 0 else { return table + references + sums }
        return table + "\n\(column.name): \(column.meaning).\n" + references + sums
    }

    /// The references of clinical records that do not lead to what they named.
    private var references: String {
        var patients = ""
        if report.patientCount > 1 {
            patients = "\nThe clinical records refer to \(report.patientCount) patients. In the export all refer to one.\n"
        }
        let missing = report.missingResources.sorted { $0.key < $1.key }
        guard !missing.isEmpty else { return patients }
        let count = missing.reduce(0) { $0 + $1.value }
        let kinds = missing.map { "\($0.value) \($0.key.isEmpty ? "without a kind" : $0.key)" }.joined(separator: ", ")
        return patients + "\nThe clinical records refer to \(count) resources that a store cannot hold: \(kinds).\n"
    }

    /// Why a sum of samples can exceed HealthKit's total, if the format is one that users add up.
    private var sums: String {
        guard format != .apple,
            let entry = report.types.first(where: { $0.hasSeveralSources && $0.type.quantity?.isCumulative == true })
        else { return "" }
        return """

            Several sources have samples of \(entry.type.identifier). If they cover the same time, a sum of \
            samples exceeds HealthKit's total, which counts that time once.

            """
    }

    private func row(_ name: String, _ written: Int, _ incomplete: Int) -> [String] {
        [name, String(written)] + (column == nil ? [] : [String(incomplete)])
    }

    private var column: (name: String, meaning: String)? {
        switch format {
        case .apple where isPlain:
            ("LESS", "samples that the Health app's format represents only in part, or not at all")
        case .apple:
            ("SUPPLEMENT", "samples whose details are in the supplement, because the Health app's format has no place for them")
        case .fhir: ("LEFT OUT", "samples of types without a published code")
        case .jsonl, .csv: nil
        }
    }
}
