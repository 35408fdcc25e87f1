import Foundation
import HealthArchive
import HealthEngine
import HealthModel
import Testing

struct CorrelationImportTests {
    private func correlation(_ members: String, version: Int? = nil) -> String {
        let metadata = version.map { version in
            """
            <MetadataEntry key="HKMetadataKeySyncIdentifier" value="morning"/>
            <MetadataEntry key="HKMetadataKeySyncVersion" value="\(version)"/>
            """
        }
        return """
            <Correlation type="HKCorrelationTypeIdentifierBloodPressure" \(saved())>
             \(metadata ?? "")\(members)
            </Correlation>
            """
    }

    @Test func `a newer version of a correlation replaces the older one and its members`() throws {
        let importer = try Importer()
        let systolic = pressure("Systolic", 120)
        let old = export(correlation(systolic + pressure("Diastolic", 80), version: 1))
        let new = export(correlation(systolic + pressure("Diastolic", 85), version: 2))
        try importer.importing(old)
        for _ in 1...2 {
            try importer.importing(new)
            #expect(try importer.quantities(.bloodPressureSystolic) == [120])
            #expect(try importer.quantities(.bloodPressureDiastolic) == [85])
            let found = try importer.samples(.bloodPressure)
            #expect(found.count == 1)
            #expect(found.first?.objects?.compactMap(\.quantity?.value).sorted() == [85, 120])
        }
        #expect(try importer.importing(old).counts(of: .bloodPressure)?.present == 1)
        #expect(try importer.samples(.bloodPressure).count == 1)
    }

    @Test func `a correlation that the system wrote without a required member is kept (SAVE-22)`() throws {
        let importer = try Importer()
        for added in [2, 0] {
            let systolic = pressure("Systolic", 120)
            let report = try importer.importing(export(systolic + correlation(systolic)))
            #expect(report.problems.isEmpty)
            #expect(report.total.added == added)
        }
        let found = try importer.samples(.bloodPressure)
        #expect(found.map { $0.objects?.compactMap(\.quantity?.value) } == [[120]])
    }

    @Test func `members that have no separate record are counted once in each import (EXP-13)`() throws {
        let importer = try Importer()
        let (systolic, diastolic) = (pressure("Systolic", 120), pressure("Diastolic", 80))
        for archive in [correlation(systolic + diastolic), systolic + correlation(systolic + diastolic)] {
            let report = try importer.importing(export(archive))
            #expect(report.counts(of: .bloodPressureSystolic)?.read == 1)
            #expect(report.counts(of: .bloodPressureDiastolic)?.read == 1)
            #expect(report.total.read == 3)
        }
        let again = try importer.importing(export(correlation(systolic + diastolic) + diastolic))
        #expect(again.total.present == 3)
        #expect(again.total.added == 0)
    }

    @Test func `ten thousand equal correlations are read in linear time`() throws {
        let one = correlation(pressure("Systolic", 120) + pressure("Diastolic", 80))
        try expectLinearTime { count in
            let report = try Importer().importing(export(String(repeating: one, count: count)))
            #expect(report.total.added == 3 * count)
        }
    }

    @Test func `ten thousand sources are read in linear time`() throws {
        try expectLinearTime { count in
            let records = (1...count).map { steps("1", by: "App \($0)") }
            let report = try Importer().importing(export(records.joined()))
            #expect(report.total.added == count)
        }
    }

    /// Expects that four times the elements take far less than sixteen times as long. Counts the processor time of this thread,
    /// which does not depend on other tests and processes.
    private func expectLinearTime(_ body: (_ count: Int) throws -> Void) throws {
        func processorTime() -> Double {
            var time = timespec()
            _ = unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
            return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
        }
        let start = processorTime()
        try body(2500)
        let middle = processorTime()
        try body(10_000)
        let (few, many) = (middle - start, processorTime() - middle)
        #expect(many < few * 10, "\(many) s instead of \(few) s")
    }
}
