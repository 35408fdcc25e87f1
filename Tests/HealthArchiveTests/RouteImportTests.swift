import Foundation
import HealthArchive
import HealthEngine
import HealthModel
import Testing

struct RouteImportTests {
    private static func point(_ second: Int, lon: String = "13.4", lat: String = "52.5", time: String? = nil) -> String
    {
        let time = time ?? "2024-01-01T07:00:0\(second)Z"
        return #"<trkpt lon="\#(lon)" lat="\#(lat)"><ele>34</ele><time>\#(time)</time></trkpt>"#
    }

    private static var workout: Data {
        export(
            """
            <Workout workoutActivityType="HKWorkoutActivityTypeRunning" \(saved())>
             <WorkoutRoute \(saved())><FileReference path="/workout-routes/route.gpx"/></WorkoutRoute>
            </Workout>
            """
        )
    }

    private func importing(_ route: String) throws -> (locations: Int?, problems: [String]) {
        let importer = try Importer()
        let report = try importer.importing(Self.workout, ["workout-routes/route.gpx": Data(route.utf8)])
        guard case .workoutRoute(let series) = try importer.samples(.workoutRoute).first?.content else {
            return (nil, report.problemTexts)
        }
        return (series.count, report.problemTexts)
    }

    @Test(
        arguments: [
            point(2, lon: "x"), point(2, lat: "91"), point(2, time: ""), point(2, time: "yesterday"),
            point(2, lat: "5&foo;2"), "<trkpt lat='52.5'/>",
        ]
            + ["NaN", "35,0", "", "3<x/>4", String(repeating: "9", count: 1000)].map { altitude in
                point(2).replacing("34", with: altitude)
            } + [
                point(2).replacing("</ele>", with: ""),
                point(2).replacing("</trkpt>", with: "<speed>2,1</speed></trkpt>"),
            ]
    )
    func `an invalid point is omitted and counted`(point: String) throws {
        let points = Self.point(1) + point + Self.point(3)
        let found = try importing("<gpx><trk><trkseg>\(points)</trkseg></trk></gpx>")
        #expect(found.locations == 2)
        #expect(
            found.problems == ["1 × route points that are damaged, without a time or not on Earth: omitted"]
        )
    }

    @Test func `a route that ends early keeps its points`() throws {
        let found = try importing("<gpx><trk><trkseg>" + Self.point(1) + Self.point(2) + "<trkpt lon=\"13.4\" lat")
        #expect(found.locations == 2)
        #expect(found.problems == ["1 × incomplete routes: complete points were read"])
    }

    @Test(arguments: ["", "<gpx/>", "GPX"])
    func `a route without points is skipped`(file: String) throws {
        let found = try importing(file)
        #expect(found.locations == nil)
        #expect(found.problems == ["1 × unreadable routes: skipped"])
    }

    @Test func `options can choose only routes`() throws {
        let importer = try Importer()
        let route = Data("<gpx><trk><trkseg>\(Self.point(1))\(Self.point(2))</trkseg></trk></gpx>".utf8)
        let files = ["workout-routes/route.gpx": route]
        let report = try importer.importing(Self.workout, files, ImportOptions(types: [.workoutRoute]))
        #expect(report.types.map(\.type) == [.workoutRoute])
        #expect(report.total.added == 1)
        #expect(report.problems.isEmpty)
        #expect(try importer.samples(.workout).isEmpty)
        // A later import that includes the workout associates it with the route.
        #expect(try importer.importing(Self.workout, files).total.added == 1)
        let workout = try #require(importer.samples(.workout).first)
        #expect(try importer.samples(.workoutRoute, .workout(workout.uuid)).count == 1)
    }

    @Test(arguments: [
        "Unit,µV\n1\n2\nx\n3\n", "Unit,kV\n1\n2\n", "Unit,\n1\n2\n", "1\n2\n",
    ])
    func `an electrocardiogram with an invalid voltage or unit is skipped`(rest: String) throws {
        let importer = try Importer()
        let head = "Name,V\nRecorded Date,2024-01-01 08:00:00 +0100\nSample Rate,512 hertz\n"
        let files = ["electrocardiograms/ecg_2024-01-01.csv": Data((head + rest).utf8)]
        let report = try importer.importing(export(""), files)
        #expect(report.problems.map(\.code) == ["unreadableElectrocardiogram"])
        #expect(try importer.samples(.electrocardiogram).isEmpty)
    }
}
