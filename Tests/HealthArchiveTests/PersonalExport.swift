import Foundation
import HealthModel

/// An export like that of a person with a phone and a watch on iOS 26, with what such exports contain beside plain records: sync
/// versions without identifiers, heartbeats, routes, electrocardiograms, correlations, records within workouts, equal records,
/// types and elements that HealthKit does not have, and a missing file.
struct PersonalExport {
    /// The number of samples of each type in the files.
    private(set) var samples: [String: Int] = [:]
    /// The number of places by the code of the problem that an import must report.
    private(set) var problems: [String: Int] = ["unsupportedCharacteristic": 1]
    /// The routes whose file is missing.
    private(set) var missingRoutes = 0
    private let folder: TemporaryFolder
    private var text = ""

    /// The number of `Record` elements, of known and unknown types.
    private(set) var records = 0

    /// Writes an export with at least this number of records into a folder, day by day.
    init(records wanted: Int, in folder: TemporaryFolder) throws {
        self.folder = folder
        let file = try folder.write(Data(), to: "apple_health_export/export.xml")
        let handle = try FileHandle(forWritingTo: URL(filePath: file))
        defer { try? handle.close() }
        text = Self.prologue
        var day = 0
        while records < wanted {
            try addDay(day)
            day += 1
            try handle.write(contentsOf: Data(text.utf8))
            text = ""
        }
        try handle.write(contentsOf: Data("</HealthData>\n".utf8))
        try folder.write(Data("<ClinicalDocument/>".utf8), to: "apple_health_export/export_cda.xml")
    }

    /// The folder of the export.
    var path: String { folder.path + "/apple_health_export" }

    private static let prologue = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE HealthData [
        <!-- HealthKit Export Version: 14 -->
        <!ELEMENT HealthData (ExportDate,Me,(Record|Correlation|Workout|ActivitySummary)*)>
        <!ATTLIST HealthData locale CDATA #REQUIRED>
        ]>
        <HealthData locale="de_DE">
         <ExportDate value="2026-01-15 08:00:00 +0100"/>
         <Me HKCharacteristicTypeIdentifierDateOfBirth="1985-04-12" \
        HKCharacteristicTypeIdentifierBiologicalSex="HKBiologicalSexFemale" \
        HKCharacteristicTypeIdentifierBloodType="HKBloodTypeNotSet" \
        HKCharacteristicTypeIdentifierFitzpatrickSkinType="HKFitzpatrickSkinTypeNotSet" \
        HKCharacteristicTypeIdentifierCardioFitnessMedicationsUse="2"/>

        """

    // MARK: Days

    private mutating func addDay(_ day: Int) throws {
        let phone = source("Annas iPhone", "iPhone", "iPhone17,1", "26.0.1", day)
        let watch = source("Annas Apple\u{A0}Watch", "Watch", "Watch7,10", "26.0", day)
        for minute in stride(from: 0, to: 1440, by: 5) {
            let version = minute % 10 == 0 ? entry("HKMetadataKeySyncVersion", "1") : ""
            let context = entry("HKMetadataKeyHeartRateMotionContext", "\(minute / 5 % 3)")
            record("HeartRate", "count/min", 50 + minute % 90, watch, time(day, minute), context + version)
        }
        for minute in stride(from: 420, to: 1320, by: 15) {
            let end = time(day, minute + 9)
            record("StepCount", "count", 20 + minute % 300, phone, time(day, minute), end: end)
            record("StepCount", "count", 25 + minute % 300, watch, time(day, minute), end: end)
            record("ActiveEnergyBurned", "kcal", 3 + minute % 40, watch, time(day, minute), end: end)
            record("DistanceWalkingRunning", "km", 1, phone, time(day, minute), end: end)
        }
        // Two equal records: a person has both.
        for _ in 1...2 { record("DietaryWater", "mL", 250, source("Diary", nil, nil, "412", day), time(day, 600)) }
        record("VO2Max", "mL/min·kg", 41, watch, time(day, 1100), entry("HKVO2MaxTestType", "2"))
        for hour in [2, 9, 15] { addVariability(day, hour, watch) }
        addSleep(day, watch)
        unknownRecord(phone, day)
        if day % 7 == 0 { addPressure(day) }
        if day % 2 == 0 { try addWorkout(day, watch) }
        if day % 20 == 0 { try addElectrocardiogram(day) }
    }

    private mutating func addVariability(_ day: Int, _ hour: Int, _ source: String) {
        let beats = (0..<30).map { beat in
            let time = "\(hour % 12):00:\(pad(beat)).00 \(hour < 12 ? "AM" : "PM")"
            return "   <InstantaneousBeatsPerMinute bpm=\"60\" time=\"\(time)\"/>\n"
        }
        let list = "  <HeartRateVariabilityMetadataList>\n\(beats.joined())  </HeartRateVariabilityMetadataList>\n"
        let end = time(day, hour * 60 + 1)
        record("HeartRateVariabilitySDNN", "ms", 40, source, time(day, hour * 60), list, end: end)
        samples["HKDataTypeIdentifierHeartbeatSeries", default: 0] += 1
    }

    private mutating func addSleep(_ day: Int, _ source: String) {
        for (number, stage) in ["AsleepCore", "AsleepDeep", "AsleepREM", "Awake", "AsleepCore"].enumerated() {
            let dates = dates(time(day, number * 60), time(day, number * 60 + 60))
            let attributes = "value=\"HKCategoryValueSleepAnalysis\(stage)\" \(source) \(dates)"
            add("HKCategoryTypeIdentifierSleepAnalysis", attributes, entry("HKTimeZone", "Europe/Berlin"))
        }
    }

    /// A record of the sleep goal, which exports contain and HealthKit has no type for.
    private mutating func unknownRecord(_ source: String, _ day: Int) {
        let value = "unit=\"hr\" value=\"8\" \(source) \(dates(time(day, 0), time(day, 0)))"
        text += " <Record type=\"HKDataTypeSleepDurationGoal\" \(value)/>\n"
        records += 1
        problems["unknownType", default: 0] += 1
    }

    private mutating func addPressure(_ day: Int) {
        let cuff = source("Manschette", nil, nil, "2.1", day)
        let at = time(day, 480)
        let version = entry("HKMetadataKeySyncVersion", "\(day)")
        let members = [("Systolic", 121), ("Diastolic", 79)].map { name, value in
            """
              <Record type="HKQuantityTypeIdentifierBloodPressure\(name)" unit="mmHg" value="\(value)" \
            \(cuff) \(dates(at, at))>
            \(version)  </Record>

            """
        }
        for (name, value) in [("Systolic", 121), ("Diastolic", 79)] {
            record("BloodPressure\(name)", "mmHg", value, cuff, at, version)
        }
        let type = "HKCorrelationTypeIdentifierBloodPressure"
        let start = " <Correlation type=\"\(type)\" \(cuff) \(dates(at, at))>\n"
        text += start + version + members.joined() + " </Correlation>\n"
        samples[type, default: 0] += 1
    }

    private mutating func addWorkout(_ day: Int, _ source: String) throws {
        let (start, end) = (time(day, 1020), time(day, 1050))
        let effort = "HKQuantityTypeIdentifierEstimatedWorkoutEffortScore"
        let route = "route_\(day).gpx"
        text += """
             <Workout workoutActivityType="HKWorkoutActivityTypeRunning" duration="29.5" durationUnit="min" \
            \(source) \(dates(start, end))>
            \(entry("HKIndoorWorkout", "0"))\(entry("HKAverageMETs", "8.2 kcal/hr·kg"))\
            \(entry("HKWeatherTemperature", "53 degF"))\(entry("HKMetadataKeySyncVersion", "2"))\
              <WorkoutEvent type="HKWorkoutEventTypePause" date="\(time(day, 1030))"/>
              <WorkoutEvent type="HKWorkoutEventTypeResume" date="\(time(day, 1031))"/>
              <WorkoutEvent type="HKWorkoutEventTypeSegment" date="\(start)" duration="5.1" durationUnit="min"/>
              <WorkoutActivity uuid="\(UUID().uuidString)" startDate="\(start)" endDate="\(end)" duration="29" durationUnit="min">
               <WorkoutStatistics type="HKQuantityTypeIdentifierHeartRate" startDate="\(start)" endDate="\(end)" average="141.5" \
            minimum="98" maximum="171" unit="count/min"/>
              </WorkoutActivity>
              <WorkoutStatistics type="HKQuantityTypeIdentifierActiveEnergyBurned" startDate="\(start)" endDate="\(end)" \
            sum="312.25" unit="kcal"/>
              <WorkoutZoneGroup type="HKQuantityTypeIdentifierHeartRate" source="system" unit="count/min">
               <WorkoutZone maximum="132" duration="12.5" durationUnit="min"/>
               <WorkoutZone minimum="132" maximum="146" duration="9.25" durationUnit="min"/>
               <WorkoutZone minimum="146" duration="0" durationUnit="min"/>
              </WorkoutZoneGroup>
              <Record type="\(effort)" unit="appleEffortScore" value="6" \(source) \(dates(start, end))/>
              <WorkoutRoute \(source) \(dates(start, end))>
            \(entry("HKMetadataKeySyncVersion", "3"))   <FileReference path="/workout-routes/\(route)"/>
              </WorkoutRoute>
             </Workout>

            """
        records += 1
        for type in ["HKWorkoutTypeIdentifier", effort, "HKWorkoutRouteTypeIdentifier"] {
            samples[type, default: 0] += 1
        }
        guard day % 30 != 28 else {
            missingRoutes += 1
            return problems["missingFile", default: 0] += 1
        }
        let points = (0..<60).map { second in
            let time = "\(time(day, 1020).prefix(10))T16:00:\(pad(second))Z"
            return "<trkpt lon=\"13.\(4000 + second)\" lat=\"52.5\"><ele>34</ele><time>\(time)</time></trkpt>"
        }
        let gpx = "<?xml version=\"1.0\"?><gpx><trk><trkseg>\(points.joined())</trkseg></trk></gpx>"
        try folder.write(Data(gpx.utf8), to: "apple_health_export/workout-routes/\(route)")
    }

    private mutating func addElectrocardiogram(_ day: Int) throws {
        let voltages = (0..<512).map { "\($0 % 40).\($0 % 10)" }.joined(separator: "\n")
        let csv = """
            Name,Anna
            Date of Birth,"Apr 12, 1985"
            Recorded Date,\(time(day, 700))
            Classification,Sinus Rhythm
            Symptoms,
            Software Version,2.0
            Device,"Watch7,10"
            Sample Rate,512 hertz


            Lead,Lead I
            Unit,µV

            \(voltages)
            """
        try folder.write(Data(csv.utf8), to: "apple_health_export/electrocardiograms/ecg_\(day).csv")
        samples["HKDataTypeIdentifierElectrocardiogram", default: 0] += 1
    }

    // MARK: Elements

    private mutating func record(
        _ name: String,
        _ unit: String,
        _ value: Int,
        _ source: String,
        _ start: String,
        _ content: String = "",
        end: String? = nil
    ) {
        let value = "unit=\"\(unit)\" value=\"\(value)\" \(source) \(dates(start, end ?? start))"
        add("HKQuantityTypeIdentifier\(name)", value, content)
    }

    /// Adds a record with an attribute that earlier versions of the format do not have.
    private mutating func add(_ type: String, _ attributes: String, _ content: String) {
        text += " <Record type=\"\(type)\" \(attributes) timeZone=\"Europe/Berlin\""
        text += content.isEmpty ? "/>\n" : ">\n\(content) </Record>\n"
        records += 1
        samples[type, default: 0] += 1
    }

    private func entry(_ key: String, _ value: String) -> String {
        "  <MetadataEntry key=\"\(key)\" value=\"\(value)\"/>\n"
    }

    /// The address of a device differs with each record.
    private func source(_ name: String, _ model: String?, _ hardware: String?, _ version: String, _ day: Int) -> String {
        guard let model, let hardware else { return "sourceName=\"\(name)\" sourceVersion=\"\(version)\"" }
        return """
            sourceName="\(name)" sourceVersion="\(version)" device="&lt;&lt;HKDevice: 0x30\(1000 + day)&gt;, name:\(model), \
            manufacturer:Apple Inc., model:\(model), hardware:\(hardware), software:\(version), creation date:2025-09-20&gt;"
            """
    }

    private func dates(_ start: String, _ end: String) -> String {
        "creationDate=\"\(end)\" startDate=\"\(start)\" endDate=\"\(end)\""
    }

    /// A minute of a day from 1 September 2023 on, in months of 28 days.
    private func time(_ day: Int, _ minute: Int) -> String {
        let month = 8 + day / 28
        let date = "\(2023 + month / 12)-\(pad(month % 12 + 1))-\(pad(day % 28 + 1))"
        return "\(date) \(pad(minute / 60)):\(pad(minute % 60)):00 +0100"
    }

    private func pad(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
