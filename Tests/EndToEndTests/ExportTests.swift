import Foundation
import Glibc
import JSON
import Testing

/// `healthkit-bridge export`.
struct ExportTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func store(_ count: Int) throws -> String { try storeOfSteps(count, in: folder) }

    @Test func `a summary lists the written samples, and an import recreates the store`() throws {
        let store = try store(3)
        let ending = try Program.run("export", "--store", store, "--output", folder.file("export.zip"))
        #expect(
            ending.text == """
                TYPE                               SAMPLES  SUPPLEMENT
                HKQuantityTypeIdentifierStepCount        3           0
                total                                    3           0

                """
        )
        #expect(ending.errors.isEmpty)
        #expect(ending.status == 0)
        #expect(try mode(of: folder.file("export.zip")) == 0o600)
        let copy = folder.file("copy")
        #expect(try Program.run("import", folder.file("export.zip"), "--store", copy).status == 0)
        let lines = try [store, copy].map {
            try Program.run("export", "--store", $0, "--output", "-", "--format", "jsonl")
        }
        #expect(lines[0].text == lines[1].text)
        #expect(lines[0].lines.count == 3)
        #expect(lines[0].errors.hasPrefix("TYPE "))
        let first = try JSONValue(parsing: Array(lines[0].lines[0].utf8))
        #expect(first["quantity"] == ["value": 1.0, "unit": "count"])
        #expect(first["startDate"] == "2024-01-10T00:00:00Z")
    }

    @Test(arguments: ["csv", "apple"])
    func `the summary warns that sums of several sources exceed totals`(format: String) throws {
        let records = ["iPhone", "Watch"].map { source in
            """
            <Record type="HKQuantityTypeIdentifierStepCount" sourceName="\(source)" unit="count" value="9" \
            startDate="2024-01-01 08:00:00 +0000" endDate="2024-01-01 08:10:00 +0000"/>
            """
        }
        let xml = try folder.write("<HealthData>\(records.joined())</HealthData>", to: "export.xml")
        let store = folder.file("store")
        #expect(try Program.run("import", xml, "--store", store).status == 0)
        let ending = try Program.run("export", "--store", store, "--output", folder.file("out"), "--format", format)
        #expect(ending.status == 0)
        let warning = "Several sources have samples of HKQuantityTypeIdentifierStepCount. If they cover the same time"
        #expect(ending.text.contains(warning) == (format == "csv"))
    }

    @Test func `the same store gives the same bytes`() throws {
        let store = try store(100)
        for name in ["1.zip", "2.zip"] {
            let ending = try Program.run(
                "export",
                "--store",
                store,
                "--output",
                folder.file(name),
                "--date",
                "2025-01-01T00:00:00Z",
                "--time-zone",
                "Europe/Berlin"
            )
            #expect(ending.status == 0)
        }
        let contents = try ["1.zip", "2.zip"].map { try Data(contentsOf: URL(filePath: folder.file($0))) }
        #expect(contents[0] == contents[1])
    }

    @Test func `types and days select samples`() throws {
        let store = try store(3000)
        let ending = try Program.run(
            "export",
            "--store",
            store,
            "--output",
            folder.file("steps.jsonl"),
            "--types",
            "stepCount",
            "--since",
            "2024-01-11",
            "--until",
            "2024-01-11"
        )
        #expect(ending.lines.last == "total                                 1440", "\(ending.text)")
        let none = try Program.run("export", "--store", store, "--output", folder.file("a.ndjson"), "--types", "heartRate")
        #expect(none.lines.last == "total        0         0")
        #expect(try Data(contentsOf: URL(filePath: folder.file("a.ndjson"))).isEmpty)
    }

    @Test func `a FHIR bundle becomes records, and FHIR bulk data is a folder with a file for each kind of resource`() throws {
        let bundle = try folder.write(
            """
            {"resourceType": "Bundle", "type": "transaction", "entry": [
              {"fullUrl": "urn:uuid:1", "resource": {"resourceType": "Patient", "id": "p"}},
              {"resource": {"resourceType": "Condition", "id": "c", "subject": {"reference": "urn:uuid:1"}, "code": {"text": "Cough"}}}
            ]}
            """,
            to: "patient.json"
        )
        let store = folder.file("records.store")
        let imported = try Program.run("import", bundle, "--store", store)
        #expect(imported.status == 0, "\(imported.errors)")
        #expect(imported.text.contains("1 × resources Patient, for which HealthKit has no type: left out"))
        let output = folder.file("records")
        let export = try Program.run(
            "export", "--store", store, "--output", output, "--format", "fhir", "--patient", "Patient/p"
        )
        #expect(export.status == 0, "\(export.errors)")
        let names = try FileManager.default.contentsOfDirectory(atPath: output)
        #expect(names.sorted() == ["Condition.ndjson", "Patient.ndjson"])
        let condition = try String(contentsOfFile: "\(output)/Condition.ndjson", encoding: .utf8)
        #expect(condition.contains(#""reference":"Patient/p""#))
        let again = try Program.run("export", "--store", store, "--output", output, "--format", "fhir")
        #expect(again.status == 1)
    }

    @Test(arguments: ["jsonl", "fhir"])
    func `a full disk is reported, and no output is left`(format: String) throws {
        let ending = try Program.run("export", "--store", store(3), "--output", "/dev/full", "--format", format)
        #expect(ending.status == 1)
        #expect(ending.errors.contains("The disk is full."))
        #expect(ending.output.isEmpty)
    }

    @Test(.enabled(if: SmallDisk.isPossible), arguments: ["zip", "folder", "csv"])
    func `a disk that becomes full is reported, and no output is left`(kind: String) throws {
        let store = try store(20_000)
        let disk = folder.file("disk")
        try FileManager.default.createDirectory(atPath: disk, withIntermediateDirectories: false)
        let output = kind == "zip" ? "export.zip" : kind
        let options = kind == "csv" ? "--format csv" : ""
        let script =
            #"mount -t tmpfs -o size=32k none "$1" && "$0" export --store "$2" --output "$1/\#(output)" \#(options); "#
            + #"status=$?; ls -A "$1"; exit $status"#
        let child = try Child(
            ["unshare", "--user", "--map-root-user", "--mount", "sh", "-c", script, try Program.path(), disk, store]
        )
        let ending = try child.end()
        #expect(ending.status == 1)
        #expect(ending.errors.contains("The disk is full."), "\(ending.errors)")
        #expect(ending.text == "")
    }

    @Test func `an existing output is not replaced by default`() throws {
        let store = try store(3)
        let file = try folder.write("mine", to: "export.zip")
        let refused = try Program.run("export", "--store", store, "--output", file)
        #expect(refused.status == 1)
        #expect(refused.errors.contains("Add --force"))
        #expect(try String(contentsOfFile: file, encoding: .utf8) == "mine")
        #expect(try Program.run("export", "--store", store, "--output", file, "--force").status == 0)
    }

    @Test(arguments: [
        ["--output", "export.zip"], ["--store", "store"],
        ["--store", "store", "--output", "export.xyz"], ["--store", "store", "--output", "-"],
        ["--store", "store", "--output", "-", "--format", "csv"],
        ["--store", "store", "--output", "export.zip", "--since", "2024-02-30"],
        ["--store", "store", "--output", "export.zip", "--types", "steps"],
        ["--store", "store", "--output", "export.zip", "--time-zone", "Mars"],
        ["--store", "store", "--output", "export.zip", "--date", "today"],
    ])
    func `an invalid command line is refused`(arguments: [String]) throws {
        _ = try store(1)
        let ending = try Program.shell(#"cd '\#(folder.path)' && exec "$0" export \#(arguments.joined(separator: " "))"#)
        #expect(ending.status == 64)
        #expect(ending.output.isEmpty)
        #expect(!ending.errors.isEmpty)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(!names.contains { $0.hasPrefix("export") || $0 == "nowhere" })
    }

    @Test func `a missing store is not created`() throws {
        let (store, output) = (folder.file("nowhere"), folder.file("export.zip"))
        let ending = try Program.run("export", "--store", store, "--output", output)
        #expect(ending.status == 1)
        #expect(ending.errors == "\(store): There is no such store.\n")
        #expect(!FileManager.default.fileExists(atPath: store))
        #expect(!FileManager.default.fileExists(atPath: output))
    }
}
