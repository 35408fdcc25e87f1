import Foundation
import HealthArchive
import HealthEngine
import HealthModel
import Testing

struct WorkoutImportTests {
    private static var route: Data {
        Data(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <gpx version="1.1" creator="Apple Health Export" xmlns="http://www.topografix.com/GPX/1/1">
              <trk><trkseg>
                <trkpt lon="13.400000" lat="52.500000"><ele>34.5</ele><time>2024-01-01T07:00:00Z</time>
                  <extensions><speed>2.5</speed><course>90</course><hAcc>3</hAcc><vAcc>4</vAcc></extensions></trkpt>
                <trkpt lon="200" lat="52.5"><ele>0</ele><time>2024-01-01T07:00:01Z</time></trkpt>
                <trkpt lon="13.400100" lat="52.500100"><ele>34.0</ele><time>2024-01-01T07:05:00Z</time></trkpt>
              </trkseg></trk>
            </gpx>
            """.utf8
        )
    }
    private static let path = "workout-routes/route_2024-01-01_8.05am.gpx"

    private static let running = """
        <Record type="HKQuantityTypeIdentifierHeartRate" unit="count/min" value="120" \(saved())/>
        <Record type="HKQuantityTypeIdentifierHeartRate" unit="count/min" value="60" \(saved(by: "Strap"))/>
        <Record type="HKQuantityTypeIdentifierHeartRate" unit="count/min" value="61" \(saved(2))/>
        <Workout workoutActivityType="HKWorkoutActivityTypeRunning" duration="4.5" durationUnit="min" \(saved())>
         <MetadataEntry key="HKIndoorWorkout" value="0"/>
         <WorkoutEvent type="HKWorkoutEventTypePause" date="2024-01-01 08:01:00 +0100"/>
         <WorkoutEvent type="HKWorkoutEventTypeResume" date="2024-01-01 08:01:30 +0100">
          <MetadataEntry key="of" value="event"/>
         </WorkoutEvent>
         <WorkoutEvent type="HKWorkoutEventTypeLap" date="2024-01-01 08:02:00 +0100" duration="10" durationUnit="min"/>
         <WorkoutActivity uuid="4F7A1A38-9A27-4F0D-8D14-2C7F2F1B7B11" startDate="2024-01-01 08:00:00 +0100" \
        endDate="2024-01-01 08:05:00 +0100" duration="4.5" durationUnit="min">
          <WorkoutStatistics type="HKQuantityTypeIdentifierHeartRate" startDate="2024-01-01 08:00:00 +0100" \
        endDate="2024-01-01 08:05:00 +0100" average="120" minimum="100" maximum="140" unit="count/min"/>
         </WorkoutActivity>
         <WorkoutStatistics type="HKQuantityTypeIdentifierDistanceWalkingRunning" startDate="2024-01-01 08:00:00 +0100" \
        endDate="2024-01-01 08:05:00 +0100" sum="1.2" unit="km"/>
         <WorkoutRoute \(saved())><FileReference path="/\(path)"/></WorkoutRoute>
        </Workout>
        """

    @Test func `a workout has its events, activities, statistics and route (EXP-16, EXP-17, EXP-18)`() throws {
        let importer = try Importer()
        let report = try importer.importing(export(Self.running), [Self.path: Self.route])
        #expect(report.problemTexts == ["1 × route points that are damaged, without a time or not on Earth: omitted"])
        let sample = try #require(importer.samples(.workout).first)
        let workout = try #require(sample.workout)
        #expect(workout.activityType == 37)
        #expect(workout.configuration.locationType == .outdoor)
        #expect(workout.duration == 270)
        #expect(workout.events.map(\.type) == [.pause, .resume, .lap])
        #expect(workout.events[1].metadata["of"] == .string("event"))
        #expect(workout.events[2].endDate == morning + 300)
        #expect(workout.totalDistance == Quantity(unit: .meter, value: 1200))
        #expect(workout.activities.map(\.uuid.uuidString) == ["4F7A1A38-9A27-4F0D-8D14-2C7F2F1B7B11"])
        #expect(workout.activities[0].events == workout.events)
        #expect(workout.activities[0].duration == 270)
        let rate = try #require(workout.activities[0].statistics(for: .heartRate))
        #expect(try rate.figures.maximum?.doubleValue(for: .countPerMinute) == 140)

        let routes = try importer.samples(.workoutRoute, .workout(sample.uuid))
        let locations = try importer.phone.healthStore.execute(WorkoutRouteQuery(route: try #require(routes.first).uuid))
        #expect(locations.map(\.latitude) == [52.5, 52.5001])
        #expect(locations[0].speed == 2.5)
        #expect(locations[0].horizontalAccuracy == 3)
        #expect(locations[1].timestamp == morning + 300)
    }

    @Test func `a workout has the times in zones of an export of iOS 27 (ZONE-26)`() throws {
        let importer = try Importer()
        try importer.importing(
            export(
                """
                <Workout workoutActivityType="HKWorkoutActivityTypeRunning" duration="4.5" durationUnit="min" \(saved())>
                 <WorkoutZoneGroup type="HKQuantityTypeIdentifierHeartRate" source="system" unit="count/min">
                  <WorkoutZone maximum="132" duration="1.5" durationUnit="min"/>
                  <WorkoutZone minimum="132" maximum="146" duration="0" durationUnit="min"/>
                  <WorkoutZone minimum="146" duration="2.5" durationUnit="min"/>
                 </WorkoutZoneGroup>
                </Workout>
                """
            )
        )
        let group = try #require(try importer.samples(.workout).first?.workout?.zoneGroup(for: .heartRate))
        #expect(group.configuration.source == .system)
        #expect(group.configuration.boundaries == [132, 146].map { Quantity(unit: .countPerMinute, value: $0) })
        #expect(group.durations == [90, 0, 150])
    }

    @Test func `an activity has the events that it overlaps, and its time without pauses (WO-11, EXP-17)`() throws {
        func event(_ type: String, _ minute: Int, _ duration: String = "") -> String {
            #"<WorkoutEvent type="HKWorkoutEventType\#(type)" date="2024-01-01 08:0\#(minute):00 +0100" \#(duration)/>"#
        }
        func activity(_ number: Int, _ dates: String, _ content: String = "") -> String {
            """
            <WorkoutActivity uuid="4F7A1A38-9A27-4F0D-8D14-2C7F2F1B7B1\(number)" \(dates)>\(content)</WorkoutActivity>
            """
        }
        let importer = try Importer()
        // An activity can precede the events. Events that are only within an activity stay there.
        try importer.importing(
            export(
                """
                <Workout workoutActivityType="HKWorkoutActivityTypeSwimBikeRun" \(saved())>
                 \(activity(1, #"startDate="2024-01-01 08:00:00 +0100" endDate="2024-01-01 08:02:00 +0100""#))
                 \(event("Pause", 1))\(event("Resume", 3))\(event("Lap", 1, #"duration="3" durationUnit="min""#))
                 \(activity(2, #"startDate="2024-01-01 08:02:00 +0100""#, event("Marker", 4)))
                 \(activity(3, #"startDate="2024-01-01 08:05:00 +0100" duration="0" durationUnit="s""#))
                </Workout>
                """
            )
        )
        let activities = try #require(importer.samples(.workout).first?.workout?.activities)
        #expect(activities.map { $0.events.map(\.type) } == [[.pause, .lap], [.lap, .resume, .marker], []])
        #expect(activities.map(\.duration) == [60, 120, 0])
        let samples = try importer.samples(.workout)
        #expect(samples.first?.workout?.events.map(\.type) == [.pause, .lap, .resume])
    }

    @Test func `the events of all activities of a workout are limited`() throws {
        let importer = try Importer()
        let start = "2024-01-01 08:00:00 +0100"
        let lap = #"<WorkoutEvent type="HKWorkoutEventTypeLap" date="\#(start)" duration="9" durationUnit="min"/>"#
        let activities = (100..<1000).map { number in
            #"<WorkoutActivity uuid="4F7A1A38-9A27-4F0D-8D14-2C7F2F1B7\#(number)" startDate="\#(start)"/>"#
        }
        let content = String(repeating: lap, count: 1000) + activities.joined()
        let report = try importer.importing(
            export(#"<Workout workoutActivityType="HKWorkoutActivityTypeRunning" \#(saved())>\#(content)</Workout>"#)
        )
        #expect(report.problems.map(\.code) == ["tooManyElements"])
        let found = try #require(importer.samples(.workout).first?.workout?.activities)
        #expect(found.filter { !$0.events.isEmpty }.count == 100)
        #expect(found.allSatisfy { $0.duration == 300 })
    }

    @Test func `a workout is connected with samples of the same source and time (EXP-28)`() throws {
        let importer = try Importer()
        try importer.importing(export(Self.running))
        let workout = try #require(importer.samples(.workout).first)
        #expect(try importer.samples(.heartRate, .workout(workout.uuid)).compactMap(\.quantity?.value) == [120])
    }

    @Test func `importing a workout twice changes nothing`() throws {
        let importer = try Importer()
        try importer.importing(export(Self.running), [Self.path: Self.route])
        let before = try importer.samples(.workout) + importer.samples(.workoutRoute)
        let report = try importer.importing(export(Self.running), [Self.path: Self.route])
        #expect(try importer.samples(.workout) + importer.samples(.workoutRoute) == before)
        #expect(report.total.added == 0)
        #expect(report.total.present == report.total.read)
    }

    @Test func `totals of older exports are kept (EXP-15)`() throws {
        let importer = try Importer()
        try importer.importing(
            export(
                """
                <Workout workoutActivityType="HKWorkoutActivityTypeCycling" duration="5" durationUnit="min" \
                totalDistance="2" totalDistanceUnit="mi" totalEnergyBurned="50" totalEnergyBurnedUnit="Cal" \(saved())/>
                """
            )
        )
        let workout = try #require(importer.samples(.workout).first?.workout)
        #expect(workout.totalDistance == Quantity(unit: try Unit(from: "mi"), value: 2))
        #expect(workout.totalEnergyBurned == Quantity(unit: try Unit(from: "Cal"), value: 50))
    }

    @Test(arguments: [
        ("/../../../etc/passwd", "1 × paths outside the archive: not followed"),
        ("/workout-routes/missing.gpx", "1 × missing files that the XML references"),
    ])
    func `a missing route is reported`(path: String, problem: String) throws {
        let importer = try Importer()
        let report = try importer.importing(
            export(
                """
                <Workout workoutActivityType="HKWorkoutActivityTypeRunning" \(saved())>
                 <WorkoutRoute \(saved())><FileReference path="\(path)"/></WorkoutRoute>
                </Workout>
                """
            )
        )
        #expect(report.problemTexts == [problem])
        #expect(try importer.samples(.workout).count == 1)
        #expect(try importer.samples(.workoutRoute).isEmpty)
    }

    @Test func `a link to a file outside the folder is not followed`() throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.route, to: "outside.gpx")
        let xml = """
            <Workout workoutActivityType="HKWorkoutActivityTypeRunning" \(saved())>
             <WorkoutRoute \(saved())><FileReference path="/workout-routes/link.gpx"/></WorkoutRoute>
            </Workout>
            """
        try folder.write(export(xml), to: "export/export.xml")
        try folder.write(Data(), to: "export/workout-routes/empty.gpx")
        try FileManager.default.createSymbolicLink(
            atPath: folder.path + "/export/workout-routes/link.gpx", withDestinationPath: "../../outside.gpx"
        )
        let importer = try Importer()
        let report = try importer.importing(path: folder.path + "/export")
        #expect(report.problems.map(\.code) == ["missingFile", "unnamedRoute"])
        #expect(try importer.samples(.workoutRoute).isEmpty)
    }

    private static func swim(_ location: String, _ activities: String = "") -> Data {
        export(
            """
            <Workout workoutActivityType="HKWorkoutActivityTypeSwimming" duration="5" durationUnit="min" \(saved())>
             <MetadataEntry key="HKSwimmingLocationType" value="\(location)"/>
             <MetadataEntry key="HKLapLength" value="50 m"/>
             \(activities)
            </Workout>
            """
        )
    }

    @Test(arguments: [("1", WorkoutConfiguration.SwimmingLocationType.pool), ("2", .openWater), ("0", .unknown), ("9", .unknown)])
    func `a swimming workout has its location and the length of its laps`(
        value: String, location: WorkoutConfiguration.SwimmingLocationType
    ) throws {
        let importer = try Importer()
        try importer.importing(Self.swim(value))
        let configuration = try #require(importer.samples(.workout).first?.workout?.configuration)
        #expect(configuration.swimmingLocationType == location)
        #expect(configuration.lapLength == Quantity(unit: .meter, value: 50))
    }

    @Test func `activities have the configuration of their own metadata`() throws {
        func activity(_ number: Int, _ entries: [String: String]) -> String {
            let entries = entries.map { #"<MetadataEntry key="\#($0)" value="\#($1)"/>"# }.joined()
            return """
                <WorkoutActivity uuid="4F7A1A38-9A27-4F0D-8D14-2C7F2F1B7B1\(number)" \
                startDate="2024-01-01 08:0\(number):00 +0100" \
                endDate="2024-01-01 08:0\(number + 1):00 +0100">\(entries)</WorkoutActivity>
                """
        }
        let importer = try Importer()
        let swim = activity(0, ["HKIndoorWorkout": "1", "HKSwimmingLocationType": "1", "HKLapLength": "25 m"])
        try importer.importing(Self.swim("2", swim + activity(1, ["HKIndoorWorkout": "0"])))
        let activities = try #require(importer.samples(.workout).first?.workout?.activities).map(\.configuration)
        #expect(activities.map(\.swimmingLocationType) == [.pool, .unknown])
        #expect(activities.map(\.locationType) == [.indoor, .outdoor])
        #expect(activities.map(\.lapLength) == [Quantity(unit: .meter, value: 25), nil])
    }
}
