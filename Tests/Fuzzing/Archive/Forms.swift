import Files
import Foundation
import HealthArchive
import HealthEngine
import HealthJSON
import HealthModel
import HealthReport

/// The formats in which a store is written besides the Health app's. Writing must succeed for everything that was imported.
enum Forms {
    enum Format: CaseIterable {
        case csv, jsonl, fhir, report
    }

    static func write(_ phone: Phone, _ format: Format, to path: String, _ timeZone: TimeZone) throws {
        let options = ExportOptions(timeZone: timeZone, date: Date(timeIntervalSince1970: 1_750_000_000))
        switch format {
        case .csv:
            let jsonTexts = CSVExport.JSONTexts(sample: { WireLines.json($0) }, metadata: { WireLines.json($0) })
            _ = try CSVExport(phone, options, jsonTexts).write(to: path)
        case .jsonl:
            var lines = WireLines()
            try write(phone, options, path) { sample, bytes in
                lines.append(sample, to: &bytes)
                return true
            }
        case .fhir:
            var observations = ObservationText(timeZone: timeZone, patient: "Patient/person")
            try write(phone, options, path) { observations.append($0, to: &$1) }
        case .report:
            _ = try Report(of: phone, ReportOptions(date: options.date, timeZone: timeZone))
        }
    }

    private static func write(
        _ phone: Phone, _ options: ExportOptions, _ path: String, _ append: (Sample, inout [UInt8]) -> Bool
    ) throws {
        let file = try OutputFile(path: path, replacing: false)
        _ = try SampleLinesExport(phone, options).write(to: file, shouldContinue: { _ in true }, append)
    }
}
