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
    func `a zip without its end is refused`(method: ZipWriter.Method) throws {
        var zip = ZipWriter()
        zip.add(export(steps("1")), as: "apple_health_export/export.xml", method)
        for length in [20, zip.archive.count / 2, zip.archive.count - 10] {
            #expect(throws: ArchiveError.damagedZip) { try importing(zip.archive.prefix(length)) }
        }
        #expect(try importer.quantities(.stepCount) == [])
    }

    @Test(arguments: [ZipWriter.Method.stored, .deflated, .streamed])
    func `data with a wrong checksum is refused`(method: ZipWriter.Method) throws {
        var zip = ZipWriter()
        zip.add(export(steps("1")), as: "apple_health_export/export.xml", method, checksum: 1)
        zip.add(Self.route, as: "apple_health_export/workout-routes/route.gpx")
        #expect(throws: ArchiveError.damagedData) { try importing(zip.archive) }
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
