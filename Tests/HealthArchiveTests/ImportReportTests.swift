import HealthModel
import Testing

@testable import HealthArchive

struct ImportReportTests {
    @Test func `a problem has a code, a count and the line of its first occurrence`() throws {
        let record = #"<Record type="HKQuantityTypeIdentifierStepCount" unit="steps" value="1" \#(saved())/>"#
        let problem = try #require(Importer().importing(export("\n" + record + "\n" + record)).problems.first)
        #expect(problem.code == "unknownUnit")
        #expect(problem.name == nil)
        #expect(problem.count == 2)
        // The line follows the declaration, five lines of document type, the root, the date and an empty line.
        #expect(problem.firstLine == 10)
        #expect(problem.description == "unknown units: samples skipped")
    }

    @Test func `many names do not hide other problems`() throws {
        var report = ImportReport()
        for number in 0..<300 { report.note(.unknownElement, String(repeating: "x", count: number)) }
        report.note(.endsEarly)
        #expect(report.problems.count == 202)
        #expect(report.problems[200].name == nil)
        #expect(report.problems[200].count == 100)
        #expect(report.problems[201].code == "endsEarly")
    }

    @Test func `names contain no digits, which could be part of a value`() throws {
        let importer = try Importer()
        let report = try importer.importing(export(#"<Record type="HKQuantityTypeIdent158rStepCount" \#(saved())/><A72/>"#))
        #expect(report.problems.map(\.name) == ["HKQuantityTypeIdentrStepCount", "A"])
    }

    @Test func `a sample that a newer version replaces in the same import is not counted as added (SAVE-35)`() throws {
        func record(_ version: Int, _ value: Int) -> String {
            steps("\(value)").replacing(
                "/>",
                with: """
                    ><MetadataEntry key="HKMetadataKeySyncIdentifier" value="a"/>\
                    <MetadataEntry key="HKMetadataKeySyncVersion" value="\(version)"/></Record>
                    """
            )
        }
        for versions in [[1, 2], [2, 1], [1, 2, 3], [1, 3, 2]] {
            let importer = try Importer()
            let xml = export(versions.map { record($0, 10 + $0) }.joined())
            let counts = try #require(importer.importing(xml).counts(of: .stepCount))
            #expect(counts.read == versions.count)
            #expect(counts.added == 1)
            #expect(counts.present == versions.count - 1)
            #expect(try importer.samples(.stepCount).count == 1)
            #expect(try importer.importing(xml).counts(of: .stepCount)?.added == 0)
        }
    }
}
