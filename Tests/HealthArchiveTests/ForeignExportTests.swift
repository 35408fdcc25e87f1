import Foundation
import HealthArchive
import HealthEngine
import HealthModel
import StoreContents
import Testing

/// Exports as phones of several versions and languages write them: an import, an export and another import give the same store.
struct ForeignExportTests {
    private static let device =
        "&lt;&lt;HKDevice: 0x1&gt;, name:A, manufacturer:Apple Inc., model:Watch, hardware:Watch6,2, software:10.1&gt;"

    private static func workout(_ activity: String, _ parts: String) -> String {
        #"<Workout workoutActivityType="HKWorkoutActivityType\#(activity)" duration="5" durationUnit="min" \#(saved())>"#
            + parts + "</Workout>"
    }

    private static func statistics(_ type: String, _ figures: String) -> String {
        #"<WorkoutStatistics type="HKQuantityTypeIdentifier\#(type)" startDate="2024-01-01 08:00:00 +0100" "#
            + #"endDate="2024-01-01 08:05:00 +0100" \#(figures)/>"#
    }

    private static func version(_ number: Int) -> String {
        steps("\(10 + number)").replacing(
            "/>",
            with: #"><MetadataEntry key="HKMetadataKeySyncIdentifier" value="a"/>"#
                + #"<MetadataEntry key="HKMetadataKeySyncVersion" value="\#(number)"/></Record>"#
        )
    }

    private static let elements = [
        "blood type": #"<Me HKCharacteristicTypeIdentifierBloodType="HKBloodTypeABNegative"/>"#,
        "statistics": workout(
            "Running",
            #"<MetadataEntry key="HKWeatherHumidity" value="8100 %"/>"#
                + statistics("HeartRate", #"average="147.777" minimum="107" maximum="168" unit="count/min""#)
                + statistics("DistanceWalkingRunning", #"sum="1.92435" unit="km""#)
                + statistics("RunningSpeed", #"average="8.97743" unit="km/hr""#)
                + statistics("RunningStrideLength", #"average="1.15" unit="ft""#)
        ),
        "locations": workout(
            "Running",
            #"<WorkoutRoute \#(saved())>"#
                + #"<Location date="2024-01-01 08:00:01 +0100" latitude="10.5" longitude="20.5" altitude="21.2" speed="2.4"/>"#
                + #"<Location date="2024-01-01 08:00:02 +0100" latitude="10.6" longitude="20.5"/></WorkoutRoute>"#
        ),
        "pool": workout(
            "Swimming",
            #"<MetadataEntry key="HKSwimmingLocationType" value="1"/><MetadataEntry key="HKLapLength" value="50 m"/>"#
                + #"<MetadataEntry key="HKIndoorWorkout" value="1"/>"#
        ),
        "versions": version(1) + version(2),
        "odd device": steps("1").replacing("/>", with: #" device="Dummy"/>"#),
        "renamed watch": steps("1", by: "Ultra").replacing("/>", with: #" device="\#(device)"/>"#)
            + steps("2", by: "アイフォン") + steps("3", by: "Anna’s Apple Watch"),
        "units": ["lb", "st", "kg"].enumerated().map { day, unit in
            #"<Record type="HKQuantityTypeIdentifierBodyMass" unit="\#(unit)" value="70.1" \#(saved(day + 1))/>"#
        }.joined(),
        "foreign units": #"<Record type="HKQuantityTypeIdentifierHeartRate" unit="count/s" value="1.1" \#(saved())/>"#
            + #"<Record type="HKQuantityTypeIdentifierDistanceCycling" unit="m" value="1234" \#(saved())/>"#,
    ]

    /// Heads of electrocardiograms with their voltages.
    private static let electrocardiograms = [
        "German": "Name,X\nGeburtsdatum,\"01.01.1990\"\nAufzeichnungsdatum,2024-01-05 09:54:54 +0100\n"
            + "Klassifizierung,Sinusrhythmus\nSymptome,Ohne\nSoftwareversion,2.0\nGerät,\"Watch6,7\"\nMessrate,511,422\u{A0}Hertz\n\n\n"
            + "Ableitung,Ableitung I\nEinheit,µV\n\n57,992\n-66,502\n",
        "Chinese": "姓名,X\n出生日期,1990年1月1日\n记录日期,2024-01-05 09:54:54 +0800\n分类,窦性心律\n症状,\n软件版本,2.0\n"
            + "设备,\"Watch7,9\"\n采样率,512赫兹\n\n\n导联,导联I\n单位,µV\n\n8.569\n-107.825\n",
        "English": "Name,X\nDate of Birth,\"Jan 1, 1990\"\nRecorded Date,2024-01-05 09:54:54 -0500\n"
            + "Classification,Sinus Rhythm\nSymptoms,None\nSoftware Version,1.9\nDevice,\"Watch6,2\"\nSample Rate,512 hertz\n,\n,\n"
            + "Lead,Lead I\nUnit,µV\n,\n-107.825,\n2.5,\n100,\n",
    ]

    private func roundTrip(_ xml: Data, _ files: [String: Data] = [:]) throws {
        let importer = try Importer()
        try importer.importing(xml, files)
        let folder = try TemporaryFolder()
        let options = ExportOptions(timeZone: TimeZone(identifier: "Europe/Berlin") ?? .gmt, date: morning)
        let path = folder.path + "/export.zip"
        _ = try ArchiveExport(importer.phone, options).write(to: path)
        let copy = try Phone(environment: Environment(timeZone: TimeZone(identifier: "Europe/Berlin"), seed: 2))
        let report = try ExportArchive(path: path).read(into: copy)
        #expect(report.problemTexts == [])
        #expect(try StoreContents.lines(of: importer.phone) == StoreContents.lines(of: copy))
        #expect(try importer.importing(path: path).total.added == 0)
        #expect(try importer.importing(xml, files).total.added == 0)
    }

    @Test(arguments: Self.elements.keys.sorted())
    func `elements of other exports are the same after another export`(name: String) throws {
        try roundTrip(export(try #require(Self.elements[name])))
    }

    @Test(arguments: Self.electrocardiograms.keys.sorted())
    func `electrocardiograms in several languages are the same after another export`(language: String) throws {
        let file = try #require(Self.electrocardiograms[language])
        try roundTrip(export(""), ["electrocardiograms/ecg_2024-01-05.csv": Data(file.utf8)])
    }
}
