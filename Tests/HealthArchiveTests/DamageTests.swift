import Foundation
import HealthArchive
import HealthEngine
import HealthModel
import Testing

/// The rows of the damage table in `protocol/archives.md`: an archive for each, with its exact result.
struct DamageTests {
    /// A row, an archive to which it applies, and the steps in the store after the import.
    struct Damage: CustomTestStringConvertible, Sendable {
        let row: String
        /// Not `Data`, because the leak check does not see that a static table holds it.
        private let bytes: [UInt8]
        let steps: [Double]
        var skipped = 0
        let problems: [String]
        var xml: Data { Data(bytes) }
        var testDescription: String { row }

        /// Damage between two valid records.
        init(_ row: String, between elements: String, _ steps: [Double] = [1, 2], skipped: Int = 0, problems: String...) {
            self.row = row
            bytes = Array(export(DamageTests.one + "\n" + elements + "\n" + DamageTests.two))
            self.steps = steps
            self.skipped = skipped
            self.problems = problems
        }

        /// Damage of a whole document.
        init(_ row: String, _ xml: Data, _ steps: [Double] = [1, 2], skipped: Int = 0, problems: String...) {
            self.row = row
            bytes = Array(xml)
            self.steps = steps
            self.skipped = skipped
            self.problems = problems
        }
    }

    private static let one = steps("1")
    private static let two = steps("2", 2)
    private static var sound: Data { export(one + two) }
    private static let three = steps("3")
    private static let running = #"<Workout workoutActivityType="HKWorkoutActivityTypeRunning" \#(saved())>"#
    private static let pressure = #"<Correlation type="HKCorrelationTypeIdentifierBloodPressure" \#(saved())>"#

    private static func bloodPressure(_ name: String, _ value: String = "80", unit: String = "mmHg") -> String {
        """
        <Record type="HKQuantityTypeIdentifierBloodPressure\(name)" unit="\(unit)" value="\(value)" \(saved())/>
        """
    }

    /// The part of a document up to and including a text.
    private static func cut(_ xml: Data, behind text: String) -> Data {
        xml.firstRange(of: Data(text.utf8)).map { xml[..<$0.upperBound] } ?? xml
    }

    private static func replacing(_ text: String, in xml: Data, by bytes: [UInt8]) -> Data {
        var xml = xml
        if let range = xml.firstRange(of: Data(text.utf8)) { xml.replaceSubrange(range, with: bytes) }
        return xml
    }

    static let text = [
        Damage("document type", export(one + two, documentType: Export.malformedDocumentType), problems: "malformedDocumentType"),
        Damage("control characters", replacing("iPhone", in: sound, by: [0x0B]), problems: "controlCharacters"),
        Damage("bytes that are not UTF-8", replacing("iPhone", in: sound, by: [0xE9]), problems: "invalidText"),
        Damage("a `<` without a name", between: "a < b", problems: "malformed"),
        Damage("an `&` without a name", between: "a & b", problems: "malformed"),
        Damage("another document type", between: "<!DOCTYPE HealthData [<!ELEMENT Me EMPTY>]>", problems: "malformed"),
        Damage("an end tag without a start tag", between: "</Record></Foo></>", problems: "malformed"),
        Damage("content after the end of the root", between: "</HealthData>", problems: "malformed"),
        Damage("a comment without an end", between: "<!-- comment", problems: "malformed"),
        Damage("literal text without an end", between: "<![CDATA[ text", problems: "malformed"),
        Damage("an instruction without an end", between: "<? instruction", problems: "malformed"),
        Damage("a tag of a megabyte", between: "<Me a='\(String(repeating: "x", count: 1 << 20))'/>", problems: "malformed"),
        Damage("an end of file within a tag", cut(export(one + two + three), behind: "value=\"3\""), problems: "endsEarly"),
        Damage(
            "an end of file after a space in a tag", cut(export(one + two + three), behind: "value=\"3\" "), problems: "endsEarly"
        ),
        Damage("an end of file between tags", cut(sound, behind: "2024-01-02 08:05:00 +0100\"/>"), problems: "endsEarly"),
        Damage(
            "an end of file within an element",
            cut(export(one + two + running + three), behind: running),
            skipped: 1,
            problems: "cutOffSample",
            "endsEarly"
        ),
    ]

    static let tags = [
        Damage(
            "an attribute without quotes",
            between: three.replacing(#"unit="count""#, with: "unit=count"),
            skipped: 1,
            problems: "damagedTag",
            "malformed"
        ),
        Damage(
            "an attribute without an end",
            between: three.replacing(#"unit="count""#, with: #"unit="count"#),
            skipped: 1,
            problems: "damagedTag",
            "malformed"
        ),
        Damage(
            "a repeated attribute",
            between: three.replacing("unit=", with: #"value="4" unit="#),
            skipped: 1,
            problems: "damagedTag",
            "malformed"
        ),
        Damage("an unknown entity in a value", between: steps("1&foo;2"), skipped: 1, problems: "damagedTag", "malformed"),
        Damage("an invalid character in a value", between: steps("7&#11;2"), skipped: 1, problems: "damagedTag", "malformed"),
        Damage(
            "an unescaped device",
            between: steps("3").replacing("source", with: #"device="<<HKDevice: 0x2>, name:W>" source"#, maxReplacements: 1),
            skipped: 1,
            problems: "damagedTag",
            "malformed"
        ),
        Damage("a tag without an end", between: three.replacing("/>", with: ""), skipped: 1, problems: "damagedTag", "malformed"),
        Damage(
            "a workout with a damaged tag",
            between: running.replacing(">", with: " a>") + three + "</Workout>",
            [1, 3, 2],
            skipped: 1,
            problems: "damagedTag",
            "malformed"
        ),
        Damage(
            "an entry with a damaged tag",
            between: three.replacing("/>", with: "><MetadataEntry key='a' value=1/></Record>"),
            [1, 3, 2],
            problems: "damagedTag",
            "malformed"
        ),
    ]

    static let elements = [
        Damage(
            "an element with a prefix after damage",
            between: three.replacing("unit=", with: #"value="4" unit="#) + "<a:Foo/>",
            skipped: 1,
            problems: "damagedTag",
            "unknownElement",
            "malformed"
        ),
        Damage(
            "the end of an element below the maximum depth",
            between: running + String(repeating: "<Foo>", count: 60) + String(repeating: "</Foo>", count: 55)
                + "<MetadataEntry key='HKIndoorWorkout' value='?'/>" + String(repeating: "</Foo>", count: 5)
                + "</Workout>",
            problems: "unknownElement"
        ),
        Damage(
            "more than 100,000 elements in the children of an element",
            between: running
                + String(
                    repeating: "<WorkoutActivity>" + String(repeating: "<WorkoutEvent/>", count: 1000)
                        + "</WorkoutActivity>",
                    count: 101
                ) + "</Workout>",
            problems: "unreadableActivity",
            "unreadableEvent",
            "tooManyElements",
            "tooManyElements"
        ),
        Damage("a record without an end", between: three.replacing("/>", with: ">"), [1, 3, 2], problems: "cutOffRecord"),
        Damage("a workout without an end", between: running + three, [1, 3, 2], skipped: 1, problems: "cutOffSample"),
        Damage(
            "a workout without an end before another",
            between: running + running + "</Workout>",
            skipped: 1,
            problems: "cutOffSample"
        ),
        Damage("a correlation without an end", between: pressure, skipped: 1, problems: "cutOffSample"),
        Damage(
            "an event without an end",
            between: running
                + #"<WorkoutEvent type="HKWorkoutEventTypePause" date="2024-01-01 08:01:00 +0100"></Workout>"#,
            problems: "cutOffPart"
        ),
        Damage(
            "a record in a correlation of another type",
            between: pressure + three + "</Correlation>",
            [1, 3, 2],
            skipped: 1,
            problems: "cutOffSample"
        ),
        Damage("an unknown element", between: "<Foo><Bar/><MetadataEntry key='a' value='b'/></Foo>", problems: "unknownElement"),
        Damage("an unknown element without an end", between: "<Foo>", problems: "unknownElement", "unclosedElement"),
        Damage(
            "an unknown element around others",
            between: "<Foo>\(three)</Foo>",
            [1, 3, 2],
            problems: "unknownElement",
            "unclosedElement"
        ),
        Damage("a misplaced element", between: "<WorkoutEvent/>", problems: "misplacedElement"),
        Damage(
            "three hundred nested elements",
            between: String(repeating: "<Foo>", count: 300) + String(repeating: "</Foo>", count: 300),
            problems: "unknownElement"
        ),
        Damage(
            "more than 100,000 elements in an element",
            between: three.replacing(
                "/>", with: ">" + String(repeating: "<MetadataEntry key='a' value='b'/>", count: 100_002) + "</Record>"
            ),
            [1, 3, 2],
            problems: "tooManyElements"
        ),
    ]

    static let samples = [
        Damage("an unknown type", between: three.replacing("StepCount", with: "Foo"), problems: "unknownType"),
        Damage(
            "a type in the wrong element",
            between: three.replacing("HKQuantityTypeIdentifierStepCount", with: "HKWorkoutTypeIdentifier"),
            problems: "wrongElement"
        ),
        Damage("a value that is not a number", between: steps("1,5"), skipped: 1, problems: "notANumber"),
        Damage("an infinite value", between: steps("1e999"), skipped: 1, problems: "notANumber"),
        Damage(
            "an unknown unit",
            between: three.replacing(#"unit="count""#, with: #"unit="steps""#),
            skipped: 1,
            problems: "unknownUnit"
        ),
        Damage(
            "a unit of another dimension",
            between: three.replacing(#"unit="count""#, with: #"unit="km""#),
            skipped: 1,
            problems: "wrongUnit"
        ),
        Damage(
            "a value that the type does not have",
            between: #"<Record type="HKCategoryTypeIdentifierSleepAnalysis" value="Foo" \#(saved())/>"#,
            skipped: 1,
            problems: "unknownValue"
        ),
        Damage(
            "an invalid date",
            between: three.replacing("2024-01-01 08:00", with: "2024-02-30 08:00"),
            skipped: 1,
            problems: "invalidDate"
        ),
        Damage(
            "an end date before the start date",
            between: three.replacing("2024-01-01 08:00", with: "2024-01-03 08:00"),
            skipped: 1,
            problems: "endBeforeStart"
        ),
        Damage(
            "a missing source", between: three.replacing(#"sourceName="iPhone""#, with: ""), [1, 3, 2], problems: "missingSource"
        ),
        Damage(
            "a correlation without members", between: pressure + "</Correlation>", skipped: 1, problems: "incompleteCorrelation"
        ),
        Damage(
            "a correlation with a damaged member",
            between: pressure + bloodPressure("Systolic") + bloodPressure("Diastolic", "") + "</Correlation>",
            skipped: 1,
            problems: "incompleteCorrelation"
        ),
        Damage(
            "a correlation with a malformed member",
            between: pressure + bloodPressure("Systolic") + "<Record &" + "</Correlation>",
            skipped: 1,
            problems: "damagedTag",
            "incompleteCorrelation",
            "malformed"
        ),
        Damage(
            "a correlation with text that is not well-formed",
            between: pressure + bloodPressure("Systolic") + "&" + "</Correlation>",
            skipped: 1,
            problems: "incompleteCorrelation",
            "malformed"
        ),
        Damage(
            "an unknown activity",
            between: running.replacing("Running", with: "Foo") + "</Workout>",
            skipped: 1,
            problems: "unknownValue"
        ),
        Damage("an invalid sample", between: "<Audiogram \(saved())/>", skipped: 1, problems: "invalidSample"),
        Damage(
            "a metadata value that does not fit its key",
            between: three.replacing("/>", with: "><MetadataEntry key='HKWasUserEntered' value='maybe'/></Record>"),
            [1, 3, 2],
            problems: "unreadableMetadata"
        ),
        Damage(
            "an infinite figure",
            between: running
                + #"<WorkoutStatistics type="HKQuantityTypeIdentifierDistanceWalkingRunning" sum="1e308" unit="km"/></Workout>"#,
            problems: "unreadableStatistics"
        ),
        Damage(
            "a zone without a duration",
            between: running
                + #"<WorkoutZoneGroup type="HKQuantityTypeIdentifierHeartRate" source="user" unit="count/min">"#
                + #"<WorkoutZone maximum="120" duration="1" durationUnit="min"/><WorkoutZone minimum="120" maximum="140"/>"#
                + #"<WorkoutZone minimum="140" duration="1" durationUnit="min"/></WorkoutZoneGroup></Workout>"#,
            problems: "unreadableZones"
        ),
        Damage(
            "zones of a type without zones",
            between: running + #"<WorkoutZoneGroup type="HKQuantityTypeIdentifierStepCount" source="user" unit="count">"#
                + #"<WorkoutZone duration="1" durationUnit="min"/></WorkoutZoneGroup></Workout>"#,
            problems: "unreadableZones"
        ),
        Damage(
            "a distance that is not a number",
            between: running.replacing(">", with: #" totalDistance="5,2" totalDistanceUnit="km">"#) + "</Workout>",
            problems: "unreadableFigure"
        ),
        Damage(
            "a distance with a unit of another dimension",
            between: running.replacing(">", with: #" totalDistance="5" totalDistanceUnit="kcal">"#) + "</Workout>",
            problems: "unreadableFigure"
        ),
        Damage(
            "a duration in an unknown unit",
            between: running.replacing(">", with: #" duration="600" durationUnit="sec">"#) + "</Workout>",
            problems: "unreadableFigure"
        ),
        Damage(
            "a duration without a unit",
            between: running.replacing(">", with: #" duration="600">"#) + "</Workout>",
            problems: "unreadableFigure"
        ),
        Damage(
            "an infinite goal",
            between:
                #"<ActivitySummary dateComponents="2024-01-01" activeEnergyBurnedGoal="1.7e308" activeEnergyBurnedUnit="MJ"/>"#,
            problems: "unreadableCharacteristic"
        ),
        Damage(
            "a goal that is not a number",
            between: #"<ActivitySummary dateComponents="2024-01-01" appleStandHoursGoal="twelve"/>"#,
            problems: "unreadableCharacteristic"
        ),
        Damage(
            "a point of an audiogram with an invalid value",
            between: "<Audiogram \(saved())>"
                + #"<SensitivityPoint frequencyValue="500" frequencyUnit="Hz" leftEarValue="10" leftEarUnit="dBHL"/>"#
                + #"<SensitivityPoint frequencyValue="900" frequencyUnit="Hz" leftEarValue="1,5" leftEarUnit="dBHL"/></Audiogram>"#,
            problems: "unreadableSensitivityPoint"
        ),
        Damage(
            "a lens with an invalid value",
            between:
                #"<VisionPrescription type="HKVisionPrescriptionTypeGlasses" dateIssued="2024-01-01 08:00:00 +0100">"#
                + #"<RightEye sphere="-1" sphereUnit="D"/><LeftEye sphere="-1" sphereUnit="D" cylinder="-0,5" cylinderUnit="D"/>"#
                + "</VisionPrescription>",
            problems: "unreadableLens"
        ),
        Damage(
            "a prescription with an invalid expiration date",
            between:
                #"<VisionPrescription type="HKVisionPrescriptionTypeGlasses" dateIssued="2024-01-01 08:00:00 +0100" "#
                + #"expirationDate="soon"/>"#,
            skipped: 1,
            problems: "invalidDate"
        ),
        Damage(
            "an invalid characteristic",
            between: #"<Me HKCharacteristicTypeIdentifierBloodType="Foo"/>"#,
            problems: "unreadableCharacteristic"
        ),
        Damage(
            "a characteristic without a type (EXP-07)",
            between: #"<Me HKCharacteristicTypeIdentifierCardioFitnessMedicationsUse="3"/>"#,
            problems: "unsupportedCharacteristic"
        ),
        Damage(
            "a characteristic without a type that is not set (EXP-07)",
            between: #"<Me HKCharacteristicTypeIdentifierCardioFitnessMedicationsUse="None"/>"#
        ),
        Damage(
            "a path outside the archive",
            between: running + #"<WorkoutRoute \#(saved())><FileReference path="/../a.gpx"/></WorkoutRoute></Workout>"#,
            skipped: 1,
            problems: "outsidePath"
        ),
        Damage(
            "a missing file",
            between: running + #"<WorkoutRoute \#(saved())><FileReference path="/a.gpx"/></WorkoutRoute></Workout>"#,
            skipped: 1,
            problems: "missingFile"
        ),
    ]

    @Test(arguments: text + tags + elements + samples)
    func `each kind of damage has its result`(damage: Damage) throws {
        let importer = try Importer()
        let report = try importer.importing(damage.xml)
        #expect(try importer.quantities(.stepCount) == damage.steps)
        #expect(report.counts(of: .stepCount)?.added ?? 0 == damage.steps.count)
        #expect(report.total.skipped == damage.skipped)
        #expect(report.problems.map(\.code) == damage.problems)
        // A second import reports the same problems and adds nothing.
        let again = try importer.importing(damage.xml)
        #expect(again.problems == report.problems)
        #expect(again.total.added == 0)
    }
}
