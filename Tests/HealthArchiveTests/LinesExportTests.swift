import Files
import Foundation
@testable import HealthArchive
import HealthEngine
import HealthModel
import JSON
import Testing

/// Exports in FHIR and CSV.
struct LinesExportTests {
    private let folder: TemporaryFolder
    private let phone: Phone
    private let options = ExportOptions(timeZone: TimeZone(identifier: "Asia/Kathmandu") ?? .gmt, date: morning)

    init() throws {
        folder = try TemporaryFolder()
        phone = try Phone()
        try Kinds.save(into: phone)
    }

    // MARK: FHIR

    private func observations() throws -> [JSONValue] {
        let path = folder.path + "/observations.ndjson"
        var text = ObservationText(timeZone: options.timeZone, patient: "Patient/1")
        let file = try OutputFile(path: path, replacing: false)
        _ = try SampleLinesExport(phone, options).write(to: file, shouldContinue: { _ in true }) {
            text.append($0, to: &$1)
        }
        return try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").map { line in
            try JSONValue(parsing: Array(line.utf8))
        }
    }

    @Test func `a quantity is an Observation with codes, a value and a period`() throws {
        let found = try observations().first { $0["id"] == "00000000-0000-4000-8000-000000000001" }
        #expect(
            found == [
                "resourceType": "Observation",
                "id": "00000000-0000-4000-8000-000000000001",
                "status": "final",
                "category": [
                    ["coding": [["system": "http://terminology.hl7.org/CodeSystem/observation-category", "code": "activity"]]]
                ],
                "code": [
                    "coding": [
                        ["system": "http://loinc.org", "code": "55423-8"],
                        [
                            "system": "http://developer.apple.com/documentation/healthkit",
                            "code": "HKQuantityTypeIdentifierStepCount",
                        ],
                    ]
                ],
                "subject": ["reference": "Patient/1"],
                "effectivePeriod": ["start": "2024-01-01T12:45:00+05:45", "end": "2024-01-01T12:46:00.250+05:45"],
                "valueQuantity": ["value": 1.0, "unit": "{steps}", "system": "http://unitsofmeasure.org", "code": "{steps}"],
                "device": ["display": "A, name:B"],
            ]
        )
    }

    @Test func `a blood pressure has its values as components, without separate Observations`() throws {
        let found = try observations().filter { observation in
            "\(observation)".contains("8480-6")
        }
        #expect(found.count == 1)
        guard case .array(let components)? = found.first?["component"] else {
            Issue.record("no components")
            return
        }
        #expect(components.map { $0["valueQuantity"]?["value"] } == [.real(120), .real(80)])
        #expect(components.map { $0["valueQuantity"]?["code"] } == ["mm[Hg]", "mm[Hg]"])
        #expect(found.first?["effectiveDateTime"] == "2024-01-01T12:44:55+05:45")
    }

    @Test(arguments: [("", nil), (" \u{1}", nil), ("a\u{1}b", "a b")] as [(String, String?)])
    func `the name of a device is a valid R4 text, or omitted`(name: String, display: String?) throws {
        let date = morning + 1_000_000
        try phone.importSamples { samples in
            let source = ArchivedSource(SourceRevision(source: Source(name: "A", bundleIdentifier: "a")), Device([.name: name]))
            let content = Sample.Content.quantity(Quantity(unit: .count, value: 77))
            let draft = SampleDraft(.stepCount, content, date, date, from: source)
            _ = try samples.insert(draft, SampleIdentity(of: draft))
        }
        let found = try #require(try observations().first { $0["valueQuantity"]?["value"] == .real(77) })
        #expect(found["device"]?["display"] == display.map { .string($0) })
        #expect(found["device"] == nil || display != nil)
    }

    @Test func `times are written in the time zone of the sample`() throws {
        let found = try observations().first { "\($0)".contains("8867-4") && "\($0)".contains("08:00:07") }
        #expect(found?["effectiveDateTime"] == "2024-01-01T08:00:07+01:00")
    }

    @Test func `types without a published code are omitted`() throws {
        #expect(try !observations().contains { "\($0)".contains("SleepAnalysis") || "\($0)".contains("StateOfMind") })
    }

    /// LOINC codes end in a Luhn check digit, which detects misprints.
    @Test func `each code has the right check digit, and each unit fits its type`() throws {
        #expect(ObservationCode.byName.count == 28)
        for (name, code) in ObservationCode.byName {
            let type = try #require(TypeCatalog.type(name: name), "\(name)")
            for loinc in code.loinc {
                let digits = loinc.compactMap(\.wholeNumberValue)
                let sum = digits.reversed().enumerated().reduce(0) { sum, digit in
                    let value = digit.offset.isMultiple(of: 2) ? digit.element : digit.element * 2
                    return sum + (value > 9 ? value - 9 : value)
                }
                #expect(sum.isMultiple(of: 10), "\(loinc)")
            }
            #expect(code.unit?.isCompatible(with: type.quantity?.unit ?? .null) ?? (type.kind == .correlation), "\(name)")
        }
    }

    // MARK: CSV

    private func csv(_ name: String) throws -> [String] {
        let path = folder.path + "/csv"
        if !FileManager.default.fileExists(atPath: path) {
            let jsonTexts = CSVExport.JSONTexts(
                sample: { "\($0.type.name)" }, metadata: { "\($0.entries.count) entries, \"quoted\"" }
            )
            _ = try CSVExport(phone, options, jsonTexts).write(to: path)
        }
        let text = try String(contentsOfFile: path + "/" + name, encoding: .utf8)
        #expect(text.hasSuffix("\r\n"))
        return text.split(separator: "\r\n", omittingEmptySubsequences: false).dropLast().map { String($0) }
    }

    @Test func `each type has a file, with a row for each sample in one unit`() throws {
        let rows = try csv("HKQuantityTypeIdentifierBodyMass.csv")
        #expect(rows[0].hasPrefix("uuid,startDate,endDate,value,unit,sourceName,bundleIdentifier,sourceVersion,"))
        let kilograms = try Quantity(unit: HealthModel.Unit(from: "lb"), value: 0.1 + 0.2).doubleValue(for: .kilogram)
        #expect(rows[1].contains(",2024-10-27T12:45:05+05:45,2024-10-27T12:45:05+05:45,\(kilograms),kg,"))
    }

    @Test func `unit conversion gives no infinite number`() throws {
        try phone.importSamples { samples in
            let far = Quantity(unit: try HealthModel.Unit(from: "km"), value: 1e308)
            let source = ArchivedSource(named: "iPhone", version: nil, device: nil)
            let type = try #require(TypeCatalog.type(name: "distanceWalkingRunning"))
            let draft = SampleDraft(type, .quantity(far), morning, morning + 60, from: source)
            _ = try samples.insert(draft, SampleIdentity(of: draft))
        }
        let rows = try csv("HKQuantityTypeIdentifierDistanceWalkingRunning.csv")
        #expect(rows[1].contains(",1.7976931348623157e+308,m,"))
    }

    @Test func `the report says which types have several sources`() throws {
        let phone = try Phone()
        try phone.importSamples { samples in
            for (name, typeName) in [("iPhone", "stepCount"), ("Watch", "stepCount"), ("Watch", "flightsClimbed")] {
                let source = ArchivedSource(named: name, version: nil, device: nil)
                let content = Sample.Content.quantity(Quantity(unit: .count, value: 1))
                let type = try #require(TypeCatalog.type(name: typeName))
                let draft = SampleDraft(type, content, morning, morning + 60, from: source)
                _ = try samples.insert(draft, SampleIdentity(of: draft))
            }
        }
        let jsonTexts = CSVExport.JSONTexts(sample: { "\($0.type)" }, metadata: { "\($0)" })
        let report = try CSVExport(phone, options, jsonTexts).write(to: folder.path + "/sources")
        #expect(report.types.filter(\.hasSeveralSources).map(\.type) == [.stepCount])
    }

    @Test func `a type has a file only if it has chosen samples`() throws {
        var options = options
        options.until = morning - 1
        let path = folder.path + "/early"
        let jsonTexts = CSVExport.JSONTexts(sample: { "\($0.type)" }, metadata: { "\($0)" })
        _ = try CSVExport(phone, options, jsonTexts).write(to: path)
        let names = try FileManager.default.contentsOfDirectory(atPath: path)
        #expect(names.contains("HKQuantityTypeIdentifierStepCount.csv"))
        #expect(!names.contains("HKWorkoutTypeIdentifier.csv"))
    }

    @Test func `values with a comma, a quotation mark or a line end are quoted`() throws {
        let rows = try csv("HKQuantityTypeIdentifierHeartRate.csv").joined(separator: "\r\n")
        #expect(rows.contains("\"Bad ]]> \"\"&<'\u{A0}’\u{1} 🏃\u{200D}♀️\n\",com.example.app,1.2 (3),\"iPhone16,1\",18.1,"))
        #expect(rows.contains(",\"10 entries, \"\"quoted\"\"\""))
    }

    @Test func `categories have the name of the value, other kinds have JSON`() throws {
        #expect(try csv("HKCategoryTypeIdentifierSleepAnalysis.csv")[1].contains(",4,HKCategoryValueSleepAnalysisAsleepDeep,"))
        #expect(try csv("HKDataTypeIdentifierHeartbeatSeries.csv")[1].contains(",heartbeat,"))
        #expect(
            try csv("HKWorkoutTypeIdentifier.csv")[1].contains(",37,HKWorkoutActivityTypeRunning,590.1,1770.2784000000001,,,3,")
        )
    }
}

extension JSONValue {
    /// A member of an object.
    fileprivate subscript(name: String) -> JSONValue? {
        guard case .object(let object) = self else { return nil }
        return object[name]
    }
}
