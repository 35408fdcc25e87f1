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
        let report = try importer.importing(
            export(#"<Record type="HKQuantityTypeIdent158rStepCount" \#(saved())/><A72/>"#)
        )
        #expect(report.problems.map(\.name) == ["HKQuantityTypeIdentrStepCount", "A"])
    }
}
