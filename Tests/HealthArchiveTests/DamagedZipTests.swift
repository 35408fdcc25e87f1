import Foundation
import HealthArchive
import HealthEngine
import HealthModel
import Testing

struct DamagedZipTests {
    private static var route: Data {
        Data(
            """
            <gpx><trk><trkseg>
            <trkpt lon="13.4" lat="52.5"><ele>34</ele><time>2024-01-01T07:00:01Z</time></trkpt>
            </trkseg></trk></gpx>
            """.utf8
        )
    }
    private static let workout = """
        <Workout workoutActivityType="HKWorkoutActivityTypeRunning" \(saved())>
         <WorkoutRoute \(saved())><FileReference path="/workout-routes/route.gpx"/></WorkoutRoute>
        </Workout>
        """

    private let folder: TemporaryFolder
    private let importer: Importer

    init() throws {
        folder = try TemporaryFolder()
        importer = try Importer()
    }

    private func importing(_ archive: Data) throws -> ImportReport {
        try importer.importing(path: folder.write(archive, to: "export.zip"))
    }

    @Test(arguments: [ZipWriter.Method.stored, .deflated, .streamed])
    func `an intact zip is read`(method: ZipWriter.Method) throws {
        var zip = ZipWriter()
        zip.add(Self.route, as: "apple_health_export/workout-routes/route.gpx", method)
        zip.add(export(steps("1") + Self.workout), as: "apple_health_export/export.xml", method)
        let report = try importing(zip.archive)
        #expect(report.problems.isEmpty)
        #expect(try importer.quantities(.stepCount) == [1])
        #expect(try importer.samples(.workoutRoute).count == 1)
    }

    @Test(arguments: [ZipWriter.Method.stored, .deflated, .streamed])
    func `all files of a zip without a central directory are read`(method: ZipWriter.Method) throws {
        var zip = ZipWriter()
        zip.add(Data(), as: "apple_health_export/", .stored)
        zip.add(Self.route, as: "apple_health_export/workout-routes/route.gpx", method)
        zip.add(export(steps("1") + Self.workout), as: "apple_health_export/export.xml", method)
        zip.add(Data("<ClinicalDocument/>".utf8), as: "apple_health_export/export_cda.xml")
        let report = try importing(zip.archive.dropLast(60))
        #expect(report.problemTexts == ["1 × the zip archive is truncated: the files before the end were read"])
        #expect(try importer.quantities(.stepCount) == [1])
        #expect(try importer.samples(.workoutRoute).count == 1)
    }

    @Test(arguments: [ZipWriter.Method.stored, .deflated, .streamed])
    func `the existing part of a zip that is truncated within the export is read`(method: ZipWriter.Method) throws {
        var zip = ZipWriter()
        let records = (1...5000).map { steps("\($0)") }.joined()
        zip.add(export(records), as: "apple_health_export/export.xml", method)
        zip.add(Self.route, as: "apple_health_export/workout-routes/route.gpx", method)
        let archive = zip.archive
        let report = try importing(archive.prefix(archive.count / 2))
        let found = try importer.quantities(.stepCount)
        #expect(2400...2510 ~= found.count)
        #expect(found == (1...found.count).map(Double.init))
        #expect(report.problems.first?.code == "cutOffArchive")
        #expect(report.problems.last?.code == "endsEarly")
    }

    @Test func `a zip that is truncated before the export is refused`() throws {
        var zip = ZipWriter()
        zip.add(Self.route, as: "apple_health_export/workout-routes/route.gpx")
        zip.add(export(steps("1")), as: "apple_health_export/export.xml")
        #expect(throws: ArchiveError.cutOff) { try importing(zip.archive.prefix(400)) }
        #expect(throws: ArchiveError.damagedZip) { try importing(zip.archive.prefix(20)) }
    }

    @Test(arguments: [ZipWriter.Method.stored, .deflated, .streamed], [true, false])
    func `data with a wrong checksum is refused`(method: ZipWriter.Method, isWhole: Bool) throws {
        var zip = ZipWriter()
        zip.add(export(steps("1")), as: "apple_health_export/export.xml", method, checksum: 1)
        zip.add(Self.route, as: "apple_health_export/workout-routes/route.gpx")
        #expect(throws: ArchiveError.damagedData) { try importing(isWhole ? zip.archive : zip.archive.dropLast(40)) }
        #expect(try importer.quantities(.stepCount) == [])
    }

    @Test func `data shorter than its size is refused`() throws {
        var zip = ZipWriter()
        let xml = export(steps("1"))
        zip.add(xml, as: "apple_health_export/export.xml", .deflated, size: xml.count + 100)
        #expect(throws: ArchiveError.damagedData) { try importing(zip.archive) }
        #expect(try importer.quantities(.stepCount) == [])
    }

    @Test func `a workout with a damaged route is read`() throws {
        var zip = ZipWriter()
        zip.add(Self.route, as: "apple_health_export/workout-routes/route.gpx", checksum: 1)
        zip.add(export(Self.workout), as: "apple_health_export/export.xml")
        let report = try importing(zip.archive)
        #expect(report.problems.map(\.code) == ["unreadableRoute"])
        #expect(try importer.samples(.workout).count == 1)
        #expect(try importer.samples(.workoutRoute).isEmpty)
    }
}
