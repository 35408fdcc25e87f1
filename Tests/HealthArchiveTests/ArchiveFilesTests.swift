import Foundation
import HealthArchive
import HealthEngine
import HealthModel
import Testing

struct ArchiveFilesTests {
    private static var electrocardiogram: Data {
        Data("Recorded Date,2024-01-01 08:00:00 +0100\nClassification,Sinus Rhythm\nSample Rate,512 hertz\nUnit,µV\n1\n2\n".utf8)
    }

    @Test(arguments: ["export.xml", "Exportar.xml", "导出.xml", "Datenexport.xml"])
    func `the XML of a zip is found by its contents (EXP-01, EXP-02, EXP-27)`(name: String) throws {
        var zip = ZipWriter()
        zip.add(Data("<ClinicalDocument/>".utf8), as: "apple_health_export/export_cda.xml")
        zip.add(export(steps("1")), as: "apple_health_export/\(name)")
        zip.add(Self.electrocardiogram, as: "apple_health_export/electrocardiograms/ecg_2024-01-01.CSV")
        let folder = try TemporaryFolder()
        let importer = try Importer()
        try importer.importing(path: folder.write(zip.archive, to: "export.zip"))
        #expect(try importer.quantities(.stepCount) == [1])
        #expect(try importer.samples(.electrocardiogram).count == 1)
    }

    @Test func `zip, folder and single XML file give the same import`() throws {
        let xml = export(steps("1") + steps("2"))
        var zip = ZipWriter()
        zip.add(xml, as: "apple_health_export/export.xml")
        let folder = try TemporaryFolder()
        let importer = try Importer()
        try folder.write(xml, to: "folder/apple_health_export/export.xml")
        let paths = [
            try folder.write(zip.archive, to: "export.zip"), folder.path + "/folder",
            folder.path + "/folder/apple_health_export", folder.path + "/folder/apple_health_export/export.xml",
        ]
        for path in paths {
            try importer.importing(path: path)
            #expect(try importer.quantities(.stepCount) == [1, 2])
        }
    }

    @Test func `a single XML file has no other files`() throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.electrocardiogram, to: "electrocardiograms/ecg_2024-01-01.csv")
        let importer = try Importer()
        try importer.importing(path: folder.write(export(steps("1")), to: "export.xml"))
        #expect(try importer.samples(.electrocardiogram).isEmpty)
    }

    @Test func `a zip without an export is refused`() throws {
        var zip = ZipWriter()
        zip.add(Data("{}".utf8), as: "readme.json")
        let folder = try TemporaryFolder()
        let path = try folder.write(zip.archive, to: "export.zip")
        #expect(throws: ArchiveError.noExport("no XML file contains HealthData")) { try ExportArchive(path: path) }
    }

    @Test func `a zip in a zip is named`() throws {
        var zip = ZipWriter()
        zip.add(Data("PK".utf8), as: "folder/export.zip")
        let folder = try TemporaryFolder()
        let path = try folder.write(zip.archive, to: "export.zip")
        let reason = "no XML file contains HealthData, but there is another archive in it, which must be unpacked first"
        #expect(throws: ArchiveError.noExport(reason)) { try ExportArchive(path: path) }
        #expect(throws: ArchiveError.noExport(reason)) { try ExportArchive(path: folder.path) }
    }

    @Test func `names outside a zip are not opened`() throws {
        var zip = ZipWriter()
        zip.add(
            export(
                """
                <Workout workoutActivityType="HKWorkoutActivityTypeRunning" \(saved())>
                 <WorkoutRoute \(saved())><FileReference path="/../outside.gpx"/></WorkoutRoute>
                </Workout>
                """
            ),
            as: "apple_health_export/export.xml"
        )
        zip.add(Data("<gpx/>".utf8), as: "../outside.gpx")
        let folder = try TemporaryFolder()
        let importer = try Importer()
        let report = try importer.importing(path: folder.write(zip.archive, to: "below/export.zip"))
        #expect(report.problemTexts == ["1 × paths outside the archive: not followed"])
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["below"])
    }

    @Test(arguments: ["export.xml", "export.zip", "folder"])
    func `the target of a link is read`(name: String) throws {
        let folder = try TemporaryFolder()
        var zip = ZipWriter()
        zip.add(export(steps("1")), as: "apple_health_export/export.xml")
        try folder.write(zip.archive, to: "export.zip")
        try folder.write(export(steps("1")), to: "export.xml")
        try folder.write(export(steps("1")), to: "folder/export.xml")
        let link = folder.path + "/link"
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: folder.path + "/" + name)
        let importer = try Importer()
        try importer.importing(path: link)
        #expect(try importer.quantities(.stepCount) == [1])
    }

    @Test func `a pipe is not an archive`() throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/pipe"
        #expect(Self.run("/usr/bin/mkfifo", path) == 0)
        #expect(throws: ArchiveError.unreadable) { try ExportArchive(path: path) }
    }

    private static func run(_ program: String, _ argument: String) -> Int32? {
        guard let process = try? Process.run(URL(filePath: program), arguments: [argument]) else { return nil }
        process.waitUntilExit()
        return process.terminationStatus
    }

    @Test(arguments: [4, 30])
    func `an export is found in a folder at any depth`(depth: Int) throws {
        let path = String(repeating: "a folder/", count: depth) + "apple_health_export/export.xml"
        var zip = ZipWriter()
        zip.add(export(steps("1")), as: path)
        let folder = try TemporaryFolder()
        let importer = try Importer()
        try importer.importing(path: folder.write(zip.archive, to: "export.zip"))
        try folder.write(export(steps("2", 2)), to: "folder/" + path)
        try importer.importing(path: folder.path + "/folder")
        #expect(try importer.quantities(.stepCount).sorted() == [1, 2])
    }
}
