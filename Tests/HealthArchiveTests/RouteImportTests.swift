import Foundation
import HealthArchive
import HealthEngine
import HealthModel
import Testing

struct RouteImportTests {
    private static func point(_ second: Int, lon: String = "13.4", lat: String = "52.5", time: String? = nil) -> String {
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
            } + [point(2).replacing("</ele>", with: ""), point(2).replacing("</trkpt>", with: "<speed>2,1</speed></trkpt>")]
    )
    func `an invalid point is omitted and counted`(point: String) throws {
        let points = Self.point(1) + point + Self.point(3)
        let found = try importing("<gpx><trk><trkseg>\(points)</trkseg></trk></gpx>")
        #expect(found.locations == 2)
        #expect(found.problems == ["1 × route points that are damaged, without a time or not on Earth: omitted"])
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

    @Test(arguments: ["Unit,µV\n1\n2\nx\n3\n", "Unit,kV\n1\n2\n", "Unit,\n1\n2\n", "1\n2\n"])
    func `an electrocardiogram with an invalid voltage or unit is skipped`(rest: String) throws {
        let importer = try Importer()
        let head = "Name,V\nRecorded Date,2024-01-01 08:00:00 +0100\nSample Rate,512 hertz\n"
        let files = ["electrocardiograms/ecg_2024-01-01.csv": Data((head + rest).utf8)]
        let report = try importer.importing(export(""), files)
        #expect(report.problems.map(\.code) == ["unreadableElectrocardiogram"])
        #expect(try importer.samples(.electrocardiogram).isEmpty)
    }

    /// A route of iOS 10 to 12, with the locations in its element.
    private static func route(_ locations: String...) -> Data {
        export(
            """
            <Workout workoutActivityType="HKWorkoutActivityTypeRunning" \(saved())>
             <WorkoutRoute \(saved())>\(locations.joined())</WorkoutRoute>
            </Workout>
            """
        )
    }

    @Test func `a route of iOS 10 to 12 has the locations of its element (EXP-18)`() throws {
        let later = """
            <Location date="2024-01-01 08:01:00 +0100" latitude="10.6" longitude="20.5" altitude="21.2" \
            horizontalAccuracy="2.4" verticalAccuracy="1.6" course="-1" speed="2.4"/>
            """
        let first = #"<Location date="2024-01-01 08:00:30 +0100" latitude="10.5" longitude="-20.5"/>"#
        let importer = try Importer()
        for added in [2, 0] {
            let report = try importer.importing(Self.route(later, first))
            #expect(report.total.added == added)
            #expect(report.problems.isEmpty)
        }
        let route = try #require(importer.samples(.workoutRoute).first)
        let found = try importer.phone.healthStore.execute(WorkoutRouteQuery(route: route.uuid))
        #expect(
            found == [
                Location(timestamp: morning + 30, latitude: 10.5, longitude: -20.5),
                Location(
                    timestamp: morning + 60,
                    latitude: 10.6,
                    longitude: 20.5,
                    altitude: 21.2,
                    horizontalAccuracy: 2.4,
                    verticalAccuracy: 1.6,
                    speed: 2.4
                ),
            ]
        )
        let workout = try #require(importer.samples(.workout).first)
        #expect(try importer.samples(.workoutRoute, .workout(workout.uuid)).count == 1)
    }

    @Test(arguments: [
        #"latitude="91" longitude="0""#, #"latitude="1,5" longitude="0""#, #"longitude="0""#,
        #"latitude="0" longitude="0" altitude="x""#,
    ])
    func `an invalid location of an element is omitted and counted`(attributes: String) throws {
        let valid = #"<Location date="2024-01-01 08:00:30 +0100" latitude="1" longitude="2"/>"#
        let importer = try Importer()
        let invalid = #"<Location date="2024-01-01 08:00:30 +0100" \#(attributes)/>"#
        let report = try importer.importing(Self.route(valid, invalid, #"<Location latitude="1" longitude="2"/>"#))
        #expect(report.problems.map(\.code) == ["unreadablePoint"])
        #expect(report.problems.map(\.count) == [2])
        guard case .workoutRoute(let series) = try importer.samples(.workoutRoute).first?.content else {
            Issue.record("there is no route")
            return
        }
        #expect(series.count == 1)
        let empty = try Importer().importing(Self.route(invalid))
        #expect(empty.problems.map(\.code) == ["unreadablePoint", "unreadableRoute"])
    }

    @Test func `without an altitude, its accuracy is not valid`() throws {
        let point = Self.point(1).replacing("<ele>34</ele>", with: "<extensions><vAcc>4</vAcc></extensions>")
        let importer = try Importer()
        let route = Data("<gpx><trk><trkseg>\(point)\(Self.point(2))</trkseg></trk></gpx>".utf8)
        try importer.importing(Self.workout, ["workout-routes/route.gpx": route])
        let sample = try #require(importer.samples(.workoutRoute).first)
        let locations = try importer.phone.healthStore.execute(WorkoutRouteQuery(route: sample.uuid))
        #expect(locations.map(\.altitude) == [0, 34])
        #expect(locations.map(\.verticalAccuracy) == [-1, -1])
    }

    @Test func `files of routes that no workout names are counted`() throws {
        let route = Data("<gpx><trk><trkseg>\(Self.point(1))</trkseg></trk></gpx>".utf8)
        let files = ["route", "other", "third"].map { ("workout-routes/\($0).gpx", route) }
        let importer = try Importer()
        let report = try importer.importing(Self.workout, Dictionary(uniqueKeysWithValues: files))
        #expect(report.problemTexts == ["2 × files of routes that no workout names: not read"])
        // Workouts that are not chosen name their files, too.
        let later = ImportOptions(since: morning + 86_400)
        let without = try importer.importing(Self.workout, ["workout-routes/route.gpx": route], later)
        #expect(without.problems.isEmpty)
    }

    @Test func `a file that is named again and again is read up to a limit`() throws {
        let points = (0..<20_000).map { second in
            let time = "2024-01-01T0\(second / 3600):\(10 + second / 60 % 50):\(10 + second % 50)Z"
            return Self.point(0, time: time)
        }
        let route = Data("<gpx><trk><trkseg>\(points.joined())</trkseg></trk></gpx>".utf8)
        let reference = #"<WorkoutRoute \#(saved())><FileReference path="/workout-routes/route.gpx"/></WorkoutRoute>"#
        let workouts = (0..<30).map { _ in
            "<Workout workoutActivityType=\"HKWorkoutActivityTypeRunning\" \(saved())>\(reference)</Workout>"
        }
        let importer = try Importer()
        let report = try importer.importing(export(workouts.joined()), ["workout-routes/route.gpx": route])
        let again = (16 << 20) / route.count
        #expect(report.counts(of: .workoutRoute)?.added == 1 + again)
        #expect(report.problems.map(\.code) == ["repeatedFile"])
        #expect(report.problems.map(\.count) == [29 - again])
    }
}
