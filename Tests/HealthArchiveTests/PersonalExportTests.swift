import Foundation
import HealthArchive
import HealthEngine
import HealthModel
import Testing

/// A whole export with everything that a person's phone writes. `HEALTHKIT_BRIDGE_EXPORT_RECORDS` sets its number of records.
struct PersonalExportTests {
    private let records =
        ProcessInfo.processInfo.environment["HEALTHKIT_BRIDGE_EXPORT_RECORDS"].flatMap(Int.init) ?? 20_000

    @Test func `every sample of a personal export is in the store, or counted with its reason (EXP-19)`() throws {
        let importer = try Importer()
        let export = try PersonalExport(records: records, in: TemporaryFolder())
        let report = try importer.importing(path: export.path)
        // Every element is counted as read, at its type.
        let read = Dictionary(uniqueKeysWithValues: report.types.map { ($0.type.identifier, $0.counts.read) })
        #expect(read == export.samples)
        // Every sample that was read is in the store or skipped.
        for entry in report.types {
            let counts = entry.counts
            #expect(counts.read == counts.added + counts.skipped, "\(entry.type.identifier)")
            let isRoute = entry.type == .workoutRoute
            #expect(counts.skipped == (isRoute ? export.missingRoutes : 0), "\(entry.type.identifier)")
        }
        // Every skipped sample and ignored element has a reason.
        let found = Dictionary(report.problems.map { ($0.code, $0.count) }, uniquingKeysWith: +)
        #expect(found == export.problems)
        // The store has what the report says.
        let stored = Dictionary(try importer.phone.sampleCounts().map { ($0.type, $0.count) }, uniquingKeysWith: +)
        let added = Dictionary(uniqueKeysWithValues: report.types.map { ($0.type.identifier, $0.counts.added) })
        #expect(stored == added)
        // A second import finds everything.
        let again = try importer.importing(path: export.path)
        #expect(again.total.added == 0)
        #expect(again.total.present == report.total.added)
        #expect(again.total.skipped == report.total.skipped)
    }
}
