import Foundation
import HealthArchive
import HealthEngine
import HealthModel
import StoreContents
import Testing

/// The digits and heads of an export, which other programs read (EXP-09, EXP-16, EXP-20, EXP-24). The supplement keeps what they lack.
struct ExportFormTests {
    private let folder: TemporaryFolder
    private let phone: Phone
    private let berlin: TimeZone

    init() throws {
        folder = try TemporaryFolder()
        berlin = try #require(TimeZone(identifier: "Europe/Berlin"))
        phone = try Phone(environment: Environment(timeZone: berlin, seed: 1))
    }

    private func export() throws -> String {
        let path = folder.path + "/export"
        _ = try ArchiveExport(phone, ExportOptions(timeZone: berlin, date: morning)).write(to: path)
        let copy = try Phone(environment: Environment(timeZone: berlin, seed: 1))
        #expect(try ExportArchive(path: path).read(into: copy).problemTexts == [])
        #expect(try StoreContents.lines(of: copy) == StoreContents.lines(of: phone))
        return path
    }

    private func add(_ type: ObjectType, _ content: Sample.Content, length: TimeInterval = 0, metadata: Metadata = [:]) throws {
        let source = ArchivedSource(named: "Apple Watch", version: "10.1", device: nil)
        let draft = SampleDraft(type, content, morning, morning + length, from: source, metadata: metadata)
        try phone.importSamples { _ = try $0.insert(draft, SampleIdentity(of: draft)) }
    }

    @Test(arguments: [
        (63.4502, "63.4502"), (63.450219, "63.4502"), (0.1 + 0.2, "0.3"), (0.000012345678, "1.23457e-05"), (1_234_567, "1234570"),
        (123_456, "123456"), (0.0923, "0.0923"),
    ])
    func `a quantity has six significant digits, and is restored`(value: Double, text: String) throws {
        try add(try type("bodyMass"), .quantity(Quantity(unit: try HealthModel.Unit(from: "kg"), value: value)))
        let xml = try String(contentsOfFile: export() + "/export.xml", encoding: .utf8)
        #expect(xml.contains(#" value="\#(text)""#))
    }

    @Test func `metadata, goals and statistics have six significant digits, durations have all, and all are restored`() throws {
        var workout = Workout(activityType: 37, duration: 590.123456789)
        var figures = Statistics.Figures()
        figures.average = Quantity(unit: try HealthModel.Unit(from: "count/s"), value: 91.428_962_34 / 60)
        workout.statistics = [Statistics(type: .heartRate, startDate: morning, endDate: morning + 600, figures: figures)]
        let effort = Quantity(unit: try HealthModel.Unit(from: "kcal/hr·kg"), value: 9.666_678_9)
        try add(.workout, .workout(workout), length: 600, metadata: ["HKAverageMETs": .quantity(effort)])
        try phone.importSamples { _ = try $0.setActivityGoal(.activeEnergyBurned, to: 350.525_627_659) }
        let xml = try String(contentsOfFile: export() + "/export.xml", encoding: .utf8)
        #expect(xml.contains(#" average="91.429""#))
        #expect(xml.contains(#"value="9.66668 kcal/hr·kg""#))
        #expect(xml.contains(#" activeEnergyBurnedGoal="350.526""#))
        #expect(xml.contains(#" duration="9.835390946483333""#))
    }

    @Test func `a route has the head and the six decimals of the Health app`() throws {
        let locations = [
            Location(timestamp: morning, latitude: 52.5, longitude: -0.0000004, altitude: -0.5, horizontalAccuracy: 3),
            Location(timestamp: morning + 1, latitude: 1e-7, longitude: 12.345_678_901_2, horizontalAccuracy: 3),
        ]
        try add(.workout, .workout(Workout(activityType: 37, duration: 900)), length: 900)
        try add(.workoutRoute, .workoutRoute(SampleSeries(locations)), length: 720)
        let positions = try phone.exportSamples(in: .gmt) { export in
            var positions: [Int64] = []
            for type in [ObjectType.workout, .workoutRoute] { try export.forEach(of: type) { positions.append($0.position) } }
            return positions
        }
        try phone.importSamples { try $0.connect(workout: positions[0], with: [positions[1]]) }
        let path = try export() + "/workout-routes/route_2024-01-01_8.12am.gpx"
        let topografix = "http://www.topografix.com/GPX/1/1"
        #expect(
            try String(contentsOfFile: path, encoding: .utf8) == """
                <?xml version="1.0" encoding="UTF-8"?>
                <gpx version="1.1" creator="Apple Health Export" xmlns="\(topografix)" \
                xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="\(topografix) \(topografix)/gpx.xsd">
                  <metadata>
                    <time>2024-01-01T07:00:00Z</time>
                  </metadata>
                  <trk>
                    <name>Route 2024-01-01 8:12am</name>
                    <trkseg>
                      <trkpt lon="0.000000" lat="52.500000"><ele>-0.500000</ele><time>2024-01-01T07:00:00Z</time><extensions>\
                <speed>-1.000000</speed><course>-1.000000</course><hAcc>3.000000</hAcc><vAcc>-1.000000</vAcc></extensions></trkpt>
                      <trkpt lon="12.345679" lat="0.000000"><ele>0.000000</ele><time>2024-01-01T07:00:01Z</time><extensions>\
                <speed>-1.000000</speed><course>-1.000000</course><hAcc>3.000000</hAcc><vAcc>-1.000000</vAcc></extensions></trkpt>
                    </trkseg>
                  </trk>
                </gpx>

                """
        )
    }
}
