import Foundation
import HealthArchive
import HealthEngine
import HealthModel
import JSON
import Testing

/// FHIR bundles as imports, and folders of FHIR bulk data as exports.
struct BundleTests {
    private let folder: TemporaryFolder
    private let importer: Importer

    init() throws { (folder, importer) = (try TemporaryFolder(), try Importer()) }

    /// A patient in the layout of Synthea.
    private static let bundle = """
        {"resourceType": "Bundle", "type": "transaction", "entry": [
          {"fullUrl": "urn:uuid:p1", "resource": {"resourceType": "Patient", "id": "p1"}, "request": {"method": "POST", "url": "Patient"}},
          {"fullUrl": "urn:uuid:h1", "resource": {"resourceType": "Organization", "id": "h1", "name": "Hospital"}},
          {"fullUrl": "urn:uuid:c1", "resource": {"resourceType": "Condition", "id": "c1", "code": {"text": "Hypertension"},
            "subject": {"reference": "urn:uuid:p1"}, "encounter": {"reference": "urn:uuid:elsewhere"}}},
          {"fullUrl": "urn:uuid:o1", "resource": {"resourceType": "Observation", "id": "o1", "code": {"text": "Height"},
            "category": [{"coding": [{"code": "vital-signs"}]}]}},
          {"fullUrl": "urn:uuid:i1", "resource": {"resourceType": "Immunization", "id": "i1", "vaccineCode": {"text": "Influenza"}}},
          {"fullUrl": "urn:uuid:r1", "resource": {"resourceType": "MedicationRequest", "id": "r1",
            "medicationReference": {"reference": "urn:uuid:m1"}}},
          {"fullUrl": "urn:uuid:m1", "resource": {"resourceType": "Medication", "id": "m1", "code": {"text": "Lisinopril"}}}
        ]}
        """

    private func records(_ name: String) throws -> [ClinicalRecord] {
        try importer.samples(type(name)).compactMap { sample in
            if case .clinicalRecord(let record) = sample.content { record } else { nil }
        }
    }

    // MARK: Imports

    @Test func `the resources of a bundle are records of its organization, with references of a server`() throws {
        let path = try folder.write(Data(Self.bundle.utf8), to: "patient.json")
        let report = try importer.importing(path: path)
        #expect(report.total.added == 4)
        #expect(
            report.problemTexts == [
                "1 × resources Medication, for which HealthKit has no type: left out",
                "1 × resources Organization, for which HealthKit has no type: left out",
                "1 × resources Patient, for which HealthKit has no type: left out",
            ]
        )
        let condition = try #require(try records("conditionRecord").first)
        #expect(condition.displayName == "Hypertension")
        let text = try #require(condition.fhirResource?.data)
        #expect(text.contains(#""Patient/p1""#) && text.contains(#""urn:uuid:elsewhere""#))
        #expect(try records("medicationRecord").map(\.displayName) == ["Lisinopril"])
        #expect(try records("immunizationRecord").count == 1)
        #expect(try importer.samples(type("vitalSignRecord")).first?.sourceRevision?.source.name == "Hospital")
    }

    @Test func `a bundle that is imported again takes the place of its records`() throws {
        let path = try folder.write(Data(Self.bundle.utf8), to: "patient.json")
        for _ in 1...2 {
            try importer.importing(path: path)
            #expect(try records("conditionRecord").count == 1)
        }
    }

    @Test func `JSON of its own on each line is no bundle`() throws {
        let path = try folder.write(Data("{}\n{}\n".utf8), to: "patient.ndjson")
        #expect(
            throws: ArchiveError.noBundle(
                "each line is JSON of its own. Of exports, only those of --format apple can be imported")
        ) { try importer.importing(path: path) }
    }

    @Test func `a bundle may begin with a byte order mark`() throws {
        let path = try folder.write(Data("\u{FEFF}\(Self.bundle)".utf8), to: "patient.json")
        #expect(try importer.importing(path: path).total.added == 4)
    }

    @Test func `further patients of a bundle are counted`() throws {
        let other = Self.bundle.replacing(
            #"{"fullUrl": "urn:uuid:h1""#,
            with: #"{"resource": {"resourceType": "Patient", "id": "p2"}}, {"fullUrl": "urn:uuid:h1""#
        )
        .replacing(#""id": "i1","#, with: #""id": "i1", "patient": {"reference": "http://example.org/Patient/p3/_history/1"},"#)
        let path = try folder.write(Data(other.utf8), to: "patient.json")
        let problems = try importer.importing(path: path).problemTexts
        #expect(problems.last == "2 × further patients: a store is one person, who has their records too")
    }

    @Test func `types select records, and a dry run changes nothing`() throws {
        let path = try folder.write(Data(Self.bundle.utf8), to: "patient.json")
        let report = try ExportArchive(path: path).read(into: nil)
        #expect(report.total.read == 4 && report.total.added == 0)
        try importer.importing(path: path, ImportOptions(types: [type("immunizationRecord")]))
        #expect(try records("conditionRecord").isEmpty)
        #expect(try records("immunizationRecord").count == 1)
    }

    @Test(arguments: [
        ("{}", "the JSON has no resourceType"), (#"{"data": {"metrics": []}}"#, "the JSON has no resourceType"),
        ("{\n\"a\": }", "the text is not JSON at line 3, column 6"),
        (#"{"resourceType": "Observation", "entry": []}"#, "the JSON is a resource of the kind Observation"),
        (#"{"resourceType": "Bundle"}"#, "entry is required"),
        (
            #"{"resourceType": "Bundle", "entry": [{"resource": {"resourceType": "Condition"}}]}"#,
            "entry[0].resource.id is required"
        ),
        (#"[{"resourceType": "Observation", "id": "o1"}]"#, "the JSON is a list"),
    ])
    func `what is no bundle is refused with the reason, and nothing is imported`(text: String, reason: String) throws {
        let path = try folder.write(Data(" \n\(text)".utf8), to: "patient.json")
        #expect(throws: ArchiveError.noBundle(reason)) { try importer.importing(path: path) }
        #expect(try records("conditionRecord").isEmpty)
    }

    // MARK: Exports

    /// The lines of each file of an export.
    private func exported(_ options: ExportOptions, patient: String? = nil) throws -> [String: [JSONValue]] {
        let path = folder.path + "/\(UUID())"
        let report = try FHIRExport(importer.phone, options, patient: patient).write(to: path)
        let saved = try importer.phone.exportSamples(in: .gmt) { try $0.types().reduce(0) { $0 + $1.count } }
        #expect(report.total.written == saved)
        var files: [String: [JSONValue]] = [:]
        for name in try FileManager.default.contentsOfDirectory(atPath: path) {
            let text = try String(contentsOfFile: "\(path)/\(name)", encoding: .utf8)
            files[name] = try text.split(separator: "\n").map { try JSONValue(parsing: Array($0.utf8)) }
        }
        return files
    }

    private static let options = ExportOptions(timeZone: .gmt, date: morning)

    @Test func `each kind of resource has a file, and references lead to the patient`() throws {
        let path = try folder.write(Data(Self.bundle.utf8), to: "patient.json")
        try importer.importing(path: path)
        try importer.importing(export(steps("7")))
        let files = try exported(Self.options, patient: "Patient/p1")
        #expect(
            Set(files.keys) == [
                "Patient.ndjson", "Observation.ndjson", "Condition.ndjson", "Immunization.ndjson", "MedicationRequest.ndjson",
            ]
        )
        #expect(files["Patient.ndjson"] == [["resourceType": "Patient", "id": "p1"]])
        // The vital sign of the provider, and the steps.
        #expect(files["Observation.ndjson"]?.count == 2)
        #expect(files["Condition.ndjson"]?.count == 1)
    }

    /// The references of all lines.
    private func references(_ files: [String: [JSONValue]]) -> Set<String> {
        let texts = files.values.joined().map { String(decoding: $0.jsonBytes, as: UTF8.self) }
        return Set(texts.flatMap { $0.matches(of: /"reference":"([^"]*)"/).map { String($0.output.1) } })
    }

    @Test func `all references to a patient are those of the option, and without one the only patient is`() throws {
        try importer.importing(path: folder.write(Data(Self.bundle.utf8), to: "patient.json"))
        try importer.importing(export(steps("7")))
        var files = try exported(Self.options)
        #expect(files["Patient.ndjson"] == [["resourceType": "Patient", "id": "p1"]])
        #expect(references(files) == ["Patient/p1", "urn:uuid:elsewhere", "Medication/m1"])
        files = try exported(Self.options, patient: "Patient/abc")
        #expect(references(files) == ["Patient/abc", "urn:uuid:elsewhere", "Medication/m1"])
        let other = Self.bundle.replacing("p1", with: "p2").replacing("\"c1\"", with: "\"c2\"")
        try importer.importing(path: folder.write(Data(other.utf8), to: "other.json"))
        #expect(try references(exported(Self.options)).contains("Patient/person"))
    }

    @Test func `resources that a store cannot hold are counted`() throws {
        let text = Self.bundle.replacing("urn:uuid:elsewhere", with: "Encounter/e1")
            .replacing(
                #""id": "i1","#,
                with: ##""id": "i1", "location": {"reference": "#l"}, "encounter": {"reference": "Encounter/e1/_history/2"},"##
                    + #" "performer": [{"actor": {"reference": "Practitioner?identifier=http://example.org/npi|7"}}],"#
            )
        try importer.importing(path: folder.write(Data(text.utf8), to: "patient.json"))
        let report = try FHIRExport(importer.phone, Self.options).write(to: folder.path + "/records")
        #expect(report.missingResources == ["Encounter": 1, "Practitioner": 1, "Medication": 1])
        #expect(report.patientCount == 1)
    }

    @Test func `the patient has the characteristics`() throws {
        try importer.phone.importSamples { samples in
            try samples.setCharacteristic(.biologicalSex, to: BiologicalSex.female.rawValue)
            try samples.setCharacteristic(.dateOfBirth, to: 19_900_517)
        }
        let files = try exported(Self.options)
        #expect(
            files == [
                "Patient.ndjson": [
                    ["resourceType": "Patient", "id": "person", "gender": "female", "birthDate": "1990-05-17"]
                ]
            ]
        )
    }

    @Test func `a record of another version than R4 is left out, and counted`() throws {
        let date = morning
        try importer.phone.importSamples { samples in
            let source = ArchivedSource(named: "Clinic", version: nil, device: nil)
            for (version, kind) in [("1.0.2", "Condition"), ("4.0.1", "../Condition"), ("4.0.1", "Condition")] {
                let resource = FHIRResource(
                    identifier: version + kind, resourceType: kind, fhirVersion: version,
                    data: #"{"resourceType": "\#(kind)", "id": "1"}"#
                )
                let content = Sample.Content.clinicalRecord(ClinicalRecord(displayName: "A", fhirResource: resource))
                let draft = SampleDraft(try type("conditionRecord"), content, date, date, from: source)
                _ = try samples.insert(draft, SampleIdentity(of: draft))
            }
        }
        let path = folder.path + "/records"
        let report = try FHIRExport(importer.phone, Self.options, patient: "Patient/person").write(to: path)
        #expect(report.total.written == 3 && report.total.incomplete == 2)
        #expect(try FileManager.default.contentsOfDirectory(atPath: path).sorted() == ["Condition.ndjson", "Patient.ndjson"])
    }
}
