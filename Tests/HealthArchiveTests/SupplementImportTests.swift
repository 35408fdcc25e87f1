import Foundation
import HealthArchive
import HealthEngine
import HealthModel
import Testing

/// Supplements that this program does not write.
struct SupplementImportTests {
    private func importing(_ importer: Importer, settings: String, lines: [String] = []) throws -> ImportReport {
        let file = #"{"version":1,"lines":\#(lines.count),"settings":\#(settings)}"#
        let files = ["store.json": file, "samples.jsonl": lines.map { $0 + "\n" }.joined()]
        let named = files.map { ("healthkit-bridge/" + $0.key, Data($0.value.utf8)) }
        return try importer.importing(export(steps("1")), Dictionary(uniqueKeysWithValues: named))
    }

    @Test func `an unreadable medication is counted, and the rest is imported`() throws {
        let importer = try Importer()
        let medications = ["{", "{}"].map { #"{"identifier":"x","content":"\#($0)"}"# }.joined(separator: ",")
        let report = try importing(importer, settings: #"{"medications":[\#(medications)],"goals":{"appleStandHours":-5}}"#)
        #expect(report.problemTexts == ["2 × unreadable parts of the supplement: skipped"])
        #expect(try importer.quantities(.stepCount) == [1])
        #expect(try importer.phone.medications().isEmpty)
    }

    @Test func `a correlation cannot contain a correlation`() throws {
        let importer = try Importer()
        func line(_ type: String, _ number: Int, _ rest: String) -> String {
            """
            {"uuid":"00000000-0000-4000-8000-00000000000\(number)","type":"\(type)","startDate":0,"endDate":0,\
            "source":{"name":"App","bundleIdentifier":"com.example.app"},\(rest)}
            """
        }
        let pressure = "HKCorrelationTypeIdentifierBloodPressure"
        let systolic = line("HKQuantityTypeIdentifierBloodPressureSystolic", 1, #""value":120,"unit":"mmHg""#)
        let diastolic = line("HKQuantityTypeIdentifierBloodPressureDiastolic", 2, #""value":80,"unit":"mmHg""#)
        let inner = line(pressure, 3, #""members":[]"#)
        let outer = line(pressure, 4, #""members":[\#(systolic),\#(diastolic),\#(inner)]"#)
        let report = try importing(importer, settings: "{}", lines: [#"{"sample":\#(outer)}"#])
        #expect(report.counts(of: .bloodPressure)?.added == 1)
        // Each sample includes its members. A correlation within another cannot be read.
        let members = try importer.phone.exportSamples(in: .gmt) { export in
            var members: [Int] = []
            try export.forEach(of: .bloodPressure) { entry in
                if case .correlation(let objects) = entry.sample.content { members.append(objects.count) }
            }
            return members
        }
        #expect(members == [2])
    }
}
