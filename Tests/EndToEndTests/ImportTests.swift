import Foundation
import Glibc
import JSON
import Testing

/// `healthkit-bridge import`.
struct ImportTests {
    /// An export with `count` minutes of steps and one invalid record.
    static func export(_ count: Int) -> String {
        let source = #"sourceName="iPhone" sourceVersion="17.1""#
        let records = (0..<count).map { number in
            let time = "2024-01-\(10 + number / 1440 % 20) \(pad(number / 60 % 24)):\(pad(number % 60))"
            return """
                 <Record type="HKQuantityTypeIdentifierStepCount" \(source) unit="count" value="\(number + 1)" \
                creationDate="\(time):59 +0000" startDate="\(time):00 +0000" endDate="\(time):30 +0000">
                  <MetadataEntry key="HKWasUserEntered" value="0"/>
                 </Record>
                """
        }
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <HealthData locale="en_US">
             <Record type="HKQuantityTypeIdentifierStepCount" \(source) unit="count" value="?" \
            startDate="2024-01-01 08:00:00 +0100" endDate="2024-01-01 08:00:00 +0100"/>
            \(records.joined(separator: "\n"))
            </HealthData>

            """
    }

    private static func pad(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }

    @Test func `a summary lists read and added samples and problems`() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write(Self.export(3), to: "export.xml")
        let first = try Program.run("import", file, "--store", folder.file("store"))
        #expect(
            first.text == """
                TYPE                               READ  ADDED  PRESENT  SKIPPED
                HKQuantityTypeIdentifierStepCount     4      3        0        1
                total                                 4      3        0        1

                Problems:
                  1 × values that are not numbers: samples skipped (first in line 3)

                """
        )
        #expect(first.errors.isEmpty)
        #expect(first.status == 0)
        let again = try Program.run("import", file, "--store", folder.file("store"))
        #expect(again.lines[1] == "HKQuantityTypeIdentifierStepCount     4      0        3        1")
        #expect(try integrity(of: folder.file("store")) == "ok")
        #expect(try mode(of: folder.file("store")) == 0o600)
    }

    @Test func `imported samples are served`() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write(Self.export(3), to: "export.xml")
        #expect(try Program.run("import", file, "--store", folder.file("store")).status == 0)
        let responses = try carryOut([askForSteps(1), samples(2, of: stepCount)], store: folder.file("store"))
        let found = try elements("result", "samples", of: responses[1])
        #expect(found.map { $0["quantity"]?["value"] } == [.real(1), .real(2), .real(3)])
    }

    @Test func `a path that begins with a tilde is not a home folder`() throws {
        let folder = try TemporaryFolder()
        _ = try folder.write(Self.export(3), to: "~root")
        let script = """
            cd "$1" && "$0" import "~root" --store "~store" \
            && "$0" export --store "~store" --output "~out.zip" \
            && "$0" export --store "~store" --output "~out" \
            && "$0" export --store "~store" --output "~csv" --format csv \
            && "$0" report --store "~store" --output "~page.html" \
            && "$0" import "~out" --dry-run && "$0" serve --store "~store" --audit-log "~log"
            """
        let ending = try Program.shell(script, folder.path)
        #expect(ending.errors.isEmpty)
        #expect(ending.status == 0)
        #expect(FileManager.default.fileExists(atPath: folder.file("~store")))
    }

    @Test func `a dry run creates no store`() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write(Self.export(3), to: "export.xml")
        let ending = try Program.run("import", file, "--dry-run")
        #expect(ending.lines[1] == "HKQuantityTypeIdentifierStepCount     4        1")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["export.xml"])
    }

    @Test(arguments: [
        (["--types", "heartRate"], "total     0      0        0        0"),
        (["--since", "2024-01-11"], "total     0      0        0        0"),
        (
            ["--types", "stepCount,HKQuantityTypeIdentifierHeartRate", "--since", "2024-01-10"],
            "total                                 3      3        0        0"
        ),
    ])
    func `types and a first day select samples`(options: [String], total: String) throws {
        let folder = try TemporaryFolder()
        let file = try folder.write(Self.export(3), to: "export.xml")
        let ending = try Program.start(["import", file, "--store", folder.file("store")] + options).end()
        #expect(ending.lines.contains(total), "\(ending.text)")
    }

    @Test(arguments: [
        ["nowhere.xml", "--store", "store"], ["export.xml"], ["export.xml", "--store", "store", "--types", "steps"],
        ["export.xml", "--store", "store", "--since", "yesterday"], ["--store", "store"],
        ["export.xml", "--store", "store", "--types", "''"], ["export.xml", "--store", "store", "--types", ","],
        ["export.xml", "--store", "store", "--since", "2024-01-31xyz"],
        ["export.xml", "--store", "store", "--since", "2024-1-5"],
        ["export.xml", "--store", "store", "--since", "2024-02-30"],
    ])
    func `an invalid import is refused with a reason`(arguments: [String]) throws {
        let folder = try TemporaryFolder()
        _ = try folder.write(Self.export(1), to: "export.xml")
        let ending = try Program.shell(#"cd '\#(folder.path)' && exec "$0" import \#(arguments.joined(separator: " "))"#)
        #expect(ending.status == (arguments[0].hasPrefix("nowhere") ? 1 : 64))
        #expect(ending.output.isEmpty)
        #expect(!ending.errors.isEmpty)
        #expect(!FileManager.default.fileExists(atPath: folder.file("store")))
    }

    @Test(arguments: [0, 60, 150, 300])
    func `a kill during an import leaves the store unchanged`(milliseconds: UInt32) throws {
        let folder = try TemporaryFolder()
        let store = folder.file("store")
        let small = try folder.write(Self.export(3), to: "small.xml")
        let large = try folder.write(Self.export(100_000), to: "large.xml")
        #expect(try Program.run("import", small, "--store", store).status == 0)
        let child = try Program.start("import", large, "--store", store)
        // The journal shows that the transaction has begun, so that the kill falls within it.
        try poll("the import begins") { FileManager.default.fileExists(atPath: store + "-wal") }
        usleep(milliseconds * 1000)
        kill(child.id, SIGKILL)
        #expect(try child.end(closingInput: false).status != 0)
        #expect(try integrity(of: store) == "ok")
        let responses = try carryOut([askForSteps(1), samples(2, of: stepCount)], store: store)
        #expect(try elements("result", "samples", of: responses[1]).count == 3)
    }
}
